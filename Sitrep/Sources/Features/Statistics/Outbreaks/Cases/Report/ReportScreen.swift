import DesignSystem
import Domain
import PortableUI
import Reports

/// The situation report of a line list: what the team writes, what it reads, and its files.
struct ReportScreen: View {
  let list: CaseListModel
  let places: PlacesModel
  let route: Binding<StatisticsRoute>

  var body: some View {
    CasePage {
      switch list.words {
      case .loading: ProgressView { Text("Reading the outbreak…", bundle: .module) }
      case .failed:
        Text("The words of the report can’t be read. Check the disk, then try again.", bundle: .module)
          .accessibilityIdentifier(CasesID.reportUnread)
        Button(action: { Task { await list.loadWords() } }) { Text("Try again", bundle: .module) }
          .buttonStyle(.bordered)
          .accessibilityIdentifier(CasesID.readAgain)
      case .loaded(let words): LoadedReport(list: list, places: places, route: route, words: words)
      }
    }
    .task { await list.loadWords() }
  }
}

/// The report once its words are read.
private struct LoadedReport: View {
  let list: CaseListModel
  let places: PlacesModel
  let route: Binding<StatisticsRoute>

  @AppStorage(StatisticsSettings.rateChoices) private var choices = RateChoices()
  @Environment(\.locale) private var locale
  @State private var draft: ReportWords
  @State private var exported: ExportedDocument?
  @State private var saving: ReportForm?
  @State private var state = ReportSaveState.untouched

  init(list: CaseListModel, places: PlacesModel, route: Binding<StatisticsRoute>, words: ReportWords) {
    self.list = list
    self.places = places
    self.route = route
    _draft = State(initialValue: words)
  }

  var body: some View {
    ReportSettings(words: $draft, language: language)
    ReportWordsForm(words: $draft)
    ReportActions(state: state, keep: { saving = .words }, save: { saving = $0 })
    ReportPage(document: report.document(in: language.wrappedValue.locale))
      .savesFile($exported)
      .task(id: saving) {
        guard let saving else { return }
        await save(saving)
        self.saving = nil
      }
  }

  private var report: SituationReport {
    list.report(asOf: route.wrappedValue.asOf, words: draft, populations: places.populations, choices: choices)
  }

  /// The reader's language where none is chosen.
  private var language: Binding<WrittenLanguage> {
    let own = WrittenLanguage(for: locale)
    return Binding {
      route.wrappedValue.cases.language ?? own
    } set: {
      route.wrappedValue.cases.language = $0 == own ? nil : $0
    }
  }

  /// Keeps the words, so that the command writes the same file, then offers it.
  private func save(_ form: ReportForm) async {
    do throws(SaveProblem) {
      try await list.keep(draft)
    } catch {
      state = .refused
      return
    }
    state = .kept
    guard form != .words else { return }
    do {
      exported = try form.document(of: report, in: language.wrappedValue)
    } catch {
      state = .unwritten
    }
  }
}
