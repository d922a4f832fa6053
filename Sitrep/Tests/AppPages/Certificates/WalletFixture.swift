import Domain
import Foundation
import Synchronization

/// A wallet in memory whose calls come to what a test says, in the time that it says.
package final class WalletFixture: CertificateWallet {
  private let wallet = InMemoryCertificateWallet(
    inspector: FakeInspector(), now: { Date(timeIntervalSince1970: 1_666_145_171) })
  private let planned = Mutex<PictureProblem?>(nil)
  private let gate = Mutex<(isClosed: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

  package init() {}

  /// What every later change comes to; nil: to what it should.
  package func fail(with problem: PictureProblem?) { planned.withLock { $0 = problem } }

  /// Lets every later change wait.
  package func close() { gate.withLock { $0.isClosed = true } }

  /// Lets changes happen, those that wait first.
  package func open() {
    let waiting = gate.withLock { gate in
      defer { gate = (false, []) }
      return gate.waiting
    }
    for change in waiting { change.resume() }
  }

  package func pictures() async throws(PictureProblem) -> [CertificatePicture] { await wallet.pictures() }

  package func add(_ bytes: Data, named name: String) async throws(PictureProblem) -> CertificatePicture {
    try await pass()
    return try await wallet.add(bytes, named: name)
  }

  package func rename(_ id: String, to name: PictureName) async throws(PictureProblem) {
    try await pass()
    try await wallet.rename(id, to: name)
  }

  package func remove(_ id: String) async throws(PictureProblem) {
    try await pass()
    await wallet.remove(id)
  }

  package func restore(_ id: String) async throws(PictureProblem) {
    try await pass()
    try await wallet.restore(id)
  }

  package func original(_ id: String) async throws(PictureProblem) -> Data? {
    try await pass()
    return await wallet.original(id)
  }

  package func display(_ id: String) async throws(PictureProblem) -> PictureBytes? { await wallet.display(id) }

  private func pass() async throws(PictureProblem) {
    await withCheckedContinuation { change in
      let isFree = gate.withLock { gate in
        if gate.isClosed { gate.waiting.append(change) }
        return !gate.isClosed
      }
      if isFree { change.resume() }
    }
    if let problem = planned.withLock({ $0 }) { throw problem }
  }
}

/// Looks at no more than the first bytes.
private struct FakeInspector: PictureInspector {
  func inspect(_ bytes: Data) async throws(PictureProblem) -> PictureFacts {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 24 {
      let size = bytes.dropFirst(16).prefix(8).map(Int.init)
      return PictureFacts(
        kind: .png, width: size[2] * 256 + size[3], height: size[6] * 256 + size[7],
        hasLocation: bytes.range(of: Data("GPS".utf8)) != nil)
    }
    if bytes.starts(with: Data("%PDF".utf8)) {
      return PictureFacts(kind: .pdf, width: 40, height: 20, hasLocation: false, preview: SamplePicture.code)
    }
    throw bytes.starts(with: Data("GIF8".utf8)) ? .notAPicture(found: .gif) : .notAPicture(found: .unknown)
  }
}
