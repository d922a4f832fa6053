import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct StrokeTests {
  private let rect = CGRect(x: 0, y: 0, width: 600, height: 300)

  private func drawing(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> ShapeDrawing? {
    Window(content: content).allNodes.lazy.compactMap { if case .shape(let drawing) = $0.kind { drawing } else { nil } }
      .first
  }

  @Test func `a stroke's outline is the middle of its line, so also a rectangle is a path`() throws {
    let drawing = try #require(
      drawing { Rectangle().stroke(.red, lineWidth: 3).frame(width: 20, height: 10) })

    #expect(drawing.outline == .path(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), CGSize(width: 20, height: 10)))
    #expect(drawing.strokeStyle == StrokeStyle(lineWidth: 3))
    #expect(drawing.fill == nil && drawing.stroke == .red && !drawing.scales)
  }

  @Test func `within proportions a path has a box of these proportions and grows`() throws {
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [3, 1], dashPhase: 2)
    let drawing = try #require(
      drawing { ZStack { Diagonal().stroke(.tint, style: style) }.aspectRatio(2, contentMode: .fit) })

    #expect(drawing.outline == .path(Diagonal().path(in: rect), rect.size))
    #expect(drawing.strokeStyle == style && drawing.scales)
  }

  @Test func `a path that does not grow in proportion is a fault`() {
    _ = drawing { Inset().stroke(.red).aspectRatio(2, contentMode: .fit) }

    #expect(Faults.contain("Inset does not grow in proportion to its room"))
  }

  @Test func `a frame or padding within proportions has a size of its own`() throws {
    let framed = try #require(
      drawing { Diagonal().stroke(.red).frame(width: 10, height: 20).aspectRatio(2, contentMode: .fit) })
    #expect(
      framed.outline
        == .path(Diagonal().path(in: CGRect(x: 0, y: 0, width: 10, height: 20)), CGSize(width: 10, height: 20)))
    #expect(!framed.scales)

    _ = drawing { Padded().stroke(.red).padding(5).aspectRatio(2, contentMode: .fit) }
    #expect(Faults.contain("Padded is drawn 100 points wide or high"))
    _ = drawing { HStack { Beside().stroke(.red) }.aspectRatio(2, contentMode: .fit) }
    #expect(Faults.contain("Beside is drawn 100 points wide or high"))
  }

  @Test func `proportions take the width that there is, and follow with the height`() {
    let nodes = Window { Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit) }.nodes

    #expect(nodes.first?.kind == .modified(.aspectRatio(1.5)))
    #expect(nodes.first?.expands == .horizontal)
  }

  @Test func `paths are compared operation by operation`() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 1, y: 1, width: 2, height: 2))
    path.addRoundedRect(in: CGRect(x: 1, y: 1, width: 2, height: 2), cornerRadii: .init(all: 1))

    #expect(path.isEqual(to: path, shrunkBy: 1))
    #expect(!path.isEqual(to: path, shrunkBy: 2))
    #expect(!path.isEqual(to: Path(), shrunkBy: 1))
    #expect(!Path(CGRect.zero).isEqual(to: Path(ellipseIn: .zero), shrunkBy: 1))
  }
}

private nonisolated struct Diagonal: Shape {
  func path(in rect: CGRect) -> Path {
    Path { $0.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]) }
  }
}

/// Five points from its room's edges, whatever the room.
private nonisolated struct Inset: Shape {
  func path(in rect: CGRect) -> Path { Diagonal().path(in: rect.insetBy(dx: 5, dy: 5)) }
}

private nonisolated struct Padded: Shape {
  func path(in rect: CGRect) -> Path { Diagonal().path(in: rect) }
}

private nonisolated struct Beside: Shape {
  func path(in rect: CGRect) -> Path { Diagonal().path(in: rect) }
}
