import Domain
import Foundation

/// Pictures for tests, drawn for them.
package enum SamplePicture {
  /// A pattern like a code's, 25 × 25 black and white pixels, as a PNG.
  package static let code = picture(
    """
    iVBORw0KGgoAAAANSUhEUgAAABkAAAAZCAAAAADhgtq/AAAAfElEQVR42o1SARKAIAzi/59edyIbVHbNO02RDZaoU+ALAaNsBog0
    GWuIsPYAycT2zhCxXhCujkydyjrSxkqmbQzg4acRv61sNSUlh5/Vl6EcGB7lplg/Ck70XY7dj/qx1VpaDAHZt32ifxGIr4GYwVuv
    W4q7tBeAP2/nEBf1Xo2BNoGF2QAAAABJRU5ErkJggg==
    """)

  /// Stripes, 40 × 20 pixels, as a PNG with a text that speaks of a place.
  package static let stripes = picture(
    """
    iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAC3RFWHRDb21tZW50AEdQU7mGBZEAAAA8SURBVHjaY2Bg4xGSkFPR
    MjCzcfLwC4lKSMspqqhr6Zowbc6iFeu27Dpw7MylG/eevGIYVTiqcFQhSCEA9LVtsLG4lVYAAAAASUVORK5CYII=
    """)

  /// What begins as a PDF does.
  package static let document = Data("%PDF-1.4 not more".utf8)

  /// A picture that a wallet held before.
  package static let kept = CertificatePicture(
    id: "0f8fad5b-d9cb-469f-a165-70867728950e", name: "Kept", kind: .png, byteCount: 1_234_567, width: 1_200,
    height: 1_600, added: Date(timeIntervalSince1970: 1_666_145_171), hasLocation: true)

  private static func picture(_ base64: String) -> Data {
    Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()
  }
}
