import Domain

/// Writes what an export has as bytes, for ``ExportStreamReader`` in another process.
struct ArchivePartWriter {
  static let mark = "sitrep-parts 1\n"

  /// Kinds of frames beside those of parts.
  static let end: UInt8 = 0
  static let problem: UInt8 = 255

  private var frames = FrameWriter(mark: mark)
  private var frame = ByteWriter()

  /// How many bytes wait to be taken.
  var count: Int { frames.bytes.count }

  /// - Throws: ``ByteProblem`` for a part that the reader would refuse; nothing is added then.
  mutating func add(_ part: ArchivePart) throws(ByteProblem) {
    guard part.isWellFormed else { throw ByteProblem() }
    frame.removeAll()
    part.write(to: &frame)
    guard frame.bytes.count <= ArchivePart.mostBytes else { throw ByteProblem() }
    frames.add(frame.bytes)
  }

  /// That was all.
  mutating func end() {
    frames.add([Self.end])
  }

  /// It can't be read as a whole, and what was added is worth nothing.
  mutating func end(_ problem: ArchiveImportProblem) {
    frame.removeAll()
    frame.add(Self.problem)
    problem.write(to: &frame)
    frames.add(frame.bytes)
  }

  /// What was added since the last time.
  mutating func take() -> [UInt8] { frames.take() }
}
