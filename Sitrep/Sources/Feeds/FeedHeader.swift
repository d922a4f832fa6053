/// The header of an answer: its status, and the fields that count.
struct FeedHeader: Sendable {
  let status: Int

  /// By lower-case name; the first of several counts.
  let fields: [String: String]

  /// How many bytes the body will have; nil where the server doesn't tell, or tells the compressed size.
  var length: Int? { fields["content-encoding"] == nil ? fields["content-length"].flatMap { Int($0) } : nil }

  /// Reads the lines as they came, past interim answers such as `103 Early Hints`.
  ///
  /// - Returns: Nil unless the empty line is there that ends the header.
  init?(_ text: String) {
    var status: Int?
    var fields: [String: String] = [:]
    // By bytes: to Swift, a carriage return and a line feed are one character.
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      let line = line.last == 0x0D ? line.dropLast() : line
      if let found = status, line.isEmpty {
        guard (100..<200).contains(found) else {
          self.status = found
          self.fields = fields
          return
        }
        status = nil
        fields = [:]
      } else if status == nil {
        status = line.split(separator: 0x20).dropFirst().first.flatMap { Int(Substring($0)) }
      } else if let colon = line.firstIndex(of: 0x3A) {
        let name = Substring(line[..<colon]).lowercased()
        let value = line[colon...].dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        if fields[name] == nil { fields[name] = String(Substring(value)) }
      }
    }
    return nil
  }
}
