import Dispatch
import Foundation
import HTTPTypes
import Observation
import PortableUICore
import Synchronization

@testable import PortableUIWeb

/// A small program: a place in the address, a count in a store, an alert in neither.
@MainActor
struct TestApp {
  let store = CountStore()
  let log = CallLog()
  private let application: WebApplication

  /// - Parameters:
  ///   - patience: how long a page waits for tasks; long where a test waits for one to end.
  ///   - limits: how many live windows there may be.
  ///   - showsStatus: whether their counters are shown.
  ///   - settings: the person's settings; `language` among them is the chosen language, `scheme` the surroundings.
  ///   - forgetPath: where the browser is let forget the program.
  init(
    patience: Duration = .seconds(30), limits: LiveLimits = LiveLimits(), showsStatus: Bool = false,
    settings: WebSettings? = nil, forgetPath: String? = nil
  ) {
    let (store, log) = (store, log)
    var configuration = WebApplicationConfiguration(
      programName: "Test", addressKey: "address", languages: ["en", "ru"],
      knowsAddress: { address in
        log.add(.known(isMain: MainQueue.isCurrent))
        return ["/1", "/2", "/task", "/forever", "/shared", "/focus"].contains(address)
      },
      changesAreStored: { await store.save() })
    configuration.taskPatience = patience
    configuration.liveLimits = limits
    configuration.showsStatus = showsStatus
    configuration.settings = settings
    configuration.languageKey = "language"
    configuration.colorSchemeKey = "scheme"
    configuration.forgetPath = forgetPath
    application = WebApplication(
      scene: WindowGroup { TestWindow(store: store, log: log) }, notFound: Text(verbatim: "Nothing here"),
      configuration: configuration)
  }

  func respond(
    _ method: HTTPRequest.Method, _ target: String, headers: HTTPFields = [:], body: String = ""
  ) async -> WebResponse {
    var headers = headers
    if method == .post, headers[.contentType] == nil {
      headers[.contentType] = "application/x-www-form-urlencoded"
    }
    return await application.respond(
      to: WebRequest(method: method, target: target, headers: headers, body: Array(body.utf8)))
  }

  func prepare(_ target: String) async { await application.prepare(target) }

  /// The answer to the same where it is there already.
  func respondAtOnce(_ method: HTTPRequest.Method, _ target: String, headers: HTTPFields = [:]) -> WebResponse? {
    application.respondAtOnce(to: WebRequest(method: method, target: target, headers: headers))
  }

  func get(_ target: String) async -> WebResponse { await respond(.get, target) }

  /// Presses the button of that name on the page at the address, as a browser without script does.
  func press(_ name: String, on page: WebResponse? = nil, at target: String) async throws -> WebResponse {
    var shown = page
    if shown == nil { shown = await get(target) }
    let html = shown?.text ?? ""
    let pattern = try Regex<(Substring, Substring, Substring)>(
      #"<button class="[^"]*" form="([^"]*)" name="event" value="([^"]*)"[^>]*><span[^>]*>\#(name)</span>"#)
    guard let match = html.firstMatch(of: pattern) else { throw NoSuchButton(name: name) }
    var body = "event=\(match.output.2)"
    if match.output.1 != "use" { body += "&in=\(match.output.1.dropLast("-use".count))" }
    return await respond(.post, target, body: body)
  }

  struct NoSuchButton: Error {
    let name: String
  }
}

/// What outlives the windows.
@Observable @MainActor
final class CountStore {
  var count = 0
  private(set) var saves = 0
  /// While true, nothing is stored.
  @ObservationIgnored var isDiskSlow = false
  @ObservationIgnored private var windowsThatWait = 0

  func save() async {
    repeat { await Task.yield() } while isDiskSlow
    saves += 1
  }

  /// Loads what every window shows; it is there once a second window wants it.
  func load() async {
    windowsThatWait += 1
    while windowsThatWait < 2, !Task.isCancelled { await Task.yield() }
  }
}

/// Whether the main actor's queue runs the present code; its thread is not always the process's first one on Linux.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// What ran where, and which models live.
final class CallLog: Sendable {
  enum Call: Hashable, Sendable {
    case known(isMain: Bool)
    case evaluated(isMain: Bool)
  }

  private let calls = Mutex<[Call]>([])
  private let models = Mutex(0)

  var threads: [Call] { calls.withLock { $0 } }
  var livingModels: Int { models.withLock { $0 } }

  func add(_ call: Call) { calls.withLock { $0.append(call) } }
  func modelLives(_ change: Int) { models.withLock { $0 += change } }
}

@Observable @MainActor
private final class TestModel {
  var asks = false
  var words = "under way"
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    log.modelLives(1)
  }

  deinit { log.modelLives(-1) }
}

/// The root of each window, whose state is made anew in each.
private struct TestWindow: View {
  let store: CountStore
  let log: CallLog

  var body: some View { TestScreen(store: store, log: log) }
}

private struct TestScreen: View {
  let store: CountStore
  let log: CallLog

  @SceneStorage("address") private var address = ""
  @State private var model: TestModel

  init(store: CountStore, log: CallLog) {
    self.store = store
    self.log = log
    _model = State(initialValue: TestModel(log))
  }

  var body: some View {
    let _ = log.add(.evaluated(isMain: MainQueue.isCurrent))
    VStack {
      Text(verbatim: "Place \(address.dropFirst())")
      Text(verbatim: "Counted \(store.count)")
      Text(verbatim: model.words)
      Tasks(store: store, model: model, address: address)
      if address == "/focus" { FocusedField() }
      Buttons(store: store, model: model, address: $address)
    }
  }
}

private struct Buttons: View {
  let store: CountStore
  @Bindable var model: TestModel
  @Binding var address: String

  var body: some View {
    Button("Go") { address = "/2" }
    Button("Go to what is shared") { address = "/shared" }
    Button("Go later") { Task { await later() } }
    Button("Elsewhere") { address = "//evil.example" }
    Button("Broken") { address = "/2\nSet-Cookie: a=b" }
    Button("Count") { store.count += 1 }
    Button("Never") { store.count += 1000 }.disabled(true)
    LanguageButtons()
    Button("Ask") { model.asks = true }
      .alert("Sure?", isPresented: $model.asks) {
        Button("Yes") { store.count += 100 }
      }
  }
}

/// A field that gets the focus when it appears.
private struct FocusedField: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Field", text: $text).focused($isFocused).onAppear { isFocused = true }
  }
}

private struct LanguageButtons: View {
  @AppStorage("language") private var language = ""

  var body: some View {
    Text(verbatim: "Language \(language)")
    Button("Russian") { language = "ru" }
    Button("Klingon") { language = "tlh" }
  }
}

extension Buttons {
  private func later() async {
    do {
      try await Task.sleep(for: .milliseconds(300))
      address = "/2"
    } catch {
      // The window was closed before.
    }
  }
}

private struct Tasks: View {
  let store: CountStore
  let model: TestModel
  let address: String

  var body: some View {
    if address == "/task" {
      Color.clear.task {
        await Task.yield()
        model.words = "done"
      }
      .task(id: model.words) {
        await Task.yield()
        if model.words == "done" { model.words = "done twice" }
      }
    }
    if address == "/shared" {
      Color.clear.task {
        await store.load()
        model.words = "loaded"
      }
    }
    if address == "/forever" {
      Color.clear.task {
        while !Task.isCancelled { await Task.yield() }
      }
    }
  }
}

extension WebResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
