/// So few cases that somebody might be known by them, in what leaves the machine.
package enum SmallNumbers {
  package static let range = 1...4

  /// Stands in place of one.
  package static let mark = "<5"
}
