extension ViewGraph {
  /// The controls in the order in which the page shows them; those that it does not have come last, in an order of their
  /// own that is always the same.
  package func inPageOrder(_ controls: some Collection<Identity>) -> [Identity] {
    guard controls.count > 1 else { return Array(controls) }
    ensureEvaluated()
    let places = Dictionary(zip(evaluation.controls, 0...), uniquingKeysWith: { first, _ in first })
    return controls.sorted { (places[$0] ?? .max, $0.bits) < (places[$1] ?? .max, $1.bits) }
  }
}

extension Evaluation {
  /// The controls in the order in which the views gave them.
  fileprivate var controls: [Identity] {
    effects.flatMap { effect -> [Identity] in
      switch effect {
      case .control(let identity): [identity]
      case .link(let link, _): [link.identity]
      case .links(let links, _): links.all.map(\.identity)
      case .part(let part): part.controls
      default: []
      }
    }
  }
}
