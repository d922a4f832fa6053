import Foundation

extension FiguresFile {
  /// So many bytes at either end of a zip tell whether it is a workbook.
  private static let tellingBytes = 65_536

  private static let oldSignature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
  private static let zipSignature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
  private static let endings = ["xlsx", "xlsm", "xltx", "xltm", "xlsb", "ods"]
  private static let partNames = ["[Content_Types].xml", "xl/workbook", "vnd.oasis.opendocument"].map { Data($0.utf8) }

  /// True of a workbook and of what people take for one, such as `.xls`: a ``SheetReader`` says what it is.
  package var isWorkbook: Bool {
    if bytes.starts(with: Self.oldSignature) { return true }
    guard bytes.starts(with: Self.zipSignature) else { return false }
    if let dot = name.lastIndex(of: "."), Self.endings.contains(name[name.index(after: dot)...].lowercased()) {
      return true
    }
    let ends = [bytes.prefix(Self.tellingBytes), bytes.suffix(Self.tellingBytes)]
    return Self.partNames.contains { name in ends.contains { $0.range(of: name) != nil } }
  }

  /// The same file; of a workbook, with the sheet that is wanted.
  ///
  /// A sheet that was read before is kept unless another one is chosen.
  ///
  /// - Parameters:
  ///   - name: The sheet's; nil: the one that was read before, or the largest.
  ///   - reader: Decodes it; nil: workbooks can't be read here.
  /// - Returns: The file as it is to be read.
  /// - Throws: Why the workbook can't be read.
  package func reading(
    sheet name: String?, by reader: (any SheetReader)?
  ) async throws(OutbreakFileProblem) -> FiguresFile {
    guard isWorkbook else { return self }
    if let sheet, name == nil || name == sheet.name { return self }
    guard let reader else { throw OutbreakFileProblem(file: self.name, .workbook(.notReadableHere)) }
    var file = self
    file.sheet = try await reader.sheets(in: self, choosing: name)
    return file
  }
}
