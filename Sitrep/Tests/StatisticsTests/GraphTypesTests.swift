import Foundation
import PortableUI
import TestTraits
import Testing

@testable import Statistics

@Suite struct GraphTypesTests {
  @Test(.proves(37)) func `the right rounded rectangle is square on the left and has a radius of 16 on the right`() {
    let rect = CGRect(x: 0, y: 0, width: 120, height: 50)
    let radii = RectangleCornerRadii(topLeading: 0, bottomLeading: 0, bottomTrailing: 16, topTrailing: 16)

    #expect(RightRoundedRectangle().path(in: rect) == Path(roundedRect: rect, cornerRadii: radii, style: .circular))
  }
}
