/// One declaration of the page's style sheet; its class does just that.
///
/// The class's name is made from the declaration, the same in every page and process, and another one for every other
/// declaration.
struct StyleRule: Hashable, Sendable {
  let property: StyleProperty
  let value: StyleValue
  /// True where it holds while the control around is pressed, and no longer.
  private(set) var isForPressing = false

  init(_ property: StyleProperty, _ value: StyleValue) {
    self.property = property
    self.value = value
  }

  /// The property's letters and the value; a dot is `_`, anything else but letters and digits `-` and its code.
  var className: String {
    var name = (isForPressing ? "p-" : "") + property.names.code
    for byte in value.name.utf8 where byte != UInt8(ascii: "#") { CSS.append(byte, toName: &name) }
    if let dark = value.dark {
      name += "-"
      for byte in dark.utf8 where byte != UInt8(ascii: "#") { CSS.append(byte, toName: &name) }
    }
    return name
  }
}

extension StyleRule {
  /// The same declaration, for as long as the control around is pressed.
  var whilePressed: StyleRule {
    var rule = self
    rule.isForPressing = true
    return rule
  }

  /// The declaration for the elements of its class.
  var css: String { "\(isForPressing ? ".press:active " : "").\(className){\(property.names.css):\(value.css)}" }
}
