import Domain
import Foundation
import Observation

/// Pictures of flags, shared by all windows of a profile: each is asked for once, and then kept (D4).
///
/// Nothing is asked of the network before a person wants pictures: screens call ``fetchFlags(for:)`` only then. Whoever
/// finds no picture here shows the flag as an emoji.
@Observable
package final class FlagLibrary {
  /// A check of a picture beyond ``FlagPicture``: true if it may be shown.
  package typealias Inspector = @Sendable (Data) async -> Bool

  /// The flags that are here, as PNG files.
  package private(set) var pictures: [CountryCode: Data] = [:]

  /// Why the latest fetch ended early; nil: it did not.
  package private(set) var problem: RefreshProblem?

  @ObservationIgnored private let store: any FlagStore
  @ObservationIgnored private let feed: (any FiguresFeed)?
  @ObservationIgnored private let inspector: Inspector

  /// Countries that were asked for, with or without a picture.
  @ObservationIgnored private var asked: Set<CountryCode> = []

  @ObservationIgnored private var isOpen = false
  @ObservationIgnored private var current: Task<Void, Never>?

  /// - Parameters:
  ///   - store: Where flags are kept.
  ///   - feed: Where they come from; nil: only those that are kept are shown.
  ///   - inspector: A check beyond ``FlagPicture``.
  package init(
    store: any FlagStore, feed: (any FiguresFeed)?, inspector: @escaping Inspector = { _ in true }
  ) {
    self.store = store
    self.feed = feed
    self.inspector = inspector
  }

  nonisolated deinit {}

  /// Shows the flags that are kept, and asks the feed for the others, one after the other.
  ///
  /// A flag that the feed does not have is not asked for again while the program runs. If the network fails, the rest is
  /// left for the next call.
  package func fetchFlags(for codes: [CountryCode]) {
    let before = current
    current = Task {
      await before?.value
      await open()
      await fetch(codes)
    }
  }

  /// Returns when every flag asked for so far is here or is known to be missing.
  package func waitForFlags() async { await current?.value }

  private func open() async {
    guard !isOpen else { return }
    do throws(ReadProblem) {
      let kept = try await store.flags()
      pictures.merge(kept) { new, _ in new }
      asked.formUnion(kept.keys)
      isOpen = true
    } catch {
      problem = .cannotKeep(.other(error.reason))
    }
  }

  private func fetch(_ codes: [CountryCode]) async {
    guard isOpen, let feed else { return }
    problem = nil
    for code in codes where asked.insert(code).inserted {
      do throws(RefreshProblem) {
        guard let picture = try await feed.flag(of: code), FlagPicture.isAcceptable(picture) else { continue }
        guard await inspector(picture) else { continue }
        do throws(SaveProblem) { try await store.keep(picture, of: code) } catch {
          throw RefreshProblem.cannotKeep(error)
        }
        pictures[code] = picture
      } catch {
        asked.remove(code)
        problem = error
        return
      }
    }
  }
}
