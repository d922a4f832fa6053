/// Checks the addresses that pages say.
enum PageAddress {
  /// It is longer than any that the program gives or takes.
  struct TooLong: Error {}
  /// It is none of this program's.
  struct Foreign: Error {}

  /// The address, if it is one of this program's.
  static func checked(_ address: String) throws -> String {
    guard address.utf8.count <= LinkAddress.longest else { throw TooLong() }
    guard LinkAddress(address) == .here else { throw Foreign() }
    return address
  }
}
