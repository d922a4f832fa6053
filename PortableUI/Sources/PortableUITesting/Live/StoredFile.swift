/// A file that a page had the browser store.
public struct StoredFile: Sendable, Equatable {
  public let name: String
  public let type: String
  public let bytes: [UInt8]
}

/// A file that a person chooses for a page.
public struct PickedFile: Sendable, Equatable {
  public let name: String
  public let type: String
  public let bytes: [UInt8]

  public init(name: String, type: String, bytes: [UInt8]) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }
}
