import AppShell
import PortableUIWeb

/// Builds the application: the screens over these dependencies, as pages.
///
/// The program and the tests serve the same.
///
/// - Parameters:
///   - tabs: The tabs; those of Sitrep, except in a test.
///   - dependencies: What the screens show, and where changes go.
///   - changesAreStored: Returns when everything that was changed so far is stored, or is known not to be.
///   - configure: Sets what depends on where the application runs, such as its settings and its folder for uploads.
/// - Returns: What a server answers requests with.
@MainActor
package func makeApplication(
  tabs: AppTabs = .sitrep, with dependencies: Dependencies,
  changesAreStored: @escaping @MainActor @Sendable () async -> Void,
  configure: (inout WebApplicationConfiguration) -> Void
) -> WebApplication {
  var configuration = WebApplicationConfiguration(
    programName: "Sitrep",
    addressKey: AppRoute.storageKey,
    languages: AppScene.languages,
    knowsAddress: { tabs.route(at: $0) != nil },
    changesAreStored: changesAreStored)
  configuration.isThere = { await tabs.isThere($0, in: dependencies) }
  configuration.newAddress = { tabs.newAddress(of: $0) }
  configuration.texts = { AppScene.texts }
  configuration.media = { [wallet = dependencies.wallet] path in
    if let certificate = try await CertificateMedia.media(at: path, in: wallet) { return certificate }
    return await FlagMedia.media(at: path, in: dependencies)
  }
  configuration.languageKey = AppScene.languageKey
  configuration.colorSchemeKey = AppScene.colorSchemeKey
  configuration.singleKeysKey = AppScene.singleKeysKey
  configuration.forgetPath = dependencies.forgetAddress
  configure(&configuration)
  return WebApplication(
    scene: AppScene(tabs: tabs, dependencies: dependencies), notFound: NotFoundScreen(tabs: tabs),
    configuration: configuration)
}
