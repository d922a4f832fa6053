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

  /// The rules as CSS. The values are made by the renderer from numbers, colours and keywords; no text of a screen gets here.
  var css: String {
    var css = ""
    var dark = ""
    for rule in rules {
      let name = names[rule] ?? rule.className
      css += ".\(name){\(rule.property.rawValue):\(rule.light)}"
      if let value = rule.dark { dark += ".\(name){\(rule.property.rawValue):\(value)}" }
    }
    return dark.isEmpty ? css : css + "@media(prefers-color-scheme:dark){\(dark)}"
  }
}
