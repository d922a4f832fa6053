import Foundation

/// What the codes of a picture hold.
package struct FoundCodes: Hashable, Sendable {
  package struct Code: Hashable, Sendable {
    /// What it holds, byte for byte.
    package let bytes: Data
    /// The page of a PDF, counted from 1; nil in a picture.
    package let page: Int?

    package init(_ bytes: Data, page: Int? = nil) {
      (self.bytes, self.page) = (bytes, page)
    }
  }

  /// Each code once.
  package private(set) var codes: [Code] = []

  /// The first page of a PDF that wasn't looked at; nil where all were.
  package var firstPageLeftOut: Int?

  /// - Parameters:
  ///   - codes: What each code holds.
  ///   - page: The page of a PDF; nil in a picture.
  package init(_ codes: [Data] = [], page: Int? = nil) {
    add(codes, page: page)
  }

  /// Adds codes that aren't there already, as on an earlier page.
  package mutating func add(_ found: [Data], page: Int?) {
    for bytes in found where !codes.contains(where: { $0.bytes == bytes }) {
      codes.append(Code(bytes, page: page))
    }
  }
}
