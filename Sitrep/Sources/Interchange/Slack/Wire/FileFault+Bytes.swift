import Domain

/// Faults as bytes, to be told by another process.
extension FileFault {
  init(from reader: inout ByteReader) throws(ByteProblem) {
    switch try reader.byte() {
    case 0: self = .expected(try FilePart(from: &reader))
    case 1: self = .found(try FilePart(from: &reader), insteadOf: try FilePart(from: &reader))
    case 2: self = .expectedMember(name: try reader.text(), value: try reader.text())
    case 3: self = .otherVersion(expected: try reader.number())
    case 4: self = .endsEarly
    case 5: self = .missing
    case 6: self = .twice
    case 7: self = .takenID
    case 8: self = .emptyText
    case 9: self = .tooLongText(mostBytes: try reader.number())
    case 10: self = .tooLongField(mostBytes: try reader.number())
    case 11: self = .tooManyFields(most: try reader.number())
    case 12: self = .tooDeep(mostLevels: try reader.number())
    case 13: self = .controlCharacter
    case 14: self = .nulCharacter
    case 15: self = .halfPairOfEscapes
    default: throw ByteProblem()
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.add(code)
    switch self {
    case .expected(let part): writer.add(part.rawValue)
    case .found(let found, let expected):
      writer.add(found.rawValue)
      writer.add(expected.rawValue)
    case .expectedMember(let name, let value):
      writer.add(name)
      writer.add(value)
    case .otherVersion(let number), .tooLongText(let number), .tooLongField(let number), .tooManyFields(let number),
      .tooDeep(let number):
      writer.add(number)
    case .endsEarly, .missing, .twice, .takenID, .emptyText, .controlCharacter, .nulCharacter, .halfPairOfEscapes:
      break
    }
  }

  private var code: UInt8 {
    switch self {
    case .expected: 0
    case .found: 1
    case .expectedMember: 2
    case .otherVersion: 3
    case .endsEarly: 4
    case .missing: 5
    case .twice: 6
    case .takenID: 7
    case .emptyText: 8
    case .tooLongText: 9
    case .tooLongField: 10
    case .tooManyFields: 11
    case .tooDeep: 12
    case .controlCharacter: 13
    case .nulCharacter: 14
    case .halfPairOfEscapes: 15
    }
  }
}

extension FilePart {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    guard let part = FilePart(rawValue: try reader.byte()) else { throw ByteProblem() }
    self = part
  }
}
