import CertificateCodec
import Certificates
import Domain
import Foundation
import PortableUI
import Storage

/// Trust lists for commands.
enum TrustListAccess {
  /// The list in a file; certificates of it that can't be used are named on standard error.
  ///
  /// - Throws: ``CommandFailure``.
  static func list(_ bytes: Data, from path: String) async throws -> TrustList {
    do throws(TrustListProblem) {
      let list = try TrustList(bytes)
      for (number, problem) in list.leftOut.sorted(by: { $0.key < $1.key }) {
        let line = Text(
          "Certificate \(number) is left out. \(await TrustListProblemText.text(problem))", bundle: .module)
        Console.writeLine(line.about(path), to: .standardError)
      }
      if list.hasUncheckedSignature {
        Console.writeLine(await TrustListProblemText.uncheckedSignature.about(path), to: .standardError)
      }
      return list
    } catch {
      throw CommandFailure(await TrustListProblemText.text(error).about(path))
    }
  }

  /// The list that was imported into a data folder; an empty one where none was.
  ///
  /// - Throws: ``CommandFailure``, or what `DataFolder` and `AppDatabase` throw.
  static func stored(in location: URL) async throws -> TrustList {
    guard DatabaseAccess.exists(location) else { return .empty }
    let database = try DatabaseAccess.open(
      location, hint: Text("While it runs, name a list with --trust-list.", bundle: .module))
    let path = location.path(percentEncoded: false)
    do {
      guard let stored = try await database.trustListStore().trustList() else { return .empty }
      return try TrustList(stored.file)
    } catch let problem as ReadProblem {
      throw CommandFailure(path, cannotBe: .read, reason: problem.reason)
    } catch let problem as TrustListProblem {
      throw CommandFailure(await TrustListProblemText.text(problem).about(path))
    }
  }
}
