import Foundation
import PortableUI
import Testing

@testable import Figures
@testable import Statistics

@Suite struct SparklineTests {
  private let shape = SparklineShape(values: [0, 30, nil, 60, 240], largest: 240)

  @Test(arguments: [1, 2, 100] as [CGFloat])
  func `the line grows in proportion to its room, and has a gap at what is unknown`(_ scale: CGFloat) {
    let room = CGRect(x: 0, y: 0, width: 4 * scale, height: 2 * scale)

    let expected = Path { path in
      path.move(to: CGPoint(x: 0, y: 2 * scale))
      path.addLine(to: CGPoint(x: scale, y: 1.75 * scale))
      path.move(to: CGPoint(x: 3 * scale, y: 1.5 * scale))
      path.addLine(to: CGPoint(x: 4 * scale, y: 0))
    }
    #expect(shape.path(in: room) == expected)
  }

  @Test func `a value below 0 lies on the ground, also where none is above 0`() {
    let room = CGRect(x: 0, y: 0, width: 4, height: 2)

    let ground = Path { $0.move(to: CGPoint(x: 0, y: 2)) }

    #expect(SparklineShape(values: [-5], largest: 0).path(in: room) == ground)
    #expect(SparklineShape(values: [], largest: 0).path(in: room).isEmpty)
  }
}
