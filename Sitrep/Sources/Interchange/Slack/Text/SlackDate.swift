import Domain
import Foundation

/// Reads dates as Slack writes them: `date^1392734382^Posted {date_num} {time_secs}^https://example.org`.
enum SlackDate {
  private static let mostPieces = 20

  /// Its label where it has one, else the format with its moment; the link is that of the third part.
  ///
  /// - Returns: Nil for what isn't a date.
  static func runs(_ text: String, _ label: String?) -> [RichRun]? {
    let parts = text.split(separator: "^", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    guard parts.first == "date", parts.count > 1 else { return nil }
    let address = parts.count > 3 && !parts[3].isEmpty ? SlackReference.address(parts[3], label) : nil
    if let address, label != nil { return [address] }
    if let label { return [RichRun(label)] }
    guard let seconds = Int(parts[1]), let moment = moment(seconds) else {
      return [RichRun(parts.dropFirst().joined(separator: " "))]
    }
    let runs = runs(moment, format: parts.count > 2 ? parts[2] : "")
    return address.map { runs + [RichRun(" ("), $0, RichRun(")")] } ?? runs
  }

  /// A date among the elements of a block.
  static func runs(of element: JSONNode) -> [RichRun]? {
    let link = element["url"]?.link
    if let fallback = element["fallback"]?.words() { return [RichRun(fallback, to: link.map { .link($0) })] }
    guard let seconds = element["timestamp"]?.integer else { return nil }
    let format = element["format"]?.words() ?? ""
    return runs("date^\(seconds)^\(format)^\(link?.text ?? "")", nil)
  }

  /// A moment of the years 1 to 9999.
  private static func moment(_ seconds: Int) -> Date? {
    (-62_135_596_800...253_402_300_799).contains(seconds) ? Date(timeIntervalSince1970: Double(seconds)) : nil
  }

  /// The format's own words, with what stands for its signs in braces.
  private static func runs(_ moment: Date, format: String) -> [RichRun] {
    var (runs, rest, hasMoment): ([RichRun], Substring, Bool) = ([], format[...], false)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}"), runs.count < mostPieces {
      let name = rest[rest.index(after: open)..<close]
      if open > rest.startIndex { runs.append(RichRun(String(rest[..<open]))) }
      if let parts = parts(name) {
        runs.append(run(moment, parts))
        hasMoment = true
      } else {
        runs.append(RichRun(String(rest[open...close])))
      }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { runs.append(RichRun(String(rest))) }
    if hasMoment { return runs }
    return runs.isEmpty ? [run(moment, .dayAndTime)] : runs + [RichRun(" "), run(moment, .dayAndTime)]
  }

  private static func parts(_ name: Substring) -> MomentParts? {
    if name.hasPrefix("date") { return .day }
    if name.hasPrefix("time") { return .time }
    return name == "ago" ? .dayAndTime : nil
  }

  private static func run(_ moment: Date, _ parts: MomentParts) -> RichRun {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt)
    let day = style.year().month().day().format(moment)
    let time = style.time(includingFractionalSeconds: false).timeSeparator(.colon).format(moment).prefix(5) + " UTC"
    switch parts {
    case .day: return RichRun(day, to: .moment(moment, parts))
    case .time: return RichRun(String(time), to: .moment(moment, parts))
    case .dayAndTime: return RichRun("\(day) \(time)", to: .moment(moment, parts))
    }
  }
}
