import Testing

@testable import PortableUIWeb

@Suite struct SymbolsTests {
  @Test func `a name without a drawing is an empty box`() {
    #expect(Symbols.named("no.such.symbol").outlines == ["M4 4h16v16H4zM6 6v12h12V6z"])
  }

  @Test(arguments: Symbols.names.sorted())
  func `a drawing is path data and nothing else`(name: String) {
    for outline in Symbols.named(name).outlines {
      #expect(outline.wholeMatch(of: /[MLHVCSQAZmlhvcsqaz0-9 .\-]+/) != nil)
    }
  }
}
