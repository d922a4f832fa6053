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
    rules.flatMap { rule -> [String] in
      guard known.insert(rule.className).inserted else { return [] }
      let start = "\(rule.selector(rule.className)){\(rule.property.names.css):"
      let light = "\(start)\(rule.value.light)}"
      return rule.value.dark.map { [light, "@media(prefers-color-scheme:dark){\(start)\($0)}}"] } ?? [light]
    }
  }

  /// The rule of a class, if the page has it.
  func rule(named name: String) -> StyleRule? { names.first { $0.value == name }?.key }

  /// The classes of all rules.
  var classNames: Set<String> { Set(names.values) }

  /// The rules as CSS.
  var css: Text {
    var css = ""
    var dark = ""
    for rule in rules {
      let (selector, property) = (rule.selector(rule.className), rule.property.names.css)
      css += "\(selector){\(property):\(rule.value.light)}"
      if let value = rule.value.dark { dark += "\(selector){\(property):\(value)}" }
    }
    return Text(string: dark.isEmpty ? css : css + "@media(prefers-color-scheme:dark){\(dark)}")
  }

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
