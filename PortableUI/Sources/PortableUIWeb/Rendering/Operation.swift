import PortableUICore

/// One change of a page, as the client script makes it.
///
/// A path leads from the body down by the places of elements; texts between elements do not count. Operations are made in
/// order, each path is valid at its time.
package enum Operation: Sendable, Equatable {
  /// Gives the element these attributes and no others.
  case attributes([Int], [String: String])
  case text([Int], String)
  /// Puts elements, written in UTF-8, into the one at the path, the first of them at the index.
  case insert([Int], Int, html: [UInt8])
  case remove([Int], Int, count: Int)
  /// Takes a child and puts it where it then has the second index.
  case move([Int], from: Int, to: Int)
  /// Rules for the page's style sheet.
  case styles([String])
  case title(String)
  case history(History, String)
  /// Gives the field of this name the focus; nil takes it from whatever has it.
  case focus(String?)
  /// The whole inside of the body anew, brought about with as few changes as the client finds.
  case reset(html: String)
  /// Loads the address as a new page.
  case load(String)
  case download(String)
  /// Fetches the file at the address, draws it as PNG where it is a drawing, and gives it to the person under the name.
  case deliver(String, ExportedFile.Delivery, name: String)
  /// Says one of the page's own sentences.
  case notice(Notice)

  /// What becomes of the address that the browser shows.
  package enum History: String, Sendable {
    case push
    case replace
  }

  /// A sentence that every page carries, by the name of its attribute.
  package enum Notice: String, Sendable {
    /// A file did not get to the program.
    case unsent
  }
}

extension Operation {
  /// Writes it as the client script reads it: a list of its letter and what belongs to it.
  func write(to json: inout JSONWriter) {
    json.list { list in
      switch self {
      case .attributes(let path, let attributes):
        list.values("a", at: path)
        list.value(attributes)
      case .text(let path, let text):
        list.values("t", at: path)
        list.value(text)
      case .insert(let path, let index, let html):
        list.values("i", at: path, index)
        list.value(utf8: html)
      case .remove(let path, let index, let count): list.values("r", at: path, index, count)
      case .move(let path, let from, let to): list.values("m", at: path, from, to)
      case .styles(let rules):
        list.value("s")
        list.value(rules)
      case .focus(let name):
        list.value("f")
        if let name { list.value(name) } else { list.null() }
      case .title(let title): list.values("T", title)
      case .history(let change, let address): list.values("h", change.rawValue, address)
      case .reset(let html): list.values("R", html)
      case .load(let address): list.values("x", address)
      case .download(let address): list.values("d", address)
      case .deliver(let address, let delivery, let name): list.values("d", address, delivery.rawValue, name)
      case .notice(let notice): list.values("n", notice.rawValue)
      }
    }
  }
}
