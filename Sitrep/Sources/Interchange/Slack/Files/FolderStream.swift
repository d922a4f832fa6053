import Domain
import Foundation

/// Sends the files of an export's folder to the process that decodes them, which can't open any itself.
///
/// No symbolic link in the folder is followed, and what isn't a file is told as skipped: a pipe or a device never
/// blocks. A file that changes meanwhile is sent as it is when it is read.
package struct FolderStream {
  /// Once a piece has so many bytes, it ends.
  private static let pieceSize = 131_072
  private static let chunkSize = 65_536

  private let folder: OpenFolder
  private let entries: [ExportFileOrder.Entry]
  private let names: [String]

  /// How many entries are lists, which are sent once.
  private let listCount: Int
  private var index = 0
  private var isSecondTime = false
  private var file: OpenFolder.File?
  private var frames = FrameWriter(mark: FolderFrame.mark)
  private var hasEnded = false

  /// Lists the folder, which may take some seconds for a large one.
  ///
  /// - Parameter path: Of the folder that has channels.json, or has one folder that has it.
  /// - Throws: ``ArchiveImportProblem/unreadable`` for a folder that can't be opened, and those of ``ExportFileOrder``.
  package init(_ path: String) throws(ArchiveImportProblem) {
    guard let folder = OpenFolder(path) else { throw .unreadable }
    let listing = try FolderListing(folder)
    let names = listing.names
    let refused = listing.refused.map {
      ExportFileOrder.Entry(index: 0, path: ExportFileName($0).shown, refusal: .damaged)
    }
    let order = try ExportFileOrder(names)
    entries = order.entries + refused
    listCount = order.listCount
    self.names = names
    self.folder = folder
    addTotal(of: entries[...])
  }

  private mutating func addTotal(of entries: ArraySlice<ExportFileOrder.Entry>) {
    add(.total(entries.reduce(0) { $0 + ($1.refusal == nil ? folder.size(of: names[$1.index]) : 0) }))
  }

  /// The next bytes, about 200,000 at most; none at the end.
  package mutating func piece() -> [UInt8] {
    while frames.bytes.count < Self.pieceSize, !hasEnded { advance() }
    return frames.take()
  }

  private mutating func advance() {
    if let file {
      send(file)
    } else if index < entries.count {
      begin(entries[index])
      index += 1
    } else if !isSecondTime {
      add(.again)
      addTotal(of: entries[listCount...])
      (index, isSecondTime) = (listCount, true)
    } else {
      add(.end)
      hasEnded = true
    }
  }

  private mutating func begin(_ entry: ExportFileOrder.Entry) {
    add(.file(path: entry.path))
    if let refusal = entry.refusal { return add(.fileSkipped(refusal)) }
    guard let opened = folder.file(names[entry.index]) else { return add(.fileSkipped(.damaged)) }
    if opened.size > ExportLimits.mostFileBytes {
      add(.fileSkipped(.tooLarge(mostBytes: ExportLimits.mostFileBytes)))
    } else {
      file = opened
    }
  }

  private mutating func send(_ opened: OpenFolder.File) {
    let bytes = opened.bytes(Self.chunkSize)
    if let bytes, !bytes.isEmpty { return add(.bytes(bytes)) }
    file = nil
    add(bytes == nil ? .fileSkipped(.damaged) : .fileEnd)
  }

  private mutating func add(_ frame: FolderFrame) {
    frames.add(frame.encoded)
  }
}
