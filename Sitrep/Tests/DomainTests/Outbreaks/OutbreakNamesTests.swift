import Domain
import Foundation
import TestTraits
import Testing

@Suite struct OutbreakNamesTests {
  @Test func `an outbreak's id is a UUID in lower case, or that of the bundled one`() throws {
    #expect(OutbreakID(rawValue: "covid-19") == .bundled)
    let random = OutbreakID.random()
    #expect(OutbreakID("\(random)") == random && random != .random())
    for text in ["", "covid", "COVID-19", random.rawValue.uppercased(), random.rawValue + " ", "../covid-19", "1"] {
      #expect(OutbreakID(rawValue: text) == nil)
    }
  }

  @Test func `there are 29 diseases, and each is known by its key, its names and its other words`() {
    #expect(DiseaseKey.allCases.count == 29)
    var seen: [String: DiseaseKey] = [:]
    for key in DiseaseKey.allCases {
      #expect(!key.englishName.isEmpty && !key.russianName.isEmpty)
      for word in [key.rawValue, key.englishName, key.russianName] + key.aliases {
        #expect(Disease(text: word) == .known(key), "\(word)")
        #expect(seen.updateValue(key, forKey: PlaceKey.folded(word)) ?? key == key, "\(word)")
      }
      #expect(Disease(text: Disease.known(key).storedText) == .known(key))
    }
  }

  @Test(arguments: [
    ("  Monkeypox ", Disease.known(.mpox)), ("оспа обезьян", .known(.mpox)), ("Covid 19", .covid19),
    ("ЖЕЛТАЯ лихорадка", .known(.yellowFever)), ("BVD", .known(.ebola)),
    ("Nodding syndrome", .named("Nodding syndrome")),
  ])
  func `a disease is read as a person writes it`(text: String, disease: Disease) {
    #expect(Disease(text: text) == disease)
    #expect(Disease(text: disease.storedText) == disease)
  }

  @Test func `what is no name is no disease`() {
    for text in ["", "  ", "12", "a\u{7}", String(repeating: "a", count: 101)] { #expect(Disease(text: text) == nil) }
  }

  @Test func `names of diseases are in the person's language`() {
    #expect(Disease.known(.measles).name(for: Locale(identifier: "ru")) == "корь")
    #expect(Disease.known(.measles).name(for: Locale(identifier: "fr")) == "measles")
    #expect(Disease.named("Nodding").name(for: Locale(identifier: "ru")) == "Nodding")
  }

  @Test(arguments: [
    ("Port Saïda", "PORT-SAIDA"), ("Заречный район", "заречный  Район"), ("Берёзово", "березово"),
    ("Bamako‑Est", "bamako est"), ("Ségué", "Segue"), (" Wadi\u{A0}Tir", "Wadi Tir"), ("İzmir", "izmir"),
  ])
  func `spellings of one place have one key`(one: String, other: String) {
    #expect(PlaceKey(name: one) == PlaceKey(name: other))
  }

  @Test(arguments: [("Pt. Saida", "Port Saïda"), ("Майский", "Маискии"), ("Район", "Раион"), ("A1", "A2")])
  func `other places have other keys`(one: String, other: String) {
    #expect(PlaceKey(name: one) != PlaceKey(name: other))
  }

  @Test func `keys are folded once and for all, and come back from their texts`() throws {
    var random = SystemRandomNumberGenerator()
    let letters = Array("aAzÉéïЙйИиЁёŞİıßﬁ -‑.'日ـ\u{301}\u{306}\u{200D}9")
    for _ in 0..<2_000 {
      let name = String((0..<Int.random(in: 0...12)).compactMap { _ in letters.randomElement(using: &random) })
      let key = PlaceKey(name: name)
      #expect(PlaceKey.folded(PlaceKey.folded(name)) == PlaceKey.folded(name), "\(name.debugDescription)")
      if !key.description.isEmpty { #expect(PlaceKey(key.description) == key, "\(name.debugDescription)") }
    }
    let chile = PlaceKey.country(try code("CL"))
    #expect(PlaceKey("CL") == chile && PlaceKey("cl") == .named("cl") && PlaceKey("") == nil && PlaceKey("A B") == nil)
    #expect([PlaceKey.named("b"), .named("a"), chile].sorted() == [chile, .named("a"), .named("b")])
  }

  @Test(.proves("D28")) func `an outbreak is named by the rules for names`() throws {
    #expect(try OutbreakName("  Cholera,   Baro ").text == "Cholera, Baro")
    #expect(throws: CountryName.Problem.empty) { try OutbreakName(" ") }
    #expect(throws: CountryName.Problem.invisibleCharacter) { try OutbreakName("a\u{202E}b") }
  }

  @Test func `measures come back from their texts`() {
    #expect(Measure.allCases.count == 9)
    for measure in Measure.allCases { #expect(Measure(rawValue: measure.rawValue) == measure) }
    #expect(Measure(rawValue: "cases.all") == nil && Measure(rawValue: "") == nil)
  }
}
