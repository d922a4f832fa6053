/// What assistive technology takes an element for, by its ARIA name.
package struct Role: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let alert = Role(rawValue: "alert")
  package static let alertDialog = Role(rawValue: "alertdialog")
  package static let banner = Role(rawValue: "banner")
  package static let button = Role(rawValue: "button")
  package static let checkbox = Role(rawValue: "checkbox")
  package static let comboBox = Role(rawValue: "combobox")
  package static let complementary = Role(rawValue: "complementary")
  package static let contentInfo = Role(rawValue: "contentinfo")
  package static let dialog = Role(rawValue: "dialog")
  package static let form = Role(rawValue: "form")
  package static let group = Role(rawValue: "group")
  package static let heading = Role(rawValue: "heading")
  package static let image = Role(rawValue: "image")
  package static let link = Role(rawValue: "link")
  package static let list = Role(rawValue: "list")
  package static let listItem = Role(rawValue: "listitem")
  package static let main = Role(rawValue: "main")
  package static let navigation = Role(rawValue: "navigation")
  /// An element that means nothing by itself.
  package static let none = Role(rawValue: "none")
  package static let progressBar = Role(rawValue: "progressbar")
  package static let region = Role(rawValue: "region")
  package static let search = Role(rawValue: "search")
  package static let searchBox = Role(rawValue: "searchbox")
  package static let status = Role(rawValue: "status")
  package static let `switch` = Role(rawValue: "switch")
  package static let tab = Role(rawValue: "tab")
  package static let table = Role(rawValue: "table")
  /// Plain words between elements; only in outlines.
  package static let text = Role(rawValue: "text")
  package static let textField = Role(rawValue: "textbox")

  package var description: String { rawValue }

  /// Roles whose name is what they contain; an outline shows the name and not the content again.
  static let namedByContent: Set<Role> = [
    .button, .checkbox, .heading, .link, .switch, .tab,
    Role(rawValue: "cell"), Role(rawValue: "columnheader"), Role(rawValue: "menuitem"), Role(rawValue: "option"),
    Role(rawValue: "radio"), Role(rawValue: "rowheader"), Role(rawValue: "DisclosureTriangle"),
  ]

  /// Roles that outlines pass over: what is inside stands in their place.
  static let passedOver: Set<Role> = [
    .none, Role(rawValue: "generic"), Role(rawValue: "paragraph"), Role(rawValue: "presentation"),
    Role(rawValue: "strong"), Role(rawValue: "emphasis"), Role(rawValue: "code"), Role(rawValue: "subscript"),
    Role(rawValue: "superscript"), Role(rawValue: "time"), Role(rawValue: "mark"), Role(rawValue: "abbr"),
    Role(rawValue: "LabelText"), Role(rawValue: "ListMarker"), Role(rawValue: "LayoutTable"),
  ]
}
