import Domain
import Foundation
import PortableUI

/// A file that a person chose, as it was read.
package nonisolated struct ImportedFile: Hashable, Sendable {
  package let name: String
  package let bytes: Data

  /// Of a workbook, the sheet that was read.
  package var sheet: SheetTable?

  /// - Parameters:
  ///   - url: The file.
  ///   - most: As much of it as is read at all: a limit and one byte more tell whether it is too large.
  /// - Throws: Why it could not be read.
  init(_ url: URL, atMost most: Int) throws {
    name = url.lastPathComponent
    bytes = try url.accessing { url in
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      return try file.read(upToCount: most) ?? Data()
    }
  }
}

extension URL {
  /// Opens a file that a person chose for as long as the body runs.
  ///
  /// Its copy, where a browser sent one, is gone afterwards.
  nonisolated package func accessing<Value>(_ body: (URL) throws -> Value) rethrows -> Value {
    let isScoped = startAccessingSecurityScopedResource()
    defer { if isScoped { stopAccessingSecurityScopedResource() } }
    return try body(self)
  }

  /// The same for work that takes its time.
  nonisolated(nonsending) package func whileAccessing<Value, Problem: Error>(
    _ body: (URL) async throws(Problem) -> Value
  ) async throws(Problem) -> Value {
    let isScoped = startAccessingSecurityScopedResource()
    defer { if isScoped { stopAccessingSecurityScopedResource() } }
    return try await body(self)
  }
}
