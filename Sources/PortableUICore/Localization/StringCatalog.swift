import Foundation
import Synchronization

/// The texts of one `.xcstrings` file, the format that Xcode compiles for Apple's platforms.
package struct StringCatalog: Sendable {
  /// The languages that at least one text is translated to, the source language among them.
  package let languages: Set<String>
  package let sourceLanguage: String
  private let entries: [String: [String: Template]]

  /// A text, or one for each plural category of the first whole number in it.
  enum Template: Sendable {
    case plain(String)
    case plural([PluralCategory: String])
  }

  /// Reads a catalogue.
  ///
  /// - Throws: `DecodingError` where the file is not of the format.
  package init(_ data: Data) throws {
    let file = try JSONDecoder().decode(CatalogFile.self, from: data)
    sourceLanguage = file.sourceLanguage
    entries = file.strings.mapValues { $0.templates }
    languages = Set(entries.values.flatMap(\.keys)).union([file.sourceLanguage])
  }

  /// The keys, sorted.
  package var keys: [String] { entries.keys.sorted() }

  /// True where the key has a text in the language, or is one itself.
  package func hasText(for key: String, language: String) -> Bool {
    entries[key]?[language] != nil || (language == sourceLanguage && entries[key] != nil)
  }

  /// The text of the key in the locale's language, else in the source language, else the key itself.
  func string(for key: LocalizedStringKey, locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? sourceLanguage
    let texts = entries[key.key]
    let (template, used) = texts?[language].map { ($0, language) } ?? (texts?[sourceLanguage], sourceLanguage)
    switch template {
    case .plain(let text): return Placeholders.fill(text, with: key.arguments, locale: locale)
    case .plural(let forms):
      let text = forms[Self.category(of: key, language: used)] ?? forms[.other] ?? key.key
      return Placeholders.fill(text, with: key.arguments, locale: locale)
    case nil: return Placeholders.fill(key.key, with: key.arguments, locale: locale)
    }
  }

  private static func category(of key: LocalizedStringKey, language: String) -> PluralCategory {
    for case .integer(let number) in key.arguments { return .of(number, language: language) }
    return .other
  }
}

extension StringCatalog {
  private static let loaded = Mutex<[String: StringCatalog?]>([:])

  /// The text of a key from a bundle's catalogue; the key's own words where there is none.
  static func string(for key: LocalizedStringKey, table: String?, bundle: Bundle, locale: Locale) -> String {
    guard let catalog = catalog(table: table ?? "Localizable", bundle: bundle) else {
      return Placeholders.fill(key.key, with: key.arguments, locale: locale)
    }
    return catalog.string(for: key, locale: locale)
  }

  private static func catalog(table: String, bundle: Bundle) -> StringCatalog? {
    let name = bundle.bundlePath + "/" + table
    return loaded.withLock { loaded in
      if let known = loaded[name] { return known }
      let catalog = read(table: table, bundle: bundle)
      loaded[name] = .some(catalog)
      return catalog
    }
  }

  private static func read(table: String, bundle: Bundle) -> StringCatalog? {
    guard let url = bundle.url(forResource: table, withExtension: "xcstrings") else { return nil }
    do {
      return try StringCatalog(Data(contentsOf: url))
    } catch {
      Fault.log("The text catalogue \(url.path) cannot be read: \(error)")
      return nil
    }
  }
}

/// Puts values into a text with `%@`, `%lld`, `%1$@`, `%%`.
enum Placeholders {
  static func fill(_ template: String, with arguments: [LocalizedStringKey.Argument], locale: Locale) -> String {
    guard template.utf8.contains(UInt8(ascii: "%")) else { return template }
    var result = ""
    var rest = template[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var position = next
      if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
        position = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      rest = rest.dropFirst(rest.hasPrefix("lld") ? 3 : rest.hasPrefix("@") ? 1 : 0)
      if arguments.indices.contains(position) { result += arguments[position].string(for: locale) }
    }
    return result + rest
  }
}

/// The JSON of an `.xcstrings` file, as far as it is used.
private struct CatalogFile: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let localizations: [String: Localization]?

    var templates: [String: StringCatalog.Template] {
      (localizations ?? [:]).compactMapValues { localization in
        if let forms = localization.variations?.plural {
          return .plural(
            Dictionary(uniqueKeysWithValues: forms.compactMap { name, form in
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
