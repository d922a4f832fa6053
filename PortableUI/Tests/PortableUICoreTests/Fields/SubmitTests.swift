import Testing

@testable import PortableUICore

@MainActor
@Suite struct SubmitTests {
  @Test func `every action around the field runs, the innermost first`() {
    let log = WordLog()
    let window = Window {
      VStack {
        TextField("Name", text: .constant("")).onSubmit { log.add("field") }
        TextField("Other", text: .constant(""))
      }
      .onSubmit { log.add("stack") }
      .onSubmit(of: .search) { log.add("search") }
      .onSubmit(of: [.search, .text]) { log.add("both") }
    }

    window.use("Name", .submit)
    #expect(log.words == ["field", "stack", "both"])

    window.use("Other", .submit)
    #expect(log.words == ["field", "stack", "both", "stack", "both"])
  }

  @Test func `a scope keeps Return from what is further out`() {
    let log = WordLog()
    let window = Window {
      VStack {
        TextField("Inner", text: .constant("")).onSubmit { log.add("field") }.submitScope()
        TextField("Outer", text: .constant("")).submitScope(false)
      }
      .onSubmit { log.add("stack") }
    }

    window.use("Inner", .submit)
    window.use("Outer", .submit)

    #expect(log.words == ["field", "stack"])
  }

  @Test func `Return in a field without an action, or for several lines, runs nothing`() {
    let log = WordLog()
    let window = Window {
      TextField("Name", text: .constant(""))
      TextField("Lines", text: .constant(""), axis: .vertical).onSubmit { log.add("lines") }
    }

    #expect(window.use("Name", .submit))
    #expect(window.use("Lines", .submit))
    #expect(log.words == [])
  }

  @Test func `every key has its words`() {
    let labels: [SubmitLabel] = [.done, .go, .send, .join, .route, .search, .return, .next, .continue]

    #expect(
      labels.map(\.kind) == [.done, .go, .send, .join, .route, .search, .return, .next, .continue])
  }
}

@MainActor
@Suite struct SearchTests {
  @Test func `the field stands in the bar of the screen around`() {
    let text = outline {
      NavigationStack {
        Text(verbatim: "content").searchable(text: .constant("words"), prompt: "hint").navigationTitle("Title")
      }
    }

    #expect(
      text == """
        screen "Title" ↔ ↕
          search:
            search(hasSingleKey: true) "words" named "hint" submit ↔
          "content"
        """)
  }

  @Test func `said of a container, it stands in the first screen inside`() {
    let word = "variable"
    let window = Window {
      NavigationSplitView {
        Text(verbatim: "list")
      } detail: {
        NavigationStack { Text(verbatim: "detail") }
      }
      .searchable(text: .constant(""), placement: .sidebar, prompt: word)
    }

    #expect(window.screens.map(\.search.count) == [1, 0])
  }

  @Test func `said of a stack in a column, it stands in the stack's screen`() {
    let window = Window {
      NavigationSplitView {
        Text(verbatim: "list")
      } detail: {
        NavigationStack { Text(verbatim: "detail") }
          .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
      }
    }

    #expect(window.screens.map(\.search.count) == [0, 1])
  }

  @Test func `searching writes the binding and runs its own action`() {
    let log = WordLog()
    let window = Window { Searching(log: log) }

    window.type("abc", into: "Search")
    window.use("Search", .submit)

    #expect(window.texts == ["abc"])
    #expect(log.words == ["search abc"])
  }

  @Test func `a search outside of any screen is reported`() {
    let window = Window { Text(verbatim: "content").searchable(text: .constant("")) }

    #expect(window.texts == ["content"])
    #expect(Faults.contain("searchable stands outside"))
  }
}

private struct Searching: View {
  let log: WordLog
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Text(verbatim: text).searchable(text: $text)
    }
    .onSubmit(of: .search) { log.add("search \(text)") }
    .onSubmit { log.add("text") }
  }
}

/// What happened, in order.
@MainActor
private final class WordLog {
  private(set) var words: [String] = []

  func add(_ word: String) { words.append(word) }
}
