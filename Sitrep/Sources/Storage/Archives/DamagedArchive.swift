import Domain

/// Stands for an archive whose file cannot be read: whatever is asked of it, it says why.
struct DamagedArchive: ForwardingArchive {
  let problem: ArchiveImportProblem

  func whole() throws(ArchiveImportProblem) -> any MessageArchive { throw problem }
}
