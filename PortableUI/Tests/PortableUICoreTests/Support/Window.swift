import Foundation

@testable import PortableUICore

/// A window on trial: evaluates a view, lets a test use its controls by their words, prints its nodes.
@MainActor
final class Window {
  let graph: ViewGraph
  private(set) var nodes: [Node] = []
  private(set) var isStable = true

  init(
    scene: SceneValues = SceneValues(), locale: String = "en_US", settings: ProfileSettings? = nil,
    instant: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    Faults.record()
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.use(settings)
    graph = ViewGraph(scene: scene, environment: environment) { context in
      content()._render(&context)
    }
    graph.instant = instant
    evaluate()
  }

  func evaluate() {
    (nodes, isStable) = graph.evaluate()
  }

  /// The window as an indented outline.
  var outline: String { nodes.map { Outline.lines(of: $0).joined(separator: "\n") }.joined(separator: "\n") }

  /// The texts of the window in reading order.
  var texts: [String] { nodes.flatMap(\.allTexts) }

  var allNodes: [Node] { nodes.flatMap(\.withDescendants) }

  /// Uses the first control with this text in it, then evaluates.
  ///
  /// False: there is none, or it refused.
  @discardableResult
  func tap(_ words: String) -> Bool {
    guard let control = allNodes.first(where: { $0.isControl && $0.allTexts.contains(words) }) else { return false }
    let done = graph.perform(.tap, on: control.key)
    evaluate()
    return done
  }

  /// Does something to the field of that name, then evaluates.
  ///
  /// False: there is none, or it refused.
  @discardableResult
  func use(_ name: String, _ event: ControlEvent) -> Bool {
    guard let field = field(name) else { return false }
    let done = graph.perform(event, on: field.key)
    evaluate()
    return done
  }

  /// Types a text into the field of that name, in place of what it had.
  @discardableResult
  func type(_ text: String, into name: String) -> Bool { use(name, .set(text)) }

  /// The first field, picker or field for a date of that name.
  func field(_ name: String) -> Node? { allNodes.first { $0.fieldName == name } }

  /// The text in the field of that name.
  func text(in name: String) -> String? {
    if case .field(let traits) = field(name)?.kind { traits.text } else { nil }
  }

  /// The texts of every alert: title, message.
  var alerts: [AlertTraits] {
    allNodes.compactMap { if case .alert(let traits) = $0.kind { traits } else { nil } }
  }

  /// The screens from the outermost in, as bars.
  var screens: [ScreenTraits] {
    allNodes.compactMap { if case .screen(let traits) = $0.kind { traits } else { nil } }
  }
}

/// The outline of one view in a window of its own.
@MainActor
func outline(locale: String = "en_US", @ViewBuilder of content: @escaping @MainActor () -> some View) -> String {
  Window(locale: locale, content: content).outline
}

extension Node {
  var isControl: Bool {
    switch kind {
    case .link, .button, .toggle, .rowWindow, .fileField: true
    default: false
    }
  }

  var fieldName: String? {
    switch kind {
    case .field(let traits): traits.label
    case .picker(let traits): traits.label
    case .dateField(let traits): traits.label
    default: nil
    }
  }

  /// The node, those beside it (headers, bars, layers) and those in it.
  var withDescendants: [Node] { [self] + (asides + children + actions).flatMap(\.withDescendants) }

  private var actions: [Node] { row?.actions ?? [] }

  var allTexts: [String] {
    let own: [String] =
      switch kind {
      case .text(let run): [run.string]
      case .texts(let runs): [runs.map(\.string).joined()]
      case .markedText(let text): [text.string]
      default: []
      }
    return own + (asides + children).flatMap(\.allTexts)
  }

  private var asides: [Node] {
    switch kind {
    case .section(let header, let footer): header + footer
    case .screen(let traits): traits.leading + traits.trailing + traits.search
    case .menu(let traits): traits.label
    case .tabs(let tabs): tabs.flatMap(\.label)
    case .modified(.background(let nodes, _)), .modified(.overlay(let nodes, _)): nodes
    default: []
    }
  }
}
