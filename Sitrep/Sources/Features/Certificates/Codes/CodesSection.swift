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
        CodeRows(codes: codes.codes, picture: picture.id, now: model.checking.now)
        if let page = codes.firstPageLeftOut {
          Text("Pages from \(page) on weren’t looked at.", bundle: .module)
            .accessibilityIdentifier(CertificatesID.pagesLeftOut)
        }
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
        CodeRow(check: codes[index].check.at(now), page: codes[index].page, now: now)
      }
      .accessibilityIdentifier(CertificatesID.code(index + 1))
    }
  }
}

/// The verdict, whose certificate it is, and on which page it stands.
private struct CodeRow: View {
  let check: CertificateCheck
  let page: Int?
  let now: Date

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      VerdictLabel(VerdictSummary(check, now: now))
      title
        .font(.subheadline)
        .foregroundStyle(.secondary)
      if let page {
        Text("Page \(page)", bundle: .module)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var title: Text {
    let title = CodeTitle.text(of: check)
    guard let name = check.claims?.payload.personName else { return title }
    return Text("\(title), \(name)", bundle: .module)
  }
}
