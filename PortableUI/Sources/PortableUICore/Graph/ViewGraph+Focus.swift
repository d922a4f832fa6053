/// The keyboard's focus.
extension ViewGraph {
  /// Makes the field a place where the states of its surroundings can put the focus.
  func register(focus links: [FocusLink], for identity: Identity) {
    for link in links { current.note(.focus(FocusField(identity: identity, link: link))) }
  }

  /// The program changed a focus state.
  func requestFocus(_ holder: any FocusHolder) {
    focusRequests.removeAll { $0 === holder }
    focusRequests.append(holder)
  }

  /// Lets go of what the program wanted before a person did anything.
  package func forgetFocusRequests() { _ = dequeueFocusRequest() }

  /// Where the program has put the keyboard's focus since this was last asked; nil: nowhere.
  ///
  /// To be asked after an evaluation, since the field may be new.
  package func dequeueFocusRequest() -> FocusRequest? {
    let holders = focusRequests
    guard !holders.isEmpty else { return nil }
    focusRequests = []
    let fields = evaluation.focusFields
    let isLeft = holders.contains(where: \.isUnfocused)
    var found: Identity?
    for holder in holders.reversed() where !holder.isUnfocused {
      let field = fields.first { $0.link.holder === holder && $0.link.isWanted() }
      // As SwiftUI does: a state that no field shows falls back.
      if field == nil { holder.unfocus() }
      found = found ?? field?.identity
    }
    if let found { return .field(found) }
    return isLeft ? .nothing : nil
  }
}
