import Foundation
import HTTPTypes
import PortableUICore
import Testing

@testable import PortableUIWeb

/// The texts of one message go into their fields in an order that is always the same.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct InputOrderTests {
  private let log = TextLog()

  @Test func `the fields of one message are filled from the top of the page to its end`() async throws {
    let log = log
    let configuration = WebApplicationConfiguration(
      programName: "Test", addressKey: "address", languages: ["en"], knowsAddress: { _ in true })
    let app = WebApplication(
      scene: WindowGroup { ManyFields(log: log) }, notFound: EmptyView(), configuration: configuration)
    let html = await app.respond(to: WebRequest(method: .get, target: "/")).text
    let names = html.matches(of: #/<input[^>]* name="(n[\w-]{11})"/#).map { String($0.output.1) }
    let texts = names.indices.map { "text \($0)" }
    let message: [String: any Sendable] = [
      "w": UUID().uuidString, "n": 1, "r": 0, "v": "another", "u": "/", "a": Assets.version,
      "i": Dictionary(uniqueKeysWithValues: zip(names, texts)), "e": [[String]](),
    ]

    let answer = await app.respond(
      to: WebRequest(
        method: .post, target: "/live/event", headers: [.contentType: "application/json"],
        body: Array(try JSONSerialization.data(withJSONObject: message))))

    #expect(answer.status == .ok)
    #expect(names.count == ManyFields.count)
    // Once to bring back what the page shows, once as what was typed.
    #expect(log.texts == texts + texts)
  }
}

@MainActor
private final class TextLog {
  var texts: [String] = []
}

private struct ManyFields: View {
  static let count = 12

  let log: TextLog

  var body: some View {
    ForEach(0..<Self.count, id: \.self) { index in
      TextField("Field \(index)", text: Binding(get: { "" }, set: { log.texts.append($0) }))
    }
  }
}
