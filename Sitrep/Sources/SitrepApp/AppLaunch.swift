import AppShell
import Foundation
import Observation
import Storage

/// The app's start: opens the data folder once, for all windows.
///
/// ``SitrepRoot`` shows it.
@MainActor
@Observable
public final class AppLaunch {
  package enum Phase {
    case opening
    case open(Composition)
    case failed(OpeningProblem)
  }

  package private(set) var phase = Phase.opening

  @ObservationIgnored private let folder: URL?
  @ObservationIgnored private let platform: AppPlatform
  @ObservationIgnored private var work: Task<Void, Never>?

  /// - Parameters:
  ///   - folder: Where everything that the person enters is kept; nil: where the platform wants it.
  ///   - platform: What differs from one platform to the next.
  public init(in folder: URL? = nil, on platform: AppPlatform = AppPlatform()) {
    self.folder = folder
    self.platform = platform
  }

  /// Opens the folder unless it is open; after a failure it is tried once more.
  ///
  /// Windows that ask meanwhile wait for the same.
  public func open() async {
    if case .open = phase { return }
    await run { try await Composition.open(in: $0, on: $1) }
  }

  /// Opens an empty database in the place of one that is damaged, which is kept beside it.
  package func openAnew() async {
    guard case .failed(.damaged) = phase else { return }
    await run { folder, platform in
      _ = try AppDatabase.setAside(in: try DataFolder(opening: folder), now: .now)
      return try await Composition.open(in: folder, on: platform)
    }
  }

  private func run(_ make: @escaping @MainActor (URL, AppPlatform) async throws -> Composition) async {
    let work = work ?? Task { await opened(by: make) }
    self.work = work
    await work.value
  }

  private func opened(by make: @MainActor (URL, AppPlatform) async throws -> Composition) async {
    phase = .opening
    do {
      phase = .open(try await make(try folder ?? DataFolder.standardLocation(), platform))
    } catch {
      platform.report("The data folder can't be opened: \(error)")
      phase = .failed(OpeningProblem(error))
    }
    work = nil
  }
}
