import ArgumentParser
import CertificateCodec
import Domain
import Foundation
import PortableUI
import PortableUIWeb

/// `sitrep verify`: says what a certificate is worth, and why.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: Text("Check EU Digital COVID Certificates offline.", bundle: .module).inTerminal,
    discussion: Text(
      """
      A file is a picture with QR or Aztec codes (PNG, JPEG or PDF, of which the first 10 pages are read), or with \
      --text the text of a code; - is standard input. Every EU certificate in a file is checked; if there is none, \
      other known codes are named and shown. Line breaks and quote marks of mails are dropped from a text. The layers of \
      a certificate are checked in this order, and the first that fails is the verdict: picture, prefix, base45, zlib, \
      cose, cbor, cwt, schema, key, signature, time. It is a technical check, which says nothing about the law.

      Keys are taken from the list that “sitrep import trust-list” kept, or from the file that --trust-list names: \
      certificates in PEM or DER, one or many, or a list of them in JSON, also as a JWKS with x5c. The list’s own \
      signature isn’t checked.

      The exit code is 0 if every file holds valid certificates only, 1 if one doesn’t, and 2 if a file can’t be read or \
      the command isn’t understood.
      """, bundle: .module
    ).inTerminal)

  /// The exit code for what was not checked at all.
  private static let notRun: Int32 = 2

  @Argument(help: ArgumentHelp(Text("Pictures, or texts with --text.", bundle: .module), valueName: "file"))
  var files: [String]

  @Flag(help: ArgumentHelp(Text("Each file holds the text of a code.", bundle: .module)))
  var text = false

  @Option(help: ArgumentHelp(Text("Take the keys from this file.", bundle: .module), valueName: "file"))
  var trustList: String?

  @Option(
    help: ArgumentHelp(
      Text(
        "Check for this day (at noon UTC) or time, as in 2021-12-24T18:00:00Z. Without a time zone it is UTC.",
        bundle: .module), valueName: "time"))
  var at: String?

  @Flag(help: ArgumentHelp(Text("Print JSON, a line for each certificate.", bundle: .module)))
  var json = false

  @OptionGroup var folder: DataFolderOption

  func validate() throws {
    guard !files.isEmpty else { throw ValidationError(Text("Name a file.", bundle: .module)) }
    if let at, moment == nil {
      throw ValidationError(
        Text("“\(at)” isn’t a date. Write it as in 2021-12-24 or 2021-12-24T18:00:00Z.", bundle: .module))
    }
    guard text || !files.contains("-") else {
      throw ValidationError(Text("Standard input is read with --text only.", bundle: .module))
    }
  }

  func run() async throws {
    do {
      try InstalledFiles.check()
      if let at, isWithoutZone {
        Console.writeLine(
          Text("--at \(at) has no time zone. It is taken as UTC.", bundle: .module), to: .standardError)
      }
      let checker = CertificateChecker(trustList: try await chosenList())
      var code: Int32 = 0
      for file in files { code = max(code, try await verify(file, by: checker)) }
      throw ExitCode(code)
    } catch let code as ExitCode {
      throw code
    } catch {
      throw NotRun(error: CommandFailure(error) ?? error)
    }
  }

  /// When certificates are to be valid; nil where that isn't understood.
  private var moment: Date? {
    guard let at else { return .now }
    return Day(iso8601: at)?.noon(in: .gmt) ?? Date(iso8601: at) ?? Self.utc(at)
  }

  /// True for a time of day without `Z` or an offset.
  private var isWithoutZone: Bool {
    at.map { Day(iso8601: $0) == nil && Date(iso8601: $0) == nil && Self.utc($0) != nil } ?? false
  }

  /// A time without a zone, with or without seconds, as in 2021-12-24T18:00.
  private static func utc(_ time: String) -> Date? {
    let time = time.replacing(" ", with: "T", maxReplacements: 1)
    return Date(iso8601: time + "Z") ?? Date(iso8601: time + ":00Z")
  }

  private func chosenList() async throws -> TrustList {
    guard let trustList else { return try await TrustListAccess.stored(in: try folder.location()) }
    return try await TrustListAccess.list(
      try InputFile.read(trustList, limit: TrustList.longestFile), from: trustList)
  }

  /// Checks a file and tells what was found.
  ///
  /// - Returns: The exit code for it.
  private func verify(_ file: String, by checker: CertificateChecker) async throws -> Int32 {
    let codes: Result<FoundCodes, PictureProblem>
    do throws(CommandFailure) {
      codes = try await self.codes(in: file)
    } catch {
      Console.writeLine(error.description, to: .standardError)
      return Self.notRun
    }
    let verified = VerifiedFile(file, codes, by: checker, at: moment ?? .now)
    let lines = json ? try await verified.json : await verified.lines
    for line in lines { Console.writeLine(line, to: .standardOutput) }
    return verified.isValid ? 0 : 1
  }

  private func codes(in file: String) async throws(CommandFailure) -> Result<FoundCodes, PictureProblem> {
    let limit = text ? CertificateChecker.longest : PictureLimits.bytes
    let bytes = file == "-" ? try Self.standardInput(limit: limit) : try InputFile.read(file, limit: limit)
    guard !text else { return .success(FoundCodes([PastedCode.cleaned(bytes)])) }
    do throws(PictureProblem) {
      let reader = ChildPictureInspector { Console.writeLine($0, to: .standardError) }
      return .success(try await reader.codes(in: bytes))
    } catch {
      return .failure(error)
    }
  }

  /// All of it, but no more than one byte beyond what is allowed.
  private static func standardInput(limit: Int) throws(CommandFailure) -> Data {
    do {
      return try FileHandle.standardInput.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw CommandFailure("-", cannotBe: .read, reason: error.localizedDescription)
    }
  }

  // MARK: The exit code

  /// Why the command checked nothing.
  private struct NotRun: Error {
    let error: any Error
  }

  /// Says why the command checked nothing.
  ///
  /// - Returns: The end of the program, which other commands don't have; nil where the error is another command's.
  static func end(after error: any Error) -> ExitCode? {
    guard let error = error as? NotRun else { return nil }
    Console.writeLine(Sitrep.fullMessage(for: error.error), to: .standardError)
    return ExitCode(notRun)
  }
}
