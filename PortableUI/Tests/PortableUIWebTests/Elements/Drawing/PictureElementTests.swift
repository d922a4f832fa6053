import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct PictureElementTests {
  private let url = URL(string: "/media/a?b=1&c=2")

  private func html(_ change: @escaping (Image) -> some View) -> String {
    Rendered(
      AsyncImage(url: url) {
        change($0)
      } placeholder: {
        EmptyView()
      }
    ).html
  }

  @Test func `a picture without a label is decoration`() {
    #expect(html { $0 } == "<img class=\"pic\" src=\"/media/a?b=1&amp;c=2\" alt=\"\">")
  }

  @Test func `a label is the picture's, also that of the box around it`() {
    #expect(html { $0.accessibilityLabel("A \"picture\"") }.hasSuffix(" alt=\"A &quot;picture&quot;\">"))
    let boxed = html { $0.frame(width: 10, height: 10).accessibilityLabel("a").accessibilityIdentifier("id") }
    #expect(boxed.contains(" alt=\"a\" data-testid=\"id\"") || boxed.contains(" alt=\"a\""))
    #expect(!boxed.contains("role="))
  }

  @Test func `how a picture fills its size`() {
    #expect(html { $0.resizable().scaledToFit() }.contains("class=\"pic fit x\""))
    #expect(html { $0.resizable().scaledToFill() }.contains("class=\"pic fill g x\""))
    #expect(html { $0.resizable().interpolation(.none) }.contains("class=\"pic px stretched"))
    #expect(
      Rendered(
        AsyncImage(url: url) {
          $0.resizable().aspectRatio(2, contentMode: .fit)
        } placeholder: {
          EmptyView()
        }
      )
      .css == ".ar2{aspect-ratio:2}")
    #expect(Rendered(AsyncImage(url: url, scale: 2)).css == ".zo0_5{zoom:0.5}")
  }
}
