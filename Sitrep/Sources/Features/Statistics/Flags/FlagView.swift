import Foundation
import PortableUI

/// A country's flag: an emoji, or a picture where the person wanted pictures and there is one (D4).
struct FlagView: View {
  let emoji: String
  /// Where the picture is; nil: the emoji.
  let picture: URL?
  /// How wide and high a picture may be.
  var side: CGFloat = 41

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
          .frame(width: side, height: side)
      } placeholder: {
        Text(verbatim: emoji)
      }
    } else {
      Text(verbatim: emoji)
    }
  }
}
