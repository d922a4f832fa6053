import Foundation
import Synchronization

/// The texts of one `.xcstrings` file, the format that Xcode compiles for Apple's platforms.
package struct StringCatalog: Sendable {
  private let sourceLanguage: String
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
  }

  /// The text of the key in the locale's language, else in the source language, else the key itself.
  func string(for key: String, _ arguments: [TextArgument], locale: Locale) -> String {
    // What `language.languageCode` says, in less time.
    let language = String(locale.identifier.prefix { $0 != "_" && $0 != "-" })
    let texts = entries[key]
    let (template, used) = texts?[language].map { ($0, language) } ?? (texts?[sourceLanguage], sourceLanguage)
    switch template {
    case .plain(let text): return Placeholders.fill(text, with: arguments, locale: locale)
    case .plural(let forms):
      let text = forms[Self.category(of: arguments, language: used)] ?? forms[.other] ?? key
      return Placeholders.fill(text, with: arguments, locale: locale)
    case nil: return Placeholders.fill(key, with: arguments, locale: locale)
    }
  }

  private static func category(of arguments: [TextArgument], language: String) -> PluralCategory {
    for case .integer(let number) in arguments { return .of(number, language: language) }
    return .other
  }
}

extension StringCatalog {
  /// The catalogues read so far, by bundle (there is one object for each, for ever) and table.
  private static let loaded = Mutex<[ObjectIdentifier: [String: StringCatalog?]]>([:])

  /// The text of a key from a bundle's catalogue; the key's own words where there is none.
  static func string(
    for key: String, _ arguments: [TextArgument], table: String?, bundle: Bundle, locale: Locale
  ) -> String {
    catalog(table: table ?? standardTable, bundle: bundle)?.string(for: key, arguments, locale: locale)
      ?? Placeholders.fill(key, with: arguments, locale: locale)
  }

  /// Reads a bundle's texts before the first of them is shown.
  package static func load(_ bundle: Bundle) {
    _ = catalog(table: standardTable, bundle: bundle)
  }

  private static let standardTable = "Localizable"

  private static func catalog(table: String, bundle: Bundle) -> StringCatalog? {
    if let known = loaded.withLock({ $0[ObjectIdentifier(bundle)]?[table] }) { return known }
    let catalog = read(table: table, bundle: bundle)
    // Two may have read it at the same time; what came of it is the same.
    loaded.withLock { $0[ObjectIdentifier(bundle), default: [:]][table] = .some(catalog) }
    return catalog
  }

  private static func read(table: String, bundle: Bundle) -> StringCatalog? {
    guard let url = file(table: table, of: bundle) else { return nil }
    do {
      return try StringCatalog(Data(contentsOf: url))
    } catch {
      Fault.log("The text catalogue \(url.path) cannot be read: \(error)")
      return nil
    }
  }

  /// The file of a table: of a package's resources always the one beside the program.
  ///
  /// Where there is none, SwiftPM's `Bundle.module` stands for the folder that the program was built in, which may hold
  /// anything by now; those texts are missing then.
  private static func file(table: String, of bundle: Bundle) -> URL? {
    let folder = bundle.bundleURL.lastPathComponent
    guard folder.hasSuffix(".resources") else { return bundle.url(forResource: table, withExtension: "xcstrings") }
    return Bundle.main.bundleURL.appending(path: "\(folder)/\(table).xcstrings")
  }
}
