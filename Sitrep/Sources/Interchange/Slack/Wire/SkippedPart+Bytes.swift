import Domain

/// Skipped parts as bytes.
extension SkippedPart {
  init(from reader: inout ByteReader) throws(ByteProblem) {
    self.init(
      file: try reader.text(), message: try reader.optional { reader throws(ByteProblem) in try reader.number() },
      reason: try Reason(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.add(file)
    writer.add(message) { $0.add($1) }
    reason.write(to: &writer)
  }
}

extension SkippedPart.Reason {
  init(from reader: inout ByteReader) throws(ByteProblem) {
    switch try reader.byte() {
    case 0: self = .notJSON(byte: try reader.number(), fault: try FileFault(from: &reader))
    case 1: self = .notAList
    case 2: self = .notAMessage
    case 3: self = .noTime
    case 4: self = .twice
    case 5: self = .tooLarge(mostBytes: try reader.number())
    case 6: self = .unsafeName
    case 7: self = .notADay
    case 8: self = .damaged
    case 9: self = .encrypted
    case 10: self = .unknownCompression
    default: throw ByteProblem()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .notJSON(let byte, let fault):
      writer.add(0 as UInt8)
      writer.add(byte)
      fault.write(to: &writer)
    case .notAList: writer.add(1 as UInt8)
    case .notAMessage: writer.add(2 as UInt8)
    case .noTime: writer.add(3 as UInt8)
    case .twice: writer.add(4 as UInt8)
    case .tooLarge(let mostBytes):
      writer.add(5 as UInt8)
      writer.add(mostBytes)
    case .unsafeName: writer.add(6 as UInt8)
    case .notADay: writer.add(7 as UInt8)
    case .damaged: writer.add(8 as UInt8)
    case .encrypted: writer.add(9 as UInt8)
    case .unknownCompression: writer.add(10 as UInt8)
    }
  }
}
