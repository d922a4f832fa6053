/// A workspace of a file, one of its channels, or one message there; each counts from 1 in its list.
package struct ArchivePosition: Hashable, Sendable {
  package var workspace = 1
  package var channel: Int?
  package var message: Int?

  package init(workspace: Int = 1, channel: Int? = nil, message: Int? = nil) {
    self.workspace = workspace
    self.channel = channel
    self.message = message
  }
}
