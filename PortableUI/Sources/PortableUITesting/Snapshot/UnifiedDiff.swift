/// The differences between two texts, line by line, as `diff -u` prints them.
struct UnifiedDiff: CustomStringConvertible {
  private struct Line {
    let mark: Character
    let text: Substring
  }

  private let lines: [Line]
  private let names: (old: String, new: String)
  private static let context = 3

  init(from old: String, to new: String, names: (old: String, new: String) = ("committed", "now")) {
    self.names = names
    let (old, new) = (Self.split(old), Self.split(new))
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(Self.place))
    let inserted = Set(difference.insertions.map(Self.place))
    var lines: [Line] = []
    var (oldPlace, newPlace) = (0, 0)
    while oldPlace < old.count || newPlace < new.count {
      if removed.contains(oldPlace) {
        lines.append(Line(mark: "-", text: old[oldPlace]))
        oldPlace += 1
      } else if inserted.contains(newPlace) {
        lines.append(Line(mark: "+", text: new[newPlace]))
        newPlace += 1
      } else {
        lines.append(Line(mark: " ", text: old[oldPlace]))
        oldPlace += 1
        newPlace += 1
      }
    }
    self.lines = lines
  }

  private static func place(of change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func split(_ text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return text.hasSuffix("\n") ? lines.dropLast() : lines
  }

  /// The changed lines with three unchanged ones around them; empty if nothing differs.
  var description: String {
    var text = "--- \(names.old)\n+++ \(names.new)\n"
    let changed = lines.indices.filter { lines[$0].mark != " " }
    guard !changed.isEmpty else { return "" }
    var shownUpTo = -1
    for place in changed {
      let first = max(shownUpTo + 1, place - Self.context)
      let last = min(lines.count - 1, place + Self.context)
      guard last > shownUpTo else { continue }
      if first > shownUpTo + 1 || shownUpTo < 0 { text += header(at: first) }
      for line in lines[first...last] { text += "\(line.mark)\(line.text)\n" }
      shownUpTo = last
    }
    return text
  }

  private func header(at place: Int) -> String {
    let old = lines[..<place].count { $0.mark != "+" } + 1
    let new = lines[..<place].count { $0.mark != "-" } + 1
    return "@@ -\(old) +\(new) @@\n"
  }
}
