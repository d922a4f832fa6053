import ArgumentParser
import Domain
import Foundation
import PictureCodec

/// `sitrep inspect-picture`: the child process in which ``ChildPictureInspector`` lets strangers' pictures be decoded.
///
/// It lowers its own limits, gives up its rights (``Confinement``), reads the picture from standard input, and writes a
/// ``PictureAnswer`` to standard output.
struct InspectPictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect-picture", abstract: "Looks at one picture; for the program itself.", shouldDisplay: false)

  @Flag(help: "Draw the first page of a PDF as a PNG instead.")
  var drawPage = false

  @Flag(help: "Read its QR codes instead.")
  var codes = false

  func run() throws {
    try ProcessLimits.lower(computing: Self.computing)
    if drawPage {
      if let path = PDFTool.path, !PDFTool.run(path) { throw ExitCode(Self.notConfined) }
      throw ExitCode(Self.noTool)
    }
    guard Confinement.decode() else { throw ExitCode(Self.notConfined) }
    let bytes = try Self.standardInput()
    if codes {
      try Self.write(PictureAnswer { () throws(PictureProblem) in try PictureCodes.codes(in: bytes) })
    } else {
      try Self.write(Self.facts(bytes))
    }
  }

  /// The exit code that says that there is no `pdftoppm`.
  static let noTool: Int32 = 127

  /// Seconds, for one picture.
  private static let computing = 2

  /// The exit code that says that rights could not be given up, so that nothing of the file was read.
  static let notConfined: Int32 = 126

  static func facts(_ bytes: Data) -> PictureAnswer<PictureFacts> {
    PictureAnswer { () throws(PictureProblem) in try PictureCheck.facts(of: bytes) }
  }

  private static func write(_ answer: some Encodable) throws {
    Console.writeLine(String(decoding: try JSONEncoder().encode(answer), as: UTF8.self), to: .standardOutput)
  }

  /// All of it, but no more than one byte beyond what is allowed.
  private static func standardInput() throws -> Data {
    try FileHandle.standardInput.read(upToCount: PictureLimits.bytes + 1) ?? Data()
  }
}
