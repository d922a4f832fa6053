import Synchronization

/// What renderers made of a node that many windows show, kept beside it so that it is made once.
package final class NodeRenderings: Sendable {
  private let made = Mutex<[any Sendable]>([])

  /// What a renderer made of the node before, the first that it accepts, or what `make` gives; at most eight are kept.
  package func rendering<Rendering: Sendable>(
    where isWanted: (Rendering) -> Bool, orMake make: () -> Rendering
  ) -> Rendering {
    if let known = made.withLock({ $0.lazy.compactMap { $0 as? Rendering }.first(where: isWanted) }) { return known }
    let rendering = make()
    made.withLock { if $0.count < 8 { $0.append(rendering) } }
    return rendering
  }
}
