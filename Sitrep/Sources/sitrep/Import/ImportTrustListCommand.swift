import ArgumentParser
import CertificateCodec
import Certificates
import Domain
import Foundation
import PortableUI
import Storage

/// `sitrep import trust-list`: keeps the keys that certificates are checked with.
struct ImportTrustListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trust-list",
    abstract: Text("Import the keys that certificates are checked with.", bundle: .module).inTerminal,
    discussion: Text(
      """
      A trust list is certificates in PEM or DER, one or many, or a list of them in JSON: base64 texts, objects with kid \
      and rawData, or a JWKS with x5c. The list’s own signature isn’t checked. The list replaces the one imported before. \
      Certificates that can’t be used are named on standard error and left out.

      The exit code is 0 if the list was kept, and 1 if not.
      """, bundle: .module
    ).inTerminal)

  @Argument(help: ArgumentHelp(Text("The file; - is standard input.", bundle: .module), valueName: "file"))
  var file: String?

  @Flag(help: ArgumentHelp(Text("Remove the list that was imported.", bundle: .module)))
  var remove = false

  @OptionGroup var folder: DataFolderOption

  func validate() throws {
    guard (file == nil) == remove else {
      throw ValidationError(Text("Name a file, or --remove, and not both.", bundle: .module))
    }
  }

  func run() async throws {
    try InstalledFiles.check()
    let list = try await file.mapAsync(read)
    let database = try DatabaseAccess.open(folder.location(), hint: Text("Stop it first.", bundle: .module))
    do throws(SaveProblem) {
      try await database.trustListStore().save(list)
    } catch {
      throw CommandFailure(await ProblemText.text(error))
    }
    if list == nil { Console.writeLine(Text("The trust list was removed.", bundle: .module), to: .standardOutput) }
  }

  /// The list in a file, and tells what it has.
  private func read(_ path: String) async throws -> StoredTrustList {
    let bytes = try InputFile.read(path, limit: TrustList.longestFile)
    let list = try await TrustListAccess.list(bytes, from: path)
    Console.writeLine(Text("\(list.keys.count) keys", bundle: .module).about(path), to: .standardOutput)
    return StoredTrustList(file: bytes, imported: .now)
  }
}

extension Optional {
  fileprivate func mapAsync<Value>(_ transform: (Wrapped) async throws -> Value) async throws -> Value? {
    guard let self else { return nil }
    return try await transform(self)
  }
}
