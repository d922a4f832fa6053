import AppPages
import CertificateSamples
import DesignSystem
import Domain
import Foundation
import Synchronization
import TestTraits
import Testing

@testable import Certificates

@MainActor
@Suite(.timeLimit(.minutes(5))) struct CheckingModelTests {
  private let issuer: SampleIssuer
  private let certificate: String
  private let list: ReadTrustList

  init() throws {
    issuer = try SampleIssuer()
    certificate = try SampleCertificate().text(signedBy: issuer)
    let file = Data(issuer.pem.utf8)
    list = ReadTrustList(file: file, checker: try CheckingDependencies.fixture().trustLists.checker(with: file))
  }

  private func verdicts(_ query: CheckingModel.CodesQuery) async throws -> [CertificateVerdict] {
    try await query.value().codes.map(\.check.verdict)
  }

  @Test(.proves("B5")) func `a picture's codes are read once, and checked anew when the trust list changes`()
    async throws
  {
    let picture = Data([1])
    let asked = Mutex(0)
    let model = CheckingModel(.fixture(codes: [picture: [certificate, "hello"]]))
    let original: @Sendable () async throws(PictureProblem) -> Data? = {
      asked.withLock { $0 += 1 }
      return picture
    }

    #expect(try await verdicts(model.codes(of: "a", in: original)) == [.unknownKey, .notChecked])
    #expect(model.codes(of: "a", in: original) === model.codes(of: "a", in: original))
    model.importTrustList(list)
    #expect(try await verdicts(model.codes(of: "a", in: original)) == [.valid, .notChecked])
    #expect(asked.withLock { $0 } == 1)

    model.forget("a")
    #expect(try await verdicts(model.codes(of: "a", in: original)) == [.valid, .notChecked])
    #expect(asked.withLock { $0 } == 2)
  }

  @Test func `a certificate that was pasted with line breaks and quote marks is valid`() async throws {
    let model = CheckingModel(.fixture(list: list.file))
    let quoted = "> \(certificate.prefix(60))\r\n> \(certificate.dropFirst(60))\u{200B}\n"

    #expect(try await verdicts(model.codes(in: quoted)) == [.valid])
  }

  @Test func `codes have their pages, and the pages that are left out are told`() async throws {
    var found = FoundCodes([Data(certificate.utf8)], page: 2)
    found.firstPageLeftOut = 11
    let model = CheckingModel(.fixture(found: [Data([1]): found]))

    let codes = try await model.codes(of: "a", in: { () throws(PictureProblem) in Data([1]) }).value()

    #expect(codes.codes.map(\.page) == [2])
    #expect(codes.firstPageLeftOut == 11)
  }

  @Test func `a picture that is gone says so`() async throws {
    let model = CheckingModel(.fixture())

    await #expect(throws: PictureProblem.gone) {
      try await model.codes(of: "a", in: { () throws(PictureProblem) in nil }).value()
    }
  }

  @Test func `an imported list is kept, and can be undone`() async throws {
    let store = InMemoryTrustListStore()
    let model = CheckingModel(.fixture(store: store))
    #expect(try await model.trust.value() == nil)

    model.importTrustList(list)
    #expect(model.present?.checker.keys.count == 1)
    #expect(model.lastAction?.kind == .imported)
    await model.waitForChanges()
    #expect(
      await store.trustList() == StoredTrustList(file: list.file, imported: CheckingDependencies.moment))

    model.undo()
    await model.waitForChanges()
    #expect(model.present == nil)
    #expect(model.lastAction == nil)
    #expect(await store.trustList() == nil)

    model.importTrustList(list)
    model.dismissLastAction()
    model.undo()
    #expect(model.present != nil)
    model.removeTrustList()
    #expect(model.lastAction?.kind == .removed)
    #expect(model.present == nil)
  }

  @Test func `what the store refuses is taken back, and the reason is told`() async throws {
    let model = CheckingModel(.fixture(store: FullTrustListStore()))
    #expect(try await model.trust.value() == nil)

    model.importTrustList(list)
    await model.waitForChanges()

    #expect(model.present == nil)
    #expect(model.lastAction == nil)
    #expect(model.problem == .diskFull)
    model.dismissProblem()
    #expect(model.problem == nil)
  }

  @Test func `a stored list that can't be used is told, and codes are checked without keys`() async throws {
    let model = CheckingModel(.fixture(list: Data("nothing".utf8)))

    #expect(try await verdicts(model.codes(in: certificate)) == [.unknownKey])
    await #expect(throws: TrustListFailure.refused(.notATrustList)) { try await model.trust.value() }
  }

  @Test func `another moment needs no second look at the signature`() async throws {
    let model = CheckingModel(.fixture(list: list.file))
    let check = try #require(try await model.codes(in: certificate).value().codes.first).check

    #expect(check.verdict == .valid)
    #expect(check.at(.distantPast).verdict == .notYetValid)
    let expired = check.at(Date(timeIntervalSince1970: 1_700_000_000))
    #expect(expired.verdict == .expired)
    #expect(expired.at(CheckingDependencies.moment) == check)
    let unknown = try #require(try await CheckingModel(.fixture()).codes(in: certificate).value().codes.first).check
    #expect(unknown.at(.distantFuture) == unknown)
  }
}
