import Foundation
import HTTPTypes
import PortableUICore
import TestTraits
import Testing

@testable import PortableUIWeb

@Suite struct VisitorTests {
  @Test(arguments: [
    ("", "en", "en_US"), ("ru", "ru", "ru_RU"), ("ru-RU,ru;q=0.9,en;q=0.8", "ru", "ru_RU"), ("en-GB", "en", "en_GB"),
    ("de, ru;q=0.5, en;q=0.7", "en", "en_US"), ("RU-by", "ru", "ru_BY"), ("zh-Hant-TW", "en", "en_US"),
    ("en;q=0.1, ru;q=0.2", "ru", "ru_RU"), ("ru;q=0", "en", "en_US"), ("*", "en", "en_US"), ("ru , en", "ru", "ru_RU"),
    ("en-Latn-AU", "en", "en_AU"), ("en,ru", "en", "en_US"), ("ru;q=1.000", "ru", "ru_RU"),
  ])
  func `the best language that the program has texts in is chosen`(field: String, language: String, locale: String) {
    let visitor = Visitor([.acceptLanguage: field], languages: ["en", "ru"])

    #expect(visitor.languageTag == language)
    #expect(visitor.locale.identifier == locale)
    #expect(visitor.layoutDirection == .leftToRight)
  }

  @Test(arguments: [
    ";;;,,,", "q=1", "ru;q=nan", "ru;q=inf", "ru;q=-1", "ru;q=1e9", "ru;q=", "r", "русский", "../../etc",
    "en_US@calendar=hebrew", String(repeating: "ru;q=0,", count: 10_000), String(repeating: "r", count: 100_000),
    String(repeating: "de,", count: 20) + "ru",
  ])
  func `a hostile field gets the first language`(field: String) {
    #expect(Visitor([.acceptLanguage: field], languages: ["en", "ru"]).languageTag == "en")
  }

  @Test(
    .proves("D34"),
    arguments: [
      ("", "ru", "ru_RU"), ("en-GB", "ru", "ru_RU"), ("ru-BY", "ru", "ru_BY"), ("ru-BY", "en", "en_US"),
      ("ru, en-AU;q=0.5", "en", "en_AU"), ("ru;q=0", "ru", "ru_RU"),
    ])
  func `a chosen language goes before the browser's, which still tells the region`(
    field: String, chosen: String, locale: String
  ) {
    let visitor = Visitor([.acceptLanguage: field], languages: ["en", "ru"], chosenLanguage: chosen)

    #expect(visitor.languageTag == chosen)
    #expect(visitor.locale.identifier == locale)
  }

  @Test func `languages written from right to left`() {
    #expect(Visitor([.acceptLanguage: "he-IL"], languages: ["en", "he"]).layoutDirection == .rightToLeft)
  }

  @Test(arguments: [
    ("motion=less", true), ("zone=UTC; motion=less", true), ("", false), ("motion=", false), ("motion=lesser", false),
    ("emotion=less", false),
  ])
  func `whether things may move is in a cookie`(cookie: String, reducesMotion: Bool) {
    #expect(Visitor([.cookie: cookie], languages: ["en"]).reducesMotion == reducesMotion)
  }

  @MainActor
  @Test func `views know who wants less motion`() async {
    let application = WebApplication(
      scene: WindowGroup { MotionText() }, notFound: EmptyView(),
      configuration: WebApplicationConfiguration(
        programName: "Test", addressKey: "address", languages: ["en"], knowsAddress: { _ in true }))

    for (cookie, words) in [("zone=UTC", "It moves"), ("zone=UTC; motion=less", "It stands still"), ("", "It moves")] {
      let page = await application.respond(to: WebRequest(method: .get, target: "/", headers: [.cookie: cookie]))
      #expect(page.text.contains(words))
    }
  }

  @Test(
    .proves("D18"),
    arguments: [
      ("zone=America%2FLos_Angeles", "America/Los_Angeles"), ("a=b; zone=Europe/Berlin", "Europe/Berlin"),
      ("zone=America/Argentina/Buenos_Aires;zone=UTC", "America/Argentina/Buenos_Aires"),
    ])
  func `the zone of the visitor's clock is in a cookie`(cookie: String, zone: String) {
    #expect(Visitor([.cookie: cookie], languages: ["en"]).timeZone.identifier == zone)
  }

  @Test(arguments: [
    "", "zone", "zone=", "zone=Mars/Olympus", "zone=..%2F..%2Fetc%2Fpasswd", "zone=%FF", "azone=Europe/Berlin",
    "zone=/etc/localtime", "zone=" + String(repeating: "A", count: 100_000),
  ])
  func `a zone that is none gets the server's`(cookie: String) {
    #expect(Visitor([.cookie: cookie], languages: ["en"]).timeZone == .current)
  }
}

private struct MotionText: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Text(verbatim: reducesMotion ? "It stands still" : "It moves")
  }
}
