import DesignSystem
import Domain
import Foundation
import PortableUI

/// What one code of a picture says, and what checking it found.
struct CodeScreen: View {
  let model: CertificatesModel
  let picture: CertificatePicture.ID
  /// Which of the picture's codes, counted from 1.
  let number: Int
  let day: Binding<Day?>

  var body: some View {
    PictureCode(model: model, picture: picture, number: number) { code in
      CodeDetail(checking: model.checking, code: code, day: day) {
        LayersLink(step: .layers(number, of: picture))
      }
    }
  }
}

/// One code of a picture, or why there is none.
struct PictureCode<Content: View>: View {
  let model: CertificatesModel
  let picture: CertificatePicture.ID
  let number: Int
  @ViewBuilder let content: (CheckedCode) -> Content

  var body: some View {
    if let picture = model.pictures.first(where: { $0.id == picture }) {
      QueryView(model.codes(of: picture)) { codes in
        if codes.codes.indices.contains(number - 1) {
          content(codes.codes[number - 1])
        } else {
          missing(CheckReasonText.text(.noCode, in: .gmt))
        }
      } failure: { problem in
        missing(PictureProblemText.text(problem))
      }
    } else {
      missing(Text("The certificate at this address no longer exists.", bundle: .module))
    }
  }

  private func missing(_ reason: Text) -> some View {
    EmptyNotice(Text("No code", bundle: .module), message: reason, symbol: "qrcode")
      .accessibilityIdentifier(CertificatesID.noCode)
      .navigationTitle(Text("No code", bundle: .module))
  }
}

/// The verdict, what the certificate says, who signed it, and the check for another day.
struct CodeDetail<Links: View>: View {
  let checking: CheckingModel
  let code: CheckedCode
  let day: Binding<Day?>
  @ViewBuilder let links: Links

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let check = code.check.at(day.wrappedValue?.noon(in: timeZone) ?? checking.now)
    List {
      VerdictSection(checking: checking, check: check, day: day.wrappedValue)
      if check.kind == .dcc { DaySection(today: Day.today(in: timeZone, now: checking.now), day: day) }
      if let claims = check.claims {
        ContentSections(kind: check.kind, content: claims.payload)
        SignatureSection(claims: claims, key: check.key)
      }
      Section { links }
    }
    .groupedList()
    .navigationTitle(CodeTitle.text(of: check))
  }
}

/// Leads to how the code is made.
private struct LayersLink: View {
  let step: CertificatesRoute.Step

  var body: some View {
    NavigationLink(value: step) { Text("Layer by layer", bundle: .module) }
      .accessibilityIdentifier(CertificatesID.layers)
  }
}
