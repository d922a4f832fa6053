import Domain
import Foundation

/// Where pictures of flags are, as far as there are any.
nonisolated struct FlagPictures: Hashable {
  private let codes: Set<CountryCode>
  /// The same for all: two of them differ by their countries alone.
  private let address: (CountryCode) -> URL?

  /// None: every flag is an emoji.
  init() {
    self.init([]) { _ in nil }
  }

  /// - Parameters:
  ///   - codes: The countries that there is a picture of.
  ///   - address: Where it can be loaded from.
  init(_ codes: some Sequence<CountryCode>, at address: @escaping (CountryCode) -> URL?) {
    self.codes = Set(codes)
    self.address = address
  }

  subscript(code: CountryCode) -> URL? { codes.contains(code) ? address(code) : nil }

  static func == (one: FlagPictures, other: FlagPictures) -> Bool { one.codes == other.codes }

  func hash(into hasher: inout Hasher) { hasher.combine(codes) }
}

extension CountryStatsViewModel {
  /// The pictures to show; none where the person did not want them.
  func flagPictures(_ areWanted: Bool) -> FlagPictures {
    guard areWanted, let flags = sources.flags else { return FlagPictures() }
    return FlagPictures(flags.pictures.keys, at: sources.flagURL)
  }

  /// Fetches the pictures that are missing.
  func flagsWereWanted() {
    sources.flags?.fetchFlags(for: library.report.rows.map(\.id))
  }
}
