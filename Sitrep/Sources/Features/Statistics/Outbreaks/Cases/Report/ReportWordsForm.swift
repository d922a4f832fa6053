import DesignSystem
import Domain
import PortableUI
import Reports

/// The language of the report, its number, and whether small numbers are hidden.
struct ReportSettings: View {
  @Binding private var words: ReportWords
  @Binding private var language: WrittenLanguage

  init(words: Binding<ReportWords>, language: Binding<WrittenLanguage>) {
    _words = words
    _language = language
  }

  var body: some View {
    Picker(selection: $language) {
      Text(verbatim: "English").tag(WrittenLanguage.en)
      Text(verbatim: "Русский").tag(WrittenLanguage.ru)
    } label: {
      Text("Language of the report", bundle: .module)
    }
    .pickerStyle(.segmented)
    .accessibilityIdentifier(CasesID.language)
    Toggle(isOn: $words.hidesSmallNumbers) { Text("Small numbers as <5", bundle: .module) }
      .accessibilityIdentifier(CasesID.smallNumbers)
    VStack(alignment: .leading, spacing: 4) {
      Text("Number of the issue", bundle: .module)
        .font(.footnote)
        .foregroundStyle(.secondary)
      TextField(text: issue) { Text("Number of the issue", bundle: .module) }
        .numberKeyboard()
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier(CasesID.issue)
    }
  }

  /// The issue's number as it is typed; empty where there is none.
  private var issue: Binding<String> {
    Binding {
      words.issue.map { String($0) } ?? ""
    } set: {
      words.issue = Int($0.filter { $0.isASCII && $0.isNumber }.prefix(6))
    }
  }
}

/// What the team writes.
struct ReportWordsForm: View {
  @Binding private var words: ReportWords

  init(words: Binding<ReportWords>) {
    _words = words
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      CaseHeading(title: Text("Written by your team", bundle: .module))
      ForEach(ReportWords.Section.allCases, id: \.self) { section in
        VStack(alignment: .leading, spacing: 4) {
          Self.title(section)
            .font(.footnote)
            .foregroundStyle(.secondary)
          TextField(text: text(section), axis: .vertical) { Self.title(section) }
            .textFieldStyle(.roundedBorder)
            .accessibilityIdentifier(CasesID.words(section))
        }
      }
    }
  }

  private func text(_ section: ReportWords.Section) -> Binding<String> {
    Binding {
      words[section] ?? ""
    } set: {
      words[section] = $0
    }
  }

  private static func title(_ section: ReportWords.Section) -> Text {
    switch section {
    case .highlights: Text("More highlights", bundle: .module)
    case .context: Text("Context", bundle: .module)
    case .response: Text("Response", bundle: .module)
    case .challenges: Text("Challenges", bundle: .module)
    case .recommendations: Text("Recommendations", bundle: .module)
    }
  }
}

/// Keeps the words, or saves the report as a file.
struct ReportActions: View {
  let state: ReportSaveState
  let keep: @MainActor () -> Void
  let save: @MainActor (ReportForm) -> Void

  var body: some View {
    HStack(spacing: 8) {
      Button(action: keep) { Text("Save the texts", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(CasesID.keep)
      Menu {
        ForEach(ReportForm.files, id: \.self) { form in
          Button(action: { save(form) }) { Self.title(form) }
            .accessibilityIdentifier(CasesID.saveAs(form.rawValue))
        }
      } label: {
        Text("Save as…", bundle: .module)
      }
      .accessibilityIdentifier(CasesID.saveMenu)
    }
    note
      .font(.footnote)
      .foregroundStyle(.secondary)
  }

  @ViewBuilder private var note: some View {
    switch state {
    case .untouched: Text("Texts are kept for the next issue.", bundle: .module)
    case .kept:
      Text("Saved.", bundle: .module)
        .accessibilityIdentifier(CasesID.saved)
    case .refused:
      Text("The texts were not saved. Check the disk, then try again.", bundle: .module)
        .accessibilityIdentifier(CasesID.problem)
    case .unwritten:
      Text("The file couldn’t be made", bundle: .module)
        .accessibilityIdentifier(CasesID.problem)
    }
  }

  private static func title(_ form: ReportForm) -> Text {
    switch form {
    case .words: Text("Texts", bundle: .module)
    case .html: Text("Page (HTML)", bundle: .module)
    case .markdown: Text("Text (Markdown)", bundle: .module)
    case .json: Text("Figures (JSON)", bundle: .module)
    }
  }
}
