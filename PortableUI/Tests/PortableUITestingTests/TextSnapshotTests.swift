import Foundation
import Testing

@testable import PortableUITesting

@Suite struct TextSnapshotTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "portableui-\(UUID().uuidString)/a.txt")

  @Test func `a text is recorded once and compared afterwards`() throws {
    defer { try? FileManager.default.removeItem(at: path.deletingLastPathComponent()) }
    #expect(throws: SnapshotMismatch.missing(path.path)) {
      try TextSnapshot.check("one", at: path, isRecording: false)
    }

    try TextSnapshot.check("one\ntwo", at: path, isRecording: true)

    try TextSnapshot.check("one\ntwo", at: path, isRecording: false)
    #expect(throws: SnapshotMismatch.self) { try TextSnapshot.check("one", at: path, isRecording: false) }
  }

  @Test func `a difference is shown with the lines around it`() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 10\n", with: "line ten\n").replacing("line 20\n", with: "")

    #expect(
      UnifiedDiff(from: old, to: new).description == """
        --- committed
        +++ now
        @@ -7 +7 @@
         line 7
         line 8
         line 9
        -line 10
        +line ten
         line 11
         line 12
         line 13
        @@ -17 +17 @@
         line 17
         line 18
         line 19
        -line 20

        """)
    #expect(UnifiedDiff(from: old, to: old).description == "")
  }

  @Test func `an empty line is a line`() {
    #expect(UnifiedDiff(from: "a\n\nb\n", to: "a\nb\n").description.hasSuffix(" a\n-\n b\n"))
  }
}
