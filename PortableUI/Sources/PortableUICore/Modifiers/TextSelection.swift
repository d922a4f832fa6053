/// Whether people can select the text of a view.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

public nonisolated struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

public nonisolated struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether people can select the text; on a page they always can, outside buttons and links.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
