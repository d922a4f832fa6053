import ArgumentParser
import Domain
import Foundation
import PictureCodec

/// `sitrep inspect-picture`: the child process in which ``ChildPictureInspector`` lets strangers' pictures be decoded.
///
/// It lowers its own limits, gives up its rights (``Confinement``), reads the picture from standard input, and writes a
/// ``PictureVerdict`` to standard output.
struct InspectPictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect-picture", abstract: "Looks at one picture; for the program itself.", shouldDisplay: false)

  @Flag(help: "Draw the first page of a PDF as a PNG instead.")
  var drawPage = false

  func run() throws {
    try ProcessLimits.lower(computing: Self.computing)
    if drawPage {
      if let path = PDFTool.path, !PDFTool.run(path) { throw ExitCode(Self.notConfined) }
      throw ExitCode(Self.noTool)
    }
    guard Confinement.decode() else { throw ExitCode(Self.notConfined) }
    let verdict = Self.verdict(try Self.standardInput())
    Console.writeLine(String(decoding: try JSONEncoder().encode(verdict), as: UTF8.self), to: .standardOutput)
  }

  /// The exit code that says that there is no `pdftoppm`.
  static let noTool: Int32 = 127

  /// Seconds, for one picture.
  private static let computing = 2

  /// The exit code that says that rights could not be given up, so that nothing of the file was read.
  static let notConfined: Int32 = 126

  static func verdict(_ bytes: Data) -> PictureVerdict {
    do throws(PictureProblem) {
      return .facts(try PictureCheck.facts(of: bytes))
    } catch {
      return .problem(error)
    }
  }

  /// All of it, but no more than one byte beyond what is allowed.
  private static func standardInput() throws -> Data {
    try FileHandle.standardInput.read(upToCount: PictureLimits.bytes + 1) ?? Data()
  }
}
