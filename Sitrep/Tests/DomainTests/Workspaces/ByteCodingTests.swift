import Domain
import Testing

@Suite struct ByteCodingTests {
  @Test(arguments: [0, 1, 127, 128, 300, 1 << 55, (1 << 56) - 1]) func `a number is read as it was written`(
    number: Int
  ) throws {
    var reader = reader { $0.add(number) }

    #expect(try reader.number() == number)
    #expect(reader.isAtEnd)
  }

  @Test func `values are read in the order in which they were written`() throws {
    var reader = reader {
      $0.add(true)
      $0.add(-0.5)
      $0.add("Москва")
      $0.add(nil as Int?) { $0.add($1) }
      $0.add([1, 300]) { $0.add($1) }
    }

    #expect(try reader.flag())
    #expect(try reader.double() == -0.5)
    #expect(try reader.text() == "Москва")
    #expect(try reader.optional { reader throws(ByteProblem) in try reader.number() } == nil)
    #expect(try reader.list { reader throws(ByteProblem) in try reader.number() } == [1, 300])
    #expect(reader.isAtEnd)
  }

  @Test func `a number below 0 is written as 0`() throws {
    var reader = reader { $0.add(-3) }

    #expect(try reader.number() == 0)
  }

  @Test(arguments: [[], [0x80], Array(repeating: 0x80, count: 9), [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]])
  func `a number that is cut off, or has more than 56 bits, is refused`(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])

    #expect(throws: ByteProblem()) { try reader.number() }
  }

  @Test func `a flag is 0 or 1`() {
    var reader = ByteReader([2])

    #expect(throws: ByteProblem()) { try reader.flag() }
  }

  @Test func `a decimal number has eight bytes`() {
    var reader = ByteReader([1, 2, 3, 4, 5, 6, 7])

    #expect(throws: ByteProblem()) { try reader.double() }
  }

  @Test(arguments: [[3, 0x41, 0x42], [1, 0xFF], [2, 0xC3, 0x28], [0xFF, 0xFF, 0xFF, 0x7F]])
  func `text that is cut off or is not UTF-8 is refused`(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])

    #expect(throws: ByteProblem()) { try reader.text() }
  }

  @Test(arguments: [[3, 1, 1], [0xFF, 0xFF, 0xFF, 0x7F, 1]])
  func `a list longer than the bytes that are left is refused`(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])

    #expect(throws: ByteProblem()) { try reader.list { reader throws(ByteProblem) in try reader.byte() } }
  }

  private func reader(of write: (inout ByteWriter) -> Void) -> ByteReader {
    var writer = ByteWriter()
    write(&writer)
    return ByteReader(writer.bytes[...])
  }
}
