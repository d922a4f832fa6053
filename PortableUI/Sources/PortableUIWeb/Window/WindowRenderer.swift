import Foundation
import PortableUICore

/// Evaluates windows on the main actor, one for each request.
@MainActor
final class WindowRenderer: Sendable {
  nonisolated let configuration: WebApplicationConfiguration
  private let window: @MainActor (inout RenderContext) -> Void
  private let notFound: @MainActor (inout RenderContext) -> Void
  private let cache = PageCache()
  /// The pages that are being made.
  private var making: [PageCache.Key: (graph: ViewGraph, answer: Task<PageCache.Answer, Never>)] = [:]
  let watchedPages = WatchedPages()
  private var isSwept = false
  /// For how long what windows share is kept at least, though none asks for it.
  private static let restTime = Duration.seconds(20)

  init(
    configuration: WebApplicationConfiguration, window: @escaping @MainActor (inout RenderContext) -> Void,
    notFound: @escaping @MainActor (inout RenderContext) -> Void
  ) {
    self.configuration = configuration
    self.window = window
    self.notFound = notFound
  }

  /// What a control's use leaves: the window's nodes, its address, and what a new window shows there.
  struct Used: Sendable {
    let nodes: [Node]
    let address: String
    let freshNodes: [Node]
    let exports: [ExportedFile]
  }

  /// What is sent for the page at an address that was made before, if that is still true; `write` makes it of the page.
  nonisolated func keptResponse(
    at address: String, for visitor: Visitor, write: (PageCache.Answer) -> WebResponse
  ) -> WebResponse? {
    cache.response(for: PageCache.Key(address: address, visitor: visitor), write: write)
  }

  /// The page at an address as it was made before, or a new one, which `write` makes of nodes away from the main actor: once
  /// for all who ask for it meanwhile, unless what it shows has changed since.
  func page(
    at address: String, isKnown: Bool, for visitor: Visitor,
    write: @escaping @Sendable @concurrent ([Node]) async -> PageWriter.Page
  ) async -> PageCache.Answer {
    let key = PageCache.Key(address: address, visitor: visitor)
    if let answer = cache.answer(for: key) { return answer }
    if let (graph, answer) = making[key], !graph.isDirty { return await answer.value }
    let graph = graph(at: key.address, isKnown: isKnown, for: key.visitor)
    let answer = Task { await makeAnswer(for: key, of: graph, isKnown: isKnown, write: write) }
    making[key] = (graph, answer)
    return await answer.value
  }

  private func makeAnswer(
    for key: PageCache.Key, of graph: ViewGraph, isKnown: Bool,
    write: @Sendable @concurrent ([Node]) async -> PageWriter.Page
  ) async -> PageCache.Answer {
    let page = await write(await settled(graph))
    let isThere = isKnown ? await configuration.isThere(RowPositions.split(key.address).address) : false
    let answer = PageCache.Answer(page: page, isThere: isThere)
    if making[key]?.graph === graph { making[key] = nil }
    if graph.hasTasks { graph.close() } else { cache.keep(answer, of: graph, for: key) }
    return answer
  }

  /// Lets a window hear of the changes of a page that it shows as others may.
  func watch(
    _ key: WatchedPages.Key, isKnown: Bool, by window: WindowID, onChange: @escaping @Sendable (Set<WindowID>) -> Void
  ) -> WatchedPage {
    watchedPages.add(
      window, to: key, making: { graph(at: key.address, isKnown: isKnown, for: key.visitor) }, onChange: onChange)
  }

  /// What a page that windows watch shows now; nil where nobody watches it.
  func shown(
    _ key: WatchedPages.Key, writing write: @escaping @Sendable ([Node]) -> MadePage
  ) async -> WatchedPage.Shown? {
    await watchedPages.shown(key, settling: settled, writing: write)
  }

  private func freshNodes(at address: String, for visitor: Visitor) async -> [Node] {
    let graph = graph(at: address, isKnown: true, for: visitor)
    defer { graph.close() }
    return await settled(graph)
  }

