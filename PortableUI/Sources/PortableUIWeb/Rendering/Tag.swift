/// The elements that the renderer writes.
///
/// `style` and `script` are not among them: no text of a screen can get there.
package enum Tag: UInt8, Sendable {
  case a, body, button, dialog, div, form, h1, h2, header, hr, input, label, li, main, nav, option, p, progress, section
  case select, span, table, tbody, td, textarea, th, thead, tr, ul
  case details, img, summary
  case filter, feComponentTransfer, feFuncB, feFuncG, feFuncR, path, svg, use

  /// As HTML writes it.
  var name: StaticString {
    switch self {
    case .a: "a"
    case .body: "body"
    case .button: "button"
    case .dialog: "dialog"
    case .div: "div"
    case .form: "form"
    case .h1: "h1"
    case .h2: "h2"
    case .header: "header"
    case .hr: "hr"
    case .input: "input"
    case .label: "label"
    case .li: "li"
    case .main: "main"
    case .nav: "nav"
    case .option: "option"
    case .p: "p"
    case .progress: "progress"
    case .section: "section"
    case .select: "select"
    case .span: "span"
    case .table: "table"
    case .tbody: "tbody"
    case .td: "td"
    case .textarea: "textarea"
    case .th: "th"
    case .thead: "thead"
    case .tr: "tr"
    case .ul: "ul"
    case .details: "details"
    case .img: "img"
    case .summary: "summary"
    case .filter: "filter"
    case .feComponentTransfer: "feComponentTransfer"
    case .feFuncB: "feFuncB"
    case .feFuncG: "feFuncG"
    case .feFuncR: "feFuncR"
    case .path: "path"
    case .svg: "svg"
    case .use: "use"
    }
  }

  /// True for elements that have no content and no end tag.
  var isVoid: Bool { self == .hr || self == .img || self == .input }
}
