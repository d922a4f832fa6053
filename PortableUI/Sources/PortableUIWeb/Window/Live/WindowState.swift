import PortableUICore

/// What a live window's views show after an event.
struct WindowState: Sendable {
  let nodes: [Node]
  let address: String?
  /// Where the program wants the keyboard to be, if it said so.
  let focus: FocusRequest?
  /// The files that the person is to get.
  let exports: [ExportedFile]

  /// An address that is longer than one may be is passed over; the browser shows the one of before.
  init(nodes: [Node], address: String?, focus: FocusRequest?, exports: [ExportedFile]) {
    self.nodes = nodes
    self.address = address.flatMap { $0.utf8.count <= LinkAddress.longest ? $0 : nil }
    self.focus = focus
    self.exports = exports
  }

  /// What follows for the focus.
  var focusing: [Operation] {
    switch focus {
    case .field(let field): [.focus(field.name)]
    case .nothing: [.focus(nil)]
    case nil: []
    }
  }

  /// What follows for the address that the browser shows.
  ///
  /// A link, and whatever leads to another path, is a step that Back undoes; a change of the query alone is none.
  ///
  /// - Parameters:
  ///   - shown: the address that the browser shows.
  ///   - request: what led to this state; nil where it came about by itself.
  /// - Returns: no operation where the address is right.
  func history(from shown: String, after request: LiveRequest?) -> [Operation] {
    guard let address, address != shown, LinkAddress(address) == .here else { return [] }
    switch request?.lastStep {
    case .go: return [.history(.push, address)]
    case .back: return [.history(.replace, address)]
    default: return [.history(address.path == shown.path ? .replace : .push, address)]
    }
  }
}

extension LiveRequest {
  /// The last event that leads to an address.
  fileprivate var lastStep: LiveEvent? {
    events.last { event in
      switch event {
      case .go, .back: true
      default: false
      }
    }
  }
}

extension String {
  fileprivate var path: Substring { prefix { $0 != "?" } }
}
