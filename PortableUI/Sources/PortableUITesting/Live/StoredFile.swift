/// A file that a page had the browser store.
package struct StoredFile: Sendable, Equatable {
  package let name: String
  package let type: String
  package let bytes: [UInt8]
}

/// A file that a person chooses for a page.
package struct PickedFile: Sendable, Equatable {
  package let name: String
  package let type: String
  package let bytes: [UInt8]

  package init(name: String, type: String, bytes: [UInt8]) {
    self.name = name
    self.type = type
    self.bytes = bytes
  }
}
