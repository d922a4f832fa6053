extension DOMNode {
  private static let plainRoles: [String: Role] = [
    "article": Role(rawValue: "article"), "aside": .complementary, "blockquote": Role(rawValue: "blockquote"),
    "button": .button, "caption": Role(rawValue: "caption"), "dialog": .dialog, "fieldset": .group,
    "figure": Role(rawValue: "figure"), "h1": .heading, "h2": .heading, "h3": .heading, "h4": .heading,
    "h5": .heading, "h6": .heading, "hr": Role(rawValue: "separator"), "li": .listItem, "main": .main,
    "menu": .list, "nav": .navigation, "ol": .list, "option": Role(rawValue: "option"), "output": .status,
    "progress": .progressBar, "search": .search, "summary": Role(rawValue: "DisclosureTriangle"), "table": .table,
    "tbody": Role(rawValue: "rowgroup"), "td": Role(rawValue: "cell"), "textarea": .textField,
    "tfoot": Role(rawValue: "rowgroup"), "thead": Role(rawValue: "rowgroup"), "tr": Role(rawValue: "row"), "ul": .list,
  ]
  private static let inputRoles: [String: Role] = [
    "button": .button, "checkbox": .checkbox, "email": .textField, "image": .button,
    "number": Role(rawValue: "spinbutton"), "password": .textField,
    "radio": Role(rawValue: "radio"), "range": Role(rawValue: "slider"), "reset": .button,
    "search": .searchBox, "submit": .button, "tel": .textField, "text": .textField, "url": .textField,
  ]

  /// What assistive technology takes the element for: its `role` attribute, or what HTML gives it.
  public var role: Role {
    if let given = attributes["role"], !given.isEmpty {
      let role = Role(rawValue: given)
      return role.rawValue == "img" ? .image : role.rawValue == "presentation" ? .none : role
    }
    return nativeRole
  }

  private var nativeRole: Role {
    switch name {
    case "a": has("href") ? .link : .none
    case "details": .group
    case "footer": isInSection ? .none : .contentInfo
    case "form": hasGivenName ? .form : .none
    case "header": isInSection ? .none : .banner
    case "img": attributes["alt"] == "" ? .none : .image
    case "input": Self.inputRoles[attributes["type"] ?? "text"] ?? .none
    case "section": hasGivenName ? .region : .none
    case "select": .comboBox
    case "th": Role(rawValue: attributes["scope"] == "row" ? "rowheader" : "columnheader")
    default: Self.plainRoles[name] ?? .none
    }
  }

  private var hasGivenName: Bool { has("aria-label") || has("aria-labelledby") }

  private var isInSection: Bool {
    selfAndAncestors.dropFirst().contains { ["article", "aside", "main", "nav", "section"].contains($0.name) }
  }
}
