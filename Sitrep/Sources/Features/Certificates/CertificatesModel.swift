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
  package var removed: CertificatePicture? { removals.last?.picture }

  /// Why the last change came to nothing; nil once that was read.
  package private(set) var failure: CertificateFailure?

  /// What was taken away and can be brought back, the latest last.
  private var removals: [Removal] = []

  @ObservationIgnored private let wallet: any CertificateWallet
  @ObservationIgnored private var lastChange: Task<Void, Never>?

  /// - Parameters:
  ///   - pictures: What the wallet holds.
  ///   - wallet: Where changes are kept.
  package init(pictures: [CertificatePicture], wallet: any CertificateWallet) {
    self.pictures = pictures
    self.wallet = wallet
  }

  /// The picture of an id, or the first one where that says nothing.
  package func picture(_ id: String?) -> CertificatePicture? {
    pictures.first { $0.id == id } ?? pictures.first
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
    failure = nil
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
      take(picture)
      return picture
    case .failure(let problem):
      failure = CertificateFailure(.add, name: file ?? name, problem)
      return nil
    }
  }

  /// The same with a file that a person chose, which is read away from the main actor.
  package func add(contentsOf file: URL) async -> CertificatePicture? {
    let name = file.lastPathComponent
    do throws(PictureProblem) {
      return await add(try await ChosenPicture(file).read(), named: name)
    } catch {
      failure = CertificateFailure(.add, name: name, error)
      return nil
    }
  }

  /// Notes that the bytes of a chosen picture could not be had.
  package func couldNotRead(_ name: String, _ error: any Error) {
    failure = CertificateFailure(.add, name: name, .cannotKeep(reason: error.localizedDescription))
  }

  /// Takes a picture away; one that is gone already is not taken for another one.
  package func remove(_ id: String) {
    guard let index = pictures.firstIndex(where: { $0.id == id }) else { return }
    let picture = pictures.remove(at: index)
    failure = nil
    removals = (removals + [Removal(picture: picture, index: index)]).suffix(PictureLimits.removed)
    change { wallet throws(PictureProblem) in
      try await wallet.remove(id)
    } orElse: { model, problem in
      model.removals.removeAll { $0.picture.id == picture.id }
      model.insert(picture, at: index)
      model.failure = CertificateFailure(.remove, name: picture.name, problem)
    }
  }

  /// Brings back the picture that was taken away last, if it is this one.
  ///
  /// - Returns: False where it is another one, or none: a second press on the same button brings nothing else back.
  @discardableResult
  package func undo(_ id: String) -> Bool {
    guard removed?.id == id, let removal = removals.popLast() else { return false }
    let picture = removal.picture
    failure = nil
    insert(picture, at: removal.index)
    change { wallet throws(PictureProblem) in
      try await wallet.restore(picture.id)
    } orElse: { model, problem in
      model.pictures.removeAll { $0.id == picture.id }
      model.failure = CertificateFailure(.restore, name: picture.name, problem)
    }
    return true
  }

  package func rename(_ id: String, to name: PictureName) {
    guard let picture = pictures.first(where: { $0.id == id }) else {
      failure = CertificateFailure(.rename, name: name.text, .gone)
      return
    }
    guard picture.name != name.text else { return }
    failure = nil
    replace(picture.named(name.text))
    change { wallet throws(PictureProblem) in
      try await wallet.rename(id, to: name)
    } orElse: { model, problem in
      model.replace(picture)
      model.failure = CertificateFailure(.rename, name: picture.name, problem)
    }
  }

  /// The file as it was chosen, byte for byte.
  package func original(of picture: CertificatePicture) async throws(PictureProblem) -> Data {
    guard let bytes = try await wallet.original(picture.id) else { throw .gone }
    return bytes
  }

  /// Notes that a picture's file could not be saved.
  package func couldNotSave(_ picture: CertificatePicture, _ error: any Error) {
    let problem = error as? PictureProblem ?? .cannotKeep(reason: error.localizedDescription)
    failure = CertificateFailure(.save, name: picture.name, problem)
  }

  /// Notes that a picture's file was saved: what went wrong with it before is over.
  package func didSave() {
    if failure?.change == .save { failure = nil }
  }

  package func dismissRemoved() { removals = [] }

  package func dismissFailure() { failure = nil }

  /// Returns when every change so far is kept, or is known not to be.
  package func waitForChanges() async { await lastChange?.value }

  // MARK: Parts

  /// Adds to the queue of changes.
  private func change(
    _ perform: @escaping @Sendable (any CertificateWallet) async throws(PictureProblem) -> Void,
    orElse fail: @escaping @MainActor (CertificatesModel, PictureProblem) -> Void
  ) {
    let (wallet, before) = (wallet, lastChange)
    lastChange = Task { [weak self] in
      await before?.value
      do throws(PictureProblem) {
        try await perform(wallet)
      } catch {
        if let self { fail(self, error) }
      }
    }
  }

  /// Shows what the wallet keeps: a new picture last, one that was taken away in its place, one that is there as it is.
  private func take(_ picture: CertificatePicture) {
    if let index = removals.firstIndex(where: { $0.picture.id == picture.id }) {
      insert(picture, at: removals.remove(at: index).index)
    } else if !pictures.contains(where: { $0.id == picture.id }) {
      pictures.append(picture)
    }
  }

  private func insert(_ picture: CertificatePicture, at index: Int) {
    guard !pictures.contains(where: { $0.id == picture.id }) else { return }
    pictures.insert(picture, at: min(index, pictures.count))
  }

  private func replace(_ picture: CertificatePicture) {
    guard let index = pictures.firstIndex(where: { $0.id == picture.id }) else { return }
    pictures[index] = picture
  }
}

/// A picture that was taken away, and where it stood.
private nonisolated struct Removal {
  let picture: CertificatePicture
  let index: Int
}

extension CertificatePicture {
  /// The same picture with another name.
  nonisolated fileprivate func named(_ name: String) -> CertificatePicture {
    CertificatePicture(
      id: id, name: name, kind: kind, byteCount: byteCount, width: width, height: height, added: added,
      hasLocation: hasLocation)
  }
}
