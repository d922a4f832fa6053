/// A file's name as a zip or a folder has it, in its parts.
package struct ExportFileName {
  /// None of a name that is too long.
  let parts: [Substring]

  /// False for a name that leads out of the export, is too long, isn't UTF-8, or has characters that nobody sees.
  let isSafe: Bool

  private static let mostShown = 200

  private let name: Substring

  init(_ name: String) {
    let name = name.hasPrefix("./") ? name.dropFirst(2) : name[...]
    self.name = name
    let isShort = name.utf8.count <= ExportLimits.mostNameBytes
    let parts = isShort ? name.split(separator: "/", omittingEmptySubsequences: false) : []
    self.parts = parts
    isSafe =
      isShort && name.unicodeScalars.allSatisfy(Self.isSafe)
      && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
  }

  /// As a person is told it.
  var shown: String {
    let scalars = name.unicodeScalars.prefix(Self.mostShown).map { $0.value < 0x20 ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A name with slashes where it has backslashes, as zips of Windows have them.
  package static func slashed(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "\\")) ? name.replacing("\\", with: "/") : name
  }

  /// Of files that tell which canvas or list belongs to a conversation; most folders of recent exports have one.
  static let companionEnding = "_in_the_conversation.json"

  static func isHidden(_ part: Substring) -> Bool {
    part.hasPrefix(".") || part == "__MACOSX"
  }

  /// True for names such as 2022-10-19.json.
  static func isDay(_ file: Substring) -> Bool {
    let form = "0000-00-00.json"
    guard file.utf8.count == form.utf8.count else { return false }
    return zip(file.utf8, form.utf8).allSatisfy { byte, expected in
      expected == UInt8(ascii: "0") ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == expected
    }
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "\\" && scalar != "\u{FFFD}"
  }
}
