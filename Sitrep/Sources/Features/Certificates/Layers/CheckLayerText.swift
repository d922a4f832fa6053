import Domain
import PortableUI

/// The layers of a certificate in words.
enum CheckLayerText {
  static func name(_ layer: CheckLayer) -> Text {
    switch layer {
    case .picture: Text("Picture", bundle: .module)
    case .prefix: Text("Text of the code (HC1:)", bundle: .module)
    case .base45: Text("Base45 decoding", bundle: .module)
    case .zlib: Text("Decompression (zlib)", bundle: .module)
    case .cose: Text("Signed envelope (COSE)", bundle: .module)
    case .cbor: Text("Signed data (CBOR)", bundle: .module)
    case .cwt: Text("Claims (CWT)", bundle: .module)
    case .schema: Text("Certificate (JSON schema)", bundle: .module)
    case .key: Text("Signing key", bundle: .module)
    case .signature: Text("Signature", bundle: .module)
    case .time: Text("Validity period", bundle: .module)
    }
  }

  /// What is seen there.
  static func explanation(_ layer: CheckLayer) -> Text {
    switch layer {
    case .picture, .prefix:
      Text("What the QR code holds. HC1 stands for health certificate, version 1.", bundle: .module)
    case .base45:
      Text("The same text as bytes: each three characters stand for two of them.", bundle: .module)
    case .zlib: Text("The bytes after decompression, which makes the QR code smaller.", bundle: .module)
    case .cose:
      Text("The headers of the envelope: 1 is the algorithm, 4 the ID of the signing key.", bundle: .module)
    case .cbor, .cwt:
      Text(
        "What was signed: 1 is the issuer, 4 the expiry, 6 the time of issue, -260 the certificate.", bundle: .module)
    case .schema: Text("The certificate itself, with the schema’s short names.", bundle: .module)
    case .key: Text("The key in the trust list that the certificate names.", bundle: .module)
    case .signature, .time:
      Text(
        "Made from the envelope with the issuer’s private key. Only the matching public key confirms it.",
        bundle: .module)
    }
  }
}
