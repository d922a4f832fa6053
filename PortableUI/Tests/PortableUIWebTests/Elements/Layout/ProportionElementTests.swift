import Foundation
import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct ProportionElementTests {
  @Test func `a drawing with proportions grows with its box, its line keeps its width`() {
    let style = StrokeStyle(
      lineWidth: 2.5, lineCap: .round, lineJoin: .round, dash: [8, 5], dashPhase: 3)

    #expect(
      Rendered(Slope().stroke(.black, style: style).aspectRatio(2, contentMode: .fit)).html
        == "<div class=\"f s ar2 x\"><svg class=\"vec grows co000000 g x\" viewBox=\"0 0 600 300\" aria-hidden=\"true\">"
        + "<path d=\"M0 300l600-300\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.5\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-dasharray=\"8 5\" stroke-dashoffset=\"3\" "
        + "vector-effect=\"non-scaling-stroke\"></path></svg></div>")
  }

  @Test func `a circle of a drawing that grows is short enough to stay in the page`() throws {
    let html = Rendered(Spot(share: 0.052).fill(.black).aspectRatio(2, contentMode: .fit)).html

    #expect(html.contains("<path d=\"M553.9 270a15.6 15.6 0 0 1 31.2 0a15.6 15.6 0 0 1 -31.2 0Z\">"), "\(html)")
  }

  @Test func `a drawing of fixed size has its size`() {
    #expect(
      Rendered(Slope().stroke(.black).frame(width: 36, height: 16)).html.contains(
        "viewBox=\"0 0 36 16\" width=\"36\" height=\"16\" aria-hidden=\"true\"><path d=\"M0 16L36 0\" fill=\"none\" "
          + "stroke=\"currentColor\" stroke-width=\"1\" stroke-miterlimit=\"10\"></path>"))
  }
}

/// A circle near a corner.
private nonisolated struct Spot: Shape {
  let share: CGFloat

  func path(in rect: CGRect) -> Path {
    let width = share * rect.width
    return Path(
      ellipseIn: CGRect(x: 569.5 - width / 2, y: 270 - width / 2, width: width, height: width))
  }
}

private nonisolated struct Slope: Shape {
  func path(in rect: CGRect) -> Path {
    Path { $0.addLines([CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY)]) }
  }
}

@MainActor
@Suite struct DrawingElementTests {
  private let drawings = DrawingCache()

  private func html(_ view: some View) -> String {
    var builder = ElementBuilder(drawings: drawings)
    var writer = HTMLWriter(reserving: 0)
    for element in builder.elements(for: Rendered.nodes(of: view), in: .column, .block) { writer.write(element) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func file(at address: String) -> WebResponse {
    drawings.response(to: WebRequest(method: .get, target: address))
  }

  @Test func `long paths of a drawing come in one file, equal ones once, and short ones stay in the page`() throws {
    let page = html(
      ZStack {
        Zigzag(count: 40).fill(.red)
        Zigzag(count: 40).stroke(.black, lineWidth: 1)
        Zigzag(count: 40).fill(.blue)
        Slope().stroke(.black)
      }
      .drawingGroup().aspectRatio(2, contentMode: .fit))

    #expect(page.components(separatedBy: "<use ").count == 4)
    #expect(page.components(separatedBy: "<path ").count == 2)
    let address = try #require(page.firstMatch(of: /\/drawings\/[0-9a-z]+\.svg/)).output
    let response = file(at: String(address))
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "image/svg+xml")
    #expect(response.text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"><path id=\"p0\" d=\"M0 0l"))
    #expect(response.text.components(separatedBy: "<path ").count == 3)
    #expect(
      html(Zigzag(count: 40).fill(.green).drawingGroup().aspectRatio(2, contentMode: .fit)).contains("/drawings/"))
  }

  @Test func `an address that nobody made has no file`() {
    #expect(file(at: "/drawings/none.svg").status == .notFound)
  }

  @Test func `the file that was made first goes first`() throws {
    let addresses = try (0...16).map { count in
      let page = html(Zigzag(count: 40 + count).fill(.red).drawingGroup().aspectRatio(2, contentMode: .fit))
      return String(try #require(page.firstMatch(of: /\/drawings\/[0-9a-z]+\.svg/)).output)
    }

    #expect(file(at: addresses[0]).status == .notFound)
    #expect(addresses.dropFirst().allSatisfy { file(at: $0).status == .ok })
  }

  @Test func `a drawing that was shown lately is the same element, for as long as its file is there`() throws {
    func shown(_ count: Int, _ color: Color = .red) -> ElementContent? {
      var builder = ElementBuilder(drawings: drawings)
      let drawing = Zigzag(count: count).fill(color).drawingGroup()
      return builder.elements(for: Rendered.nodes(of: drawing), in: .column, .block).first?.content
    }
    let first = try #require(shown(40))

    #expect(shown(40) === first)
    #expect(shown(40, .blue) !== first)
    #expect(shown(40) === first)
    for count in 41...56 { _ = shown(count) }
    let later = try #require(shown(40))
    #expect(later !== first)
    #expect(later.html == first.html)
  }

  @Test func `lines of a drawing are told in steps of tenths that add up, and what is no number is 0`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 0.04, y: -1.25))
      path.addLine(to: CGPoint(x: 0.16, y: 0))
      path.addLine(to: CGPoint(x: -100, y: 99.96))
      path.closeSubpath()
      path.addLine(to: CGPoint(x: CGFloat.nan, y: CGFloat.infinity))
    }

    #expect(SVGPath.roughText(path) == "M0-1.3l0.2 1.3l-100.2 100ZL0 0")
  }

  @Test func `a control whose shape is its content, and what pointers pass by, say so`() {
    #expect(html(Color.red.contentShape(Slope())).contains(" hit"))
    #expect(html(Color.red.allowsHitTesting(false)).contains(" pass"))
    #expect(html(Color.red.allowsHitTesting(true)) == html(Color.red))
  }

  @Test func `a slider is the browser's own, with its value in words`() {
    let slider = Slider(value: .constant(3), in: 0...10, step: 1) { Text(verbatim: "Day") }
      .accessibilityValue(Text(verbatim: "March 3"))

    #expect(
      html(slider).contains(
        "type=\"range\" min=\"0\" max=\"10\" step=\"1\" value=\"3\" aria-label=\"Day\""))
    #expect(html(slider).contains("aria-valuetext=\"March 3\""))
    #expect(html(Slider(value: .constant(0.5))).contains("step=\"any\" value=\"0.5\""))
  }
}

private nonisolated struct Zigzag: Shape {
  let count: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        (0...count).map { index in
          CGPoint(
            x: rect.minX + rect.width * CGFloat(index) / CGFloat(count),
            y: index.isMultiple(of: 2) ? rect.minY : rect.maxY)
        })
    }
  }
}
