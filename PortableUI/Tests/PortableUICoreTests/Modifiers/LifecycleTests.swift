import Foundation
import Observation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct LifecycleTests {
  @Test func `a view appears once and disappears once`() {
    let log = Log()
    let window = Window { Appearing(log: log) }
    for _ in 0..<3 { window.evaluate() }
    #expect(log.lines == ["outer appears", "inner appears"])

    log.isShown = false
    window.evaluate()
    #expect(log.lines.suffix(2).sorted() == ["inner disappears", "outer disappears"])

    log.isShown = true
    window.evaluate()
    window.graph.close()
    #expect(log.lines.count == 8)
  }

  @Test func `changes are told with the old and the new value`() {
    let log = Log()
    let window = Window { Changing(log: log) }
    #expect(log.lines == ["initially 1 1"])

    log.number = 2
    window.evaluate()
    window.evaluate()

    #expect(log.lines == ["initially 1 1", "initially 1 2", "changed", "changed 1 to 2"])
  }

  @Test func `a change from or to nil is a change, nil at first is none`() {
    let log = Log()
    let window = Window {
      EmptyView()
        .onChange(of: log.text) { old, new in log.lines.append("\(old ?? "nil") \(new ?? "nil")") }
        .onChange(of: log.text, initial: true) { log.lines.append("also initially") }
    }
    #expect(log.lines == ["also initially"])

    log.text = "some"
    window.evaluate()
    log.text = nil
    window.evaluate()

    #expect(log.lines == ["also initially", "also initially", "nil some", "also initially", "some nil"])
  }

  @Test func `a task runs once, and anew for another id`() async {
    let log = Log()
    let window = Window { EmptyView().task(id: log.text) { log.lines.append("ran for \(log.text ?? "nil")") } }
    await window.graph.tasksEnded(within: .seconds(30))
    window.evaluate()
    await window.graph.tasksEnded(within: .seconds(30))
    #expect(log.lines == ["ran for nil"])

    log.text = "id"
    window.evaluate()
    await window.graph.tasksEnded(within: .seconds(30))

    #expect(log.lines == ["ran for nil", "ran for id"])
  }

  @Test func `a task is cancelled when its view vanishes or its id changes`() async {
    let log = Log()
    let window = Window {
      if log.isShown {
        EmptyView().task(id: log.number) { await log.sleepLong(as: log.number) }
      }
    }
    for _ in 0..<1000 where log.lines.isEmpty { await Task.yield() }

    log.number = 2
    window.evaluate()
    for _ in 0..<1000 where log.lines.count < 3 { await Task.yield() }
    log.isShown = false
    window.evaluate()
    await window.graph.tasksEnded(within: .seconds(30))

    #expect(log.lines.sorted() == ["1 begins", "1 cancelled", "2 begins", "2 cancelled"])
  }

  @Test func `nothing happens without an action`() {
    let window = Window { Text(verbatim: "quiet").onAppear().onDisappear() }

    window.graph.close()

    #expect(window.texts == ["quiet"])
  }
}

@Observable
private final class Log {
  @ObservationIgnored var lines: [String] = []
  var isShown = true
  var number = 1
  var text: String?

  @MainActor
  func sleepLong(as number: Int) async {
    lines.append("\(number) begins")
    do {
      try await Task.sleep(for: .seconds(600))
    } catch {
      lines.append("\(number) cancelled")
    }
  }
}

private struct Appearing: View {
  let log: Log

  var body: some View {
    if log.isShown {
      VStack {
        Text(verbatim: "inner")
          .onAppear { log.lines.append("inner appears") }
          .onDisappear { log.lines.append("inner disappears") }
      }
      .onAppear { log.lines.append("outer appears") }
      .onDisappear { log.lines.append("outer disappears") }
    }
  }
}

private struct Changing: View {
  let log: Log

  var body: some View {
    Text(verbatim: "\(log.number)")
      .onChange(of: log.number) { old, new in log.lines.append("changed \(old) to \(new)") }
      .onChange(of: log.number) { log.lines.append("changed") }
      .onChange(of: log.number, initial: true) { old, new in log.lines.append("initially \(old) \(new)") }
  }
}
