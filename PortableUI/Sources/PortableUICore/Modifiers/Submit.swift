/// The kinds of fields in which Return submits.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Fields for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs when Return is pressed in a field inside; actions further out run after it.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    EnvironmentView(content: self) { $0.fields.submitActions.append(SubmitAction(triggers: triggers, run: action)) }
  }

  /// Keeps Return in the fields inside from actions further out.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self) { if isBlocking { $0.fields.submitActions = [] } }
  }

  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    EnvironmentView(content: self) { $0.fields.input.submitLabel = submitLabel.kind }
  }
}

/// What the keyboard's Return key says.
public nonisolated struct SubmitLabel: Sendable {
  package enum Kind: Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  package let kind: Kind

  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}
