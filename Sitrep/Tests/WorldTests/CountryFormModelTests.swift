import Domain
import Foundation
import TestTraits
import Testing

@testable import World

/// What the form of a country asks and does, without a screen.
@MainActor @Suite struct CountryFormModelTests {
  private let locale = Locale(identifier: "en_US")
  private let results = Results()

  private func model(
    _ name: String, _ population: String, original: CountryRow? = nil, _ namesakes: [CountryKey] = []
  ) -> CountryFormModel {
    model(name, population, original: original) { namesakes }
  }

  private func model(
    _ name: String, _ population: String, original: CountryRow? = nil,
    namesakes: @escaping @MainActor () -> [CountryKey]
  ) -> CountryFormModel {
    CountryFormModel(
      draft: CountryDraft(name: name, population: population), continent: .asia, original: original,
      namesakes: { _ in namesakes() }, finish: { [results] in results.all.append($0) })
  }

  private func entry(_ name: String, _ population: Int) throws -> CountryEntry {
    CountryEntry(name: try CountryName(name), population: population)
  }

  @Test func `a country of a new name is put where it belongs`() throws {
    let model = model("Japan", "5")

    #expect(model.saveButtonTapped(locale) == nil)

    #expect(model.destination == nil)
    #expect(results.all == [.country(try entry("Japan", 5), .asia, replacing: [])])
  }

  @Test(arguments: [
    ("", "5", CountryFormModel.Field.name), ("", "x", .name), ("Japan", "", .population),
  ])
  func `what is wrong is said, and its field named`(name: String, population: String, field: CountryFormModel.Field) {
    let model = model(name, population)

    #expect(model.saveButtonTapped(locale) == field)

    #expect(model.destination == .problem)
    #expect(model.problem(for: locale) != nil)
    #expect(model.present(for: locale).isEmpty && model.elsewhere(for: locale).isEmpty)
    #expect(results.all.isEmpty)
  }

  @Test(.proves("D29")) func `a country that is there is replaced only after a question`() throws {
    let present = CountryKey("JAPAN", in: .asia)
    let model = model("Japan", "5", [present, CountryKey("Japan", in: .europe)])
    #expect(model.saveButtonTapped(locale) == nil)
    #expect(model.destination == .replaceQuestion)
    #expect(results.all.isEmpty)

    model.replaceButtonTapped(locale)

    #expect(model.destination == nil)
    #expect(results.all == [.country(try entry("Japan", 5), .asia, replacing: [present])])
  }

  @Test(.proves("D29")) func `a country on another continent is moved, or both are kept`() throws {
    let other = CountryKey("Japan", in: .europe)
    let model = model("Japan", "5", [other])
    #expect(model.saveButtonTapped(locale) == nil)
    #expect(model.destination == .moveQuestion)
    #expect(model.elsewhere(for: locale) == [other])

    model.moveButtonTapped(from: other, locale)
    model.keepBothButtonTapped(locale)

    #expect(
      results.all == [
        .country(try entry("Japan", 5), .asia, replacing: [other]),
        .country(try entry("Japan", 5), .asia, replacing: []),
      ])
  }

  @Test func `a country that came while the question was asked is asked about too`() {
    let namesakes = Namesakes([CountryKey("Japan", in: .europe)])
    let model = model("Japan", "5") { namesakes.all }
    _ = model.saveButtonTapped(locale)
    namesakes.all.append(CountryKey("Japan", in: .asia))

    model.keepBothButtonTapped(locale)

    #expect(model.destination == .replaceQuestion)
    #expect(results.all.isEmpty)
  }

  @Test func `what is no longer right when the question is answered is said`() {
    let model = model("Japan", "5", [CountryKey("Japan", in: .asia)])
    _ = model.saveButtonTapped(locale)
    model.draft.population = ""

    model.replaceButtonTapped(locale)

    #expect(model.destination == .problem)
    #expect(results.all.isEmpty)
  }

  @Test func `a country that is edited keeps its name where nobody touched it, and leaves its place`() throws {
    let original = CountryRow(name: "Türkiye", displayName: "Turkey", population: 3)
    let place = CountryKey("Türkiye", in: .asia)
    let model = model("Turkey", "5", original: original, [CountryKey("Türkiye", in: .europe)])
    #expect(model.saveButtonTapped(locale) == nil)
    #expect(results.all == [.country(try entry("Türkiye", 5), .asia, replacing: [place])])

    model.deleteButtonTapped()
    model.cancelButtonTapped()
    #expect(results.all.suffix(2) == [.deleted, .cancelled])
  }
}

/// How forms ended.
private final class Results {
  var all: [CountryFormResult] = []
}

/// The countries of the form's name, which may change while it is open.
@MainActor private final class Namesakes {
  var all: [CountryKey]

  init(_ all: [CountryKey]) {
    self.all = all
  }
}
