import DesignSystem
import Domain
import Foundation
import PortableUI

/// What the codes in the picture say, each in two lines that lead to the whole.
struct CodesSection: View {
  let model: CertificatesModel
  let picture: CertificatePicture

  var body: some View {
    Section {
      QueryView(model.codes(of: picture)) { codes in
        CodeRows(codes: codes, picture: picture.id, now: model.checking.now)
      } failure: { problem in
        PictureProblemText.text(problem)
          .accessibilityIdentifier(CertificatesID.codesProblem)
      }
    } header: {
      Text("What its code says", bundle: .module)
    }
  }
}

private struct CodeRows: View {
  let codes: [CheckedCode]
  let picture: CertificatePicture.ID
  let now: Date

  var body: some View {
    if codes.isEmpty {
      CheckReasonText.text(.noCode, in: .gmt)
        .accessibilityIdentifier(CertificatesID.noCode)
    }
    ForEach(codes.indices, id: \.self) { index in
      NavigationLink(value: CertificatesRoute.Step.code(index + 1, of: picture)) {
        CodeRow(check: codes[index].check.at(now), now: now)
      }
      .accessibilityIdentifier(CertificatesID.code(index + 1))
    }
  }
}

/// The verdict, and whose certificate it is.
private struct CodeRow: View {
  let check: CertificateCheck
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      VerdictLabel(VerdictSummary(check, now: now))
      title
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }

  private var title: Text {
    let title = CodeTitle.text(of: check)
    guard let name = check.claims?.payload.personName else { return title }
    return Text("\(title), \(name)", bundle: .module)
  }
}
