import Foundation
import PortableUICore
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct DecorationTests {
  private var a: Text { Text(verbatim: "a") }

  @Test func `padding lies on the view's own box, a second one around it`() {
    #expect(Rendered(a.padding(.top, 4)).html == "<span class=\"pt4px\">a</span>")
    #expect(
      Rendered(a.padding(.leading, 4).padding(.top, 8)).html
        == "<div class=\"f s pt8px\"><span class=\"ps4px\">a</span></div>")
  }

  @Test func `a background takes the size that the view has at its place in the chain`() {
    #expect(
      Rendered(a.padding(.top, 4).background(Color.black)).html == "<span class=\"pt4px bg000000\">a</span>")
    #expect(
      Rendered(a.background(Color.black).padding(.top, 4)).html
        == "<div class=\"f s pt4px\"><span class=\"bg000000\">a</span></div>")
    #expect(
      Rendered(a.background(Color.black).background(Color.white)).html
        == "<div class=\"f s bgFFFFFF\"><span class=\"bg000000\">a</span></div>")
  }

  @Test func `a background of another form lies below the content`() {
    #expect(
      Rendered(a.background { Circle().fill(.black).frame(width: 8, height: 8) }).html
        == "<div class=\"f s rel iso\"><div class=\"layer below\"><div class=\"sh bg000000 br50-25 wi8px he8px\"></div></div>"
        + "<span>a</span></div>")
  }

  @Test func `an overlay changes no size`() {
    #expect(
      Rendered(a.overlay(alignment: .topTrailing) { Text(verbatim: "9") }).html
        == "<div class=\"f s rel\"><span>a</span><div class=\"layer jiend aistart\"><span>9</span></div></div>")
    #expect(
      Rendered(HStack { a }.overlay { Color.black }).html
        == "<div class=\"h rel\"><span>a</span><div class=\"layer\"><div class=\"sh bg000000 lx ly\"></div></div></div>"
    )
  }

  @Test func `what comes after an effect is not changed by it`() {
    #expect(
      Rendered(a.opacity(0.5).background(Color.black)).html
        == "<div class=\"f s bg000000\"><span class=\"op0_5\">a</span></div>")
    #expect(
      Rendered(a.opacity(0.5).opacity(0.5)).html == "<div class=\"f s op0_5\"><span class=\"op0_5\">a</span></div>")
    #expect(Rendered(a.opacity(7)).html == "<span class=\"op1\">a</span>")
    #expect(
      Rendered(Color.black.clipShape(RoundedRectangle(cornerRadius: 4)).overlay { a }).html.hasPrefix(
        "<div class=\"f s rel g x\"><div class=\"sh bg000000 clip rs4px rt4px rf4px re4px g x\"></div><div class=\"layer\">"
      ))
    #expect(
      Rendered(a.clipShape(Rectangle()).background(Color.black)).html
        == "<div class=\"f s bg000000\"><span class=\"clip\">a</span></div>")
  }

  @Test func `a button can be faded, padded and sized`() {
    #expect(Rendered(Button("a") {}.opacity(0.5)).html.hasPrefix("<button class=\"b op0_5\""))
    #expect(Rendered(Button("a") {}.padding(4)).html.hasPrefix("<div class=\"f s pt4px ps4px pb4px pe4px\"><button "))
    #expect(Rendered(Button("a") {}.frame(width: 80)).html.hasPrefix("<div class=\"f wi80px\"><button "))
  }

  @Test func `a clip with the shape's own corners needs no box`() {
    let shape = RoundedRectangle(cornerRadius: 8)

    #expect(
      Rendered(shape.fill(.black).clipShape(shape)).html
        == "<div class=\"sh bg000000 rs8px rt8px rf8px re8px clip g x\"></div>")
    #expect(Rendered(shape.fill(.black).clipShape(Rectangle())).html.hasPrefix("<div class=\"f s clip g x\">"))
    #expect(Rendered(a.clipShape(Ellipse4())).html == "<span class=\"clip br50-25\">a</span>")
  }

  @Test func `brightness is folded into shapes, in frames too, and filters everything else`() {
    let brighter = "bg404040"
    #expect(Rendered(Color.black.brightness(0.25)).html.contains(brighter))
    #expect(Rendered(Color.black.frame(width: 8).brightness(0.25)).html.contains(brighter))
    #expect(Rendered(Rectangle().strokeBorder(.black).brightness(0.25)).css.contains("border-color:#404040"))
    let filtered = Rendered(a.brightness(0.25))
    #expect(filtered.html == "<span class=\"fiurl-28brightness0-5F25-29\">a</span>")
    #expect(filtered.css == ".fiurl-28brightness0-5F25-29{filter:url(#brightness0_25)}")
    #expect(
      Rendered(Color.black.opacity(0.5).frame(width: 8).opacity(0.5).brightness(0.25)).html.contains("brightness"))
  }

  @Test func `dashed outlines and paths`() {
    let border = Rendered(Rectangle().strokeBorder(.black, style: StrokeStyle(lineWidth: 2, dash: [6])))
    #expect(border.html == "<div class=\"sh bd2px-20dashed bc000000 g x\"></div>")
    #expect(border.css == ".bd2px-20dashed{border:2px dashed}.bc000000{border-color:#000000}")
    let line = Rendered(
      Triangle().strokeBorder(.black, style: StrokeStyle(lineWidth: 2, dash: [6, 1])).frame(width: 8, height: 4))
    #expect(
      line.html
        == "<div class=\"f wi8px he4px n\"><svg class=\"vec co000000 n\" viewBox=\"0 0 8 4\" width=\"8\" height=\"4\" "
        + "aria-hidden=\"true\"><path d=\"M4 0L8 4L0 4Z\" "
        + "fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-miterlimit=\"10\" stroke-dasharray=\"6 1\"></path></svg></div>"
    )
  }

  @Test func `paths as SVG writes them`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    path.addCurve(to: CGPoint(x: 2, y: 2), control1: .zero, control2: CGPoint(x: 1, y: 0))
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 3))
    #expect(SVGPath.text(path) == "M0 0Q0.5 0 1 1C0 0 1 0 2 2M2 0L2 3L0 3L0 0Z")
    let radii = RectangleCornerRadii(bottomTrailing: 1, topTrailing: 9)
    let rounded = Path(roundedRect: CGRect(x: 0, y: 0, width: 4, height: 4), cornerRadii: radii)
    #expect(SVGPath.text(rounded) == "M2 0A2 2 0 0 1 4 2L4 3A1 1 0 0 1 3 4L0 4L0 0Z")
  }
}

private struct Ellipse4: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

private struct Triangle: InsettableShape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    return path
  }

  nonisolated func inset(by amount: CGFloat) -> Triangle { self }
}
