import Foundation

/// The name of a file that goes to or comes from a visitor's machine.
enum FileName {
  /// What is left of a name when no system can be led astray by it: no folders, no control characters, at most 200 bytes.
  static func safe(_ name: String) -> String {
    let last = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
    let scalars = last.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    var name = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
    while name.utf8.count > 200 { name.removeLast() }
    return name.isEmpty || name.allSatisfy { $0 == "." } ? "file" : name
  }

  /// The value of `Content-Disposition` that has a browser store an answer under this name (RFC 6266, RFC 8187).
  static func attachment(_ name: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$&+-.^_`|~")
    return "attachment; filename*=UTF-8''" + (safe(name).addingPercentEncoding(withAllowedCharacters: plain) ?? "file")
  }
}
