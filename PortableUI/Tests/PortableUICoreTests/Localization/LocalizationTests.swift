import Foundation
import TestTraits
import Testing

@testable import PortableUICore

@Suite struct LocalizationTests {
  private static let english = Locale(identifier: "en_US")
  private static let russian = Locale(identifier: "ru_RU")
  private static let german = Locale(identifier: "de_DE")

  @Test(arguments: [
    (0, "other", "many"), (1, "one", "one"), (2, "other", "few"), (4, "other", "few"), (5, "other", "many"),
    (10, "other", "many"), (11, "other", "many"), (12, "other", "many"), (14, "other", "many"), (20, "other", "many"),
    (21, "other", "one"), (22, "other", "few"), (25, "other", "many"), (100, "other", "many"), (101, "other", "one"),
    (111, "other", "many"), (112, "other", "many"), (121, "other", "one"), (1_000_002, "other", "few"),
    (-1, "one", "one"), (-3, "other", "few"), (Int.min, "other", "many"),
  ])
  func `plural categories are those of CLDR`(number: Int, english: String, russian: String) {
    #expect(PluralCategory.of(number, language: "en").rawValue == english)
    #expect(PluralCategory.of(number, language: "ru").rawValue == russian)
    #expect(PluralCategory.of(number, language: "de").rawValue == english)
  }

  @Test func `texts come in the reader's language, else in the source language, else as their key`() {
    #expect(Self.text("Greeting", Self.english) == "Good day")
    #expect(Self.text("Greeting", Self.russian) == "Добрый день")
    #expect(Self.text("Greeting", Self.german) == "Good day")
    #expect(Self.text("Only English", Self.russian) == "English only")
    #expect(Self.text("Untranslated", Self.russian) == "Untranslated")
    #expect(Self.text("Stale", Self.russian) == "Stale")
    #expect(Self.text("Unknown", Self.russian) == "Unknown")
    #expect(Self.text("Back to \("<b>")", Self.russian) == "Назад к <b>")
    #expect(Self.text("Back to \("%@ 100%")", Self.english) == "Back to %@ 100%")
  }

  @Test func `plural forms follow the language of the text that is used`() {
    #expect(Self.text("\(1) files of \("Ada")", Self.english) == "1 file of Ada")
    #expect(Self.text("\(1234) files of \("Ada")", Self.english) == "1,234 files of Ada")
    #expect(Self.text("\(21) files of \("Ада")", Self.russian) == "Ада: 21 файл")
    #expect(Self.text("\(2) files of \("Ада")", Self.russian) == "Ада: 2 файла")
    #expect(Self.text("\(5) files of \("Ада")", Self.russian) == "Ада: 5 файлов")
    #expect(Self.text("\(21) files of \("Ada")", Self.german) == "21 files of Ada")
  }

  @Test func `keys hold placeholders for their values`() {
    let name = "Ada"
    let key: LocalizedStringKey = "100% of \(name), \(3), \(2.5), \(Text(verbatim: "x")), \(7, format: .number)"

    #expect(key.key == "100%% of %@, %lld, %lf, %@, %@")
    #expect(Self.text(key, Self.english) == "100% of Ada, 3, 2.500000, x, 7")
    #expect(key == "100% of \(name), \(3), \(2.5), \(Text(verbatim: "x")), \(7, format: .number)")
    #expect(key != "100% of \(name), \(4), \(2.5), \(Text(verbatim: "x")), \(7, format: .number)")
    #expect(LocalizedStringKey("a") == "a")
  }

  @Test(arguments: [
    ("%@ and %@", "1 and b"), ("%2$@ before %1$lld", "b before 1"), ("%lld%%", "1%"), ("%d %s", "1 b"),
    ("%.2f", "1"), ("100% sure %@", "100% sure 1"), ("% %@", "% 1"), ("%", "%"), ("%@ %@ %@!", "1 b !"), ("%9$@", ""),
    ("%0$@%@", "1"), ("plain", "plain"), ("%%%@", "%1"), ("%1$", "%1$"),
  ])
  func `placeholders are filled and everything else stays`(template: String, expected: String) {
    #expect(Placeholders.fill(template, with: [.integer(1), .text("b")], locale: Self.english) == expected)
  }

  @Test func `a text without values isn't a format`() {
    #expect(Placeholders.fill("100% %@ %%", with: [], locale: Self.english) == "100% %@ %%")
  }

  @Test func `a broken or missing catalogue leaves the keys and is a fault`() {
    Faults.record()

    #expect(Self.text("Greeting", Self.russian, table: "Broken") == "Greeting")
    #expect(Self.text("Greeting of \("Ada")", Self.russian, table: "Missing") == "Greeting of Ada")
    #expect(Faults.contain("Broken.xcstrings cannot be read"))
    #expect(throws: DecodingError.self) { try StringCatalog(Data("{}".utf8)) }
  }

  @Test(.proves("S7"))
  func `texts of a package are read beside the program, and not in the folder in which it was built`() throws {
    Faults.record()
    let built = FileManager.default.temporaryDirectory.appending(path: "Built-\(UUID().uuidString).resources")
    try FileManager.default.copyItem(at: Self.bundle.bundleURL, to: built)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: built) } }
    let bundle = try #require(Bundle(url: built))

    #expect(bundle.url(forResource: "Localizable", withExtension: "xcstrings") != nil)
    #expect(Text("Greeting", bundle: bundle).string(for: Self.russian) == "Greeting")
    #expect(Faults.contain("\(built.lastPathComponent)/Localizable.xcstrings cannot be read"))
  }

  @Test func `plurals without the needed form take the general one, then the key`() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {
        "%lld a": {"localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld as"}}}}}}},
        "%lld b": {"localizations": {"en": {"variations": {"plural": {"odd": {"stringUnit": {"value": "%lld bs"}}}}}}},
        "%@ c": {"localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"value": "%@ cs"}}}}}}}
      }}
      """
    let catalog = try StringCatalog(Data(json.utf8))

    #expect(catalog.string(for: "%lld a", [.integer(1)], locale: Self.english) == "1 as")
    #expect(catalog.string(for: "%lld b", [.integer(1)], locale: Self.english) == "1 b")
    #expect(catalog.string(for: "%@ c", [.text("x")], locale: Self.english) == "x cs")
  }

  @Test func `the layer's own words are in the reader's language`() {
    #expect(LayerText.ok(in: Self.russian) == "ОК")
    #expect(LayerText.cancel(in: Self.russian) == "Отмена")
    #expect(LayerText.back(in: Self.russian) == "Назад")
    #expect(LayerText.back(in: Self.german) == "Back")
  }

  /// The catalogues beside the tests.
  private static let bundle = Bundle(url: Bundle.module.bundleURL.appending(path: "Catalogs")) ?? .module

  private static func text(_ key: LocalizedStringKey, _ locale: Locale, table: String? = nil) -> String {
    Text(key, tableName: table, bundle: bundle).string(for: locale)
  }
}
