import Foundation
import Testing

@testable import PortableUICore
@testable import PortableUIWeb

@MainActor
@Suite struct AccessibilityElementTests {
  @Test func `an identifier becomes data-testid, on the control where there is one in the box`() {
    #expect(Rendered(Text(verbatim: "a").accessibilityIdentifier("id")).html == "<span data-testid=\"id\">a</span>")
    #expect(
      Rendered(Button("a") {}.padding(1).accessibilityIdentifier("id")).html.hasSuffix(
        " data-testid=\"id\"><span>a</span></button></div>"))
    #expect(
      Rendered(ProgressView { Text(verbatim: "a") }.accessibilityIdentifier("id")).html
        == "<label class=\"v\"><progress data-testid=\"id\"></progress><span>a</span></label>")
  }

  @Test func `label and value name a control, and make an image of anything else`() {
    let symbol = Rendered(Image(systemName: "eye").accessibilityLabel("Watched")).html
    #expect(symbol.hasPrefix("<svg class=\"i\" viewBox=\"0 0 24 24\" aria-label=\"Watched\" role=\"img\">"))
    #expect(Rendered(Button("a") {}.accessibilityLabel("b")).html.contains(" aria-label=\"b\"><span>a</span></button>"))
    let bar = Rendered(Color.black.accessibilityLabel("Deaths").accessibilityValue(Text(verbatim: "5")))
    #expect(bar.html == "<div class=\"sh bg000000 g x\" aria-label=\"Deaths, 5\" role=\"img\"></div>")
    #expect(!Rendered(Toggle("a", isOn: .constant(true)).accessibilityLabel("b")).html.contains("role=\"img\""))
    #expect(
      Rendered(ProgressView().accessibilityLabel("Reading")).html == "<progress aria-label=\"Reading\"></progress>")
  }

  @Test func `a link that leads nowhere cannot be named as one`() {
    var node = Node(.link(LinkTarget(address: "javascript:1")), key: .root)
    node.accessibility = Accessibility(label: "a")

    #expect(Rendered(nodes: [node]).html == "<a class=\"link\" aria-label=\"a\" role=\"img\"></a>")
  }

  @Test func `what is hidden is neither told nor reached`() {
    #expect(Rendered(Text(verbatim: "a").accessibilityHidden(true)).html == "<span aria-hidden=\"true\">a</span>")
    let button = Rendered(Button("a") {}.padding(1).accessibilityHidden(true)).html
    #expect(button.contains(" aria-hidden=\"true\"><button ") && button.contains(" tabindex=\"-1\">"))
    let image = Rendered(Image(systemName: "eye").accessibilityLabel("a").accessibilityHidden(true)).html
    #expect(!image.contains("aria-label") && !image.contains("role"))
  }

  @Test func `hints and traits`() {
    #expect(
      Rendered(Text(verbatim: "a").accessibilityHint(Text(verbatim: "b"))).html
        == "<span aria-description=\"b\">a</span>")
    #expect(
      Rendered(Text(verbatim: "a").accessibilityAddTraits(.isHeader)).html
        == "<span role=\"heading\" aria-level=\"2\">a</span>")
    #expect(
      Rendered(Text(verbatim: "a").accessibilityAddTraits(.isHeader).accessibilityHeading(.h4)).html
        == "<span role=\"heading\" aria-level=\"4\">a</span>")
    #expect(Rendered(Text(verbatim: "a").accessibilityHeading(.h4)).html == "<span>a</span>")
    #expect(
      Rendered(Text(verbatim: "a").accessibilityHeading(.unspecified).accessibilityAddTraits(.isHeader)).html
        == "<span role=\"heading\" aria-level=\"2\">a</span>")
    #expect(Rendered(Button("a") {}.accessibilityAddTraits(.isSelected)).html.contains(" aria-pressed=\"true\">"))
    #expect(!Rendered(Toggle("a", isOn: .constant(true)).accessibilityAddTraits(.isSelected)).html.contains("pressed"))
    let link = Link("a", destination: URL(filePath: "/a"))
    #expect(Rendered(link.accessibilityAddTraits(.isSelected)).html.contains("<a class=\"link\""))
  }
}
