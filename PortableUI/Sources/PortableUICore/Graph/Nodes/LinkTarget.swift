/// Where a link leads.
package struct LinkTarget: Sendable, Hashable {
  /// The address, or nil where the link is pressed like a button because its place has no address.
  package var address: String?
  package var isCurrent: Bool
  package var showsDisclosure: Bool

  package init(address: String?, isCurrent: Bool = false, showsDisclosure: Bool = false) {
    self.address = address
    self.isCurrent = isCurrent
    self.showsDisclosure = showsDisclosure
  }
}
