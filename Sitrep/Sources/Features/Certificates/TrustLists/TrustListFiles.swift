import DesignSystem
import Domain
import PortableUI

extension View {
  /// A menu in the bar that imports a trust list, shows first what it holds, and removes the present one.
  func trustListFiles(_ checking: CheckingModel, _ importer: TrustListImport) -> some View {
    // Certificates have many endings and no ending, so what a file is shows when it is read.
    filesMenu(CertificatesID.trustListMenu, importing: CertificatesID.importTrustList, of: [.data]) { urls in
      for url in urls { await importer.read(url, by: checking.trustLists) }
    } items: {
      Button(role: .destructive, action: { checking.removeTrustList() }) {
        Text("Remove the trust list", bundle: .module)
      }
      .disabled(checking.present == nil)
      .accessibilityIdentifier(CertificatesID.removeTrustList)
    }
    .importSheet(importer, title: Text("Import", bundle: .module), CertificatesID.trustListImport) { list in
      checking.importTrustList(list)
      importer.close()
    } preview: { list in
      TrustListPreview(name: importer.names.joined(), checker: list.checker)
    } failure: { problem in
      ImportFailure(
        importer.names,
        problem.map(TrustListProblemText.text) ?? Text("The file couldn’t be opened. Choose it again.", bundle: .module)
      )
      .accessibilityIdentifier(CertificatesID.importProblem)
    }
  }
}

/// What a file holds, before anything is changed.
private struct TrustListPreview: View {
  let name: String
  let checker: any CodeChecker

  var body: some View {
    List {
      Section {
        Text("\(checker.keys.count) keys", bundle: .module)
          .accessibilityIdentifier(CertificatesID.importSummary)
      } header: {
        Text(verbatim: name)
      } footer: {
        Text("This replaces the trust list used now. You can undo it.", bundle: .module)
        UncheckedSignature(checker: checker)
      }
      LeftOutSection(leftOut: checker.leftOut)
    }
    .groupedList()
  }
}
