import Domain
import TestTraits
import Testing

@Suite struct SearchQueryTests {
  @Test(
    .proves("B6"),
    arguments: [
      ("two words ", [SearchTerm("two"), SearchTerm("words")]),
      ("last wor", [SearchTerm("last"), SearchTerm("wor", isPrefix: true)]),
      ("done. ", [SearchTerm("done.")]), ("done.", [SearchTerm("done.")]), ("c++", [SearchTerm("c++")]),
      ("work* ", [SearchTerm("work", isPrefix: true)]),
      ("work** on ", [SearchTerm("work", isPrefix: true), SearchTerm("on")]),
      ("w*rk ", [SearchTerm("w*rk")]), ("#general @ann ", [SearchTerm("#general"), SearchTerm("@ann")]),
      (#""exact phrase""#, [SearchTerm("exact phrase")]), (#""exact phr"*"#, [SearchTerm("exact phr", isPrefix: true)]),
      ("«точная фраза»", [SearchTerm("точная фраза")]), ("“exact phrase” ", [SearchTerm("exact phrase")]),
      ("„genaue Worte“ ", [SearchTerm("genaue Worte")]), ("”exakta ord” ", [SearchTerm("exakta ord")]),
      (#""never clos"#, [SearchTerm("never clos", isPrefix: true)]), (#""never clos "#, [SearchTerm("never clos ")]),
      (#""never clos*"#, [SearchTerm("never clos", isPrefix: true)]),
      (#""he said “yes”" so "#, [SearchTerm("he said “yes”"), SearchTerm("so")]),
      (#"27" monitor "#, [SearchTerm("27\""), SearchTerm("monitor")]),
      (#""a b"c "#, [SearchTerm("a b"), SearchTerm("c")]),
      ("a\u{0}b\tc\r\nd ", ["a", "b", "c", "d"].map { SearchTerm($0) }), ("\u{1} \u{2}", []),
      ("\"one\u{7}two\"", [SearchTerm("one two")]), ("😀 !? \"\" * ** \"-\" ", []),
      ("日本", [SearchTerm("日本", isPrefix: true)]),
      ("http://x.org note:from:ann ", [SearchTerm("http://x.org"), SearchTerm("note:from:ann")]), ("", []), ("  ", []),
    ])
  func `words, phrases and beginnings are terms`(text: String, terms: [SearchTerm]) {
    let query = SearchQuery(text)

    #expect(query.terms == terms)
    #expect(query.problems == [])
    #expect(query.isEmpty == terms.isEmpty)
  }

  @Test(.proves("B6")) func `operators say who, where, when and what`() throws {
    let query = SearchQuery(
      "from:ann From:@bo FROM:\"Ann Lee\" in:general IN:#random has:link has:File before:2020-04-17 after:2019-01-02 x "
    )

    #expect(query.from == ["ann", "@bo", "Ann Lee"])
    #expect(query.channels == ["general", "#random"])
    #expect(query.features == [.link, .file])
    #expect(query.before == Day(iso8601: "2020-04-17"))
    #expect(query.after == Day(iso8601: "2019-01-02"))
    #expect(query.terms == [SearchTerm("x")])
    #expect(query.problems == [])
  }

  @Test(.proves("B6")) func `operators have Russian names too`() {
    let query = SearchQuery(
      "от:«Анна Ли» В:общий до:2020-04-17 после:2019-01-02 есть:ссылка есть:Файл есть:реакция есть:тред")
    let english = SearchQuery(
      "from:«Анна Ли» in:общий before:2020-04-17 after:2019-01-02 has:link has:file has:reaction has:thread")

    #expect(query == english)
    #expect(query.features == Set(MessageFeature.allCases))
    #expect(query.from == ["Анна Ли"])
  }

  @Test(arguments: [
    "from:", "from: ", "from:@", "in:# ", "before:", "after: ", "has:", "от:", "from:\"", "from:\"\"", "in:\" \"",
  ])
  func `an operator without a value says nothing yet`(text: String) {
    #expect(SearchQuery(text).isEmpty)
    #expect(SearchQuery(text).problems == [])
  }

  @Test(arguments: ["from:a", "in:a", "before:2020-01-01", "after:2020-01-01", "has:link"])
  func `an operator is something to look for`(text: String) {
    #expect(!SearchQuery(text).isEmpty)
  }

  @Test(.proves("B6")) func `a wrong day and an unknown feature are told, and the rest is looked for`() {
    let query = SearchQuery("before:yesterday After:2020-02-30 has:fun word ")

    #expect(query.problems == [.notADay("before:yesterday"), .notADay("After:2020-02-30"), .unknownFeature("has:fun")])
    #expect(query.terms == [SearchTerm("word")])
    #expect(query.before == nil)
    #expect(query.after == nil)
  }

  @Test func `of several days the one counts that lets fewer messages through`() {
    let query = SearchQuery("before:2020-04-17 before:2020-04-16 before:2020-04-18 after:2019-01-02 after:2019-01-03")

    #expect(query.before == Day(iso8601: "2020-04-16"))
    #expect(query.after == Day(iso8601: "2019-01-03"))
  }

  @Test func `a long text is looked at up to a limit`() {
    let words = SearchQuery((1...100).map { "w\($0) " }.joined())
    let long = SearchQuery(String(repeating: "é", count: 999) + " b:\u{301} from:ann")
    let piled = SearchQuery("a" + String(repeating: "\u{301}", count: 100_000))

    #expect(words.terms.map(\.text) == (1...32).map { "w\($0)" })
    #expect(long.terms.map(\.text.unicodeScalars.count) == [999])
    #expect(long.from == [])
    #expect(piled.terms.map(\.text.unicodeScalars.count) == [1_000])
  }
}
