import Foundation

/// What a run of text stands for, such as emphasis.
///
/// Apple's Foundation brings it; the one for Linux has all of attributed strings but this.
public nonisolated struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

nonisolated extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent

    public static let name = "NSInlinePresentationIntent"
  }

  /// Names the attribute in key paths.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("A key path names the attribute; nobody asks for it.")
  }
}

nonisolated extension AttributeScopes {
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI brings, and Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let foundation: FoundationAttributes

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color

      public static let name = "SwiftUI.ForegroundColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color

      public static let name = "SwiftUI.BackgroundColor"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
