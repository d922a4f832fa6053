import Foundation
import HTTPTypes
import Observation
import PortableUICore
import PortableUITesting
import Testing

@testable import PortableUIWeb

/// Fields without script: what is typed goes along with whatever is pressed.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct TypingTests {
  private let model = TypingModel()
  private let driver: InProcessDriver

  init() {
    let model = model
    let configuration = WebApplicationConfiguration(
      programName: "Test", addressKey: "address", languages: ["en"],
      knowsAddress: { $0.hasPrefix("/") })
    driver = InProcessDriver(
      WebApplication(
        scene: WindowGroup { TypingScreen(model: model) }, notFound: EmptyView(), configuration: configuration))
  }

  @Test func `the page that answers shows what was typed`() async throws {
    try await driver.open("/")
    try await driver.element("name").enter("Ada \"<b>\"")
    try await driver.element("notes").enter("\none\ntwo")

    try await driver.element("touch").tap()

    #expect(try await driver.element("name").value == "Ada \"<b>\"")
    #expect(try await driver.element("notes").value == "\none\ntwo")
    #expect(try await driver.element("echo").text == "Ada \"<b>\" / 8")
  }

  @Test func `Return submits the field whose text changed, and no other`() async throws {
    try await driver.open("/")
    try await driver.element("message").enter("Hello")

    try await driver.press(.enter)

    #expect(model.messages == ["Hello"])
    #expect(try await driver.element("message").value == "")
    #expect(model.submits == 0)
  }

  @Test func `Return in a field that nobody changed does nothing`() async throws {
    try await driver.open("/")
    try await driver.element("message").enter("")

    try await driver.press(.enter)

    #expect(model.messages == [])
  }

  @Test func `a button that waits for a text can be pressed after Return`() async throws {
    try await driver.open("/")
    #expect(try await driver.element("save").isDisabled)
    try await driver.element("name").enter("Ada")
    try await driver.press(.enter)
    #expect(model.submits == 1)
    #expect(try await driver.element("save").isDisabled == false)

    try await driver.element("save").tap()

    #expect(model.saved == ["Ada 7"])
  }

  @Test func `a value that has just been typed counts for the button`() async throws {
    try await driver.open("/")
    try await driver.element("name").enter("Ada")
    try await driver.press(.enter)
    try await driver.element("count").enter("1,000")

    try await driver.element("save").tap()

    #expect(model.saved == ["Ada 1000"])
  }

  @Test func `text in the store leads back to the page`() async throws {
    try await driver.open("/")
    try await driver.element("shared").enter("kept")

    try await driver.element("touch").tap()

    #expect(model.shared == "kept")
    #expect(try await driver.element("shared").value == "kept")
  }

  @Test func `a disabled field, or one that is not there, takes nothing`() async throws {
    let page = Identity(name: "nAAAAAAAAAAA")?.name ?? ""
    let html = Rendered.body(TypingScreen(model: model))
    let locked = try #require(html.firstMatch(of: /name="(n[\w-]{11})"[^>]*data-testid="locked"/)).1
    let form = try #require(
      ControlForm(
        WebRequest(
          method: .post, target: "/", headers: [.contentType: "application/x-www-form-urlencoded"],
          body: Array("event=return&\(locked)=changed&\(page)=x".utf8))))
    #expect(form.fields.count == 2)
    let renderer = WindowRenderer(
      configuration: WebApplicationConfiguration(
        programName: "Test", addressKey: "address", languages: ["en"], knowsAddress: { _ in true }),
      window: { [model] in TypingScreen(model: model)._render(&$0) }, notFound: { _ in })

    _ = await renderer.use(form, at: "/", for: Visitor([:], languages: ["en"]))

    #expect(model.locked == "")
  }
}

@Observable @MainActor
private final class TypingModel {
  var messages: [String] = []
  var saved: [String] = []
  var submits = 0
  var shared = ""
  var locked = ""
}

private struct TypingScreen: View {
  @Bindable var model: TypingModel
  @State private var name = ""
  @State private var notes = ""
  @State private var message = ""
  @State private var count = 7

  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { model.submits += 1 }.accessibilityIdentifier("name")
      TextEditor(text: $notes).accessibilityIdentifier("notes")
      TextField("Message", text: $message).onSubmit(send).accessibilityIdentifier("message")
      TextField("Count", value: $count, format: .number).accessibilityIdentifier("count")
      TextField("Shared", text: $model.shared).accessibilityIdentifier("shared")
      TextField("Locked", text: $model.locked).disabled(true).accessibilityIdentifier("locked")
      Button("Touch") {}.accessibilityIdentifier("touch")
      Button("Save") { model.saved.append("\(name) \(count)") }.disabled(name.isEmpty).accessibilityIdentifier("save")
      Text(verbatim: "\(name) / \(notes.count)").accessibilityIdentifier("echo")
    }
  }

  private func send() {
    model.messages.append(message)
    message = ""
  }
}
