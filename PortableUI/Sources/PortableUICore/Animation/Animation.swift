import Foundation

/// How a change takes its time.
public nonisolated struct Animation: Hashable, Sendable {
  /// The course of a change.
  package enum Curve: Hashable, Sendable { case linear, easeIn, easeOut, easeInOut, spring, bounce }

  package let curve: Curve
  /// In seconds.
  package let duration: Double
  /// In seconds.
  package private(set) var wait = 0.0

  private init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? min(max(duration, 0), 10) : 0
  }

  public static let `default` = Animation(.easeInOut, 0.35)

  public static let linear = Animation(.linear, 0.35)
  public static let easeIn = Animation(.easeIn, 0.35)
  public static let easeOut = Animation(.easeOut, 0.35)
  public static let easeInOut = Animation(.easeInOut, 0.35)

  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }

  public static var spring: Animation { spring() }
  public static var bouncy: Animation { bouncy() }
  public static var smooth: Animation { smooth() }
  public static var snappy: Animation { snappy() }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(bounce > 0 ? .bounce : .spring, duration)
  }

  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(dampingFraction < 1 ? .bounce : .spring, response)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.bounce, duration)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.spring, duration)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(.spring, duration)
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.wait = delay.isFinite ? min(max(delay, 0), 10) : 0
    return animation
  }

  public func speed(_ speed: Double) -> Animation {
    var animation = Animation(curve, speed > 0 ? duration / speed : duration)
    animation.wait = wait
    return animation
  }
}

/// Changes state; what is shown of it moves where views say so by `animation(_:value:)` and `transition(_:)`.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Lets the view's look change in its own time; the browser sees by itself when it does.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    DecoratedView(content: self, decoration: animation.map { .animated($0) })
  }

  /// Lets the view come in its own way.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    DecoratedView(content: self, decoration: .transition(t))
  }

  /// Accepted: texts change at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a text changes into another one: at once.
public nonisolated struct ContentTransition: Hashable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}
