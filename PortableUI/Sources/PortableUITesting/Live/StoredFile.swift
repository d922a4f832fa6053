/// A file of the person's: one that a page had the browser store, or one that is chosen for a page.
public struct StoredFile: Sendable, Equatable {
  public let name: String
  public let type: String
  public let bytes: [UInt8]

  public init(name: String, type: String, bytes: [UInt8]) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }
}
