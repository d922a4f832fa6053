import Domain
import Foundation
import TestTraits
import Testing

@testable import DesignSystem
@testable import Figures
@testable import Statistics

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SharePictureTests {
  private let words = ShareWords(
    name: "Trinidad & <Tobago>", flag: "🇹🇹", date: "As of August 4, 2021",
    rows: [
      .init(name: "Confirmed cases", total: "39,260", new: "223 new"), .init(name: "Deaths", total: "no data", new: ""),
    ],
    source: "Source: \"JHU\" 'CSSE'", chart: .titled("New cases"), locale: Locale(identifier: "en"))

  private func texts(_ svg: String) throws -> [String] {
    let reader = TextReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.texts
  }

  @Test(.proves(54)) func `the picture is well-formed and says country, date, numbers and source`() throws {
    let svg = SharePicture.svg(of: words, nil)

    #expect(
      try texts(svg) == [
        "Trinidad & <Tobago>. As of August 4, 2021", "🇹🇹", "Trinidad & <Tobago>", "As of August 4, 2021",
        "Confirmed cases", "39,260", "223 new", "Deaths", "no data", "Source: \"JHU\" 'CSSE'", "Sitrep",
      ])
    #expect(svg.contains("width=\"1200\" height=\"900\""))
  }

  @Test(.proves(54)) func `the picture holds no script and nothing from elsewhere`() throws {
    let figure = ChartFigure([ChartSamples.series(ChartSamples.randomTotals(1_143, seed: 3))], ChartRoute())
    let svg = SharePicture.svg(of: words, figure).replacing("http://www.w3.org/2000/svg", with: "")

    for forbidden in ["<script", "href", "url(", "http", "<image", "<style", "@import", " on", "data:"] {
      #expect(!svg.contains(forbidden), "\(forbidden)")
    }
  }

  @Test(.proves(54)) func `the small chart has its days, its ticks and a line`() throws {
    let figure = ChartFigure([ChartSamples.series((0..<40).map { $0 * 10 })], ChartRoute())
    let svg = SharePicture.svg(of: words, figure)
    let texts = try texts(svg)

    #expect(texts.contains("New cases") && texts.contains("January 1, 2021") && texts.contains("February 9, 2021"))
    #expect(texts.contains("10") && texts.contains("5"))
    #expect(svg.contains("stroke-width=\"4\""))
    let outlines = svg.matches(of: #/ d="([^"]*)"/#).map(\.1)
    #expect(outlines.count == 7 && outlines.allSatisfy { $0.wholeMatch(of: /[MLHhvz0-9. -]+/) != nil })
  }

  @Test(.proves("U3")) func `of several countries the picture names all, each beside its line, and none over another`()
    throws
  {
    let names = ["Germany", "France", "Bosnia and Herzegovina", "Congo, Democratic Republic of the"]
    let series = zip(["DE", "FR", "BA", "CD"], names).map { code, name in
      ChartSeries(ChartSamples.history((0..<40).map { $0 * 10 }, code), .cases, name: name)
    }
    var chart = ShareWords.Chart.titled("New cases")
    chart.lines = Dictionary(uniqueKeysWithValues: series.map { ($0.code, "\($0.name), 7-day average") })
    let words = ShareWords(
      name: words.name, flag: words.flag, date: words.date, rows: words.rows, source: words.source, chart: chart,
      locale: words.locale)
    let svg = SharePicture.svg(of: words, ChartFigure(series, ChartRoute()))
    let texts = try texts(svg)

    #expect(texts.contains("Germany, France, Bosnia and Herzegovina, Congo, Democratic Republic of the"))
    #expect(texts.contains("🇹🇹 Trinidad & <Tobago> · As of August 4, 2021"))
    let legend = svg.matches(of: #/<text x="(\d+)" y="(\d+)" font-size="([\d.]+)"[^>]*>([^<]*), 7-day average</#)
    #expect(legend.map { "\($0.1) \($0.2)" } == ["110 521", "650 521", "110 551", "650 551"])
    for line in legend {
      let width = Double(line.4.count + 15) * (Double(line.3) ?? 0) * 0.65
      #expect(width <= 472, "it ends before the next column: \(line.4)")
    }
  }

  @Test(.proves("U3"), arguments: ["en", "ru"])
  func `the labels of the axis stand beside the lines, and none is 0 on a logarithmic one`(
    _ language: String
  ) throws {
    var route = ChartRoute()
    route.isLogarithmic = true
    let totals = [1, 1, 1, 1, 1, 1, 1, 1, 2, 900, 40_000, 900_000]
    let figure = try #require(ChartFigure([ChartSamples.series(totals)], route))
    let words = ShareWords(
      name: "", flag: "", date: "", rows: [], source: "", chart: .titled(""), locale: Locale(identifier: language))
    let svg = SharePicture.svg(of: words, figure)

    let labels = svg.matches(of: #/<text x="158" y="[\d.]+" font-size="20"[^>]*text-anchor="end">([^<]*)</#).map(\.1)
    #expect(labels.count == figure.scale.ticks.count && figure.scale.bottom == 1)
    #expect(!labels.contains("0"), "\(labels)")
    let starts = svg.matches(of: #/ d="M(\d+)/#).compactMap { Int($0.1) }
    #expect(starts.filter { $0 != 60 && $0 != 600 }.allSatisfy { $0 >= 170 }, "the lines begin behind the labels")
  }

  @Test(.proves(54)) func `a long name is written in smaller letters`() {
    let long = ShareWords(
      name: String(repeating: "Long ", count: 20), flag: "", date: "", rows: [], source: "", chart: .titled(""),
      locale: Locale(identifier: "en"))

    #expect(SharePicture.svg(of: long, nil).contains("font-size=\"16\""))
    #expect(SharePicture.svg(of: words, nil).contains("font-size=\"56\""))
  }

  @Test func `characters that XML forbids are left out`() {
    #expect(XMLText.escaped("a\u{0}b\u{1B}c\n<&>\"'\u{FFFF}") == "abc &lt;&amp;&gt;&quot;&#39;")
  }

  @Test(.proves(54)) func `the text has a line for each figure`() {
    #expect(
      words.text == """
        🇹🇹 Trinidad & <Tobago>
        As of August 4, 2021
        Confirmed cases: 39,260 (223 new)
        Deaths: no data
        Source: "JHU" 'CSSE'
        """)
  }
}

/// The texts of an XML document, one for each element that has one.
private nonisolated final class TextReader: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if !text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty { texts.append(text) }
    text = ""
  }
}
