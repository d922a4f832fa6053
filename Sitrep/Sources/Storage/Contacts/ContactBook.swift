import Domain
import Foundation

/// The contacts that people are shown: those in `contacts.json` of the data folder, or else those that came along.
///
/// A team copies the file into its data folder and edits it; Documentation/Technotes/Contacts.md describes it (D24).
package enum ContactBook {
  /// The name of the file in the data folder.
  package static let fileName = "contacts.json"

  private struct File: Codable {
    let contacts: [Contact]
  }

  /// The most bytes of a file.
  private static let largest = 1_000_000

  /// Reads the contacts.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - report: Told why the file in it is not used, in a sentence; then those that came along are.
  /// - Returns: In the file's order; none if what came with the program is missing, which is reported too.
  package static func contacts(in folder: DataFolder, report: (String) -> Void) -> [Contact] {
    let edited = folder.url.appending(path: fileName)
    if FileManager.default.fileExists(atPath: edited.path(percentEncoded: false)) {
      do {
        return try read(edited)
      } catch {
        report("The contacts in \(edited.path(percentEncoded: false)) are not used: \(reason(error)).")
      }
    }
    return bundled(resource, report: report)
  }

  static var resource: URL? { BundledFile.json("Contacts") }

  static func bundled(_ file: URL?, report: (String) -> Void) -> [Contact] {
    do {
      guard let file else { throw CocoaError(.fileNoSuchFile) }
      return try read(file)
    } catch {
      report("The contacts that come with the program cannot be read: \(reason(error)).")
      return []
    }
  }

  private static func read(_ file: URL) throws -> [Contact] {
    let bytes = try OpenFile(file.path(percentEncoded: false)).bytes(limit: largest)
    guard bytes.count <= largest else { throw CocoaError(.fileReadTooLarge) }
    let contacts = try JSONDecoder().decode(File.self, from: Data(bytes)).contacts
    var ids: Set<String> = []
    for contact in contacts where !ids.insert(contact.id).inserted {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "the id \(contact.id) is there twice"))
    }
    return contacts
  }

  /// What is wrong, with the place in the file.
  private static func reason(_ error: any Error) -> String {
    if let failure = error as? OpenFile.Failure { return failure.reason }
    guard let error = error as? DecodingError else { return error.localizedDescription }
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return error.localizedDescription
    }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    let text =
      context.debugDescription.hasSuffix(".") ? String(context.debugDescription.dropLast()) : context.debugDescription
    return path.isEmpty ? text : "\(text) (at \(path))"
  }
}
