import Domain
import Testing

@Suite struct RecentValuesTests {
  @Test func `what is asked for stays, the oldest goes`() {
    var values = RecentValues<Int, String>(capacity: 2)
    for number in 1...2 { values[number] = "\(number)" }
    #expect(values[1] == "1" && values[2] == "2")

    values[3] = "3"
    #expect(values[1] == "1", "it was among the earlier ones, and counts as asked for now")
    values[4] = "4"
    #expect(values[1] == "1" && values[3] == "3" && values[4] == "4")
    #expect(values[2] == nil)
  }

  @Test func `a value is replaced and taken away wherever it is`() {
    var values = RecentValues<Int, String>(capacity: 1)
    values[1] = "old"
    values[2] = "other"
    values[1] = "new"
    #expect(values[1] == "new")
    values[1] = nil
    #expect(values[1] == nil)
  }

  @Test func `a value is worked out once, and again when it has gone`() {
    var values = RecentValues<Int, String>(capacity: 1)
    #expect(values.value(of: 1) { "first" } == "first")
    #expect(values.value(of: 1) { "second" } == "first")

    values[2] = "other"
    values[3] = "another"
    #expect(values.value(of: 1) { "second" } == "second")
  }
}
