import ArgumentParser
import Domain
import Foundation
import PictureCodec
import PictureFormats

/// `sitrep-decode picture`: looks at one picture.
///
/// It lowers its own limits, gives up its rights (``Confinement``), reads the picture from standard input, and writes a
/// ``PictureAnswer`` to standard output.
struct DecodePictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "picture", abstract: "Looks at one picture.")

  @Option(help: ArgumentHelp("Draw this page of a PDF as a PNG instead.", valueName: "number"))
  var drawPage: Int?

  @Flag(help: "Read its codes instead.")
  var codes = false

  func run() throws {
    try ProcessLimits.lower(computing: PictureLimits.computing)
    if let drawPage {
      if let path = PDFTool.path { try PDFTool.run(path, page: drawPage) }
      throw ExitCode(DecoderExit.noTool)
    }
    try Confinement.decode()
    let bytes = try Self.standardInput()
    if codes {
      try Self.write(PictureAnswer { () throws(PictureProblem) in try PictureCodes.codes(in: bytes) })
    } else {
      try Self.write(PictureAnswer { () throws(PictureProblem) in try PictureCheck.facts(of: bytes) })
    }
  }

  private static func write(_ answer: some Encodable) throws {
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(answer) + Data("\n".utf8))
  }

  /// All of it, but no more than one byte beyond what is allowed.
  private static func standardInput() throws -> Data {
    try FileHandle.standardInput.read(upToCount: PictureLimits.bytes + 1) ?? Data()
  }
}
