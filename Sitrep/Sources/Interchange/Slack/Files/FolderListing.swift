import Domain

/// The names of all files in a folder that an export may need.
struct FolderListing {
  private(set) var names: [String] = []

  /// Folders that can't be listed.
  private(set) var refused: [String] = []

  /// - Throws: ``ArchiveImportProblem/unreadable`` where the folder itself can't be listed, and
  ///   ``ArchiveImportProblem/exportTooLarge``.
  init(_ folder: OpenFolder) throws(ArchiveImportProblem) {
    guard let folders = try add(folder, at: "") else { throw .unreadable }
    // Content may be one folder down.
    let isRoot = names.contains(where: ExportFileOrder.conversationLists.contains)
    for name in folders where !ExportFileName.isHidden(name[...]) {
      let first = names.count
      guard let inner = folder.folder(name), let innerFolders = try add(inner, at: "\(name)/") else {
        refused.append(name)
        continue
      }
      guard !isRoot,
        names[first...].contains(where: { ExportFileOrder.lists.contains(String($0.dropFirst(name.count + 1))) })
      else {
        continue
      }
      for innerName in innerFolders where !ExportFileName.isHidden(innerName[...]) {
        let path = "\(name)/\(innerName)"
        guard let days = inner.folder(innerName), try add(days, at: "\(path)/") != nil else {
          refused.append(path)
          continue
        }
      }
    }
  }

  /// Adds the files right in a folder, and gives its folders; nil where it can't be listed.
  private mutating func add(_ folder: OpenFolder, at path: String) throws(ArchiveImportProblem) -> [String]? {
    var folders: [String] = []
    let isListed = folder.list { name, isFolder in
      if isFolder {
        folders.append(name)
      } else {
        names.append(path + name)
      }
      return names.count + folders.count <= ExportLimits.mostFiles
    }
    guard names.count + folders.count <= ExportLimits.mostFiles else { throw .exportTooLarge }
    return isListed ? folders.sorted() : nil
  }
}
