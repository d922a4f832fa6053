import PortableUICore
import Testing

@Suite struct DecimalDigitsTests {
  @Test(arguments: [0, 7, -7, 10, 99, 100, 1_000_000, -90_210, .max, .min])
  func `digits are those of the number's own text`(number: Int) {
    var digits = Array("x".utf8)

    digits.append(decimal: number)

    #expect(String(decoding: digits, as: UTF8.self) == "x\(number)")
  }

  @Test func `the largest number that there is has all its digits`() {
    var digits: [UInt8] = []

    digits.append(decimal: UInt.max)

    #expect(String(decoding: digits, as: UTF8.self) == "\(UInt.max)")
  }
}
