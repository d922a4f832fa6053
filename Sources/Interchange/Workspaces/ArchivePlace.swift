/// Where a pass through a file of workspaces is; all count from 0.
struct ArchivePlace {
  var workspace = 0
  var channel: Int?
  var message: Int?

  /// Which one in its list it is, from 1.
  var number: String { "\((message ?? channel ?? workspace) + 1)" }

  /// The path of a member of it, as in "[0].channels[2].name".
  func path(_ member: String) -> String {
    var path = "[\(workspace)]"
    if let channel { path += ".channels[\(channel)]" }
    if let message { path += ".messages[\(message)]" }
    return member.isEmpty ? path : "\(path).\(member)"
  }
}
