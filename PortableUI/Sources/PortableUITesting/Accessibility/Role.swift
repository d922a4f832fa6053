/// What assistive technology takes an element for, by its ARIA name.
public struct Role: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let alertDialog = Role(rawValue: "alertdialog")
  public static let banner = Role(rawValue: "banner")
  public static let button = Role(rawValue: "button")
  public static let checkbox = Role(rawValue: "checkbox")
  public static let comboBox = Role(rawValue: "combobox")
  public static let complementary = Role(rawValue: "complementary")
  public static let contentInfo = Role(rawValue: "contentinfo")
  public static let dialog = Role(rawValue: "dialog")
  public static let form = Role(rawValue: "form")
  public static let group = Role(rawValue: "group")
  public static let heading = Role(rawValue: "heading")
  public static let image = Role(rawValue: "image")
  public static let link = Role(rawValue: "link")
  public static let list = Role(rawValue: "list")
  public static let listItem = Role(rawValue: "listitem")
  public static let main = Role(rawValue: "main")
  public static let navigation = Role(rawValue: "navigation")
  /// An element that means nothing by itself.
  public static let none = Role(rawValue: "none")
  public static let progressBar = Role(rawValue: "progressbar")
  public static let region = Role(rawValue: "region")
  public static let search = Role(rawValue: "search")
  public static let searchBox = Role(rawValue: "searchbox")
  public static let status = Role(rawValue: "status")
  public static let `switch` = Role(rawValue: "switch")
  public static let tab = Role(rawValue: "tab")
  public static let table = Role(rawValue: "table")
  /// Plain words between elements; only in outlines.
  public static let text = Role(rawValue: "text")
  public static let textField = Role(rawValue: "textbox")

  public var description: String { rawValue }

  /// Roles whose name is what they contain; an outline shows the name and not the content again.
  static let namedByContent: Set<Role> = [
    .button, .checkbox, .heading, .link, .switch, .tab,
    Role(rawValue: "cell"), Role(rawValue: "columnheader"), Role(rawValue: "menuitem"), Role(rawValue: "option"),
    Role(rawValue: "radio"), Role(rawValue: "rowheader"), Role(rawValue: "DisclosureTriangle"),
  ]

  /// Roles that outlines pass over: what is inside stands in their place.
  static let passedOver = marksWords.union(
    ["none", "generic", "paragraph", "presentation", "LabelText", "ListMarker", "LayoutTable"].map(
      Role.init(rawValue:)))

  /// Those of them that mark words within a line.
  static let marksWords = Set(
    ["strong", "emphasis", "code", "subscript", "superscript", "time", "mark", "abbr"].map(Role.init(rawValue:)))
}
