/// The JSON of an `.xcstrings` file, as far as it is used.
struct CatalogFile: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let localizations: [String: Localization]?

    var templates: [String: StringCatalog.Template] {
      (localizations ?? [:]).compactMapValues { localization in
        if let forms = localization.variations?.plural {
          return .plural(
            Dictionary(
              uniqueKeysWithValues: forms.compactMap { name, form in
                PluralCategory(rawValue: name).map { ($0, form.stringUnit.value) }
              }))
        }
        return localization.stringUnit.map { .plain($0.value) }
      }
    }
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Variations: Decodable {
    let plural: [String: Form]?
  }

  struct Form: Decodable {
    let stringUnit: Unit
  }

  struct Unit: Decodable {
    let value: String
  }
}
