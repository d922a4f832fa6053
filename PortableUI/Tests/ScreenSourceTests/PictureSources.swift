import Foundation
import PortableUI
import Testing

/// Pictures and button styles as people write them for Apple's platforms: that this file compiles is the test.
@Suite struct PictureSourceTests {
  @Test func `screens are made with what they show`() {
    #expect(AlbumScreen(url: URL(string: "/a")).url != nil)
    #expect(CardStyle().color == .blue)
  }
}

struct CardStyle: ButtonStyle {
  var color = Color.blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.isPressed ? color.opacity(0.5) : color, in: RoundedRectangle(cornerRadius: 8))
      .scaleEffect(configuration.isPressed ? 0.95 : 1, anchor: .center)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == CardStyle {
  static var card: CardStyle { CardStyle() }
}

struct AlbumScreen: View {
  let url: URL?
  @State private var picture: PhotosPickerItem?

  var body: some View {
    VStack {
      AsyncImage(url: url)
      AsyncImage(url: url, scale: 2) { image in
        image.resizable().interpolation(.none).scaledToFit()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: EmptyView()
        }
      }
      Button("Tap") {}.buttonStyle(.card)
      Button("Plain") {}.buttonStyle(.plain)
      NavigationLink(value: 1) { Text("Open") }.buttonStyle(CardStyle(color: .green))
      PhotosPicker(selection: $picture, matching: .images) { Label("Choose", systemImage: "photo") }
        .buttonStyle(.card)
    }
  }
}
