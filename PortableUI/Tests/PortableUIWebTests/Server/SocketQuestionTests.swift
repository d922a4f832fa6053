import TestTraits
import Testing

@testable import PortableUIWeb

/// The bytes of questions to Linux about sockets, and answers that hold anything.
@Suite struct SocketQuestionTests {
  private static let peer = ConnectionEnds.End(address: [127, 0, 0, 1], port: 40_000)
  private static let server = ConnectionEnds.End(address: [127, 0, 0, 1], port: 8080)
  private let question = SocketQuestion(sequence: 7, own: peer, other: server)

  /// An answer as Linux writes it, with its parts as a test wants them.
  private func answer(
    type: UInt16 = 20, sequence: UInt32 = 7, family: UInt8 = 2, state: UInt8 = 1,
    own: ConnectionEnds.End = peer, other: ConnectionEnds.End = server, user: UInt32 = 1000, inode: UInt32 = 5
  ) -> [UInt8] {
    var body: [UInt8] = [family, state, 0, 0]
    for port in [own.port, other.port] { body += [UInt8(port >> 8), UInt8(port & 0xFF)] }
    for end in [own, other] {
      let isMapped = family == 10 && end.address.count == 4
      let address = isMapped ? Array(repeating: 0, count: 10) + [0xFF, 0xFF] + end.address : end.address
      body += address + Array(repeating: 0, count: 16 - address.count)
    }
    body += Array(repeating: 0, count: 12) + [UInt32(0), 0, 0, user, inode].flatMap(bytes)
    return bytes(UInt32(16 + body.count)) + bytes(type) + bytes(UInt16(0)) + bytes(sequence) + bytes(UInt32(0)) + body
  }

  private func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  @Test(.proves("S3")) func `a question names the socket by its ends`() throws {
    let bytes = try #require(question.bytes)

    #expect(bytes.count == 72)
    #expect(Array(bytes[16..<18]) == [2, 6])
    #expect(Array(bytes[24..<28]) == [0x9C, 0x40, 0x1F, 0x90])
    #expect(Array(bytes[28..<32]) == [127, 0, 0, 1])
    #expect(Array(bytes[44..<48]) == [127, 0, 0, 1])
  }

  @Test(.proves("S3")) func `ends of two families make no question`() {
    let six = ConnectionEnds.End(address: [UInt8](repeating: 0, count: 15) + [1], port: 1)

    #expect(SocketQuestion(sequence: 1, own: six, other: Self.server).bytes == nil)
    #expect(SocketQuestion(sequence: 1, own: six, other: nil).bytes?[16] == 10)
    #expect(
      SocketQuestion(sequence: 1, own: ConnectionEnds.End(address: [1, 2], port: 1), other: nil).bytes == nil)
  }

  @Test(.proves("S3")) func `an answer names the owner`() {
    #expect(question.owner(in: answer()) == .user(1000))
    #expect(question.owner(in: answer(user: 0)) == .user(0))
  }

  @Test(.proves("S3")) func `a socket of IPv6 that is connected by IPv4 is told by its address`() {
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF, 127, 0, 0, 1]

    #expect(ConnectionEnds.End(address: mapped, port: 8080) == Self.server)
    #expect(question.owner(in: answer(family: 10)) == .user(1000))
  }

  @Test(.proves("S3")) func `a socket that its process has closed is not root's`() {
    #expect(question.owner(in: answer(user: 0, inode: 0)) == .unknown)
  }

  @Test(.proves("S3"), arguments: [0, 2, 3, 6, 7, 9, 10, 12, 255] as [UInt8])
  func `a socket that is not connected is nobody's`(state: UInt8) {
    #expect(question.owner(in: answer(state: state)) == .unknown)
  }

  @Test(.proves("S3")) func `an answer about another socket tells nothing`() {
    let other = ConnectionEnds.End(address: [127, 0, 0, 1], port: 40_001)

    #expect(question.owner(in: answer(own: other)) == .unknown)
    #expect(question.owner(in: answer(other: other)) == .unknown)
    #expect(question.owner(in: answer(own: Self.server, other: Self.peer)) == .unknown)
    #expect(question.owner(in: answer(family: 1)) == .unknown)
  }

  @Test(.proves("S3")) func `an error says that nothing is known, and an answer to another question nothing at all`() {
    #expect(question.owner(in: answer(type: 2)) == .unknown)
    #expect(question.owner(in: answer(sequence: 6)) == nil)
  }

  @Test(.proves("S3")) func `a listening socket is asked about alone`() {
    let question = SocketQuestion(sequence: 7, own: Self.server, other: nil)
    let none = ConnectionEnds.End(address: [0, 0, 0, 0], port: 0)

    #expect(question.owner(in: answer(state: 10, own: Self.server, other: none)) == .user(1000))
    #expect(question.owner(in: answer(state: 1, own: Self.server, other: none)) == .unknown)
  }

  @Test(.proves("S3")) func `an answer that is cut off names nobody`() {
    let whole = answer()

    for length in whole.indices {
      let cut = Array(whole[..<length])
      #expect(question.owner(in: cut) == nil)
      let short = Array((bytes(UInt32(length)) + whole[4...])[..<max(length, 16)])
      #expect(question.owner(in: short) == (length < 16 ? nil : .unknown))
    }
  }

  @Test(.proves("S3")) func `any bytes are taken without harm, and only the right ones name an owner`() {
    var random = SplitMix(state: 3)
    for _ in 0..<20_000 {
      var message = answer()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        message[Int.random(in: message.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      message.removeLast(Int.random(in: 0...3, using: &random) * Int.random(in: 0...20, using: &random))

      if case .user = question.owner(in: message) {
        #expect(Array(message[20..<24]) == [0x9C, 0x40, 0x1F, 0x90])
        #expect(message[84..<88].contains { $0 != 0 })
      }
    }
  }
}

/// The same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
