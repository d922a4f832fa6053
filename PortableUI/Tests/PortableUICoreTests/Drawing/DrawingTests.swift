import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct DrawingTests {
  @Test func `figures that fill their room mean the same at any size`() {
    #expect(ShapeOutline.of(Rectangle(), in: FixedSize()) == .rectangle)
    #expect(ShapeOutline.of(Ellipse(), in: FixedSize()) == .ellipse)
    #expect(ShapeOutline.of(RoundedRectangle(cornerRadius: 5), in: FixedSize()) == .rounded(.init(all: 5)))
    #expect(
      ShapeOutline.of(RightRounded(), in: FixedSize())
        == .rounded(RectangleCornerRadii(bottomTrailing: 16, topTrailing: 16)))
  }

  @Test func `other paths keep the size of the frame around them`() {
    let size = FixedSize(width: 40, height: 20)

    #expect(
      ShapeOutline.of(Triangle(), in: size) == .path(Triangle().path(in: Self.rect(40, 20)), Self.rect(40, 20).size))
    #expect(ShapeOutline.of(Capsular(), in: size) == .rounded(.init(all: 10)))
    #expect(ShapeOutline.of(Circle(), in: FixedSize(width: 20, height: 20)) == .ellipse)
    #expect(
      ShapeOutline.of(Circle(), in: size)
        == .path(Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20)), Self.rect(40, 20).size))
  }

  @Test func `a path without a fixed frame is a fault`() {
    Faults.record()

    #expect(
      ShapeOutline.of(Triangle(), in: FixedSize(width: 40))
        == .path(Triangle().path(in: Self.rect(40, 100)), Self.rect(40, 100).size))
    #expect(Faults.contain("Triangle is drawn 100 points wide or high"))
  }

  @Test func `the nearest fixed size counts, less the padding on the way`() {
    let text = outline {
      Triangle().padding(5).frame(width: 50, height: 30)
      HStack { Triangle().frame(width: 7) }.frame(width: 50, height: 30)
      VStack { Triangle().frame(height: 7) }.frame(width: 50, height: 30)
      ZStack { Triangle() }.frame(width: 50, height: 30)
      List { Triangle().frame(width: 6, height: 6) }.frame(width: 50, height: 30)
      ScrollView { Triangle().frame(width: 8, height: 8) }.frame(width: 50, height: 30)
    }

    #expect(
      text.split(separator: "\n").filter { $0.contains("path") }.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "shape path of 4 in 40×20 fill primary ↔ ↕", "shape path of 4 in 7×30 fill primary ↔ ↕",
        "shape path of 4 in 50×7 fill primary ↔ ↕", "shape path of 4 in 50×30 fill primary ↔ ↕",
        "shape path of 4 in 6×6 fill primary ↔ ↕", "shape path of 4 in 8×8 fill primary ↔ ↕",
      ])
  }

  @Test func `shapes are filled and bordered in a style`() {
    let text = outline {
      Rectangle().fill(.red)
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tint).tint(.green)
      Rectangle().fill(.tint)
      Circle().strokeBorder(.red).frame(width: 4, height: 4)
      Rectangle().strokeBorder(.red, lineWidth: 2)
      RoundedRectangle(cornerRadius: 3).strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
    }

    #expect(
      text == """
        shape rectangle fill red ↔ ↕
        shape rectangle fill primary ↔ ↕
        shape rectangle fill secondary ↔ ↕
        shape rectangle fill green ↔ ↕
        shape rectangle fill accent ↔ ↕
        frame w=4 h=4
          shape ellipse stroke red 1 ↔ ↕
        shape rectangle stroke red 2 ↔ ↕
        shape rounded 3 3 3 3 stroke red 2 dash 6 3 ↔ ↕
        """)
  }

  @Test func `shapes are made smaller on all sides`() {
    let rect = Self.rect(20, 10)
    let inner = CGRect(x: 2, y: 2, width: 16, height: 6)

    #expect(Rectangle().inset(by: 2).path(in: rect) == Path(roundedRect: inner, cornerRadius: 0))
    #expect(
      RoundedRectangle(cornerRadius: 5).inset(by: 1).inset(by: 1).path(in: rect)
        == Path(roundedRect: inner, cornerRadius: 3))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 1, topTrailingRadius: 4).inset(by: 2).path(in: rect)
        == Path(roundedRect: inner, cornerRadii: RectangleCornerRadii(topTrailing: 2)))
    #expect(Ellipse().inset(by: 1).inset(by: 1).path(in: rect) == Path(ellipseIn: inner))
    #expect(Circle().inset(by: 2).path(in: rect) == Path(ellipseIn: CGRect(x: 7, y: 2, width: 6, height: 6)))
  }

  @Test func `shapes have short names`() {
    let rect = Self.rect(8, 8)
    func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)

    #expect(path(.rect) == Path(rect))
    #expect(path(.rect(cornerRadius: 2)) == Path(roundedRect: rect, cornerRadius: 2))
    #expect(path(.rect(cornerRadii: radii)) == Path(roundedRect: rect, cornerRadii: radii))
    #expect(path(.rect(topLeadingRadius: 1)) == Path(roundedRect: rect, cornerRadii: .init(topLeading: 1)))
    #expect(path(.circle) == path(.ellipse))
  }

  @Test func `a path keeps its operations`() {
    var path = Path()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    path.addRect(Self.rect(1, 1))
    path.addRects([Self.rect(2, 2), Self.rect(3, 3)])
    path.addRoundedRect(in: Self.rect(4, 4), cornerRadii: .init(all: 1))
    path.addEllipse(in: Self.rect(5, 5))
    path.addLines([])
    path.addPath(Path { $0.addLines([.zero, CGPoint(x: 9, y: 9)]) })

    #expect(
      path.operations == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)), .quadCurve(.zero, control: CGPoint(x: 1, y: 1)),
        .curve(.zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2)), .close,
        .rectangle(Self.rect(1, 1)), .rectangle(Self.rect(2, 2)), .rectangle(Self.rect(3, 3)),
        .roundedRectangle(Self.rect(4, 4), .init(all: 1)), .ellipse(Self.rect(5, 5)), .move(.zero),
        .line(CGPoint(x: 9, y: 9)),
      ])
    #expect(path.path(in: .zero) == path)
  }

  @Test func `a brighter colour has the amount added to each channel, clipped`() {
    let purple = Color(red: 0.5, green: 0.9, blue: 0).brightened(0.25)

    #expect(purple == Color(red: 0.75, green: 1, blue: 0.25))
    #expect(Color.red.brightened(-1).light == RGBA(0x000000))
    #expect(Color(white: 0.5, opacity: 0.5).opacity(0.5).dark == RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(Color.purple.brightened(0.25).light.red == 0xAF / 255.0 + 0.25)
  }

  @Test func `colours of the system have their names as styles`() {
    let styles: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black,
      .white,
      .clear,
    ]
    func color(_ style: some ShapeStyle) -> Color { style._color(in: EnvironmentValues()) }

    #expect(
      [
        color(.red), color(.orange), color(.yellow), color(.green), color(.mint), color(.teal), color(.cyan),
        color(.blue), color(.indigo), color(.purple), color(.pink), color(.brown), color(.gray), color(.black),
        color(.white), color(.clear),
      ] == styles)
    #expect(Set(styles).count == 16)
  }

  @Test func `text styles have Apple's sizes, line heights and weights`() {
    let expected: [(Font, CGFloat, CGFloat, Int)] = [
      (.largeTitle, 34, 41, 400), (.title, 28, 34, 400), (.title2, 22, 28, 400), (.title3, 20, 25, 400),
      (.headline, 17, 22, 600), (.body, 17, 22, 400), (.callout, 16, 21, 400), (.subheadline, 15, 20, 400),
      (.footnote, 13, 18, 400), (.caption, 12, 16, 400), (.caption2, 11, 13, 400), (.system(size: 100), 100, 120, 400),
      (.system(size: 10, weight: .black), 10, 12, 900), (.headline.weight(.ultraLight), 17, 22, 200),
      (.system(.title, design: .serif, weight: .medium), 28, 34, 500),
    ]

    for (font, size, lineHeight, weight) in expected {
      #expect(font.metrics == (size, lineHeight, weight), "\(font)")
    }
    let weights: [Font.Weight] = [
      .thin, .ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(Font.TextStyle.allCases.count == 11)
    #expect(
      Outline.text(Font.body.bold().italic().monospaced().monospacedDigit()) == "body w700 monospaced italic digits")
  }

  private static func rect(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: height)
  }
}

private struct RightRounded: Shape {
  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(bottomTrailing: 16, topTrailing: 16), style: .circular)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY), rect.origin])
      path.closeSubpath()
    }
  }
}

/// A radius that follows the size: no box with one radius at every size.
private struct Capsular: Shape {
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: rect.height / 2) }
}
