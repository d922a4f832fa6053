/// How a view comes and goes.
///
/// A page shows how it comes; what goes is gone at once.
public nonisolated struct AnyTransition: Hashable, Sendable {
  /// What moves.
  package enum Motion: Hashable, Sendable { case opacity, scale, leading, trailing, top, bottom }

  package let motions: Set<Motion>
  package private(set) var animation: Animation?

  private init(_ motions: Set<Motion>) {
    self.motions = motions
  }

  public static let identity = AnyTransition([])
  public static let opacity = AnyTransition([.opacity])
  public static let slide = AnyTransition([.leading])
  public static var scale: AnyTransition { AnyTransition([.scale]) }

  public static func move(edge: Edge) -> AnyTransition {
    switch edge {
    case .top: AnyTransition([.top])
    case .leading: AnyTransition([.leading])
    case .bottom: AnyTransition([.bottom])
    case .trailing: AnyTransition([.trailing])
    }
  }

  public static func push(from edge: Edge) -> AnyTransition { move(edge: edge).combined(with: .opacity) }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var both = AnyTransition(motions.union(other.motions))
    both.animation = animation ?? other.animation
    return both
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }
}
