import Domain

/// Reads what a ``FrameWriter`` writes; whatever the bytes are, it never traps and holds one frame and one piece.
struct FrameReader {
  private let mark: String
  private let mostBytes: Int
  private let piece: () throws -> [UInt8]
  private var bytes: [UInt8] = []
  private var index = 0
  private var isMarked = false

  /// - Parameters:
  ///   - mark: How the bytes must begin.
  ///   - mostBytes: Of a frame.
  ///   - piece: Gives the next bytes, as many as it likes; none at the end.
  init(mark: String, mostBytes: Int, _ piece: @escaping () throws -> [UInt8]) {
    self.mark = mark
    self.mostBytes = mostBytes
    self.piece = piece
  }

  /// The next frame.
  ///
  /// - Throws: ``ByteProblem`` for bytes that are something else, and that end; what the closure throws.
  mutating func next() throws -> ArraySlice<UInt8> {
    if !isMarked {
      guard try take(mark.utf8.count).elementsEqual(mark.utf8) else { throw ByteProblem() }
      isMarked = true
    }
    let length = try take(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= mostBytes else { throw ByteProblem() }
    return try take(length)
  }

  /// Refuses anything behind the last frame.
  mutating func end() throws {
    guard index == bytes.count, try piece().isEmpty else { throw ByteProblem() }
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    while bytes.count - index < count {
      let next = try piece()
      guard !next.isEmpty else { throw ByteProblem() }
      bytes.removeFirst(index)
      index = 0
      bytes += next
    }
    defer { index += count }
    return bytes[index..<index + count]
  }
}
