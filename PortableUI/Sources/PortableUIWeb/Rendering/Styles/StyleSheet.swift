/// The rules that one page uses beyond the program's style file, in the order of their first use.
struct StyleSheet: Sendable {
  /// A rule and the class of the elements that it is for.
  struct Entry: Sendable, Equatable {
    let rule: StyleRule
    let className: String
  }

  private var names: [StyleRule: String] = [:]
  private(set) var entries: [Entry] = []

  /// The rule's class, with the rule added to the page.
  mutating func use(_ rule: StyleRule) -> String {
    if let name = names[rule] { return name }
    let entry = Entry(rule: rule, className: rule.className)
    add(entry)
    return entry.className
  }

  /// Adds rules that another page has.
  mutating func use(_ entries: [Entry]) {
    for entry in entries where names[entry.rule] == nil { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    names[entry.rule] = entry.className
    entries.append(entry)
  }

  /// The rules that a page does not know yet, each as CSS on its own; it knows them then.
  func rules(beyond known: inout KnownStyles) -> [String] {
    entries.compactMap { known.learn($0.className) ? $0.rule.css : nil }
  }

  /// The rule of a class, if the page has it.
  func rule(named name: String) -> StyleRule? { names.first { $0.value == name }?.key }

  /// The classes of all rules.
  var classNames: Set<String> { Set(names.values) }

  /// The rules as CSS.
  var css: Text { Text(string: entries.map(\.rule.css).joined()) }

  /// Rules as they stand in the page's style element.
  ///
  /// Made here only, from ``StyleValue``s.
  struct Text: Sendable, Hashable {
    let string: String

    fileprivate init(string: String) {
      self.string = string
    }
  }
}
