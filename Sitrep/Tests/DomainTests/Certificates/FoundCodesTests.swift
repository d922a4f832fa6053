import Domain
import Foundation
import Testing

@Suite struct FoundCodesTests {
  @Test func `a code of several pages is there once, with its first page`() {
    var found = FoundCodes([Data([1]), Data([1]), Data([2])], page: 1)
    found.add([Data([2]), Data([3])], page: 2)

    #expect(found.codes.map(\.bytes) == [Data([1]), Data([2]), Data([3])])
    #expect(found.codes.map(\.page) == [1, 1, 2])
    #expect(FoundCodes([Data([1])]).codes == [FoundCodes.Code(Data([1]))])
  }
}