  func use(_ form: ControlForm, at address: String, for visitor: Visitor) async -> Used {
    let graph = graph(at: address, isKnown: true, for: visitor)
    defer { graph.close() }
    _ = await settled(graph)
    for presentation in form.presentations where graph.restorePresentation(presentation) { _ = graph.evaluate() }
    use(form, in: graph)
    _ = graph.evaluate()
    await configuration.changesAreStored()
    var nodes = await settled(graph)
    let newAddress = graph.scene.addressWithRows ?? address
    let freshNodes = await freshNodes(at: newAddress, for: visitor)
    // What took longer than patience may have come meanwhile, as it has for the new window.
    if graph.isDirty { nodes = await settled(graph) }
    return Used(nodes: nodes, address: newAddress, freshNodes: freshNodes, exports: graph.dequeueExports())
  }

  /// Gives the fields what was typed, then does what was done.
  private func use(_ form: ControlForm, in graph: ViewGraph) {
    let changed = form.fields.filter { field in
      guard let value = graph.value(of: field.identity) else { return false }
      return FieldText.lines(field.value) != value && graph.perform(.set(field.value), on: field.identity)
    }
    if !changed.isEmpty { _ = graph.evaluate() }
    switch form.event {
    case .tap(let control):
      for field in changed { _ = graph.perform(.focus(false), on: field.identity) }
      if !changed.isEmpty { _ = graph.evaluate() }
      _ = graph.perform(.tap, on: control)
    case .returned:
      for field in changed { _ = graph.perform(.submit, on: field.identity) }
    }
  }

  /// The nodes once the views' tasks have ended, those that they lead to included, or as they are when patience ends.
  func settled(_ graph: ViewGraph) async -> [Node] {
    var nodes = graph.evaluate().nodes
    let end = ContinuousClock.now + configuration.taskPatience
    while graph.hasTasks, ContinuousClock.now < end {
      await graph.tasksEnded(within: ContinuousClock.now.duration(to: end))
      guard graph.isDirty else { break }
      nodes = graph.evaluate().nodes
    }
    return nodes
  }

  /// The nodes of the screen that lets a browser forget the program.
  func nodesOfForgetScreen(isDone: Bool, for visitor: Visitor) -> [Node] {
    let screen = ForgetScreen(isDone: isDone, surroundings: configuration.chosenColorScheme)
    let graph = graph(at: "/", for: visitor) { screen._render(&$0) }
    defer { graph.close() }
    return graph.evaluate().nodes
  }

  func graph(at address: String, isKnown: Bool, for visitor: Visitor) -> ViewGraph {
    graph(at: address, for: visitor, render: isKnown ? window : notFound)
  }

  /// Lets go of what windows shared once they have not asked for it for some time.
  private func sweepSharedViews() {
    guard !isSwept else { return }
    isSwept = true
    Task { [weak self] in
      var isLeft = true
      while isLeft {
        try? await Task.sleep(for: Self.restTime)
        isLeft = ViewGraph.releaseSharedViews()
        Memory.releaseUnused()
      }
      self?.isSwept = false
    }
  }

  private func graph(
    at address: String, for visitor: Visitor, render: @escaping @MainActor (inout RenderContext) -> Void
  ) -> ViewGraph {
    var environment = EnvironmentValues()
    environment.locale = visitor.locale
    environment.timeZone = visitor.timeZone
    environment.layoutDirection = visitor.layoutDirection
    environment.accessibilityReduceMotion = visitor.reducesMotion
    environment.use(configuration.settings?.profile, singleKeysKey: configuration.singleKeysKey)
    let (place, rows) = RowPositions.split(address)
    let scene = SceneValues(addressKey: configuration.addressKey, texts: [configuration.addressKey: place])
    scene.show(rows)
    let graph = ViewGraph(scene: scene, environment: environment, render: render)
    // A window keeps its views from its second use on.
    graph.keepsViews = false
    graph.onSlowRender = configuration.reportsSlowRender
    graph.onEvaluation = { [weak self] in self?.sweepSharedViews() }
    return graph
  }
}
