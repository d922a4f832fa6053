import HTTPTypes
import PortableUICore
import Synchronization

/// The drawings of the pages lately made, as files that browsers keep: their addresses change with their content.
final class DrawingCache: Sendable {
  /// A path of a drawing.
  struct DrawnPath: Sendable, Hashable {
    /// As SVG writes it.
    let data: String
    /// True where its line stays as wide as it is when the drawing grows.
    let keepsLineWidth: Bool
  }

  /// Below it lie all addresses.
  static let path = "/drawings/"

  private struct Drawing {
    let address: String
    var file: WebResponse
    /// What showed it lately, the newest last.
    var elements: [(node: Node, element: SharedElement)] = []
  }

  /// The most that are kept; the one made first goes first.
  private static let capacity = 16
  /// The most elements of one drawing, in other colours or languages.
  private static let elementCapacity = 4
  private let drawings = Mutex<[Drawing]>([])

  /// The name of a path within its file.
  static func name(of index: Int) -> String { "p\(index)" }

  /// The address of the file with these paths.
  func address(of paths: [DrawnPath]) -> String {
    var hash: UInt64 = 0
    for path in paths {
      hash = StableHash.mix(StableHash.mix(hash, StableHash.of(text: path.data)), path.keepsLineWidth ? 1 : 0)
    }
    let address = "\(Self.path)\(String(hash, radix: 36)).svg"
    drawings.withLock { drawings in
      guard !drawings.contains(where: { $0.address == address }) else { return }
      if drawings.count == Self.capacity { drawings.removeFirst() }
      drawings.append(Drawing(address: address, file: Self.file(of: paths)))
    }
    return address
  }

  /// The element that was made of an equal node.
  func element(of node: Node, as form: SharedElement.Form, in language: String) -> SharedElement? {
    drawings.withLock { drawings in
      for drawing in drawings.indices {
        for place in drawings[drawing].elements.indices.reversed() {
          let (known, element) = drawings[drawing].elements[place]
          guard element.form == form, element.language == language, known == node else { continue }
          // The same storage is known to be equal at once, so this one is compared with next time.
          drawings[drawing].elements[place].node = node
          return element
        }
      }
      return nil
    }
  }

  /// Keeps what was made of a node for as long as the file at the address.
  func keep(_ element: SharedElement, of node: Node, at address: String) {
    drawings.withLock { drawings in
      guard let index = drawings.firstIndex(where: { $0.address == address }) else { return }
      if drawings[index].elements.count == Self.elementCapacity { drawings[index].elements.removeFirst() }
      drawings[index].elements.append((node, element))
    }
  }

  /// The file at an address, compressed when it is asked for the first time.
  func response(to request: WebRequest) -> WebResponse {
    guard let file = drawings.withLock({ drawings in drawings.first { $0.address == request.target }?.file }) else {
      return Assets.missing
    }
    guard file.compressedBuffer == nil else { return file }
    let compressed = file.compressedBeforehand()
    drawings.withLock { drawings in
      guard let index = drawings.firstIndex(where: { $0.address == request.target }) else { return }
      drawings[index].file = compressed
    }
    return compressed
  }

  private static func file(of paths: [DrawnPath]) -> WebResponse {
    var writer = HTMLWriter(reserving: 65_536)
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\">")
    for (index, path) in paths.enumerated() {
      writer.raw("<path id=\"")
      writer.text(name(of: index))
      if path.keepsLineWidth { writer.raw("\" vector-effect=\"non-scaling-stroke") }
      writer.raw("\" d=\"")
      writer.text(path.data)
      writer.raw("\"/>")
    }
    writer.raw("</svg>")
    return WebResponse(
      status: .ok, headers: [.contentType: "image/svg+xml", .cacheControl: "private, max-age=31536000, immutable"],
      body: writer.bytes)
  }
}
