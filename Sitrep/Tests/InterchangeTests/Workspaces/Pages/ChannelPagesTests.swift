import Domain
import Foundation
import Interchange
import TestTraits
import Testing

@Suite struct ChannelPagesTests {
  @Test(.proves("B6")) func `replies stand beneath the message that began their thread, whenever they came`() throws {
    let fixture = try PagesFixture(channel: [
      Message("late", "late", at: "2020-05-02T10:00:00Z", MessageDetails(root: "root", isBroadcast: true)),
      Message("other", "other", at: "2020-04-17T13:00:00Z"), Message("root", "root", at: "2020-04-17T12:00:00Z"),
      Message("soon", "soon", at: "2020-04-17T12:30:00Z", MessageDetails(root: "root")),
      Message("lost", "lost", at: "2020-04-18T12:30:00Z", MessageDetails(root: "gone")),
      Message("second", "second", at: "2020-04-18T12:31:00Z", MessageDetails(root: "lost")),
    ])

    let page = try fixture.page("2020-04.html")
    let order = [
      "id=\"mroot\"", "2 replies", "<div class=\"replies\">", "id=\"msoon\"", "id=\"mlate\"", "Also sent",
      "id=\"mother\"", "id=\"mlost\"", "id=\"msecond\"",
    ]
    let places = order.compactMap { page.range(of: $0)?.lowerBound }
    #expect(places.count == order.count)
    #expect(places == places.sorted())
    #expect(page.components(separatedBy: "Reply to a message that isn’t").count == 3)
    #expect(page.contains(">May 2, 2020 at 10:00"))
    #expect(page.contains(##"<a href="#mroot"><time datetime="2020-04-17T12:00:00Z">12:00"##))
    #expect(fixture.files["channels/general-1/2020-05.html"] == nil)
    try HTMLCheck(page).expectWhole()
  }

  @Test(.proves("B6")) func `days and months are those of the reader's time zone`() throws {
    let messages = [try Message("1", at: "2020-04-30T12:00:00Z"), try Message("2", at: "2020-04-30T16:00:00Z")]
    let fixture = try PagesFixture(channel: messages, zone: "Asia/Tokyo")

    let (april, may) = (try fixture.page("2020-04.html"), try fixture.page("2020-05.html"))
    #expect(april.contains("<h2>Thursday, April 30, 2020</h2>"))
    #expect(april.contains(#"<a href="2020-05.html"><bdi>Later: May 2020</bdi></a>"#))
    #expect(!april.contains("Earlier"))
    #expect(may.contains("<h2>Friday, May 1, 2020</h2>"))
    #expect(may.contains(#"<a href="2020-04.html"><bdi>Earlier: April 2020</bdi></a>"#))
    #expect(try fixture.page("index.html").contains("<bdi>1 messages</bdi></span></li>\n<li><a href=\"2020-04.html\">"))
    #expect(try PagesFixture(channel: messages).paths.count == 4)
  }

  @Test func `a long month has several pages, and so has a long thread`() throws {
    let start = try Date("2020-04-01T00:00:00Z", strategy: .iso8601)
    let ann = Member(id: "1", name: "Ann")
    let messages = (0..<4_500).map { number in
      Message(
        id: "\(number)", content: "", posted: start.addingTimeInterval(Double(number)), member: ann,
        details: (2_500..<4_400).contains(number) ? MessageDetails(root: "2499") : nil)
    }
    let fixture = try PagesFixture(channel: messages)

    let pages = try ["2020-04.html", "2020-04-2.html", "2020-04-3.html"].map { try fixture.page($0) }
    #expect(pages.map { $0.components(separatedBy: "<article class=").count - 1 } == [2_000, 2_000, 500])
    #expect(pages[1].contains("<bdi>April 2020, part 2</bdi></h1>"))
    #expect(pages[2].contains(#"<a href="2020-04-2.html#m2499"><bdi>Continued thread</bdi></a>"#))
    #expect(pages[1].contains("1900 replies"))
    #expect(pages[2].contains("<div class=\"replies\">\n<article class=\"message said\" id=\"m4000\">"))
    try HTMLCheck(pages[2]).expectWhole()
  }

  @Test func `a page that grows long is turned, and a thread's first reply may stand on the next one`() throws {
    let long = String(repeating: "<", count: 1_100_000)
    let fixture = try PagesFixture(channel: [
      Message("1", long, at: "2020-04-01T00:00:00Z"),
      Message("2", at: "2020-04-02T00:00:00Z", MessageDetails(root: "1")),
    ])

    #expect(try fixture.page("2020-04-2.html").contains(#"<a href="2020-04.html#m1">"#))
    #expect(try fixture.page("2020-04.html").hasSuffix("</main>\n</body>\n</html>\n"))
  }

  @Test func `clocks that are put back over the end of a month don't bring the month back`() throws {
    // Newfoundland put its clocks from 00:01 on November 1 to 23:01 on October 31.
    let messages = [try Message("1", at: "2009-11-01T02:30:30Z"), try Message("2", at: "2009-11-01T03:00:00Z")]
    let fixture = try PagesFixture(channel: messages, zone: "America/St_Johns")

    let page = try fixture.page("2009-11.html")
    #expect(page.contains("<h2>Sunday, November 1, 2009</h2>"))
    #expect(page.contains("<h2>Saturday, October 31, 2009</h2>"))
    #expect(fixture.paths.count == 4)
  }

  @Test func `dates that no calendar has don't stop the pages`() throws {
    let member = Member(id: "1", name: "Ann")
    for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 0] {
      let message = Message(id: "1", content: "", posted: Date(timeIntervalSince1970: seconds), member: member)
      let fixture = try PagesFixture(channel: [message])
      #expect(fixture.paths.count == 4)
    }
  }
}
