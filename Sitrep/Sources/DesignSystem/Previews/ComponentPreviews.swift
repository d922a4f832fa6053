#if canImport(SwiftUI)
  import Domain
  import PortableUI

  #Preview("Nothing to show") {
    EmptyNotice(
      Text("Keyboard shortcuts", bundle: .module),
      message: Text("You can turn off /, 1 to 5, W and ? in Settings.", bundle: .module), symbol: "gearshape")
  }
  #Preview("Undo") {
    List { UndoNotice(Text("Appearance", bundle: .module), identifier: "preview", undo: {}, dismiss: {}) }
  }
  #Preview("Shares") {
    VStack(spacing: 16) {
      ShareBar(share: 0)
      ShareBar(share: 0.4)
      ShareBar(share: 1)
    }
    .padding(16)
  }
  #Preview("Card") {
    Button(action: {}) { Text("Settings", bundle: .module).padding(16) }
      .buttonStyle(CardButtonStyle())
  }
  #Preview("Columns") {
    AdaptiveColumns {
      Text("Language", bundle: .module)
    } trailing: {
      Text("Privacy", bundle: .module)
    }
  }
  #Preview("Page with aside") {
    PageWithAside {
      Text("Language", bundle: .module)
    } aside: {
      Text("Privacy", bundle: .module)
    }
  }
  #Preview("Loaded") { PreviewedQuery(problem: nil) }
  #Preview("Failed") { PreviewedQuery(problem: ReadProblem("The disk can’t be read.")) }

  /// A value that is read, or is not.
  private struct PreviewedQuery: View {
    @State private var query: Query<String, ReadProblem>

    init(problem: ReadProblem?) {
      _query = State(
        initialValue: Query { () throws(ReadProblem) in
          if let problem { throw problem }
          return "A value"
        })
    }

    var body: some View {
      QueryView(query) {
        Text(verbatim: $0)
      } failure: {
        Text(verbatim: $0.reason)
      }
    }
  }
#endif
