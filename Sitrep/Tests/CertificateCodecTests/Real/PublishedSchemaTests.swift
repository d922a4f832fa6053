import Domain
import Foundation
import SampleData
import Testing

@testable import CertificateCodec

@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct PublishedSchemaTests {
  private static let folder = SharedData.folder.appending(path: "certificates/ehn-dcc-schema")

  private static func contents(in folder: String) throws -> [(name: String, content: ClaimValue)] {
    let url = Self.folder.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
      .filter { $0.hasSuffix(".json") }.sorted()
      .map { ($0, try JSONDecoder().decode(ClaimValue.self, from: Data(contentsOf: url.appending(path: $0)))) }
  }

  @Test(arguments: ["test/valid", "examples"]) func `the schema's valid examples pass`(_ folder: String) throws {
    let examples = try Self.contents(in: folder)
    #expect(examples.count >= 8)
    for example in examples {
      #expect(ContentSchema.faults(of: example.content, issuedAt: nil) == [], "\(example.name)")
    }
  }

  @Test func `the schema's invalid examples fail`() throws {
    let examples = try Self.contents(in: "test/invalid")
    #expect(examples.count == 5)
    for example in examples {
      #expect(!ContentSchema.faults(of: example.content, issuedAt: nil).isEmpty, "\(example.name)")
    }
  }
}
