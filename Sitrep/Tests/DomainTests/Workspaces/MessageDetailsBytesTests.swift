import Foundation
import Testing

@testable import Domain

/// Details as bytes: what there may be comes back, and what can't be is refused.
@Suite struct MessageDetailsBytesTests {
  private func bytes(_ details: MessageDetails) -> [UInt8] {
    var writer = ByteWriter()
    details.write(to: &writer)
    return writer.bytes
  }

  @Test(arguments: [SharedFile.State.present, .deleted, .hiddenByPlan])
  func `a file keeps its state`(state: SharedFile.State) throws {
    let details = MessageDetails(files: [SharedFile(name: "a", state: state)])
    var reader = ByteReader(bytes(details)[...])
    #expect(try MessageDetails(from: &reader) == details)
  }

  @Test(arguments: [MomentParts.day, .time, .dayAndTime])
  func `a moment keeps what is told of it`(parts: MomentParts) throws {
    let moment = RichTarget.moment(Date(timeIntervalSinceReferenceDate: 5.5), parts)
    let details = MessageDetails(body: RichText([.paragraph([RichRun("2001", .bold, to: moment)])]))
    var reader = ByteReader(bytes(details)[...])
    #expect(try MessageDetails(from: &reader) == details)
  }

  @Test func `states and parts of moments that there aren't are refused`() {
    let file = bytes(MessageDetails(files: [SharedFile(name: "a")]))
    let moment = RichTarget.moment(Date(timeIntervalSinceReferenceDate: 0), .day)
    let text = bytes(MessageDetails(body: RichText([.paragraph([RichRun("a", to: moment)])])))
    // Behind the state is the number of reactions; behind the parts are the eight bytes of the date and three numbers.
    for (bytes, place) in [(file, file.count - 2), (text, text.count - 12)] {
      var changed = bytes
      changed[place] = 9
      var reader = ByteReader(changed[...])
      #expect(throws: ByteProblem.self) { try MessageDetails(from: &reader) }
    }
  }
}
