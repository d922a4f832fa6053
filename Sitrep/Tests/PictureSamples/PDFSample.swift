import Foundation

/// A PDF of one page with a black square, or of pages with codes.
package enum PDFSample {
  package static let page = document(trailer: "")

  /// A page for each code; nil: an empty one.
  package static func pages(_ codes: [QRSample?]) -> Data {
    let kids = codes.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
    let objects = codes.indices.flatMap { index in
      [
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Contents \(4 + 2 * index) 0 R >>",
        stream("", codes[index]?.pageContent ?? ""),
      ]
    }
    return document(
      of: ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids)] /Count \(codes.count) >>"] + objects)
  }

  /// The document with a second page that takes for ever.
  package static let endlessSecondPage: Data = {
    let forms = endlessForms(from: 7)
    return document(
      of: [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Contents 4 0 R >>",
        stream("", QRSample.prefixed.pageContent),
        """
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Contents 6 0 R \
        /Resources << /XObject << /X 7 0 R >> >> >>
        """, stream("", endlessDrawing),
      ] + forms)
  }()

  /// Asks for a password that nobody knows: what would be compared with it is made up.
  package static let protected = document(
    trailer: """
      /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <\(String(repeating: "A1", count: 32))> \
      /U <\(String(repeating: "B2", count: 32))> >> /ID [<00112233445566778899AABBCCDDEEFF> \
      <00112233445566778899AABBCCDDEEFF>]
      """)

  /// A document whose page takes for ever to draw: every form draws the next one ten times.
  package static let endless = document(
    trailer: "", content: endlessDrawing, resources: "/XObject << /X 5 0 R >>", more: endlessForms(from: 5))

  private static let endlessDrawing = String(repeating: "/X Do ", count: 10)

  /// The forms, from the object of this number on.
  private static func endlessForms(from first: Int) -> [String] {
    (0..<12).map { level in
      let next = level == 11 ? "" : "/Resources << /XObject << /X \(first + 1 + level) 0 R >> >>"
      let content = level == 11 ? "0 0 500 500 re f" : endlessDrawing
      return stream("/Type /XObject /Subtype /Form /BBox [0 0 1000 1000] \(next)", content)
    }
  }

  private static func stream(_ keys: String, _ content: String) -> String {
    "<< \(keys) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  private static func document(
    trailer: String, content: String = "50 50 100 100 re f", resources: String = "", more: [String] = []
  ) -> Data {
    document(
      of: [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Contents 4 0 R /Resources << \(resources) >> >>",
        stream("", content),
      ] + more, trailer: trailer)
  }

  private static func document(of objects: [String], trailer: String = "") -> Data {
    var text = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let place = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += table + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }
}
