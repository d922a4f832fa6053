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
    case 7: self = .repeatedDay
    case 8: self = .takenID
    case 9: self = .emptyText
    case 10: self = .tooLongText(mostBytes: try reader.number())
    case 11: self = .tooLongField(mostBytes: try reader.number())
    case 12: self = .tooManyFields(most: try reader.number())
    case 13: self = .tooDeep(mostLevels: try reader.number())
    case 14: self = .controlCharacter
    case 15: self = .nulCharacter
    case 16: self = .halfPairOfEscapes
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
    case .endsEarly, .missing, .twice, .repeatedDay, .takenID, .emptyText, .controlCharacter, .nulCharacter,
      .halfPairOfEscapes:
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
    case .repeatedDay: 7
    case .takenID: 8
    case .emptyText: 9
    case .tooLongText: 10
    case .tooLongField: 11
    case .tooManyFields: 12
    case .tooDeep: 13
    case .controlCharacter: 14
    case .nulCharacter: 15
    case .halfPairOfEscapes: 16
    }
  }
}

extension FilePart {
  fileprivate init(from reader: inout ByteReader) throws(ByteProblem) {
    guard let part = FilePart(rawValue: try reader.byte()) else { throw ByteProblem() }
    self = part
  }
}
