import Domain
import Foundation
import Interchange
import SampleData
import TestTraits
import Testing

@Suite struct ArchivePagesTests {
  @Test(.proves("B6")) func `the first page names all channels, with what goes on in them`() throws {
    let channels = [
      Channel(id: "c", name: "general", messages: [try Message("1", at: "2020-04-17T12:00:00Z")]),
      Channel(id: "d", name: "Random talk!", messages: []),
    ]
    let fixture = try PagesFixture(
      [Workspace(id: "w", name: "Water", channels: channels), Workspace(id: "v", name: "Vale", channels: [])],
      imported: try Date("2021-01-02T03:04:00Z", strategy: .iso8601))

    let index = try #require(fixture.files["index.html"])
    #expect(
      fixture.paths == [
        "style.css", "index.html", "channels/general-1/2020-04.html", "channels/general-1/index.html",
        "channels/random-talk-2/index.html",
      ])
    #expect(index.contains(#"<a href="channels/general-1/index.html"><bdi>general</bdi></a>"#))
    #expect(index.contains("<bdi>1 messages</bdi> · <bdi>1 people</bdi> · <bdi>Newest: April 17, 2020</bdi>"))
    #expect(index.contains("<bdi>0 messages</bdi> · <bdi>0 people</bdi></span>"))
    #expect(index.contains("<h2><bdi>Water</bdi></h2>\n<p class=\"quiet\">2 channels</p>"))
    #expect(index.contains("<h2><bdi>Vale</bdi></h2>\n<p class=\"quiet\">No channels</p>"))
    #expect(index.contains("<bdi>Imported January 2, 2021 at 3:04"))
    #expect(try fixture.page("index.html", of: "random-talk-2").contains("No messages"))
    #expect(try fixture.page("index.html").contains(#"<a href="2020-04.html"><bdi>April 2020</bdi></a>"#))
  }

  @Test func `an archive without workspaces or name has its first page too`() throws {
    let fixture = try PagesFixture([Workspace](), name: " ")

    #expect(fixture.paths == ["style.css", "index.html"])
    #expect(fixture.files["index.html"]?.contains("No workspaces") == true)
    #expect(fixture.files["index.html"]?.contains("<h1><bdi>–</bdi></h1>") == true)
  }

  @Test func `pages are in the language of their texts`() throws {
    let fixture = try PagesFixture(
      channel: [Message("1", at: "2020-04-17T12:00:00Z"), Message("2", at: "2020-05-17T12:00:00Z")], texts: .russian,
      locale: "ru_RU")

    let page = try fixture.page("2020-04.html")
    #expect(page.contains(#"<html lang="ru">"#))
    #expect(page.contains("<h2>пятница, 17 апреля 2020"))
    #expect(page.contains("<a class=\"skip\" href=\"#main\">К содержанию</a>"))
    #expect(page.contains("<bdi>Позже: май 2020"))
    #expect(try fixture.page("index.html").contains("сообщений: 2"))
  }

  @Test func `names of files are plain letters, and different`() throws {
    let names = [
      "A b", "a-b", "Команда", "", "../../etc/passwd", "CON", "<script>", String(repeating: "x", count: 500), "a-b-2",
      "--",
    ]
    let channels = names.enumerated().map { Channel(id: "\($0)", name: $1, messages: []) }
    let fixture = try PagesFixture([
      Workspace(id: "w", name: "", channels: channels + [Channel(id: "0", name: "again", messages: [])]),
      Workspace(id: "v", name: "", channels: [Channel(id: "0", name: "a b", messages: [])]),
    ])

    #expect(
      fixture.paths.dropFirst(2)
        == [
          "a-b-1", "a-b-2", "channel-3", "channel-4", "etc-passwd-5", "con-6", "script-7",
          String(repeating: "x", count: 40) + "-8", "a-b-2-9", "channel-10", "a-b-12",
        ].map { "channels/\($0)/index.html" }[...])
  }

  @Test(.proves("B6")) func `a channel that is mentioned is a link to its page`() throws {
    let text = RichText([
      .paragraph([
        RichRun("#random", to: .channel("d")), RichRun("#gone", to: .channel("x")), RichRun("@Ann", to: .member("1")),
      ])
    ])
    let fixture = try PagesFixture([
      Workspace(
        id: "w", name: "",
        channels: [
          Channel(
            id: "c", name: "general",
            messages: [try Message("1", at: "2020-04-17T12:00:00Z", MessageDetails(body: text))]),
          Channel(id: "d", name: "random", messages: []),
        ])
    ])

    #expect(
      try fixture.page("2020-04.html").contains(
        #"<a href="../random-2/index.html">#random</a>#gone<span class="mention">@Ann</span></p>"#))
  }

  @Test func `what the archive and the disk throw stops the pages`() throws {
    struct Full: Error {}
    let entry = ArchiveEntry(id: "a", name: "", imported: nil, archive: InMemoryMessageArchive([]))
    let options = ArchivePageOptions(texts: .english, timeZone: .gmt, locale: .current)

    #expect(throws: Full.self) {
      try WorkspaceFileCodec().writePages(of: entry, options) { _, _ in throw Full() }
    }
  }

  @Test func `pages of any archive are whole, and all their links lead somewhere`() throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      var random = RandomArchive(seed: seed)
      let plain = random.workspaces()
      let fixture = try PagesFixture(random.withDetails(plain), zone: "Asia/Kathmandu")
      let messages = plain.flatMap(\.channels).map(\.messages.count).reduce(0, +)

      #expect(
        fixture.files.values.map { $0.components(separatedBy: "<article class=").count - 1 }.reduce(0, +) == messages)
      for (path, page) in fixture.files where path.hasSuffix(".html") {
        try HTMLCheck(page).expectWhole()
        for link in HTMLCheck(page).pages {
          #expect(fixture.files[HTMLCheck.resolved(link, from: path)] != nil, "\(path): \(link)")
        }
      }
    }
  }
}
