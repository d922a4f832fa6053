import Testing

@testable import PortableUIWeb

@Suite struct FirstValueTests {
  @Test func `each element is asked once, and none after the first that has a value`() {
    var asked: [Int] = []
    let value = [1, 2, 3].firstValue { number in
      asked.append(number)
      return number == 2 ? "two" : nil
    }

    #expect(value == "two")
    #expect(asked == [1, 2])
    #expect([1, 3].firstValue { $0 == 2 ? "two" : nil } == nil)
  }
}
