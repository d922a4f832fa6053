import Domain
import Foundation
import PortableUI

/// A country's flag: an emoji, or a picture where the person wanted pictures and there is one (D4).
struct FlagView: View {
  let emoji: String
  /// Where the picture is; nil: the emoji.
  let picture: URL?

  var body: some View {
    flag
      .accessibilityHidden(true)
  }

  @ViewBuilder private var flag: some View {
    if let picture {
      AsyncImage(url: picture) { image in
        image
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: 41, height: 41)
      } placeholder: {
        Text(verbatim: emoji)
      }
    } else {
      Text(verbatim: emoji)
    }
  }
}

/// Where pictures of flags are, as far as there are any.
nonisolated struct FlagPictures: Hashable, Sendable {
  private let codes: Set<CountryCode>

  /// None: every flag is an emoji.
  init() {
    codes = []
  }

  init(_ codes: some Sequence<CountryCode>) {
    self.codes = Set(codes)
  }

  subscript(code: CountryCode) -> URL? {
    codes.contains(code) ? URL(string: FlagPictures.path + code.rawValue) : nil
  }

  /// Below this path the program answers with the pictures.
  static let path = "/media/flags/"
}

extension CountryStatsViewModel {
  /// The pictures to show; none where the person did not want them.
  func flagPictures(_ areWanted: Bool) -> FlagPictures {
    guard areWanted, let flags = sources.flags else { return FlagPictures() }
    return FlagPictures(flags.pictures.keys)
  }

  /// Fetches the pictures that are missing.
  func flagsWereWanted() {
    sources.flags?.fetchFlags(for: library.report.rows.map(\.id))
  }
}
