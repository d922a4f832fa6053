import DesignSystem
import Domain
import PortableUI

/// What a file holds, before anything is changed.
struct GuidanceImportPreview: View {
  let name: String
  let file: GuidanceFile

  var body: some View {
    List {
      PreviewSection(name: name, content: file.content)
      FindingsSection(warnings: file.warnings)
    }
    .groupedList()
  }
}

/// The title, edition, date, review and size of what would be imported.
private struct PreviewSection: View {
  let name: String
  let content: GuidanceContent

  @Environment(\.locale) private var locale

  var body: some View {
    Section {
      Text(verbatim: content.title.text(for: locale))
        .font(.headline)
      Text("Edition \(content.edition) of \(content.updated, format: .day)", bundle: .module)
      content.review.words(for: locale)
      Text("\(content.itemCount) statements and numbers", bundle: .module)
      Text("\(content.sources.count) sources", bundle: .module)
    } header: {
      Text(verbatim: name)
    } footer: {
      Text("This replaces the guidance shown now. You can undo it.", bundle: .module)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(GuidanceID.importSummary)
  }
}

/// What is strange about the file and stands in nobody's way.
private struct FindingsSection: View {
  let warnings: [GuidanceFileWarning]

  var body: some View {
    if !warnings.isEmpty {
      Section {
        ForEach(Array(warnings.enumerated()), id: \.offset) { warning in
          FindingRow(path: warning.element.path, words: GuidanceProblemText.text(warning.element))
        }
      } header: {
        Text("Ignored", bundle: .module)
      }
    }
  }
}

/// Why a file cannot be imported: each problem with its place.
struct GuidanceImportProblems: View {
  let name: String
  let problems: [GuidanceFileProblem]

  var body: some View {
    if let problem = problems.first, problems.count == 1, problem.path.isEmpty {
      ImportFailure([name], GuidanceProblemText.text(problem))
        .accessibilityIdentifier(GuidanceID.importProblems)
    } else {
      list
    }
  }

  private var list: some View {
    List {
      Section {
        ForEach(Array(problems.enumerated()), id: \.offset) { problem in
          FindingRow(path: problem.element.path, words: GuidanceProblemText.text(problem.element))
        }
      } header: {
        ImportFailure.title([name])
      } footer: {
        Text("Nothing was changed. Fix the file, then import it again.", bundle: .module)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(GuidanceID.importProblems)
    }
    .groupedList()
  }
}

/// A place in the file, and what is to be said of it.
private struct FindingRow: View {
  let path: String
  let words: Text

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !path.isEmpty {
        Text(verbatim: path)
          .font(.footnote)
          .monospaced()
      }
      words
    }
  }
}
