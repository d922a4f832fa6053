import DesignSystem
import Domain
import Foundation
import PortableUI

/// Where statements are taken from: title, publisher, date, the page itself, and what is taken from it.
struct SourceScreen: View {
  let content: GuidanceContent
  let id: String

  var body: some View {
    if let source = content.source(id) {
      List {
        SourceSection(source: source)
        StatementSection(content: content, source: id)
      }
      .groupedList()
      .navigationTitle(Text("Source", bundle: .module))
    } else {
      EmptyNotice(
        Text("Source not found", bundle: .module),
        message: Text("The guidance may have changed since this link was made.", bundle: .module),
        symbol: "questionmark.circle"
      )
      .accessibilityIdentifier(GuidanceID.noSource)
      .navigationTitle(Text("Source", bundle: .module))
    }
  }
}

/// What is known of the source.
private struct SourceSection: View {
  let source: GuidanceSource

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      Text(verbatim: source.title.text(for: locale))
        .font(.headline)
        .accessibilityIdentifier(GuidanceID.sourceTitle)
      Text("Published by \(source.publisher.text(for: locale))", bundle: .module)
        .accessibilityIdentifier(GuidanceID.sourcePublisher)
      Text("Date: \(source.date, format: .guidanceDate)", bundle: .module)
        .accessibilityIdentifier(GuidanceID.sourceDate)
      if let address = URL(string: source.url) {
        Link(destination: address) {
          Text("Open the page at \(address.host() ?? "")", bundle: .module)
            .foregroundStyle(.tint)
        }
        .accessibilityIdentifier(GuidanceID.sourceLink)
      }
    } footer: {
      if let note = source.note {
        Text(verbatim: note.text(for: locale))
          .accessibilityIdentifier(GuidanceID.sourceNote)
      }
    }
  }
}

/// What the guidance takes from the source.
private struct StatementSection: View {
  let content: GuidanceContent
  let source: String

  @Environment(\.locale) private var locale

  var body: some View {
    let titles = content.titles(from: source)
    if !titles.isEmpty {
      Section {
        ForEach(Array(titles.enumerated()), id: \.offset) { title in
          Text(verbatim: title.element.text(for: locale))
        }
      } header: {
        Text("Statements from this source", bundle: .module)
      }
    }
  }
}

nonisolated extension GuidanceContent {
  /// The titles of all statements, and the names of all numbers, of a source.
  fileprivate func titles(from source: String) -> [GuidanceText] {
    let items =
      emergency.signs + emergency.actions + symptoms.flatMap(\.items) + recommendations.flatMap(\.items)
    return items.filter { $0.source == source }.map(\.title)
      + emergency.numbers.filter { $0.source == source }.map(\.name)
  }
}
