import DesignSystem
import Domain
import Foundation
import PortableUI

extension View {
  /// A menu in the bar that takes figures out of files, forgets those that were taken last, and chooses a day.
  ///
  /// - Parameters:
  ///   - route: Goes to an outbreak that was imported.
  ///   - daySheet: Chooses the day of the figures.
  /// - Returns: The view with the menu.
  func figuresFiles<DaySheet: View>(
    route: Binding<StatisticsRoute>, @ViewBuilder daySheet: @escaping () -> DaySheet
  ) -> some View {
    modifier(FiguresFilesMenu(route: route, daySheet: daySheet))
  }
}

/// The menu of the profile's outbreaks.
private struct FiguresFilesMenu<DaySheet: View>: ViewModifier {
  let route: Binding<StatisticsRoute>
  let daySheet: () -> DaySheet

  @Environment(OutbreakLibrary.self) private var outbreaks: OutbreakLibrary?

  func body(content: Content) -> some View {
    if let outbreaks {
      content.modifier(
        FiguresReadingMenu(
          library: outbreaks.surroundings.bundled, outbreaks: outbreaks, route: route, daySheet: daySheet))
    } else {
      content
    }
  }
}

/// The menu with its dialogs.
private struct FiguresReadingMenu<DaySheet: View>: ViewModifier {
  let library: StatisticsLibrary
  let outbreaks: OutbreakLibrary
  let route: Binding<StatisticsRoute>
  let daySheet: () -> DaySheet

  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var importer = FiguresFileImport()
  @State private var accepted: FiguresImport?
  @State private var acceptedOutbreak: OutbreakReading?
  @State private var showsOutbreaks = false
  @State private var undoes = false
  @State private var choosesDay = false

  func body(content: Content) -> some View {
    @Bindable var library = library
    content
      .filesMenu(
        StatisticsID.filesMenu, importing: StatisticsID.importFiles, Text("Import figures…", bundle: .module),
        of: [.commaSeparatedText, .spreadsheet, .json, .plainText], allowsMultipleSelection: true
      ) { urls in
        await importer.read(urls, into: library, outbreaks: outbreaks.reader, locale: locale)
      } items: {
        undoItem
        if outbreaks.hasOwn {
          Button(action: { showsOutbreaks = true }) { Text("Outbreaks…", bundle: .module) }
            .accessibilityIdentifier(OutbreaksID.filesItem)
        }
        Button(action: { choosesDay = true }) { Text("Choose a day…", bundle: .module) }
          .accessibilityIdentifier(StatisticsID.chooseDay)
      }
      .sheet(isPresented: $showsOutbreaks) { OutbreaksSheet(library: outbreaks, route: route) }
      .task(id: acceptedOutbreak) {
        guard let reading = acceptedOutbreak else { return }
        await take(reading)
        acceptedOutbreak = nil
      }
      .sheet(isPresented: $choosesDay) { daySheet() }
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
        acceptedOutbreak = files.outbreak
        importer.close()
      } preview: { files in
        switch files {
        case .figures(let plan, let chosen):
          FiguresPreview(plan: plan, effect: ImportEffect(of: plan, on: library.report)) {
            FiguresEncoding(importer: importer, library: library, plan: plan, chosen: chosen)
            OwnOutbreakOffer(importer: importer, chosen: chosen, outbreaks: outbreaks.reader)
          }
        case .undated(let chosen): DayQuestion(importer: importer, library: library, chosen: chosen)
        case .unnamed(let chosen, let disease):
          DiseaseQuestion(
            importer: importer, library: library, chosen: chosen, disease: disease, outbreaks: outbreaks.reader)
        case .outbreak(let reading):
          OutbreakImportSteps(importer: importer, reading: reading, library: outbreaks)
        }
      } failure: { problem in
        if case .sheet(_, let chosen) = problem {
          VStack(spacing: 0) {
            FiguresImportFailure(names: importer.names, problem: problem)
            OtherSheets(importer: importer, chosen: chosen, outbreaks: outbreaks.reader)
          }
        } else {
          FiguresImportFailure(names: importer.names, problem: problem)
        }
      }
      .saveAlert(
        Text("The figures were not changed", bundle: .module), isPresented: $library.hasImportProblem,
        problem: library.importProblem)
  }

  /// Keeps an outbreak, and goes there.
  private func take(_ reading: OutbreakReading) async {
    guard let outbreak = reading.outbreak(received: Date()) else { return }
    let isKept =
      switch reading.plan {
      case .counts(let plan): await outbreaks.keep(outbreak, plan.counts)
      case .cases(let list):
        await outbreaks.keep(
          outbreak, list, list.mapping(of: reading.choices, on: .today(in: timeZone, now: outbreak.received)))
      }
    if isKept { route.wrappedValue.show(outbreak.id) }
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
