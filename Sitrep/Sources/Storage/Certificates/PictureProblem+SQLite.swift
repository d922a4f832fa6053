import Domain
import Foundation
import GRDB

extension PictureProblem {
  /// Sorts whatever reading or writing the wallet can throw.
  init(_ error: any Error) {
    switch error {
    case let problem as PictureProblem: self = problem
    case is CancellationError: self = .cancelled
    default: self.init(SaveProblem(error))
    }
  }

  private init(_ problem: SaveProblem) {
    switch problem {
    case .diskFull: self = .storageFull
    case .folderGone(let path): self = .folderGone(path: path)
    case .notWritable: self = .cannotKeep(reason: "the database cannot be written to")
    case .other(let reason): self = .cannotKeep(reason: reason)
    }
  }
}
