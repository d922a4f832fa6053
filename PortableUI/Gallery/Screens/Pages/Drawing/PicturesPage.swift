import Foundation
import PortableUI

/// Pictures of the program's own, in every size, and one that is not.
struct PicturesPage: View {
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Button("Show and hide") { isShown.toggle() }.accessibilityIdentifier("toggle")
      if isShown { picture.accessibilityLabel("Eight dots").accessibilityIdentifier("plain") }
      large.scaledToFit().frame(height: 60).accessibilityLabel("As large as it is seen whole")
        .accessibilityIdentifier("fit")
      large.scaledToFill().frame(width: 80, height: 80).accessibilityLabel("Nothing is left empty")
        .accessibilityIdentifier("fill")
      large.frame(width: 80, height: 80).accessibilityLabel("Stretched").accessibilityIdentifier("stretched")
      AsyncImage(url: URL(string: "https://example.org/a.png")) {
        $0
      } placeholder: {
        Text(verbatim: "Only our own pictures are loaded.").accessibilityIdentifier("placeholder")
      }
    }
    .padding()
  }

  private var picture: some View { AsyncImage(url: GalleryPicture.url) }

  private var large: some View {
    AsyncImage(url: GalleryPicture.url) {
      $0.resizable().interpolation(.none)
    } placeholder: {
      EmptyView()
    }
  }
}

/// A picture of eight dots in two rows.
nonisolated enum GalleryPicture {
  static let url = URL(string: "/media/dots")
  static let dots =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAFklEQVR42mP4z8DAAMZAwACmwWyG/wCJkAv1L5VDcAAAAABJRU5E
        rkJggg==
        """, options: .ignoreUnknownCharacters) ?? Data()
}
