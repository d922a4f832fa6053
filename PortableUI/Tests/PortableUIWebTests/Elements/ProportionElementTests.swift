import Foundation
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
        + "<path d=\"M0 300L600 0\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.5\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-dasharray=\"8 5\" stroke-dashoffset=\"3\" "
        + "vector-effect=\"non-scaling-stroke\"></path></svg></div>")
  }

  @Test func `a drawing of fixed size has its size`() {
    #expect(
      Rendered(Slope().stroke(.black).frame(width: 36, height: 16)).html.contains(
        "viewBox=\"0 0 36 16\" width=\"36\" height=\"16\" aria-hidden=\"true\"><path d=\"M0 16L36 0\" fill=\"none\" "
          + "stroke=\"currentColor\" stroke-width=\"1\" stroke-miterlimit=\"10\"></path>"))
  }
}

private nonisolated struct Slope: Shape {
  func path(in rect: CGRect) -> Path {
    Path { $0.addLines([CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY)]) }
  }
}
