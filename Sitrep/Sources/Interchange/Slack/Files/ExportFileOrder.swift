import Domain

/// Which files of an export are read, in which order.
///
/// The lists at the root come first, then the conversations by folder, each with its days from the first to the last.
/// Two files of one name are both read. Pictures, canvases and the like, hidden files and what lies deeper are left out
/// without a word. Where no name has a slash, backslashes separate folders.
package struct ExportFileOrder {
  package struct Entry: Hashable {
    /// Which of the names it is.
    package let index: Int

    /// Below the folder in which the lists are.
    package let path: String

    /// Why it isn't read; nil where it is.
    package let refusal: SkippedPart.Reason?
  }

  static let conversationLists = ["channels.json", "groups.json", "dms.json", "mpims.json"]
  static let peopleLists = ["users.json", "org_users.json"]

  /// All lists in the order in which they are read.
  static let lists = ["channels.json"] + peopleLists + conversationLists.dropFirst() + ["canvases.json"]

  package let entries: [Entry]

  /// How many of the entries are lists; they come first.
  package let listCount: Int

  /// - Parameter names: Those of all files, in any order; folders end with a slash. Where a name isn't UTF-8, it has
  ///   replacement characters.
  /// - Throws: ``ArchiveImportProblem/notAnExport`` without a list of conversations at the root or one folder down, and
  ///   without a list of people beside folders of days; ``ArchiveImportProblem/exportTooLarge`` for more than
  ///   ``ExportLimits/mostFiles`` names.
  package init(_ names: [String]) throws(ArchiveImportProblem) {
    guard names.count <= ExportLimits.mostFiles else { throw .exportTooLarge }
    let names = names.contains { $0.utf8.contains(UInt8(ascii: "/")) } ? names : names.map(ExportFileName.slashed)
    guard let root = Self.root(of: names) else { throw .notAnExport }
    var files: [Place] = []
    var unsafe: [Entry] = []
    for (index, name) in names.enumerated() where !name.hasSuffix("/") {
      let name = ExportFileName(name)
      if !name.isSafe {
        unsafe.append(Entry(index: index, path: name.shown, refusal: .unsafeName))
      } else if let place = Place(name, index: index, root: root) {
        files.append(place)
      }
    }
    files.sort(by: Place.precedes)
    listCount = files.prefix { $0.isList }.count
    entries = files.map(\.entry) + unsafe.sorted { $0.path < $1.path }
  }

  /// The folder in which the lists are, empty for the root; the first where there are several.
  private static func root(of names: [String]) -> Substring? {
    root(of: names, with: conversationLists) ?? rootOfPeople(names)
  }

  private static func root(of names: [String], with lists: [String]) -> Substring? {
    var folders: [Substring] = []
    for name in names where lists.contains(where: name.hasSuffix) {
      let name = ExportFileName(name)
      guard name.isSafe, let file = name.parts.last, lists.contains(String(file)) else { continue }
      if name.parts.count == 1 { return "" }
      if name.parts.count == 2, !ExportFileName.isHidden(name.parts[0]) { folders.append(name.parts[0]) }
    }
    return folders.min()
  }

  /// The same by a list of people, beside which there must be folders of days.
  private static func rootOfPeople(_ names: [String]) -> Substring? {
    guard let root = root(of: names, with: peopleLists) else { return nil }
    let hasDays = names.contains { name in
      let parts = ExportFileName(name).parts
      return parts.count == (root.isEmpty ? 2 : 3) && (root.isEmpty || parts[0] == root)
        && parts.last.map(ExportFileName.isDay) == true
    }
    return hasDays ? root : nil
  }
}

/// A file that is read, or told of, and where it stands in the order; small, because there may be a million.
private struct Place {
  private let index: Int
  private let path: String
  private let folderBytes: UInt16
  private let rank: UInt8
  private let isRead: Bool

  var isList: Bool { rank < .max }

  /// Nil for what is left out without a word.
  init?(_ name: ExportFileName, index: Int, root: Substring) {
    guard root.isEmpty || name.parts[0] == root else { return nil }
    let parts = name.parts.dropFirst(root.isEmpty ? 0 : 1)
    guard let file = parts.last, let folder = parts.first else { return nil }
    switch parts.count {
    case 1:
      guard let list = ExportFileOrder.lists.firstIndex(of: String(file)) else { return nil }
      rank = UInt8(list)
      folderBytes = 0
      isRead = true
    case 2:
      guard !ExportFileName.isHidden(folder), !ExportFileName.isHidden(file), file.hasSuffix(".json"),
        !file.hasSuffix(ExportFileName.companionEnding)
      else { return nil }
      rank = .max
      folderBytes = UInt16(folder.utf8.count)
      isRead = ExportFileName.isDay(file)
    default: return nil
    }
    self.index = index
    path = parts.joined(separator: "/")
  }

  var entry: ExportFileOrder.Entry {
    ExportFileOrder.Entry(index: index, path: path, refusal: isRead ? nil : .notADay)
  }

  /// By bytes where texts are equal to Unicode: the files of one folder stay together.
  static func precedes(_ one: Place, _ other: Place) -> Bool {
    if one.rank != other.rank { return one.rank < other.rank }
    let folder = one.path.utf8.prefix(Int(one.folderBytes))
    let otherFolder = other.path.utf8.prefix(Int(other.folderBytes))
    if !folder.elementsEqual(otherFolder) {
      let names = (Substring(folder), Substring(otherFolder))
      return names.0 == names.1 ? folder.lexicographicallyPrecedes(otherFolder) : names.0 < names.1
    }
    return one.path == other.path ? one.index < other.index : one.path < other.path
  }
}
