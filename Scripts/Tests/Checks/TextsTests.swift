import Foundation
import TestTraits
import Testing

@Suite struct TextsTests {
  @Test(.proves("D34")) func `every text on screen is there in English and Russian, and none is left over`() throws {
    let check = try Repository.run("check-texts.py")

    #expect(check.output.isEmpty)
    #expect(check.succeeded)
  }

  @Test(
    .proves("D34"),
    arguments: [
      (#"Text("Hello", bundle: .module)"#, "Hello"),
      (#"Text("\(name) is here", bundle: .module)"#, "%@ is here"),
      (#"Text("\(count) here", bundle: .module)"#, "%lld here"),
      (#"Text("\(count, format: .count) of 100%", bundle: .module)"#, "%@ of 100%%"),
      (#"Text("100%", bundle: .module)"#, "100%"),
      (#"Text("\(list.joined(separator: ", ")) and \(f("x", [1, 2]))", bundle: .module)"#, "%@ and %@"),
      (#"Text(isNew ? "Hello" : "Hello", bundle: .module)"#, "Hello"),
      (#"Text("A \u{2014} \(name)", bundle: .module)"#, "A — %@"),
      (
        "Text(\n  \"\"\"\n  One \\\n  line, \\(a) \\\n  \\(b, format: .count).\n  \"\"\", bundle: .module)",
        "One line, %@ %@."
      ),
      (##"Text(#"Hello \#(name)"#, bundle: .module)"##, "Hello %@"),
      ("/* Text(\"/* no */ text\") */ Text(\"Hello\", bundle: .module) // Text(\"none\")", "Hello"),
    ])
  func `a text in the source finds its key`(source: String, key: String) throws {
    let check = try check(source: source, catalogue: [key: ["ru": .text(Self.russian(key))]])

    #expect(check.output.isEmpty)
    #expect(check.succeeded)
  }

  @Test(.proves("D34")) func `a missing key and an unused one are named with file and line`() throws {
    let check = try check(
      source: "\nText(\"Helo, \\(name)\", bundle: .module)", catalogue: ["Hello, %@": ["ru": .text("Привет, %@")]])

    #expect(!check.succeeded)
    #expect(check.output.contains("Sitrep/Sources/Features/World/A.swift:2: “Helo, %…” is no key of"))
    #expect(check.output.contains("World/Localizable.xcstrings:4: “Hello, %@” is used by no screen"))
  }

  @Test(.proves("D34")) func `a formatted number is no whole number, and two keys for one text are one too many`()
    throws
  {
    let formatted = try check(
      source: #"Text("\(n, format: .count) here", bundle: .module)"#, catalogue: ["%lld here": ["ru": .text("%lld")]])
    #expect(formatted.output.contains("“%@ here” is no key"))

    let both: [String: [String: Localization]] = [
      "%lld here": ["ru": .text("Тут %lld")], "%@ here": ["ru": .text("Тут %@")],
    ]
    let unclear = try check(source: #"Text("\(n) here", bundle: .module)"#, catalogue: both)
    #expect(unclear.output.contains("may be any of the keys"))
  }

  @Test(
    .proves("D34"),
    arguments: [
      #"Text("Hello")"#, #"Text("a" + name)"#, #"Text(verbatim: "Hello")"#, #"Button("Hello") {}"#,
      #"Label("Hi", image: x)"#,
      #"Toggle("Hello", isOn: $a)"#, #"TextField("Hello", text: $a)"#, #"Section("Hello") {}"#, #"Picker("Hello", a)"#,
      #"view.navigationTitle("Hello")"#, #"view.accessibilityLabel("Hello")"#, #"view.alert("Hello", isPresented: $a)"#,
      #"view.confirmationDialog(isNew ? "Hello" : "Hi", a)"#, #"view.searchable(text: $a, prompt: "Hello")"#,
      #"String(localized: "Hello")"#, #"LocalizedStringKey("Hello")"#, #"Text("\(Text("Hello"))", bundle: .module)"#,
    ])
  func `no text goes to the screen by another way`(source: String) throws {
    let catalogue: [String: [String: Localization]] = source.contains("bundle") ? ["%@": ["ru": .text("%@")]] : [:]

    let check = try check(source: source, catalogue: catalogue)

    #expect(!check.succeeded)
    #expect(check.output.contains("Sitrep/Sources/Features/World/A.swift:1: "))
    #expect(check.output.contains("bundle: .module"))
  }

  @Test(arguments: [
    #"Text(verbatim: country.flag)"#, #"Text(verbatim: "Русский")"#, #"Text(verbatim: "\(a) · \(b)")"#,
    #"Image(systemName: "gear")"#, #"list.joined(separator: ", ")"#, #"Button(action: a) { x }"#,
    #"Text(n, format: .count)"#,
    #"view.accessibilityIdentifier("world.name")"#,
  ])
  func `what is no words, or a language's own name, needs no catalogue`(source: String) throws {
    #expect(try check(source: source, catalogue: [:]).succeeded)
  }

  @Test(
    .proves("D34"),
    arguments: [
      (["en": .text("%lld days")], "has no Russian text"),
      (["ru": .text("%lld days")], "in “ru” is the English one"),
      (["ru": .text("")], "in “ru” is empty"),
      (["ru": .text("%lld дней", state: "needs_review")], "is in the state “needs_review”"),
      (["ru": .text("дней")], "has other placeholders than its key"),
      (["ru": .text("%@ дней")], "has other placeholders than its key"),
      (["ru": .text("%lld дней, %lld")], "has other placeholders than its key"),
      (["ru": .text("%2$lld дней")], "has other placeholders than its key"),
      (["ru": .text("%lld дней, 5% всех")], "has other placeholders than its key"),
      (["ru": .text("%lld \"дней\"")], "Russian quotes are « and »"),
      (["ru": .text("%lld - дней")], "has a hyphen for a dash"),
      (["ru": .text("%lld дней...")], "has a hyphen for a dash or three full stops"),
      (
        ["ru": .forms(["one": "%lld день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"])],
        "none in “en”"
      ),
      (["ru": .text("%lld дн."), "en": .forms(["one": "%lld day", "other": "%lld days"])], "none in “ru”"),
      (["ru": .forms(["one": "%lld день", "other": "%lld дня"]), "en": english], "has the “ru” forms one, other"),
    ] as [([String: Localization], String)])
  func `a text that is not whole is named`(texts: [String: Localization], problem: String) throws {
    let check = try check(source: #"Text("\(n) days", bundle: .module)"#, catalogue: ["%lld days": texts])

    #expect(!check.succeeded)
    #expect(check.output.contains(problem))
  }

  @Test(
    .proves("D34"),
    arguments: [
      ("Закончилось %2$@ в %1$@.", true), ("Закончилось в %1$@ %2$@.", false), ("Закончилось в %@ %@", true),
      ("Закончилось в %@ %@. Пора домой.", false), ("Закончилось в %@: %@ Пора домой.", true),
    ])
  func `a Russian date ends with a full stop of its own`(russian: String, isRight: Bool) throws {
    let check = try check(
      source: #"Text("In \(place) it ended on \(day, format: .day).", bundle: .module)"#,
      catalogue: ["In %@ it ended on %@.": ["ru": .text(russian)]])

    #expect(check.succeeded == isRight)
    #expect(check.output.contains("has a full stop behind a Russian date") == !isRight)
  }

  @Test func `plural forms may leave the number out, and values may change places`() throws {
    let russian = Localization.forms(["one": "день", "few": "дня", "many": "дней", "other": "дня"])
    let one = try check(
      source: #"Text("\(n) days", bundle: .module)"#, catalogue: ["%lld days": ["en": Self.english, "ru": russian]])
    #expect(one.output.isEmpty)

    let two = try check(
      source: #"Text("\(n) of \(a)", bundle: .module)"#, catalogue: ["%lld of %@": ["ru": .text("%2$@: %1$lld")]])
    #expect(two.output.isEmpty)
  }

  @Test func `plural forms without a number, a straight quote in a key and a key that stands there twice`() throws {
    let forms = Localization.forms(["one": "a", "few": "b", "many": "c", "other": "d"])
    let none = try check(
      source: #"Text("Days", bundle: .module)"#, catalogue: ["Days": ["ru": forms, "en": Self.english]])
    #expect(none.output.contains("has plural forms and no number"))

    let quote = try check(source: #"Text("It's", bundle: .module)"#, catalogue: ["It's": ["ru": .text("Это")]])
    #expect(quote.output.contains("has a straight quote"))

    let twice = try check(source: #"Text("A", bundle: .module)"#, json: #"{"strings": {"A": {}, "A": {}}}"#)
    #expect(twice.output.contains("stands there twice"))
    let broken = try check(source: "", json: "{")
    #expect(broken.output.contains("The file is no catalogue"))
  }

  // MARK: Made-up repositories

  /// The texts of one language.
  enum Localization: Sendable {
    case text(String, state: String = "translated")
    case forms([String: String])

    fileprivate var json: [String: Any] {
      switch self {
      case .text(let text, let state): ["stringUnit": ["state": state, "value": text]]
      case .forms(let forms): ["variations": ["plural": forms.mapValues { Localization.text($0).json }]]
      }
    }
  }

  static let english = Localization.forms(["one": "%lld day", "other": "%lld days"])

  /// The key with Russian letters, and the placeholders as they are.
  private static func russian(_ key: String) -> String {
    key.replacing(/%lld|[A-Za-z]/) { $0.output == "%lld" ? "%lld" : "я" }
  }

  private func check(source: String, catalogue: [String: [String: Localization]]) throws -> ScriptResult {
    let strings = catalogue.mapValues { texts in ["localizations": texts.mapValues(\.json)] }
    let json = try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": "en", "strings": strings],
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return try check(source: source, json: String(decoding: json, as: UTF8.self))
  }

  private func check(source: String, json: String) throws -> ScriptResult {
    let repository = try RepositoryFixture([
      "Sitrep/Sources/Features/World/A.swift": source, "Sitrep/Sources/Features/World/Localizable.xcstrings": json,
    ])
    return try Repository.run("check-texts.py", "--root", repository.folder)
  }
}
