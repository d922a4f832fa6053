import Foundation

/// Names of a workbook's parts.
enum PartName {
  /// As parts are looked up: letters are of one size, and a slash at the beginning says nothing.
  static func folded(_ name: String) -> String {
    let name = name.lowercased()
    return name.hasPrefix("/") ? String(name.dropFirst()) : name
  }

  /// The part that a relationship of another one leads to.
  ///
  /// - Parameters:
  ///   - target: As it stands in the file: from the root if it begins with a slash.
  ///   - part: The other part; empty: the workbook as a whole.
  /// - Returns: Its name, without `.` and `..`.
  static func resolved(_ target: String, from part: String) -> String {
    let target = (target.removingPercentEncoding ?? target).replacing("\\", with: "/")
    var steps = target.hasPrefix("/") ? [] : part.split(separator: "/").dropLast().map(String.init)
    for step in target.split(separator: "/") {
      switch step {
      case ".": continue
      case "..": _ = steps.popLast()
      default: steps.append(String(step))
      }
    }
    return steps.joined(separator: "/")
  }

  /// Where the relationships of a part stand.
  static func relationships(of part: String) -> String {
    let steps = part.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    return (steps.dropLast() + ["_rels", (steps.last ?? "") + ".rels"]).joined(separator: "/")
  }
}
