import PortableUICore

/// One change of a page, as the client script makes it.
///
/// A path leads from the body down by the places of elements; texts between elements do not count. Operations are made in
/// order, each path is valid at its time.
package enum Operation: Sendable, Equatable {
  /// Gives the element these attributes and no others.
  case attributes([Int], [String: String])
  case text([Int], String)
  /// Puts elements into the one at the path, the first of them at the index.
  case insert([Int], Int, html: String)
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

extension Operation: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .attributes(let path, let attributes):
      try list.encode("a")
      try list.encode(path)
      try list.encode(attributes)
    case .text(let path, let text):
      try list.encode("t")
      try list.encode(path)
      try list.encode(text)
    case .insert(let path, let index, let html):
      try list.encode("i")
      try list.encode(path)
      try list.encode(index)
      try list.encode(html)
    case .remove(let path, let index, let count):
      try list.encode("r")
      try list.encode(path)
      try list.encode(index)
      try list.encode(count)
    case .move(let path, let from, let to):
      try list.encode("m")
      try list.encode(path)
      try list.encode(from)
      try list.encode(to)
    case .history(let change, let address):
      try list.encode("h")
      try list.encode(change.rawValue)
      try list.encode(address)
    case .styles(let rules): try Self.encode("s", rules, into: &list)
    case .title(let title): try Self.encode("T", title, into: &list)
    case .focus(let name): try Self.encode("f", name, into: &list)
    case .reset(let html): try Self.encode("R", html, into: &list)
    case .load(let address): try Self.encode("x", address, into: &list)
    case .download(let address): try Self.encode("d", address, into: &list)
    case .deliver(let address, let delivery, let name):
      try list.encode("d")
      try list.encode(address)
      try list.encode(delivery.rawValue)
      try list.encode(name)
    case .notice(let notice): try Self.encode("n", notice.rawValue, into: &list)
    }
  }

  private static func encode(
    _ name: String, _ value: some Encodable, into list: inout any UnkeyedEncodingContainer
  ) throws {
    try list.encode(name)
    try list.encode(value)
  }
}
