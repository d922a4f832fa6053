import AppShell
import Storage

extension OpeningProblem {
  /// Sorts whatever opening the data folder, its database and what came with the app can throw.
  package init(_ error: any Error) {
    switch error {
    case DataFolderError.diskFull, AppDatabaseError.diskFull: self = .diskFull
    case AppDatabaseError.damaged: self = .damaged
    case AppDatabaseError.newer: self = .newer
    case DataFolderError.notWritable(_, let reason), DataFolderError.unusable(_, let reason),
      AppDatabaseError.notWritable(_, let reason), AppDatabaseError.failed(_, let reason):
      self = .failed(reason: reason)
    default: self = .failed(reason: "\(error)")
    }
  }
}
