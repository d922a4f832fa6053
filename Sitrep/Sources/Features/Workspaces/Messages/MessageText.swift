import Domain
import Foundation
import PortableUI

/// A message's text with its styles, quotes, lists and code.
struct MessageText: View {
  let text: RichText

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(text.blocks.indices, id: \.self) { index in
        MessageBlock(block: text.blocks[index])
      }
    }
  }
}

private struct MessageBlock: View {
  let block: RichBlock

  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  var body: some View {
    switch block {
    case .paragraph(let runs): line(runs)
    case .quote(let runs):
      line(runs).markedAsQuoted()
    case .code(let code):
      Text(verbatim: code)
        .font(.system(.footnote, design: .monospaced))
        .padding(8)
        .background(Color.codeGround, in: RoundedRectangle(cornerRadius: 6))
    case .list(let items):
      VStack(alignment: .leading, spacing: 2) {
        ForEach(items.indices, id: \.self) { index in item(items[index]) }
      }
    }
  }

  private func item(_ item: RichItem) -> some View {
    HStack(alignment: .top, spacing: 6) {
      Text(verbatim: item.number.map { "\($0)." } ?? "•")
      line(item.runs)
    }
    .padding(.leading, Double(min(item.depth, 6)) * 16)
  }

  private func line(_ runs: [RichRun]) -> some View {
    let format = MomentFormat(timeZone: timeZone, locale: locale)
    return runs.reduce(Text(verbatim: "")) { $0 + Text($1, format) }
  }
}

extension Text {
  /// A run of a message's text, in its style; one that leads somewhere has the colour of links.
  fileprivate init(_ run: RichRun, _ format: MomentFormat) {
    self.init(verbatim: format.text(of: run))
    if run.style.contains(.bold) { self = bold() }
    if run.style.contains(.italic) { self = italic() }
    if run.style.contains(.code) { self = monospaced() }
    if run.style.contains(.strikethrough) { self = strikethrough() }
    if run.leadsSomewhere { self = foregroundStyle(.tint) }
  }
}

/// How moments within texts are shown: in the reader's time zone and language.
private struct MomentFormat {
  let timeZone: TimeZone
  let locale: Locale

  func text(of run: RichRun) -> String {
    guard case .moment(let date, let parts) = run.target else { return run.text }
    let style = Date.FormatStyle(
      date: parts == .time ? .omitted : .abbreviated, time: parts == .day ? .omitted : .shortened, locale: locale,
      calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
    return date.formatted(style).replacing("\u{202F}", with: " ")
  }
}

extension RichRun {
  fileprivate var leadsSomewhere: Bool {
    switch target {
    case .link, .member, .channel: true
    case .moment, nil: false
    }
  }
}

extension Color {
  /// Behind code, on a row's ground.
  fileprivate static var codeGround: Color { Color.gray.opacity(0.15) }
}

extension View {
  /// A bar before what somebody else says, as high as that.
  func markedAsQuoted() -> some View {
    padding(.leading, 11).overlay(alignment: .leading) {
      Rectangle()
        .fill(Color.gray.opacity(0.5))
        .frame(width: 3)
        .accessibilityHidden(true)
    }
  }
}
