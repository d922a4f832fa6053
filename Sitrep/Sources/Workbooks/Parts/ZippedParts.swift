import Domain
import Interchange
import ZipExports

/// The parts of a workbook in the zip that it is, unpacked as they are read.
struct ZippedParts: WorkbookParts {
  let names: Set<String>
  private let zip: ZipFile
  private let indices: [String: Int]

  /// - Parameter file: The whole workbook.
  /// - Throws: Why it can't be read, before anything of it is unpacked.
  init(_ file: [UInt8]) throws(WorkbookProblem) {
    do throws(ArchiveImportProblem) {
      zip = try ZipFile(file, .entries(WorkbookLimits.parts))
    } catch {
      switch error {
      case .empty: throw .empty
      case .protectedZip: throw .protected
      default: throw .damaged
      }
    }
    indices = Dictionary(
      zip.names.enumerated().map { (PartName.folded($1), $0) }, uniquingKeysWith: { first, _ in first })
    names = Set(indices.keys)
    let size = indices.values.reduce(0) { min($0 + min(zip.entry($1).size, 1 << 60), 1 << 60) }
    guard size <= WorkbookLimits.unpacked else { throw .unpackedTooLarge(limit: WorkbookLimits.unpacked) }
  }

  func pieces(of name: String) throws(WorkbookProblem) -> XMLScanner.Source {
    guard let index = indices[name] else { throw .damaged }
    switch zip.entry(index).obstacle {
    case nil: break
    case .encrypted: throw .protected
    default: throw .damaged
    }
    guard let pieces = zip.pieces(index) else { throw .damaged }
    return { () throws(WorkbookProblem) in
      guard let piece = pieces.next() else { throw .damaged }
      return piece
    }
  }
}
