import Domain
import Foundation
import Testing

@Suite struct ReportWordsTests {
  @Test func `a text of nothing is none, and a long one loses its end`() {
    var words = ReportWords([.context: " \n\t", .response: "Two centres."])
    #expect(words[.context] == nil && words[.response] == "Two centres." && !words.isEmpty)
    words[.response] = ""
    #expect(words.isEmpty)

    let long = String(repeating: "ж", count: 10_001)
    #expect(!ReportWords.fit(long) && ReportWords.fit(String(long.dropLast())))
    words[.challenges] = long
    #expect(words[.challenges] == String(long.dropLast()))
  }

  @Test func `words come back from JSON`() throws {
    let words = ReportWords([.highlights: "«Много» \"слов\"\n"], issue: 7, hidesSmallNumbers: false)

    let json = try JSONEncoder().encode(words)

    #expect(try JSONDecoder().decode(ReportWords.self, from: json) == words)
    let long = #"{"texts":{"context":"\#(String(repeating: "a", count: 30_000))"},"hidesSmallNumbers":true}"#
    let read = try JSONDecoder().decode(ReportWords.self, from: Data(long.utf8))
    #expect(read[.context]?.utf8.count == ReportWords.mostBytes && read.issue == nil && read.hidesSmallNumbers)
  }
}
