import Domain

/// Why an export can't be read, as the process that decodes it may tell.
extension ArchiveImportProblem {
  init(from reader: inout ByteReader) throws(ByteProblem) {
    switch try reader.byte() {
    case 0: self = .unreadable
    case 1: self = .empty
    case 2: self = .notAnExport
    case 3: self = .damagedZip
    case 4: self = .exportTooLarge
    case 5: self = .notJSON(byte: try reader.number(), fault: try FileFault(from: &reader))
    case 6:
      let reason = try reader.text()
      guard reason.isName else { throw ByteProblem() }
      self = .other(reason)
    case 7:
      let part = try SkippedPart(from: &reader)
      guard part.file.isName else { throw ByteProblem() }
      self = .nothingRead(part)
    case 8: self = .protectedZip
    case 9: self = .unknownCompression
    case 10: self = .overfullZip
    default: throw ByteProblem()
    }
    guard reader.isAtEnd else { throw ByteProblem() }
  }

  /// What has to do with the archive, and not with the export, is written as unreadable.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .empty: writer.add(1 as UInt8)
    case .notAnExport: writer.add(2 as UInt8)
    case .damagedZip: writer.add(3 as UInt8)
    case .exportTooLarge: writer.add(4 as UInt8)
    case .notJSON(let byte, let fault):
      writer.add(5 as UInt8)
      writer.add(byte)
      fault.write(to: &writer)
    case .other(let reason) where reason.isName:
      writer.add(6 as UInt8)
      writer.add(reason)
    case .nothingRead(let part):
      writer.add(7 as UInt8)
      part.write(to: &writer)
    case .protectedZip: writer.add(8 as UInt8)
    case .unknownCompression: writer.add(9 as UInt8)
    case .overfullZip: writer.add(10 as UInt8)
    default: writer.add(0 as UInt8)
    }
  }
}
