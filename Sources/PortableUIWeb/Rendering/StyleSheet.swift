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

  /// The rules as CSS.
  var css: Text {
    var css = ""
    var dark = ""
    for rule in rules {
      let (name, property) = (rule.className, rule.property.names.css)
      css += ".\(name){\(property):\(rule.value.light)}"
      if let value = rule.value.dark { dark += ".\(name){\(property):\(value)}" }
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
