import Testing

@testable import PortableUIWeb

/// How windows hear of what changed elsewhere.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ChangedWindowsTests {
  private let app = TestApp()

  private static func window(_ number: Int) throws -> WindowID {
    try #require(WindowID("a-window-with-the-number-\(number)"))
  }

  @Test func `a window is brought up to date once, however often it changes before`() throws {
    let (first, second) = (try Self.window(1), try Self.window(2))
    var windows = ChangedWindows()

    #expect(windows.add([first], pushersAtOnce: 2) == 1)
    #expect(windows.add([first], pushersAtOnce: 2) == 1)
    #expect(windows.add([second], pushersAtOnce: 2) == 0)
    #expect(windows.next() == first && windows.next() == second)
    #expect(windows.next() == nil && windows.next() == nil)
    #expect(windows.add([first], pushersAtOnce: 2) == 1)
  }

  @Test func `so many windows are brought up to date at the same time, and no more`() throws {
    var windows = ChangedWindows()

    #expect(windows.add(Set(try (1...5).map(Self.window)), pushersAtOnce: 2) == 2)
    #expect(windows.add([try Self.window(6)], pushersAtOnce: 2) == 0)
  }

  @Test func `a window whose change is still being stored holds up no other one`() async throws {
    let (acting, used, watching) = (await ScriptedPage(app), await ScriptedPage(app), await ScriptedPage(app))
    let streams = [await acting.listen(), await used.listen(), await watching.listen()]
    for page in [acting, used] { try await page.send(["tap", page.control("Ask")]) }
    app.store.isDiskSlow = true

    async let answer = acting.send(["tap", acting.control("Count")])

    for stream in streams.dropFirst() {
      let push = try #require(try await stream.firstMessage())
      #expect(push.operations.contains { $0.contains("Counted 1") })
    }
    #expect(app.store.saves == 2)
    app.store.isDiskSlow = false
    #expect(try await answer.operations.contains { $0.contains("Counted 1") })
  }

  @Test func `what changes while an event is being stored comes to its window too`() async throws {
    let page = await ScriptedPage(app)
    let stream = await page.listen()
    try await page.send(["tap", page.control("Ask")])
    app.store.isDiskSlow = true
    async let answer = page.send(["tap", page.control("Count")])
    while app.store.count == 0 { await Task.yield() }
    app.store.count = 5
    // The window is to be told of it while it is busy.
    try await Task.sleep(for: .milliseconds(100))

    app.store.isDiskSlow = false
    #expect(try await answer.operations.contains { $0.contains("Counted 5") })
    app.store.count = 6

    let push = try #require(try await stream.firstMessage())
    #expect(push.operations.contains { $0.contains("Counted 6") })
  }
}
