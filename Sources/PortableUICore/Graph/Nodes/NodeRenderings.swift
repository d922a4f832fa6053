import Synchronization

/// What renderers made of a node that many windows show, kept beside it so that it is made once.
package final class NodeRenderings: Sendable {
  package typealias Rendering = AnyObject & Sendable

  private let made = Mutex<[any Rendering]>([])

  /// All that was made, the oldest first.
  package var all: [any Rendering] { made.withLock { $0 } }

  /// Keeps one more, at most eight.
  package func keep(_ rendering: any Rendering) {
    made.withLock { if $0.count < 8 { $0.append(rendering) } }
  }
}
