import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that takes figures out of files, and forgets those that were taken last.
  func figuresFiles(model: CountryStatsViewModel) -> some View {
    modifier(FiguresReadingMenu(model: model, library: model.library))
  }
}

/// The menu with its dialogs.
private struct FiguresReadingMenu: ViewModifier {
  let model: CountryStatsViewModel
  let library: StatisticsLibrary

  @Environment(\.locale) private var locale
  @State private var importer = FiguresFileImport()
  @State private var accepted: FiguresImport?
  @State private var undoes = false
  @State private var choosesDay = false

  func body(content: Content) -> some View {
    @Bindable var library = library
    content
      .filesMenu(
        StatisticsID.filesMenu, importing: StatisticsID.importFiles, Text("Import figures…", bundle: .module),
        of: [.commaSeparatedText, .json, .plainText], allowsMultipleSelection: true
      ) { urls in
        await importer.read(urls, into: library, locale: locale)
      } items: {
        undoItem
        Button(action: { choosesDay = true }) { Text("Choose a day…", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.chooseDay)
      }
      .sheet(isPresented: $choosesDay) { DaySheet(model: model) }
      .task(id: accepted) {
        guard let plan = accepted else { return }
        await library.take(plan)
        accepted = nil
      }
      .task(id: undoes) {
        guard undoes else { return }
        await library.undoImport()
        undoes = false
      }
      .importSheet(
        importer, title: Text("Import figures", bundle: .module), StatisticsID.fileImport,
        canAccept: \.canBeImported
      ) { files in
        accepted = files.plan
        importer.close()
      } preview: { files in
        switch files {
        case .figures(let plan, let chosen):
          FiguresPreview(plan: plan, effect: ImportEffect(of: plan, on: library.report)) {
            FiguresEncoding(importer: importer, library: library, plan: plan, chosen: chosen)
          }
        case .undated(let chosen): DayQuestion(importer: importer, library: library, chosen: chosen)
        case .unnamed(let chosen, let disease):
          DiseaseQuestion(importer: importer, library: library, chosen: chosen, disease: disease)
        }
      } failure: { problem in
        FiguresImportFailure(names: importer.names, problem: problem)
      }
      .alert(Text("The figures were not changed", bundle: .module), isPresented: $library.hasImportProblem) {
        Button(action: {}, label: { Text("OK", bundle: .module) })
      } message: {
        if let path = library.importProblem?.goneFolder {
          folderGoneText(path)
        } else {
          Text("They couldn’t be saved. Check the disk, then try again.", bundle: .module)
        }
      }
  }

  @ViewBuilder private var undoItem: some View {
    if let last = library.undoableImport {
      Button(action: { undoes = true }) { Text("Undo import of “\(last.name)”", bundle: .module) }
        .accessibilityIdentifier(StatisticsID.undoImport)
    }
  }
}

extension StatisticsLibrary {
  /// True while the person should hear that an import, or its undoing, was not stored.
  fileprivate var hasImportProblem: Bool {
    get { importProblem != nil }
    set { if !newValue { dismissImportProblem() } }
  }
}
