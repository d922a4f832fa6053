import HTTPTypes
import PortableUIWeb

/// An answer of the app, read as a browser would show it.
struct LoadedPage {
  let status: Int
  let document: DOMNode
  /// The page as it came.
  let source: String

  /// Reads an answer; one that is plain text is shown in an empty page.
  ///
  /// - Throws: ``UITestError/badAnswer(_:)`` for bytes that are not UTF-8, a missing or strange content type, and HTML
  ///   that is not well-formed.
  init(_ answer: WebResponse, of address: PagePath) throws {
    status = answer.status.code
    guard let text = String(validating: answer.body, as: UTF8.self) else {
      throw UITestError.badAnswer("\(address) is not UTF-8")
    }
    source = text
    let type = answer.headers[.contentType] ?? ""
    switch type.lowercased().replacing(" ", with: "") {
    case "text/html;charset=utf-8":
      do {
        document = try HTMLParser.document(text)
      } catch {
        throw UITestError.badAnswer("\(address) is not well-formed. \(error)")
      }
    case let plain where plain.hasPrefix("text/plain"):
      document = Self.plainDocument(text)
    default:
      throw UITestError.badAnswer("\(address) has the content type “\(type)”, and a page was expected")
    }
  }

  private static func plainDocument(_ text: String) -> DOMNode {
    let document = DOMNode("#document")
    var parent = document
    for name in ["html", "body", "pre"] {
      let node = DOMNode(name)
      parent.append(node)
      parent = node
    }
    parent.append(DOMNode(text: text))
    return document
  }
}
