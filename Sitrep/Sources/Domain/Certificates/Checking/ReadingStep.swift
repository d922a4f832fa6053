import Foundation

/// What reading a code lays bare at one layer, for people who want to see how it is made.
package struct ReadingStep: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case text(String)
    case bytes(Data)
    case value(ClaimValue)
    case key(TrustedKey)
  }

  package let layer: CheckLayer
  package let content: Content

  package init(_ layer: CheckLayer, _ content: Content) {
    self.layer = layer
    self.content = content
  }
}
