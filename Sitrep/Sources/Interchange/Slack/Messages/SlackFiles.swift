import Domain

/// The names of files that came with a message.
enum SlackFiles {
  /// Slack takes ten with a message.
  private static let mostFiles = 100
  private static let mostBytes = 1 << 50

  static func files(of message: JSONNode) -> [SharedFile] {
    let files = message["files"].map { Array($0.elements.prefix(mostFiles)).compactMap(file) } ?? []
    // Older exports have one file; those between have it in both places.
    return files.isEmpty ? [message["file"].flatMap(file)].compactMap(\.self) : files
  }

  private static func file(_ value: JSONNode) -> SharedFile? {
    guard value.isObject else { return nil }
    if value["mode"]?.says("tombstone") == true { return SharedFile(name: "", isDeleted: true) }
    return SharedFile(
      name: value["title"]?.name ?? value["name"]?.name ?? value["id"]?.id ?? "",
      kind: value["pretty_type"]?.id ?? value["filetype"]?.id ?? "",
      size: value["size"]?.integer.flatMap { (0...mostBytes).contains($0) ? $0 : nil },
      link: value["permalink"]?.link ?? value["url_private"]?.link)
  }
}

extension JSONNode {
  /// An address that is safe to follow, without the export's token.
  var link: WebLink? { words().flatMap(WebLink.init) }
}
