import DesignSystem
import Domain
import Foundation
import Observation

/// What the codes in pictures say, and the trust list that they are checked with.
///
/// One for each profile, shared by all its windows. Another trust list is used at once and reaches the store in the
/// background; where the store refuses it, the one before is used again and ``problem`` says why.
@Observable
package final class CheckingModel {
  package typealias TrustQuery = Query<TrustListInUse?, TrustListFailure>
  package typealias CodesQuery = Query<CheckedCodes, PictureProblem>

  /// The trust list; nil within it: there is none.
  package private(set) var trust: TrustQuery

  /// What was done last with the trust list, while it can be undone.
  package private(set) var lastAction: TrustListAction?

  /// Why the latest change was taken back; nil once that was read or a later change was saved.
  package var problem: SaveProblem? { changes.problem }

  let trustLists: any TrustListReader

  private let dependencies: CheckingDependencies
  private let changes = OptimisticStore<Part, TrustListInUse?, SaveProblem>()

  /// What the codes of pictures hold, which doesn't depend on the trust list.
  @ObservationIgnored private var raw: [CertificatePicture.ID: Query<FoundCodes, PictureProblem>] = [:]
  /// The same, checked with the present trust list.
  @ObservationIgnored private var checked: [CertificatePicture.ID: CodesQuery] = [:]

  package init(_ dependencies: CheckingDependencies) {
    self.dependencies = dependencies
    trustLists = dependencies.trustLists
    trust = TrustQuery { () async throws(TrustListFailure) in try await dependencies.stored() }
  }

  nonisolated deinit {}

  /// The present moment.
  var now: Date { dependencies.now() }

  // MARK: Codes

  /// The codes of a picture, read once and checked once for each trust list.
  ///
  /// The moment of the check is that of the reading: ``CertificateCheck/at(_:)`` gives another one.
  ///
  /// - Parameters:
  ///   - picture: The picture's id.
  ///   - original: Its file; nil where it is gone.
  /// - Returns: The same query for each window that asks.
  func codes(
    of picture: CertificatePicture.ID, in original: @escaping @Sendable () async throws(PictureProblem) -> Data?
  ) -> CodesQuery {
    // Looked at before what was remembered: a view that asks is asked again when the list is another one.
    let trust = trust
    if let query = checked[picture] { return query }
    let raw = rawCodes(of: picture, in: original)
    let query = checking(with: trust) { () async throws(PictureProblem) in try await raw.value() }
    checked[picture] = query
    return query
  }

  /// What a text that somebody copied says, as if a code held it.
  func codes(in text: String) -> CodesQuery {
    checking(with: trust) { () throws(PictureProblem) in FoundCodes([PastedCode.cleaned(Data(text.utf8))]) }
  }

  /// Lets go of what was read of a picture.
  func forget(_ picture: CertificatePicture.ID) {
    raw[picture] = nil
    checked[picture] = nil
  }

  private func rawCodes(
    of picture: CertificatePicture.ID, in original: @escaping @Sendable () async throws(PictureProblem) -> Data?
  ) -> Query<FoundCodes, PictureProblem> {
    if let query = raw[picture] { return query }
    let query = Query<FoundCodes, PictureProblem> { [reader = dependencies.codes] () async throws(PictureProblem) in
      guard let bytes = try await original() else { throw .gone }
      return try await reader.codes(in: bytes)
    }
    raw[picture] = query
    return query
  }

  /// Checks codes where nobody waits; without keys where there is no trust list, or none that can be used.
  private func checking(
    with trust: TrustQuery, _ codes: @escaping @Sendable () async throws(PictureProblem) -> FoundCodes
  ) -> CodesQuery {
    CodesQuery { [trustLists, now = dependencies.now] () async throws(PictureProblem) in
      let codes = try await codes()
      await trust.load()
      let checker = await trust.list?.checker ?? trustLists.withoutKeys
      return checker.checked(codes, at: now())
    }
  }

  // MARK: The trust list

  /// Uses another trust list from now on.
  package func importTrustList(_ list: ReadTrustList) {
    perform(.imported, TrustListInUse(StoredTrustList(file: list.file, imported: now), checker: list.checker))
  }

  /// Checks without a trust list from now on.
  package func removeTrustList() { perform(.removed, nil) }

  /// Takes the last action back.
  package func undo() {
    guard let action = lastAction else { return }
    lastAction = nil
    change(to: action.before)
  }

  package func dismissLastAction() { lastAction = nil }

  package func dismissProblem() { changes.dismissProblem() }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async { await changes.waitForWrites() }

  private func perform(_ kind: TrustListAction.Kind, _ list: TrustListInUse?) {
    lastAction = TrustListAction(kind: kind, before: present)
    change(to: list)
  }

  /// The trust list that is used now; nil where there is none that can be.
  package var present: TrustListInUse? { trust.list }

  private func change(to list: TrustListInUse?) {
    changes.keep([.init(.trustList, before: present, after: list)]) {
      [store = dependencies.store] () async throws(SaveProblem) in
      try await store.save(list?.file)
    } orTakeBack: { kept in
      if let list = kept[.trustList] { self.use(list) }
      self.lastAction = nil
    }
    use(list)
  }

  private func use(_ list: TrustListInUse?) {
    checked = [:]
    trust = TrustQuery(loaded: list)
  }

  /// What is kept: one thing.
  private nonisolated enum Part {
    case trustList
  }
}

/// What a person did last with the trust list, and which one was there before.
package nonisolated struct TrustListAction: Sendable {
  package enum Kind: Hashable, Sendable {
    case imported
    case removed
  }

  package let kind: Kind
  let before: TrustListInUse?
}

extension CheckingModel.TrustQuery {
  /// Nil where there is none, or none that can be used, or none yet.
  fileprivate var list: TrustListInUse? {
    if case .loaded(let list) = phase { list } else { nil }
  }
}

nonisolated extension CheckingDependencies {
  /// The trust list that was kept.
  fileprivate func stored() async throws(TrustListFailure) -> TrustListInUse? {
    let file: StoredTrustList?
    do throws(ReadProblem) {
      file = try await store.trustList()
    } catch {
      throw .unreadable(error)
    }
    guard let file else { return nil }
    do throws(TrustListProblem) {
      return TrustListInUse(file, checker: try trustLists.checker(with: file.file))
    } catch {
      throw .refused(error)
    }
  }
}
