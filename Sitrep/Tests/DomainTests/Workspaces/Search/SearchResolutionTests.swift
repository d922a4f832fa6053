import Domain
import Foundation
import TestTraits
import Testing

@Suite struct SearchResolutionTests {
  private let ann = SearchCandidate(id: "U1", names: ["Ann", "Ann Lee"])
  private let other = SearchCandidate(id: "U2", names: ["ann"])
  private let zoe = SearchCandidate(id: "U3", names: ["Zoë"])
  private let general = SearchCandidate(id: "C1", names: ["general"])

  @Test(.proves("B6")) func `names are found whatever their case, accents and signs are`() {
    let resolution = resolve("from:ZOE from:@zoë from:\"ann lee\" in:#General in:C1 word has:link ")

    #expect(resolution.filter.members == ["U1", "U3"])
    #expect(resolution.filter.channels == ["C1"])
    #expect(resolution.filter.terms == [SearchTerm("word")])
    #expect(resolution.filter.features == [.link])
    #expect(resolution.doubts == [])
  }

  @Test func `without names anybody and any channel will do`() {
    let filter = resolve("word", order: .best).filter

    #expect(filter == MessageFilter(terms: [SearchTerm("word", isPrefix: true)], order: .best))
  }

  @Test(.proves("B6")) func `a name that several have is asked about, and finds all of them meanwhile`() {
    let resolution = resolve("from:ann in:general")

    #expect(resolution.doubts == [.ambiguous(.person, "ann", [ann, other])])
    #expect(resolution.filter.members == ["U1", "U2"])
  }

  @Test func `a name that nobody has finds nothing`() {
    let resolution = resolve("from:@nobody in:u1")

    #expect(resolution.doubts == [.unknown(.person, "@nobody"), .unknown(.channel, "u1")])
    #expect(resolution.filter.members == [])
    #expect(resolution.filter.channels == [])
  }

  @Test func `an id is meant before a name is, and one id is one person`() {
    let named = SearchCandidate(id: "U9", names: ["U1", "u1 "])
    let again = SearchCandidate(id: "U9", names: ["U1"])

    #expect(SearchQuery("from:U1").resolved(people: [ann, named], channels: [], in: .gmt).filter.members == ["U1"])
    #expect(SearchQuery("from:u1").resolved(people: [named, again], channels: [], in: .gmt).doubts == [])
    #expect(SearchQuery("from:U9").resolved(people: [named, again], channels: [], in: .gmt).filter.members == ["U9"])
  }

  @Test func `people and channels of an archive can be named`() {
    let activity = Activity(count: 0, members: 0, latest: nil)
    let person = MemberSummary(member: Member(id: "U1", name: "Ann"), messages: 1, latest: .distantPast)

    #expect(SearchCandidate(person) == SearchCandidate(id: "U1", names: ["Ann"]))
    #expect(
      SearchCandidate(ConversationSummary(id: "C1", name: " ", activity: activity))
        == SearchCandidate(id: "C1", names: ["C1"]))
  }

  @Test(.proves("B6")) func `days begin and end in the reader's time zone, and are not part of what is found`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))

    let filter = SearchQuery("before:2020-04-17 after:2020-04-15").resolved(people: [], channels: [], in: zone).filter

    #expect(filter.from == date("2020-04-15T15:00:00Z"))
    #expect(filter.until == date("2020-04-16T15:00:00Z"))
  }

  @Test(arguments: [
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),  // The clocks were put from 0:00 to 1:00.
    ("Asia/Beirut", "2021-03-28", "2021-03-27T22:00:00Z"), ("Europe/Berlin", "2021-03-28", "2021-03-27T23:00:00Z"),
  ])
  func `a day without midnight begins when its clocks do`(zone: String, day: String, start: String) throws {
    let zone = try #require(TimeZone(identifier: zone))

    let filter = SearchQuery("before:\(day)").resolved(people: [], channels: [], in: zone).filter

    #expect(filter.until == date(start))
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("from:ann x", "U1", "from:U1 x"), ("a от:@ann \"b  c\" from:\"ann\"", "U1", "a от:@ann \"b  c\" from:U1"),
      ("From:ann from:bo in:ann  ", "U1", "From:U1 from:bo in:ann  "), ("from:ann", "U 1", "from:\"U 1\""),
      ("from:ann", "a\"b c", "from:«a\"b c»"), ("from:ann", "«\"", "from:“«\"”"), ("from:ann", "U1*", "from:\"U1*\""),
      ("from:ann", "\" « “", "from:\" « “"), ("from:bo", "U1", "from:bo"),
    ])
  func `a choice takes the name's place in the query`(text: String, id: String, chosen: String) {
    #expect(SearchQuery.text(text, naming: .person, "ann", by: id) == chosen)
  }

  @Test func `a chosen channel is found by its id, and a long query keeps its end`() {
    let end = String(repeating: " word", count: 400)

    let chosen = SearchQuery.text("in:#general" + end, naming: .channel, "#general", by: "C 1")

    #expect(chosen == "in:\"C 1\"" + end)
    #expect(SearchQuery(chosen).channels == ["C 1"])
  }

  @Test(arguments: [
    ("", SearchResolution.Kind.person, "U1", "from:U1 "), ("word", .channel, "C 1", "word in:\"C 1\" "),
    ("word ", .person, "U1", "word from:U1 "),
  ])
  func `a person or a channel can be added to a query`(
    text: String, kind: SearchResolution.Kind, id: String, longer: String
  ) {
    #expect(SearchQuery.text(text, adding: kind, id) == longer)
  }

  private func resolve(_ text: String, order: MessageFilter.Order = .newest) -> SearchResolution {
    SearchQuery(text).resolved(people: [ann, other, zoe], channels: [general], in: .gmt, order: order)
  }

  private func date(_ text: String) -> Date? { try? Date(text, strategy: .iso8601) }
}
