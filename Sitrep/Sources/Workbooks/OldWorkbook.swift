import Domain

/// Files in the form that Excel used before 2007, in which workbooks with a password are kept to this day.
enum OldWorkbook {
  private static let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

  /// What such a file is, told by the names of the streams in it; nil: it has another form.
  static func problem(of file: [UInt8]) -> WorkbookProblem? {
    guard file.starts(with: signature) else { return nil }
    if has("EncryptedPackage", in: file) { return .protected }
    return has("Workbook", in: file) || has("Book", in: file) ? .oldForm : .notAWorkbook
  }

  /// True if a name stands in the file as such files have names, in UTF-16.
  private static func has(_ name: String, in file: [UInt8]) -> Bool {
    let bytes: [UInt8] = name.utf8.flatMap { [$0, 0] as [UInt8] }
    return file.firstRange(of: bytes) != nil
  }
}
