import DesignSystem
import Domain
import Foundation

/// A trust list in a file that a person chose, before it is used.
package nonisolated struct ReadTrustList: Sendable {
  let file: Data
  let checker: any CodeChecker

  package init(file: Data, checker: any CodeChecker) {
    self.file = file
    self.checker = checker
  }
}

/// A window's way from a chosen file to the keys in it, or to what is wrong with it.
typealias TrustListImport = FileImport<ReadTrustList, TrustListProblem>

extension TrustListImport {
  /// Reads a file.
  func read(_ url: URL, by reader: any TrustListReader) async {
    await read([url], atMost: reader.longestFile + 1) { opened throws(TrustListProblem) in
      let file = opened[0].bytes
      return ReadTrustList(file: file, checker: try reader.checker(with: file))
    }
  }
}
