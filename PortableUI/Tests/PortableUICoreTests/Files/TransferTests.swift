import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct TransferTests {
  /// The files that a window gives away once nothing is under way.
  private func exports(_ window: Window) async -> [ExportedFile] {
    await window.graph.tasksEnded(within: .seconds(20))
    window.evaluate()
    return window.graph.dequeueExports()
  }

  @Test func `a shared value is written in its first form, when it is asked for`() async {
    let window = Window { ShareLink(item: Chart(name: "a/b"), preview: SharePreview("A chart")) }
    #expect(window.graph.dequeueExports().isEmpty)

    window.tap("Share")

    #expect(
      await exports(window) == [
        ExportedFile(
          name: "a-b.svg", contentType: "image/svg+xml", data: Data("<svg>a/b</svg>".utf8), delivery: .share)
      ])
  }

  @Test func `a value without a form is a fault, a disabled link shares nothing`() async {
    let window = Window { ShareLink(item: Chart(name: "a"), preview: SharePreview("b")).disabled(true) }
    #expect(!window.tap("Share"))

    let other = Window { ShareLink(item: Nothing(), preview: SharePreview("b")) }
    other.tap("Share")
    #expect(Faults.contain("Nothing has no form that can be exported"))
    #expect(await exports(other).isEmpty)
  }

  @Test func `a value that cannot be written is logged, and told to who exports it`() async {
    let window = Window { ShareLink(item: Chart(name: ""), preview: SharePreview("b")) }
    window.tap("Share")
    #expect(await exports(window).isEmpty)
    #expect(Faults.contain("Chart was not exported"))

    var results: [Result<URL, any Error>] = []
    let saving = Window {
      Text(verbatim: "a").fileExporter(isPresented: .constant(true), item: Chart(name: "")) { results.append($0) }
    }
    #expect(await exports(saving).isEmpty)
    #expect(results.count == 1)
    if case .success? = results.first { Issue.record("nothing was written") }
  }

  @Test(
    arguments: [
      ([.commaSeparatedText], "mine", "mine.csv", "text/csv", ExportedFile.Delivery.save),
      ([.text], nil, "x.csv", "text/csv", .save), ([], nil, "x.svg", "image/svg+xml", .save),
      ([.png], nil, "x.svg", "image/svg+xml", .saveAsPNG), ([.png, .svg], "y", "y.svg", "image/svg+xml", .save),
    ] as [([UTType], String?, String, String, ExportedFile.Delivery)])
  func `the first form of the kinds is saved; PNG is drawn from SVG`(
    kinds: [UTType], name: String?, fileName: String, type: String, delivery: ExportedFile.Delivery
  ) async {
    let window = Window { Saving(kinds: kinds, name: name) }
    window.tap("save")
    let files = await exports(window)

    #expect(files.map(\.name) == [fileName])
    #expect(files.first?.contentType == type)
    #expect(files.first?.delivery == delivery)
    #expect(window.texts.last == fileName)
  }

  @Test func `a kind that the value has not is told`() async {
    let window = Window { Saving(kinds: [.zip], name: nil) }
    window.tap("save")

    #expect(await exports(window).isEmpty)
    #expect(window.texts.last == "failed")
  }

  @Test func `texts, addresses and bytes have forms of their own`() async throws {
    let address = try #require(URL(string: "https://example.org/"))
    #expect(String.transferRepresentation._forms.map(\.contentType) == [.plainText])
    #expect(try await String.transferRepresentation._forms[0].data("a") == Data("a".utf8))
    #expect(try await URL.transferRepresentation._forms[0].data(address) == Data("https://example.org/".utf8))
    #expect(try await Data.transferRepresentation._forms[0].data(Data([1])) == Data([1]))
    #expect(Composed.transferRepresentation._forms.map(\.contentType) == [.html])
    #expect(Chart._transferred(Data()) == nil)
    await #expect(throws: CocoaError.self) { try await String.transferRepresentation._forms[0].data(1) }
  }
}

/// Saves a chart at a press, and says what became of it.
private struct Saving: View {
  let kinds: [UTType]
  let name: String?

  @State private var saves = false
  @State private var message = "nothing"

  var body: some View {
    Button("save") { saves = true }
      .fileExporter(isPresented: $saves, item: Chart(name: "x"), contentTypes: kinds, defaultFilename: name) { result in
        switch result {
        case .success(let url): message = url.lastPathComponent
        case .failure: message = "failed"
        }
      }
    Text(verbatim: message)
  }
}

private nonisolated struct Chart: Transferable {
  struct NoName: Error {}

  let name: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .svg) { (chart: Chart) in
      if chart.name.isEmpty { throw NoName() }
      return Data("<svg>\(chart.name)</svg>".utf8)
    }
    .suggestedFileName { $0.name }
    DataRepresentation(exportedContentType: .commaSeparatedText) { (chart: Chart) in Data(chart.name.utf8) }
      .suggestedFileName("x")
  }
}

private nonisolated struct Nothing: Transferable {
  static var transferRepresentation: some TransferRepresentation { EmptyForms() }
}

private nonisolated struct EmptyForms: TransferRepresentation {
  typealias Item = Nothing
  var _forms: [_TransferForm] { [] }
}

/// A value whose representation is put together by another one.
private nonisolated struct Composed: Transferable {
  static var transferRepresentation: some TransferRepresentation { Page() }

  struct Page: TransferRepresentation {
    typealias Item = Composed

    var body: some TransferRepresentation<Composed> {
      DataRepresentation(exportedContentType: .html) { (_: Composed) in Data() }
    }
  }
}
