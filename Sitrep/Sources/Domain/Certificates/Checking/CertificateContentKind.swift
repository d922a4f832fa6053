/// What a certificate attests, with the name of the member that holds it.
package enum CertificateContentKind: String, CaseIterable, Hashable, Sendable {
  case vaccination = "v"
  case test = "t"
  case recovery = "r"
}
