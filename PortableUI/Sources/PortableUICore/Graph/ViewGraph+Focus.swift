/// The keyboard's focus.
extension ViewGraph {
  /// Makes the field a place where the states of its surroundings can put the focus.
  func register(focus links: [FocusLink], for identity: Identity) {
    for link in links { current.note(.focus(FocusField(identity: identity, link: link))) }
  }

  /// The program changed a focus state.
  func requestFocus(_ holder: any FocusHolder) {
    focusRequests.add(holder)
  }

  /// Where the program has put the keyboard's focus since this was last asked; nil: nowhere.
  ///
  /// To be asked after an evaluation, since the field may be new.
  package func dequeueFocusRequest() -> FocusRequest? {
    let requests = focusRequests.dequeue()
    return requests.isEmpty ? nil : requests.target(among: evaluation.focusFields)
  }
}

/// The focus states that the program changed, the last one last.
@MainActor
struct FocusRequests {
  private var holders: [any FocusHolder] = []

  var isEmpty: Bool { holders.isEmpty }

  mutating func add(_ holder: any FocusHolder) {
    holders.removeAll { $0 === holder }
    holders.append(holder)
  }

  /// All that there are, and none is left.
  mutating func dequeue() -> FocusRequests {
    defer { holders = [] }
    return self
  }

  /// Where the focus goes; nil: nowhere.
  func target(among fields: [FocusField]) -> FocusRequest? {
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
