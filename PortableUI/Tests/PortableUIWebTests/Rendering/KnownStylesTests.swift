import Testing

@testable import PortableUIWeb

@Suite struct KnownStylesTests {
  @Test func `a page learns each class once, in any order`() {
    let names = (0..<500).map { "wi\($0)px" }.shuffled()
    var known = KnownStyles(["ga0px", "wi7px"])

    #expect(!known.learn("ga0px"))
    for name in names { #expect(known.learn(name) == (name != "wi7px"), "\(name)") }
    #expect(names.allSatisfy { !known.learn($0) })
    #expect(known.count == 501)
  }
}
