/// Why the latest change was not kept, until a person has read it or a later change was kept.
///
/// A change that was on its way already when the problem came does not end the notice: nobody could have read it yet.
package struct ProblemNotice<Problem: Sendable>: Sendable {
  /// Which problem was known when a change began.
  package struct Known: Sendable {
    fileprivate let number: Int?
  }

  package private(set) var problem: Problem?

  private var number = 0

  package init(_ problem: Problem? = nil) {
    self.problem = problem
  }

  /// To be asked when a change begins, and told to ``isOver(knowing:)`` when it was kept.
  package var known: Known { Known(number: problem == nil ? nil : number) }

  /// True where a change that began with this knowledge, and was kept, makes the notice untrue.
  package func isOver(knowing known: Known) -> Bool { problem != nil && known.number == number }

  package mutating func note(_ problem: Problem) {
    self.problem = problem
    number += 1
  }

  package mutating func dismiss() { problem = nil }
}
