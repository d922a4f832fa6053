import Domain
import Foundation
import Testing

@Suite struct GuidanceSearchTests {
  private let english = Locale(identifier: "en_US")
  private let russian = Locale(identifier: "ru_RU")
  private let content = GuidanceContent.sample()

  private func found(_ text: String, _ locale: Locale) -> [String] {
    content.found(by: GuidanceSearch(text, in: locale)).itemIDs
  }

  @Test func `without words everything is found`() {
    for text in ["", "  ", "\n"] {
      #expect(GuidanceSearch(text, in: english).isEmpty)
      #expect(content.found(by: GuidanceSearch(text, in: english)) == content)
    }
  }

  @Test(arguments: [
    ("cough", ["cough"]), ("COUGH", ["cough"]), ("phlegm dry", ["cough"]), ("cof", []), ("cough fever", []),
    ("cafe", ["hands"]), ("CAFÉ", ["hands"]), ("сухой", []),
  ])
  func `words are found in titles and explanations, whatever their case and accents`(text: String, ids: [String]) {
    #expect(found(text, english) == ids)
  }

  @Test(arguments: [
    ("кашель", ["cough"]), ("тяжелое", ["cough"]), ("тяжёлое", ["cough"]), ("ТЯЖЁЛОЕ", ["cough"]), ("cough", []),
    ("мойте руки", ["hands"]), ("скорая", ["ambulance"]),
  ])
  func `a Russian reader searches the Russian texts, and ё is е`(text: String, ids: [String]) {
    #expect(found(text, russian) == ids)
  }

  @Test(arguments: ["8 800", "88002000112", "8-800-2000-112", "coronavirus LINE"])
  func `a number is found by its name and by its digits`(text: String) {
    #expect(found(text, english) == ["ambulance"])
  }

  @Test func `groups in which nothing is found are left out, and the rest stays as it is`() {
    let found = content.found(by: GuidanceSearch("cough", in: english))

    #expect(found.symptoms.map(\.id) == ["common"])
    #expect(found.recommendations == [])
    #expect(found.emergency.itemCount == 0)
    #expect(found.sources == content.sources)
    #expect(found.title == content.title)
  }

  @Test func `a very long text is cut`() {
    let text = "cough" + String(repeating: " ", count: 100) + "nowhere"
    #expect(found(text, english) == ["cough"])
  }
}

extension GuidanceContent {
  /// A small guidance with what the tests look for.
  static func sample(review: GuidanceReview = .notReviewed) -> GuidanceContent {
    let date = GuidanceDate(Day(iso8601: "2021-05-13") ?? .distantFuture)
    func item(_ id: String, _ title: GuidanceText, _ explanation: GuidanceText) -> GuidanceItem {
      GuidanceItem(id: id, title: title, explanation: explanation, source: "who", date: date)
    }
    func text(_ english: String, _ russian: String) -> GuidanceText {
      GuidanceText(english: english, russian: russian)
    }
    let cough = item(
      "cough", text("Dry cough", "Сухой кашель"), text("It brings up no phlegm.", "Бывает и тяжёлое течение."))
    let fever = item("fever", text("Fever", "Лихорадка"), text("It is hot.", "Жар."))
    return GuidanceContent(
      title: text("COVID-19", "Коронавирус"), edition: "1", updated: date.firstDay, review: review,
      note: text("Old", "Старое"),
      emergency: EmergencyGuidance(
        signs: [item("sign", text("Sign", "Признак"), text("Bad", "Плохо"))],
        actions: [item("act", text("Act", "Действуйте"), text("Now", "Сейчас"))],
        numbers: [
          GuidanceNumber(
            id: "ambulance", name: text("Coronavirus line", "Скорая"), phone: "8-800-2000-112", isVerified: false,
            source: "who", date: date)
        ]),
      symptoms: [
        GuidanceGroup(id: "common", title: text("Common", "Частые"), items: [fever, cough]),
        GuidanceGroup(
          id: "less-common", title: text("Less common", "Менее частые"),
          items: [item("rash", text("Rash", "Сыпь"), text("Skin", "Кожа"))]),
        GuidanceGroup(
          id: "serious", title: text("Serious", "Серьёзные"),
          items: [item("short-breath", text("Breath", "Одышка"), text("Air", "Воздух"))]),
      ],
      recommendations: [
        GuidanceGroup(
          id: "every-day", title: text("Every day", "Каждый день"),
          items: [item("hands", text("Clean your hands", "Мойте руки"), text("In a café too.", "И в кафе."))])
      ],
      sources: [
        GuidanceSource(
          id: "who", title: text("Questions", "Вопросы"), publisher: text("WHO", "ВОЗ"), url: "https://www.who.int/",
          date: date)
      ])
  }

  /// The ids of all statements and numbers, in the order of the page.
  var itemIDs: [String] {
    emergency.signs.map(\.id) + emergency.actions.map(\.id) + emergency.numbers.map(\.id)
      + (symptoms + recommendations).flatMap(\.items).map(\.id)
  }
}
