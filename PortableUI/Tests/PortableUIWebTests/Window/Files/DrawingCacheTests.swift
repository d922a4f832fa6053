import HTTPTypes
import NIOCore
import Testing

@testable import PortableUIWeb

@Suite struct DrawingCacheTests {
  @Test func `a drawing's file is compressed when it is first asked for, and kept so`() {
    let drawings = DrawingCache()
    let data = String(repeating: "M0 0L10 10", count: 200)
    let request = WebRequest(
      method: .get, target: drawings.address(of: [.init(data: data, keepsLineWidth: false)]))

    let files = [drawings.response(to: request), drawings.response(to: request)]
    #expect(files[0].body == files[1].body && files[0].text.contains(data))
    #expect(files.allSatisfy { $0.compressedBuffer.map { $0.readableBytes < files[0].body.count / 4 } == true })
    #expect(drawings.response(to: WebRequest(method: .get, target: "/drawings/none.svg")).status == .notFound)
  }
}
