import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct PictureTests {
  @Test func `a picture of the program's own is shown, in the size that it has or is given`() {
    let url = URL(string: "/media/a?size=2")
    let text = outline {
      AsyncImage(url: url)
      AsyncImage(url: url, scale: 2) {
        $0.resizable().interpolation(.none)
      } placeholder: {
        Text(verbatim: "wait")
      }
      AsyncImage(url: url) {
        $0.resizable().scaledToFit()
      } placeholder: {
        Text(verbatim: "wait")
      }
      AsyncImage(url: url) {
        $0.resizable().scaledToFill()
      } placeholder: {
        Text(verbatim: "wait")
      }
      AsyncImage(url: url) {
        $0.resizable().aspectRatio(1.5, contentMode: .fill)
      } placeholder: {
        EmptyView()
      }
      AsyncImage(url: url) {
        $0.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
      } placeholder: {
        EmptyView()
      }
    }

    #expect(
      text == """
        picture /media/a?size=2
        picture /media/a?size=2 at 2 resizable pixels ↔ ↕
        picture /media/a?size=2 resizable fit ↔
        picture /media/a?size=2 resizable fill ↔ ↕
        picture /media/a?size=2 resizable fill ratio=1.5 ↔ ↕
        picture /media/a?size=2 fit ratio=0.5
        """)
  }

  @Test func `phases say what became of a picture`() {
    #expect(outline { Phases(url: nil) } == "\"nothing\"")
    #expect(outline { Phases(url: URL(string: "/media/a")) } == "picture /media/a")
    #expect(outline { Phases(url: URL(string: "https://example.org/a.png")) } == "\"failed\"")
    #expect(outline { AsyncImage(url: nil) }.hasPrefix("shape rectangle fill"))
    #expect(AsyncImagePhase(of: nil, scale: 1).error == nil)
  }

  @Test(
    "a picture from elsewhere is never loaded, and that is logged",
    arguments: [
      "https://elsewhere.example/a.png", "//elsewhere.example/a.png", "data:image/png;base64,AA",
      "file:///etc/passwd", "a.png", "../a.png", "javascript:alert(1)", "HTTP://elsewhere.example",
    ])
  func elsewhere(address: String) {
    Faults.record()
    let url = URL(string: address) ?? URL(filePath: "/x")

    #expect(AsyncImagePhase(of: url, scale: 1).image == nil)
    #expect(Faults.contain("a picture from \(url.host() ?? "another place") is not loaded"))
  }

  @Test func `symbols stay symbols, and other views keep their size`() {
    Faults.record()
    let text = outline {
      Image(systemName: "eye").resizable().interpolation(.high)
      Text(verbatim: "a").scaledToFit()
    }

    #expect(text == "image eye\n\"a\"")
    #expect(Faults.contain("aspectRatio: only a resizable picture"))
  }

  @Test func `views are drawn larger and smaller, from any point`() {
    let text = outline {
      Text(verbatim: "a").scaleEffect(0.5)
      Text(verbatim: "b").scaleEffect(x: 2, anchor: .topLeading)
      Text(verbatim: "c").scaleEffect(CGSize(width: 2, height: 3), anchor: UnitPoint(x: 1, y: 0))
    }

    #expect(
      text == """
        scale 0.5 0.5
          "a"
        scale 2 1 from 0 0
          "b"
        scale 2 3 from 1 0
          "c"
        """)
    #expect(UnitPoint() == .zero)
    #expect([UnitPoint.leading, .trailing, .top, .bottom, .topTrailing, .bottomLeading, .bottomTrailing].count == 7)
    #expect(Transaction(animation: .linear).animation == .linear)
  }
}

private nonisolated struct Phases: View {
  let url: URL?

  @MainActor var body: some View {
    AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
      switch phase {
      case .empty: Text(verbatim: "nothing")
      case .success(let image): image
      case .failure: Text(verbatim: "failed")
      }
    }
  }
}
