/// One cumulative count on one day: everything up to that day, what the day added, and what the day before added.
package struct DailyCount: Hashable, Sendable {
  /// Everything up to and including the day; nil is unknown, which is not 0.
  package let total: Int?

  /// The difference to the day before; nil is unknown.
  ///
  /// Negative where the publisher corrected an earlier day.
  package let new: Int?

  /// What the day before added; nil is unknown.
  package let newBefore: Int?

  package init(total: Int?, new: Int?, newBefore: Int? = nil) {
    self.total = total
    self.new = new
    self.newBefore = newBefore
  }
}
