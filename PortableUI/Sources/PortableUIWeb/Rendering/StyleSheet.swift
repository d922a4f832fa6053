/// The rules that one page uses beyond the program's style file, in the order of their first use.
struct StyleSheet: Sendable {
  private var names: [StyleRule: String] = [:]
  private(set) var rules: [StyleRule] = []

  /// The rule's class, with the rule added to the page.
  mutating func use(_ rule: StyleRule) -> String {
    if let name = names[rule] { return name }
    let name = rule.className
    names[rule] = name
    rules.append(rule)
    return name
  }

  /// The rules that a page does not know yet, each as CSS on its own; it knows them then.
  func rules(beyond known: inout Set<String>) -> [String] {
    rules.compactMap { known.insert($0.className).inserted ? $0.css : nil }
  }

  /// The rule of a class, if the page has it.
  func rule(named name: String) -> StyleRule? { names.first { $0.value == name }?.key }

  /// The classes of all rules.
  var classNames: Set<String> { Set(names.values) }

  /// The rules as CSS.
  var css: Text { Text(string: rules.map(\.css).joined()) }

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
