import Domain
import PortableUI

/// How many rows of an import had which outcome.
struct WorldImportCounts {
  private var added = 0
  private var replaced = 0
  private var unchanged = 0
  private(set) var refused = 0

  init() {}

  init(_ plan: WorldImport) {
    for item in plan.items {
      switch item.outcome {
      case .added: added += 1
      case .replaced: replaced += 1
      case .unchanged: unchanged += 1
      case .refused: refused += 1
      }
    }
  }

  /// Rows whose country is in the world as the file has it.
  var taken: Int { added + replaced + unchanged }

  var text: Text {
    Text("\(added) added, \(replaced) replaced, \(unchanged) unchanged, \(refused) with errors.", bundle: .module)
  }

  static func += (counts: inout WorldImportCounts, more: WorldImportCounts) {
    counts.added += more.added
    counts.replaced += more.replaced
    counts.unchanged += more.unchanged
    counts.refused += more.refused
  }
}
