import Synchronization

/// What renderers made of a node that many windows show, kept beside it so that it is made once.
package final class NodeRenderings: Sendable {
  package typealias Rendering = AnyObject & Sendable

  private let made = Mutex<[any Rendering]>([])

  /// The oldest one of a kind that fits.
  package func first<Kind: Rendering>(of kind: Kind.Type, where fits: (Kind) -> Bool) -> Kind? {
    made.withLock { made in
      for case let one as Kind in made where fits(one) { return one }
      return nil
    }
  }

  /// Keeps one more, at most eight.
  package func keep(_ rendering: any Rendering) {
    made.withLock { if $0.count < 8 { $0.append(rendering) } }
  }
}
