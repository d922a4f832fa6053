/// A container that takes links to values (a list with a selection, a stack), as the links in it see it.
///
/// Made anew each time the container is evaluated. Views that are kept hold the one of their evaluation; where both are
/// the same by ``isSame(as:)``, links do the same in both, but for the addresses, which ``RenderedLink`` remembers.
@MainActor
final class LinkContainer {
  typealias Address = @MainActor (AnyHashable) -> String??

  /// Which container it is, from one evaluation to the next.
  let identity: Identity
  private let outer: LinkContainer?
  /// What following a link writes; nil where nobody can tell.
  private let source: Source?
  private let address: Address
  private let underWay: EvaluationUnderWay
  private let go: @MainActor (AnyHashable) -> Void

  /// Where a link's value goes, and what of it decides where a link leads.
  struct Source: Equatable {
    let binding: BindingSource
    var shown: AnyHashable?
  }

  /// All that decides where links in a container lead, from one window to the next.
  struct Place: Hashable {
    private let steps: [BindingSource.Step]
    private let shown: AnyHashable?
    private let address: String?
    private let outer: [Place]

    @MainActor fileprivate init?(_ source: Source, within outer: LinkContainer?) {
      guard let (values, steps) = source.binding.stepsInScene else { return nil }
      (self.steps, shown, address) = (steps, source.shown, values.address)
      guard let outer else {
        self.outer = []
        return
      }
      guard let place = outer.place else { return nil }
      self.outer = [place]
    }
  }

  /// Where links lead from; nil where nobody can tell.
  var place: Place? {
    underWay.withoutObserving { source.flatMap { Place($0, within: outer) } }
  }

  /// - Parameters:
  ///   - identity: Which container it is.
  ///   - outer: Who takes what this container does not.
  ///   - graph: The window's, whose states addresses may be made of.
  ///   - source: What following a link writes.
  ///   - address: The address that a value leads to, nil where it has none; nothing at all where no link to it is taken.
  ///   - go: Follows a link that is taken.
  init(
    _ identity: Identity, around outer: LinkContainer?, of graph: ViewGraph, source: Source?,
    address: @escaping Address, go: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.identity = identity
    self.outer = outer
    underWay = graph.underWay
    self.source = source
    self.address = address
    self.go = go
  }

  func isSame(as other: LinkContainer?) -> Bool {
    if self === other { return true }
    guard let other, let source, source == other.source, identity == other.identity else { return false }
    return outer?.isSame(as: other.outer) ?? (other.outer == nil)
  }

  /// The container that takes links to the value, this one or one around it, and the address that they lead to; nil
  /// where nobody takes them.
  ///
  /// What addresses depend on, the container observed when it was made, once for all its links.
  func taker(of value: AnyHashable) -> (container: LinkContainer, address: String?)? {
    guard let address = underWay.withoutObserving({ address(value) }) else { return outer?.taker(of: value) }
    return (self, address)
  }

  /// What following a link to the value does; nil where nobody takes it.
  func action(of value: AnyHashable) -> ControlAction? {
    taker(of: value).map { taker in .tap { taker.container.go(value) } }
  }
}
