import Testing

@testable import PortableUIWeb

@Suite struct KnownStylesTests {
  @Test func `a page learns each class once, in any order`() {
    let names = (0..<500).map { "wi\($0)px" }.shuffled()
    var known = KnownStyles(["ga0px", "wi7px"])

    #expect(names.filter { known.learn($0) } == names.filter { $0 != "wi7px" })
    #expect((names + ["ga0px"]).filter { known.learn($0) } == [])
    #expect(known.count == 501)
  }
}
