import AppShell
import Domain
import Foundation
import Logging
import PortableUICore
import PortableUIWeb
import Storage

/// Which implementation stands behind each protocol of the screens: all pairs, in one place.
enum AppWiring {
  /// The languages that the texts are in; the first one is for everybody else.
  private static let languages = ["en", "ru"]

  /// The screens over a profile's database.
  ///
  /// - Throws: where the bundled figures or the stored data cannot be read.
  @MainActor
  static func responder(on database: AppDatabase, logger: Logger) async throws -> some WebResponder {
    let dependencies = Dependencies(
      report: try BundledStatisticsStore().latestReport(),
      watchList: try await database.watchList())
    let settings = try await profileSettings(in: database.settings())
    let configuration = WebApplicationConfiguration(
      programName: "Sitrep",
      addressKey: AppPlace.storageKey,
      languages: languages,
      knowsAddress: { AppPlace(rawValue: $0) != nil },
      changesAreStored: { await database.waitForWrites() }
    ).with(settings)
    Fault.report { logger.error("A screen is at fault: \($0)") }
    return WebApplication(
      scene: WindowGroup { RootScreen(dependencies: dependencies) }, notFound: NotFoundScreen(),
      configuration: configuration)
  }

  /// The person's settings, read once and kept in step with the store.
  @MainActor
  private static func profileSettings(in store: some SettingsStore) async throws -> ProfileSettings {
    let values = try await store.allSettings().compactMapValues { text in
      try JSONDecoder().decode(SettingValue.self, from: Data(text.utf8))
    }
    return ProfileSettings(values: values) { key, value in
      store.save(value.map(Self.text(of:)), for: key)
    }
  }

  private static func text(of value: SettingValue) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("A setting is a number, a truth value or a text and always has a JSON form: \(error)")
    }
  }
}
