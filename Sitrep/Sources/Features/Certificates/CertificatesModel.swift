import Domain
import Foundation
import Observation

/// The pictures of certificates that a person carries: one wallet for each profile, shared by all its windows.
///
/// What is taken away or renamed is so at once, in every window, and reaches the wallet in the background, one change
/// after the other; where the wallet refuses it, it is taken back and ``failure`` says why.
@Observable
package final class CertificatesModel {
  /// In the order in which they were added.
  package private(set) var pictures: [CertificatePicture]

  /// How many files are looked at just now.
  package private(set) var pending = 0

  /// The picture that was taken away last, while it can be brought back; then the one before it is the last.
  package var removed: CertificatePicture? { removals.last }

  /// Why the last change came to nothing; nil once that was read.
  package var failure: CertificateFailure? { changes.problem }

  /// Whom to ask; the World Health Organization's has the id `who`.
  let contacts: [Contact]

  /// What the codes in the pictures say.
  package let checking: CheckingModel

  /// Where the picture of an id can be loaded from.
  let pictureURL: (String) -> URL?
  /// Makes the screen as bright as it can be, or as it was; nil where nobody can.
  let brighten: (@MainActor (Bool) -> Void)?

  /// What was taken away and can be brought back, the latest last.
  private var removals: [CertificatePicture] = []

  private let changes = OptimisticStore<CertificatePicture.ID, CertificatePicture?, CertificateFailure>()
  private let wallet: any CertificateWallet

  /// All pictures that were ever shown, in the order in which they were added.
  @ObservationIgnored private var order: [CertificatePicture.ID]

  /// - Parameter dependencies: The pictures as the program found them, and where a change of them goes.
  package init(_ dependencies: CertificatesDependencies) {
    pictures = dependencies.pictures
    wallet = dependencies.wallet
    contacts = dependencies.contacts
    pictureURL = dependencies.pictureURL
    brighten = dependencies.brighten
    checking = CheckingModel(dependencies.checking)
    order = dependencies.pictures.map(\.id)
  }

  nonisolated deinit {}

  /// The picture of an id, or the first one where that says nothing.
  package func picture(_ id: String?) -> CertificatePicture? {
    pictures.first { $0.id == id } ?? pictures.first
  }

  /// What the codes of a picture say.
  func codes(of picture: CertificatePicture) -> CheckingModel.CodesQuery {
    checking.codes(of: picture.id) { [wallet] () async throws(PictureProblem) in try await wallet.original(picture.id) }
  }

  // MARK: Actions

  /// Looks at a file and keeps it; leaving the screen does not end that.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What it is called from now on.
  ///   - file: What its file is called, where that is known and something else.
  /// - Returns: The picture that is kept, or nil where ``failure`` says why there is none.
  package func add(_ bytes: Data, named name: String, from file: String? = nil) async -> CertificatePicture? {
    dismissFailure()
    pending += 1
    let wallet = wallet
    let work = Task { () -> Result<CertificatePicture, PictureProblem> in
      do throws(PictureProblem) {
        return .success(try await wallet.add(bytes, named: name))
      } catch {
        return .failure(error)
      }
    }
    let result = await work.value
    pending -= 1
    switch result {
    case .success(let picture):
      insert(picture)
      return picture
    case .failure(let problem):
      fail(.add, file ?? name, problem)
      return nil
    }
  }

  /// The same with a file that a person chose, which is read away from the main actor.
  package func add(contentsOf file: URL) async -> CertificatePicture? {
    let name = file.lastPathComponent
    do throws(PictureProblem) {
      return await add(try await ChosenPicture(file).read(), named: name)
    } catch {
      fail(.add, name, error)
      return nil
    }
  }

  /// Notes that the bytes of a chosen picture could not be had.
  package func couldNotRead(_ name: String, _ error: any Error) {
    fail(.add, name, .cannotKeep(reason: error.localizedDescription))
  }

  /// Takes a picture away; one that is gone already is not taken for another one.
  package func remove(_ id: String) {
    guard let picture = pictures.first(where: { $0.id == id }) else { return }
    removals = (removals + [picture]).suffix(PictureLimits.removed)
    change(.remove, of: picture, from: picture, to: nil) { wallet throws(PictureProblem) in
      try await wallet.remove(id)
    }
  }

  /// Brings back the picture that was taken away last, if it is this one.
  ///
  /// - Returns: False where it is another one, or none: a second press on the same button brings nothing else back.
  @discardableResult
  package func undo(_ id: String) -> Bool {
    guard let picture = removed, picture.id == id else { return false }
    change(.restore, of: picture, from: nil, to: picture) { wallet throws(PictureProblem) in
      try await wallet.restore(id)
    }
    return true
  }

  package func rename(_ id: String, to name: PictureName) {
    guard let picture = pictures.first(where: { $0.id == id }) else {
      return fail(.rename, name.text, .gone)
    }
    guard picture.name != name.text else { return }
    change(.rename, of: picture, from: picture, to: picture.renamed(name)) { wallet throws(PictureProblem) in
      try await wallet.rename(id, to: name)
    }
  }

  /// The file as it was chosen, byte for byte.
  package func original(of picture: CertificatePicture) async throws(PictureProblem) -> Data {
    guard let bytes = try await wallet.original(picture.id) else { throw .gone }
    return bytes
  }

  /// Notes that a picture's file could not be saved.
  package func couldNotSave(_ picture: CertificatePicture, _ error: any Error) {
    fail(.save, picture.name, error as? PictureProblem ?? .cannotKeep(reason: error.localizedDescription))
  }

  /// Notes that a picture's file was saved: what went wrong with it before is over.
  package func didSave() {
    if failure?.change == .save { dismissFailure() }
  }

  package func dismissRemoved() { removals = [] }

  package func dismissFailure() { changes.dismissProblem() }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async {
    await changes.waitForWrites()
    await checking.waitForChanges()
  }

  // MARK: Parts

  /// Shows a change and hands it to the wallet.
  private func change(
    _ change: CertificateFailure.Change, of picture: CertificatePicture, from before: CertificatePicture?,
    to after: CertificatePicture?,
    by write: @escaping @Sendable (any CertificateWallet) async throws(PictureProblem) -> Void
  ) {
    dismissFailure()
    show(after, at: picture.id)
    changes.keep([.init(picture.id, before: before, after: after)]) { [wallet] () async throws(CertificateFailure) in
      do throws(PictureProblem) {
        try await write(wallet)
      } catch {
        throw CertificateFailure(change, name: picture.name, error)
      }
    } orTakeBack: { kept in
      for (id, picture) in kept { self.show(picture, at: id) }
    }
  }

  private func fail(_ change: CertificateFailure.Change, _ name: String, _ problem: PictureProblem) {
    changes.note(CertificateFailure(change, name: name, problem))
  }

  /// Shows what the wallet keeps: a new picture last, one that was taken away in its place, one that is there as it is.
  private func insert(_ picture: CertificatePicture) {
    if !order.contains(picture.id) { order.append(picture.id) }
    if !pictures.contains(where: { $0.id == picture.id }) { show(picture, at: picture.id) }
  }

  /// Shows a picture in its place, or no picture of this id.
  private func show(_ picture: CertificatePicture?, at id: CertificatePicture.ID) {
    var shown = pictures.filter { $0.id != id }
    if picture == nil { checking.forget(id) }
    if let picture {
      removals.removeAll { $0.id == id }
      let before = Set(order.prefix { $0 != id })
      shown.insert(picture, at: shown.count { before.contains($0.id) })
    }
    pictures = shown
  }
}
