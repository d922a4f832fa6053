import Domain
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportFormsTests {
  @Test func `names from files do no harm`() throws {
    var list = ReportedList(places: ["<script>alert(1)</script>", "a|b & \"c\"\u{202E}"], name: "# <b>")
    try list.add(10, on: "2024-05-02")
    try list.add(9, on: "2024-05-02", place: 1)
    list.words[.context] = "<img src=x onerror=y> `code` | [link](javascript:x)"
    let report = try list.report()

    let html = report.html(in: english)
    #expect(!html.contains("<script") && !html.contains("<img") && !html.contains("<b>") && !html.contains("\u{202E}"))
    #expect(html.contains("<th scope=\"row\">&lt;script&gt;alert(1)&lt;/script&gt;</th>"))
    #expect(html.contains("a|b &amp; &quot;c&quot;\\u{202E}"))
    let markdown = report.markdown(in: english)
    #expect(markdown.hasPrefix("# Situation report: \\# \\<b\\>\n"))
    #expect(markdown.contains("| a\\|b \\& \"c\"\\\\u{202E} | 9 |"))
    #expect(markdown.contains("\\<img src=x onerror=y\\> \\`code\\` \\| \\[link\\](javascript:x)"))
  }

  @Test(arguments: [english, russian])
  func `a page is well-formed and needs nothing from elsewhere`(_ locale: Locale) throws {
    var list = ReportedList(populations: ["Baro": 20_000, "Kelma": 3_000])
    try list.add(30, on: "2024-05-02", died: 2)
    try list.add(3, on: "2024-05-08", place: 1)
    let report = try list.report()

    let html = report.html(in: locale)

    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"\(locale == russian ? "ru" : "en")\">\n"))
    let parser = XMLParser(data: Data(html.drop { $0 != "\n" }.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
    for word in ["<script", "http:", "https:", "url(h", "@import", "src=", "href="] {
      #expect(!html.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
    #expect(html.contains("default-src 'none'; style-src 'unsafe-inline'"))
    #expect(html.components(separatedBy: "<svg").count == 4)
    #expect(html.components(separatedBy: "<caption").count == html.components(separatedBy: "<table").count)
    let ids = html.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `the same figures give the same bytes`() throws {
    var list = ReportedList(populations: ["Baro": 20_000, "Kelma": 3_000])
    try list.add(30, on: "2024-05-02", died: 2)
    try list.add(30, on: "2024-05-08", place: 1)
    let (one, other) = (try list.report(), try list.report())

    #expect(one.html(in: russian) == other.html(in: russian))
    #expect(one.markdown(in: english) == other.markdown(in: english))
    #expect(try one.json(in: english) == other.json(in: english))
    #expect(one.html(in: russian) != one.html(in: english))
  }

  @Test func `the figures are JSON`() throws {
    var list = ReportedList(populations: ["Baro": 23_400])
    try list.add(67, on: "2024-05-02", died: 6)

    let json = try list.report().json(in: english)

    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["asOf"] as? String == "2024-05-14" && object["cases"] as? Int == 67)
    let rate = try #require(object["attackRate"] as? [String: Any])
    #expect(rate["value"] as? Double == 28.6325 && rate["of"] as? Int == 23_400)
    #expect((object["highlights"] as? [String])?.count == 4)
  }

  @Test func `a report of 100,000 cases and 300 places is small and soon made`() throws {
    var list = ReportedList(places: (0..<300).map { "Place \($0)" })
    list.populations = Dictionary(uniqueKeysWithValues: list.places.map { ($0, 50_000) })
    let first = try #require(Day("2022-01-01"))
    list.records = (0..<100_000).map { index in
      .fell(
        first.advanced(by: index % 860), place: index % 300, died: index % 40 == 0,
        sex: index.isMultiple(of: 2) ? .male : .female, years: index % 90)
    }
    let report = try list.report()

    var html = ""
    let time = ContinuousClock().measure { html = report.html(in: russian) }

    #expect(html.utf8.count < 400_000)
    #expect(time < .seconds(3), "\(time): half a second where it is optimised")
    #expect(html.contains("Не вошли в таблицу ещё 100 мест"))
  }
}
