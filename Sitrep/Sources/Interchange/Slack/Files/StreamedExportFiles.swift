import Domain

/// The files of an export's folder, as a ``FolderStream`` of another process sends them.
struct StreamedExportFiles: ExportFiles {
  private let mostBytes: Int
  private var frames: FrameReader
  private var total = 0
  private var sent = 0
  private var fileCount = 0
  private var hasEnded = false

  /// - Parameters:
  ///   - mostBytes: Of all files together.
  ///   - piece: Gives the next bytes, as many as it likes; none at the end.
  init(mostBytes: Int = ExportLimits.mostBytes, _ piece: @escaping () throws -> [UInt8]) {
    self.mostBytes = mostBytes
    frames = FrameReader(mark: FolderFrame.mark, mostBytes: FolderFrame.mostBytes, piece)
  }

  var position: Double { total > 0 ? min(1, Double(sent) / Double(total)) : 0 }

  mutating func rewind() throws { (sent, fileCount) = (0, 0) }

  mutating func next() throws -> ExportFile? {
    guard !hasEnded else { return nil }
    do {
      while true {
        switch try frame() {
        case .total(let bytes): total = bytes
        case .file(let path):
          fileCount += 1
          guard fileCount <= ExportLimits.mostFiles else { throw ArchiveImportProblem.exportTooLarge }
          return ExportFile(path: path, contents: try contents())
        case .again: return nil
        case .end:
          try frames.end()
          hasEnded = true
          return nil
        case .bytes, .fileEnd, .fileSkipped: throw ByteProblem()
        }
      }
    } catch is ByteProblem {
      throw ArchiveImportProblem.unreadable
    }
  }

  private mutating func contents() throws -> ExportFile.Contents {
    var contents: [UInt8] = []
    var isTooLarge = false
    while true {
      switch try frame() {
      case .bytes(let bytes):
        sent += bytes.count
        guard sent <= mostBytes else { throw ArchiveImportProblem.exportTooLarge }
        isTooLarge = isTooLarge || contents.count + bytes.count > ExportLimits.mostFileBytes
        if !isTooLarge { contents += bytes }
      case .fileEnd:
        return isTooLarge ? .skipped(.tooLarge(mostBytes: ExportLimits.mostFileBytes)) : .bytes(contents)
      case .fileSkipped(let reason): return .skipped(reason)
      case .total, .file, .again, .end: throw ByteProblem()
      }
    }
  }

  private mutating func frame() throws -> FolderFrame {
    try FolderFrame(try frames.next())
  }
}
