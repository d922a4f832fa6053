import DesignSystem
import Domain
import Foundation
import PortableUI

/// The keys that certificates are checked with, and where they come from.
struct TrustListScreen: View {
  let checking: CheckingModel

  @State private var importer = TrustListImport()

  var body: some View {
    List {
      if let action = checking.lastAction {
        Section {
          UndoNotice(
            action.kind == .imported
              ? Text("The trust list was imported.", bundle: .module)
              : Text("The trust list was removed.", bundle: .module),
            identifier: CertificatesID.trustListUndo, undo: { checking.undo() },
            dismiss: { checking.dismissLastAction() })
        }
      }
      QueryView(checking.trust) { list in
        if let list { TrustListSections(list: list) } else { NoTrustList() }
      } failure: { failure in
        UnusableTrustList(failure: failure)
      }
    }
    .groupedList()
    .navigationTitle(Text("Trust list", bundle: .module))
    .trustListFiles(checking, importer)
  }
}

/// What a trust list is for, and how to come by one.
private struct NoTrustList: View {
  var body: some View {
    Section {
      EmptyNotice(
        Text("No trust list", bundle: .module),
        message: Text(
          "Import the keys that health authorities publish (PEM, DER or JSON) from the Files menu, to check certificates offline.",
          bundle: .module),
        symbol: "qrcode"
      )
      .accessibilityIdentifier(CertificatesID.noTrustList)
    }
  }
}

private struct UnusableTrustList: View {
  let failure: TrustListFailure

  var body: some View {
    Section {
      switch failure {
      case .unreadable(let problem): Text("The trust list couldn’t be read: \(problem.reason)", bundle: .module)
      case .refused(let problem): TrustListProblemText.text(problem)
      }
    } footer: {
      Text("Certificates are checked without keys. Import the list again.", bundle: .module)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(CertificatesID.unusableTrustList)
  }
}

/// How many keys there are, since when, and each of them.
private struct TrustListSections: View {
  let list: TrustListInUse

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let keys = list.checker.keys
    Section {
      LabeledContent {
        Text(keys.count, format: .count)
          .accessibilityIdentifier(CertificatesID.keyCount)
      } label: {
        Text("Signing keys", bundle: .module)
      }
      LabeledContent {
        Text(Day.today(in: timeZone, now: list.file.imported), format: .day)
      } label: {
        Text("Imported", bundle: .module)
      }
    } footer: {
      Text("A newer list has newer keys. Import it when certificates turn up whose key is unknown.", bundle: .module)
      UncheckedSignature(checker: list.checker)
    }
    LeftOutSection(leftOut: list.checker.leftOut)
    Section {
      ForEach(keys, id: \.id) { KeyFacts(key: $0) }
    } header: {
      Text("Keys", bundle: .module)
    }
  }
}

/// Says of a list that was signed as a whole that nobody checked that.
struct UncheckedSignature: View {
  let checker: any CodeChecker

  var body: some View {
    if checker.hasUncheckedSignature {
      TrustListProblemText.uncheckedSignature
        .accessibilityIdentifier(CertificatesID.uncheckedSignature)
    }
  }
}

/// The certificates of a list that can't be used.
struct LeftOutSection: View {
  let leftOut: [Int: TrustListProblem.Entry]

  var body: some View {
    if !leftOut.isEmpty {
      Section {
        ForEach(leftOut.keys.sorted(), id: \.self) { number in
          if let problem = leftOut[number] {
            Text("Certificate \(number): \(TrustListProblemText.text(problem))", bundle: .module)
          }
        }
      } header: {
        Text("Left out", bundle: .module)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(CertificatesID.leftOut)
    }
  }
}
