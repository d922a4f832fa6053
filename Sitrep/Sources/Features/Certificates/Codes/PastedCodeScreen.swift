import DesignSystem
import Domain
import Foundation
import PortableUI

/// Checks the text of a code that a person pastes; nothing of it is kept.
struct PastedCodeScreen: View {
  let checking: CheckingModel

  @State private var text = ""
  @State private var pasted: CheckingModel.CodesQuery?

  var body: some View {
    List {
      Section {
        TextEditor(text: $text)
          .frame(minHeight: 120)
          .accessibilityLabel(Text("Text of the code", bundle: .module))
          .accessibilityIdentifier(CertificatesID.pastedText)
        Button(action: check) { Text("Check", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.checkText)
      } header: {
        Text("Text of the code", bundle: .module)
      } footer: {
        Text(
          "Paste what a scanner app read. An EU certificate begins with “HC1:”. The text isn’t stored.", bundle: .module
        )
      }
      if let pasted {
        QueryView(pasted) { codes in
          ForEach(codes.codes.indices, id: \.self) { index in
            PastedContent(checking: checking, check: codes.codes[index].check.at(checking.now))
          }
        } failure: { problem in
          PictureProblemText.text(problem)
        }
      }
    }
    .groupedList()
    .navigationTitle(Text("Check a text", bundle: .module))
    .onChange(of: ObjectIdentifier(checking.trust)) { if pasted != nil { check() } }
  }

  private func check() { pasted = checking.codes(in: text) }
}

/// What a pasted text says, and what checking it found.
private struct PastedContent: View {
  let checking: CheckingModel
  let check: CertificateCheck

  var body: some View {
    VerdictSection(checking: checking, check: check)
    if let claims = check.claims {
      ContentSections(kind: check.kind, content: claims.payload)
      SignatureSection(claims: claims, key: check.key)
    }
  }
}
