import Foundation
import TestTraits
import Testing

@Suite struct FormatTests {
  /// The part of `.swift-format` that is looked at here.
  struct Configuration: Decodable {
    struct Indentation: Decodable { let spaces: Int }

    let indentation: Indentation
    let lineLength: Int
    let rules: [String: Bool]
  }

  @Test(.proves(80)) func `Swift is written with 2 spaces and 120 columns`() throws {
    let configuration = try JSONDecoder().decode(Configuration.self, from: Data(Repository.text(".swift-format").utf8))

    #expect(configuration.indentation.spaces == 2)
    #expect(configuration.lineLength == 120)
  }

  @Test(.proves(91)) func `the linter has its rules in the repository and is part of the test command`() throws {
    let configuration = try JSONDecoder().decode(Configuration.self, from: Data(Repository.text(".swift-format").utf8))

    #expect(configuration.rules.count == 43)
    #expect(try Repository.text("Scripts/test.sh").contains("Scripts/format.sh --check"))
    #expect(try Repository.text("Scripts/format.sh").contains("swift format lint --strict --parallel --recursive"))
    #expect(try Repository.text(".ci/run").contains("make test"))
  }

  @Test(.proves(88)) func `no interface is laid out in a storyboard`() throws {
    let endings = Set(try Repository.files(in: ["PortableUI/Sources", "Sitrep/Sources"]).map(\.pathExtension))

    #expect(endings.contains("swift"))
    #expect(endings.isDisjoint(with: ["storyboard", "xib"]))
  }
}
