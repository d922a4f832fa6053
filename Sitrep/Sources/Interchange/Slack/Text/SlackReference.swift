import Domain

/// What stands between angle brackets: people, channels, groups of people, dates and addresses.
enum SlackReference {
  private static let everybody: Set<String> = ["here", "channel", "everyone"]

  /// Reads what is between the brackets, which isn't empty and may have a label behind a bar.
  static func runs(_ text: String, _ directory: SlackDirectory) -> [RichRun] {
    let bar = text.utf8.firstIndex(of: UInt8(ascii: "|"))
    let subject = decoded(text[..<(bar ?? text.endIndex)])
    let label = bar.map { decoded(text[text.index(after: $0)...]) }.flatMap { $0.isEmpty ? nil : $0 }
    let id = String(subject.dropFirst())
    switch subject.utf8.first {
    case UInt8(ascii: "@"): return [person(id, label, directory)]
    case UInt8(ascii: "#"): return [channel(id, label, directory)]
    case UInt8(ascii: "!"): return SlackDate.runs(id, label) ?? [RichRun(special(id, label))]
    default: return [address(subject, label)]
    }
  }

  /// A person by a name that lists or messages tell, else by the label.
  static func person(_ id: String, _ label: String?, _ directory: SlackDirectory) -> RichRun {
    let people = directory.people
    let name = people.known(id) ?? label.map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 } ?? id
    return RichRun("@" + name, to: target(people.spelled(id)) { .member($0) })
  }

  static func channel(_ id: String, _ label: String?, _ directory: SlackDirectory) -> RichRun {
    RichRun("#" + (directory.channelName(id) ?? label ?? id), to: target(id) { .channel($0) })
  }

  /// An address that isn't safe to follow stays a text that shows it.
  static func address(_ address: String, _ label: String?) -> RichRun {
    guard let link = WebLink(address) else { return RichRun(label.map { "\($0) (\(address))" } ?? address) }
    let shown = address.hasPrefix("mailto:") ? String(address.dropFirst("mailto:".count)) : address
    return RichRun(label ?? shown, to: .link(link))
  }

  /// Everybody, or a group of people such as `subteam^S1`.
  private static func special(_ text: String, _ label: String?) -> String {
    let parts = text.split(separator: "^")
    if let range = parts.first.map(String.init), everybody.contains(range) { return "@" + range }
    return label ?? "@" + (parts.last ?? "")
  }

  /// The labels that a text gives to people, channels and groups, by their ids: blocks beside it lack them.
  static func labels(in text: String) -> [String: String] {
    guard text.utf8.contains(UInt8(ascii: "|")) else { return [:] }
    var labels: [String: String] = [:]
    for part in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let parts = part.prefix { $0 != ">" }.split(separator: "|", maxSplits: 1)
      guard parts.count == 2, let sign = parts[0].first, "@#!".contains(sign), labels.count < mostLabels else {
        continue
      }
      let id = parts[0].dropFirst().split(separator: "^").last.map(String.init) ?? ""
      labels[id] = decoded(parts[1])
    }
    return labels
  }

  private static let mostLabels = 1_000

  private static func target(_ id: String, _ target: (String) -> RichTarget) -> RichTarget? {
    id.isEmpty || id.utf8.count > WorkspacePass.longestID ? nil : target(id)
  }

  /// The text with its three signs, each read once.
  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    let bytes = Array(text.utf8)
    var (plain, index): ([UInt8], Int) = ([], 0)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let (sign, length) = SlackInline.entity(bytes[index...]) {
        plain += sign.utf8
        index += length
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
