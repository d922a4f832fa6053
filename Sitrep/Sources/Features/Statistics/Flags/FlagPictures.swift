import Domain
import Foundation

/// Where pictures of flags are, as far as there are any.
///
/// Plain values, so that what is shown by them may be shared by windows.
nonisolated struct FlagPictures: Hashable {
  private let addresses: [CountryCode: URL]

  /// - Parameters:
  ///   - codes: The countries that there is a picture of.
  ///   - address: Where it can be loaded from.
  init(_ codes: some Sequence<CountryCode> = [], at address: (CountryCode) -> URL? = { _ in nil }) {
    addresses = codes.reduce(into: [:]) { $0[$1] = address($1) }
  }

  subscript(code: CountryCode) -> URL? { addresses[code] }
}

extension CountryStatsViewModel {
  /// The pictures to show; none where the person did not want them.
  func flagPictures(_ areWanted: Bool) -> FlagPictures {
    areWanted ? sources.flagPictures : FlagPictures()
  }

  /// Fetches the pictures that are missing.
  func flagsWereWanted() {
    sources.flags?.fetchFlags(for: library.report.rows.map(\.id))
  }
}
