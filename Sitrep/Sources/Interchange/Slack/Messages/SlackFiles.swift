import Domain

/// The names of files that came with a message, or with a message that it forwards.
enum SlackFiles {
  /// Slack takes ten with a message.
  private static let mostFiles = 100
  private static let mostBytes = 1 << 50

  static func files(of message: JSONNode) -> [SharedFile] {
    let own = message["files"].map { $0.elements.compactMap(file) } ?? []
    // Older exports have one file; those between have it in both places.
    let files = own.isEmpty ? [message["file"].flatMap(file)].compactMap(\.self) : own
    let forwarded = message["attachments"]?.elements.prefix(mostFiles).flatMap { attachment in
      (attachment["files"]?.elements.compactMap(file) ?? []).filter { !files.contains($0) }
    }
    return Array((files + (forwarded ?? [])).prefix(mostFiles))
  }

  private static func file(_ value: JSONNode) -> SharedFile? {
    guard value.isObject else { return nil }
    let link = value["permalink"]?.link ?? value["url_private"]?.link ?? value["external_url"]?.link
    let name = value["title"]?.name ?? value["name"]?.name ?? (link == nil ? nil : value["id"]?.id) ?? ""
    if value["mode"]?.says("tombstone") == true { return SharedFile(name: "", state: .deleted) }
    if value["mode"]?.says("hidden_by_limit") == true {
      return SharedFile(name: name, link: link, state: .hiddenByPlan)
    }
    return SharedFile(
      name: name, kind: value["pretty_type"]?.id ?? value["filetype"]?.id ?? "",
      size: value["size"]?.integer.flatMap { (0...mostBytes).contains($0) ? $0 : nil }, link: link)
  }
}

extension SharedFile {
  /// Its name, or what it is where it has none, for lists and searches.
  var plain: String {
    if !name.isBlank { return name }
    return switch state {
    case .present: link?.text ?? "A file without a name"
    case .deleted: "A deleted file"
    case .hiddenByPlan: "A file that Slack’s plan hides"
    }
  }
}

extension JSONNode {
  /// An address that is safe to follow, without the export's token.
  var link: WebLink? { words().flatMap(WebLink.init) }
}
