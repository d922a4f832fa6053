/// The elements that the renderer writes, as HTML calls them.
///
/// `style` and `script` are not among them: no text of a screen can get there.
package enum Tag: String, Sendable {
  case a, body, button, dialog, div, form, h1, h2, header, hr, input, label, li, main, nav, option, p, progress, section
  case select, span, table, tbody, td, textarea, th, thead, tr, ul
  case details, img, summary
  case filter, feComponentTransfer, feFuncB, feFuncG, feFuncR, path, svg, use

  /// The byte that it is stored as, which takes less to hash than its name.
  var byte: UInt8 { unsafeBitCast(self, to: UInt8.self) }

  /// True for elements that have no content and no end tag.
  var isVoid: Bool { self == .hr || self == .img || self == .input }
}
