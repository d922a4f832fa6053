import Domain
import PortableUI

/// What of a query wasn't understood, and who or what may be meant by a name.
struct SearchDoubts: View {
  let outcome: SearchOutcome
  @Binding var search: String

  var body: some View {
    if !outcome.query.problems.isEmpty {
      Section {
        ForEach(outcome.query.problems, id: \.self) { problem in
          SearchProblemText.text(problem).accessibilityIdentifier(WorkspacesID.searchProblem)
        }
      }
    }
    ForEach(outcome.resolution.doubts, id: \.self) { doubt in
      Section {
        switch doubt {
        case .unknown:
          SearchProblemText.text(doubt).accessibilityIdentifier(WorkspacesID.searchProblem)
        case .ambiguous(let kind, let name, let candidates):
          ForEach(candidates) { candidate in
            Button(action: { search = SearchQuery.text(search, naming: kind, name, by: candidate.id) }) {
              VStack(alignment: .leading) {
                Text(verbatim: candidate.names.joined(separator: ", "))
                Text(verbatim: candidate.id).font(.caption).foregroundStyle(.secondary)
              }
            }
            .accessibilityIdentifier(WorkspacesID.meant(candidate.id))
          }
        }
      } header: {
        if case .ambiguous = doubt { SearchProblemText.text(doubt) }
      }
    }
  }
}
