import AppServer
import AppShell
import Certificates
import Domain
import Foundation
import Guidance
import Interchange
import PortableUIWeb
import Statistics
import Storage
import World

/// The app as the program serves it, with a person's data of the test's own.
package enum AppFixture {
  /// A library of these figures (the bundled ones if nil), kept in memory.
  @MainActor
  package static func figures(
    of report: StatisticsReport? = nil, feed: (any FiguresFeed)? = nil, problem: SaveProblem? = nil
  ) throws -> StatisticsLibrary {
    let bundled = try BundledStatisticsStore()
    let floor: any StatisticsStore = report.map { OneReport(report: $0) } ?? bundled
    return StatisticsLibrary(
      snapshot: FiguresSnapshot(
        shown: KeptFigures(report: floor.latestReport(), origin: .program, received: nil),
        days: floor.days.stretches),
      store: InMemoryFiguresStore(floor: floor, problem: problem), feed: feed,
      files: FiguresFileCodec(countries: bundled.latestReport().rows.map(\.country)))
  }

  /// The app with these figures (the bundled ones if nil), this watch list and this world, and this imported guidance.
  @MainActor
  package static func responder(
    tabs: AppTabs = .sitrep, report: StatisticsReport? = nil, figures: StatisticsLibrary? = nil,
    flags: FlagLibrary? = nil,
    flagURL: @escaping (CountryCode) -> URL? = { FlagMedia.url(of: $0) },
    watchList: any WatchList = StoredWatchList(), populations: Populations = [:],
    worldStore: any WorldStore = InMemoryWorldStore(), pictures: [CertificatePicture] = [],
    wallet: WalletFixture = WalletFixture(), checking: CheckingDependencies = .fixture(),
    contacts: [Contact] = SampleContacts.all, guidance: GuidanceContent? = nil,
    guidanceStore: any GuidanceStore = InMemoryGuidanceStore(),
    workspaces: WorkspacesFixture? = nil, settingsStore: any SettingsStore = InMemorySettingsStore(),
    uploads: URL? = nil, isFirstStart: Bool = false, outbreaks: OutbreakDependencies? = nil
  ) throws -> WebApplication {
    let workspaces = workspaces ?? WorkspacesFixture()
    let dependencies = Dependencies(
      statistics: StatisticsDependencies(
        library: try figures ?? self.figures(of: report), watchList: watchList, flags: flags, flagURL: flagURL,
        isFirstStart: isFirstStart, outbreaks: try outbreaks ?? .fixture()),
      world: .fixture(populations, store: worldStore),
      certificates: .fixture(pictures: pictures, wallet: wallet, checking: checking, contacts: contacts),
      guidance: try .fixture(imported: guidance, store: guidanceStore),
      workspaces: workspaces.dependencies, settingsStore: settingsStore, forgetAddress: "/forget")
    workspaces.model = dependencies.workspaces
    return makeApplication(
      tabs: tabs, with: dependencies, changesAreStored: { await dependencies.waitForChanges() },
      configure: { configuration in
        // What is read is to be there however busy the machine is.
        configuration.taskPatience = .seconds(20)
        if let uploads { configuration.uploadFolder = uploads }
        configuration.settings = WebSettings { dependencies.settings.save($0, for: $1) }
      })
  }
}

extension OutbreakDependencies {
  /// These outbreaks in memory, with the program's own files; with a problem every change is refused.
  package static func fixture(
    _ outbreaks: [(Outbreak, OutbreakCounts)] = [], lists: [(Outbreak, OutbreakCases)] = [],
    problem: SaveProblem? = nil, feed: (any OutbreakFeed)? = nil
  ) throws -> OutbreakDependencies {
    try fixture(
      heads: outbreaks.map(\.0) + lists.map(\.0),
      store: InMemoryOutbreakStore(outbreaks, lists: lists, problem: problem), feed: feed)
  }

  /// The outbreaks of a store, with the program's own files.
  package static func fixture(
    heads: [Outbreak] = [], store: any OutbreakStore, feed: (any OutbreakFeed)? = nil
  ) throws -> OutbreakDependencies {
    let countries = try BundledStatisticsStore().latestReport().rows.map(\.country)
    return OutbreakDependencies(
      heads: heads, store: store,
      files: OutbreakFileCodec(
        countries: countries, version: "test", digest: { _ in String(repeating: "0", count: 64) }),
      tables: OutbreakTableCodec(), feed: feed, version: "test")
  }
}

extension WorldDependencies {
  /// This world in this store, with the program's own files.
  package static func fixture(
    _ populations: Populations = [:], store: any WorldStore = InMemoryWorldStore()
  ) -> WorldDependencies {
    WorldDependencies(populations: populations, store: store, files: WorldFileCodec())
  }
}

extension CertificatesDependencies {
  /// These pictures in this wallet, whose addresses are those of the program.
  package static func fixture(
    pictures: [CertificatePicture] = [], wallet: WalletFixture = WalletFixture(),
    checking: CheckingDependencies = .fixture(), contacts: [Contact] = SampleContacts.all
  ) -> CertificatesDependencies {
    CertificatesDependencies(
      pictures: pictures, wallet: wallet, contacts: contacts, pictureURL: { CertificateMedia.url(of: $0) },
      checking: checking)
  }
}

extension GuidanceDependencies {
  /// The bundled guidance, or this one that was imported, in this store.
  package static func fixture(
    imported: GuidanceContent? = nil, store: any GuidanceStore = InMemoryGuidanceStore()
  ) throws -> GuidanceDependencies {
    let codec = GuidanceFileCodec()
    return GuidanceDependencies(
      bundled: try BundledGuidance.content(by: codec), imported: imported, store: store, files: codec)
  }
}

/// One report and nothing else.
private struct OneReport: StatisticsStore {
  let report: StatisticsReport

  func latestReport() -> StatisticsReport { report }

  func history(of code: CountryCode) -> CountryHistory? { nil }
}
