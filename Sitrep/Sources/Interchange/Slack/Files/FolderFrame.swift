import Domain

/// What is sent of an export's folder to the process that decodes it.
///
/// First the total, then each file: its beginning, its bytes in pieces, and its end. Then the conversations' files are
/// sent once more, because names of people may stand in any of them.
enum FolderFrame: Equatable {
  static let mark = "sitrep-folder 1\n"

  /// A piece of a file, or a name, and a few bytes more.
  static let mostBytes = 70_000

  /// How many bytes the files have together, as far as that is known before they are read.
  case total(Int)
  case file(path: String)
  case bytes([UInt8])
  case fileEnd

  /// The file ends here and isn't read: what was sent of it is worth nothing.
  case fileSkipped(SkippedPart.Reason)

  /// All files were sent; those that aren't lists follow once more.
  case again
  case end

  init(_ frame: ArraySlice<UInt8>) throws(ByteProblem) {
    var reader = ByteReader(frame)
    switch try reader.byte() {
    case 0: self = .end
    case 1: self = .total(try reader.number())
    case 2:
      let path = try reader.text()
      guard path.isName else { throw ByteProblem() }
      self = .file(path: path)
    case 3:
      self = .bytes(Array(frame.dropFirst()))
      return
    case 4: self = .fileEnd
    case 5: self = .fileSkipped(try SkippedPart.Reason(from: &reader))
    case 6: self = .again
    default: throw ByteProblem()
    }
    guard reader.isAtEnd else { throw ByteProblem() }
  }

  var encoded: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .end: writer.add(0 as UInt8)
    case .total(let bytes):
      writer.add(1 as UInt8)
      writer.add(bytes)
    case .file(let path):
      writer.add(2 as UInt8)
      writer.add(path)
    case .bytes(let bytes): return [3] + bytes
    case .fileEnd: writer.add(4 as UInt8)
    case .fileSkipped(let reason):
      writer.add(5 as UInt8)
      reason.write(to: &writer)
    case .again: writer.add(6 as UInt8)
    }
    return writer.bytes
  }
}
