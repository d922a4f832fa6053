import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct PickerTests {
  @Test func `choices by tag and by id, labels and styles`() {
    let word = "variable"
    let text = outline {
      List {
        Picker("a", selection: .constant(2)) {
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2)
          Text(verbatim: "three").tag(3).disabled(true)
        }
        Picker(word, selection: .constant("y")) {
          ForEach(["x", "y"], id: \.self) { Text(verbatim: $0.uppercased()) }
        }
        .pickerStyle(.menu)
        Picker(selection: .constant(true)) {
          Label("yes", systemImage: "eye").tag(true)
        } label: {
          Label("c", systemImage: "eye")
        }
        .pickerStyle(.inline)
      }
      Picker("d", selection: .constant(nil as Int?)) {
        ForEach(0..<2) { Text(verbatim: "\($0)").tag($0 as Int?) }
        Text(verbatim: "none").tag(nil as Int?)
      }
      .pickerStyle(.segmented)
      .disabled(true)
      Picker("e", selection: .constant(1)) { Text(verbatim: "one").tag(1) }.labelsHidden().pickerStyle(.automatic)
    }

    #expect(
      text == """
        list automatic ↔ ↕
          picker automatic named "a" of one, *two, three (disabled) ↔
            "a"
          picker menu named "variable" of X, *Y ↔
            "variable"
          picker inline named "c" of *yes ↔
            hstack center
              image eye [hidden]
              "c"
        picker segmented named "d" of 0 (disabled), 1 (disabled), *none (disabled) disabled ↔
        picker automatic named "e" of *one
        """)
  }

  @Test func `choosing writes the binding, by value or by a choice's own button`() throws {
    let window = Window { Choosing() }
    let options = try #require(window.options(of: "Size"))

    #expect(window.use("Size", .set(options[1].value)))
    #expect(window.texts == ["2"])

    #expect(window.graph.perform(.tap, on: options[0].key))
    window.evaluate()
    #expect(window.texts == ["1"])
    #expect(try #require(window.options(of: "Size")) == options)
  }

  @Test func `what is no choice, or a disabled one, is refused`() throws {
    let window = Window { Choosing() }
    let options = try #require(window.options(of: "Size"))

    for value in ["", "2", "nonsense", options[2].value] {
      #expect(!window.use("Size", .set(value)), "\(value)")
    }
    #expect(!window.graph.perform(.tap, on: options[2].key))
    #expect(window.texts == ["1"])
  }

  @Test func `a picker that cannot work is reported`() {
    let window = Window {
      Picker("without tags", selection: .constant(1)) { Text(verbatim: "untagged choice") }
      Picker("without selection", selection: .constant(9)) { Text(verbatim: "a").tag(1) }
      Picker("of another type", selection: .constant(1)) { Text(verbatim: "a").tag("text") }
      Picker("twice", selection: .constant(77)) {
        Text(verbatim: "a").tag(77)
        Text(verbatim: "b").tag(77)
      }
    }

    #expect(window.allNodes.count == 4)
    #expect(Faults.contain("A choice of a Picker has no tag and cannot be chosen: untagged choice"))
    #expect(Faults.contain("The Picker \"without tags\" has no choices"))
    #expect(Faults.contain("The selection of the Picker \"without selection\" is the tag of none"))
    #expect(Faults.contain("A Picker's tag is of type String, its selection of type Int."))
    #expect(Faults.contain("A Picker has two choices with the tag 77."))
  }
}

extension Window {
  fileprivate func options(of name: String) -> [PickerOption]? {
    if case .picker(let traits) = field(name)?.kind { traits.options } else { nil }
  }
}

private struct Choosing: View {
  @State private var size = 1

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(1..<4) { size in
        Text(verbatim: "size \(size)").tag(size).disabled(size == 3)
      }
    }
    Text(verbatim: String(size))
  }
}

@MainActor
@Suite struct DatePickerTests {
  /// 2026-11-21 10:00:30 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_795_255_230)

  @Test func `parts, ranges and labels`() throws {
    let (word, day) = ("variable", 86_400.0)
    let (from, to) = (date - day, date + day)
    let selection = Binding.constant(date)
    let text = outline {
      Group {
        DatePicker("a", selection: selection)
        DatePicker(word, selection: selection, displayedComponents: .date)
        DatePicker("c", selection: selection, displayedComponents: .hourAndMinute)
        DatePicker(selection: selection) { Text(verbatim: "d") }.labelsHidden().disabled(true)
      }
      Group {
        DatePicker("e", selection: selection, in: from...to, displayedComponents: .date)
        DatePicker(word, selection: selection, in: from..., displayedComponents: .date)
        DatePicker("g", selection: selection, in: ...to)
        DatePicker("h", selection: selection, in: from...to, displayedComponents: .hourAndMinute)
      }
    }

    #expect(
      text == """
        dateAndTime 2026-11-21T10:00 named "a"
          "a"
        date 2026-11-21 named "variable"
          "variable"
        time 10:00 named "c"
          "c"
        dateAndTime 2026-11-21T10:00 named "d" disabled
        date 2026-11-21 named "e" from 2026-11-20 to 2026-11-22
          "e"
        date 2026-11-21 named "variable" from 2026-11-20
          "variable"
        dateAndTime 2026-11-21T10:00 named "g" to 2026-11-22T10:00
          "g"
        time 10:00 named "h"
          "h"
        """)
  }

  @Test func `the other forms`() {
    let word = "variable"
    let selection = Binding.constant(date)
    let text = outline {
      DatePicker(selection: selection, in: date...date) { Text(verbatim: "a") }
      DatePicker(selection: selection, in: date...) { Text(verbatim: "b") }
      DatePicker(selection: selection, in: ...date) { Text(verbatim: "c") }
      DatePicker("d", selection: selection, in: date...)
      DatePicker(word, selection: selection, in: date...date)
      DatePicker(word, selection: selection, in: ...date)
    }

    #expect(text.split(separator: "\n").count { $0.hasPrefix("dateAndTime 2026-11-21T10:00") } == 6)
    #expect(text.split(separator: "\n").count { $0.contains(" from 2026-11-21T10:00") } == 4)
    #expect(text.split(separator: "\n").count { $0.contains(" to 2026-11-21T10:00") } == 4)
  }

  @Test func `a new day keeps the time, a new time the day, to the second`() {
    let window = Window { Dating(date: date) }

    window.use("Day", .set("2027-02-28"))
    #expect(window.texts.contains("2027-02-28T10:00:30Z"))

    window.use("Time", .set("23:59"))
    #expect(window.texts.contains("2027-02-28T23:59:30Z"))

    window.use("Both", .set("2026-01-02T03:04"))
    #expect(window.texts.contains("2026-01-02T03:04:30Z"))
  }

  @Test func `the time zone of the surroundings holds`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = date
    let window = Window { Dating(date: date).environment(\.timeZone, tokyo) }
    #expect(window.outline.contains("dateAndTime 2026-11-21T19:00"))

    window.use("Day", .set("2026-11-22"))

    #expect(window.texts.contains("2026-11-22T10:00:30Z"))
  }

  @Test func `a date out of the range becomes the nearest in it`() {
    let window = Window { Dating(date: date) }

    window.use("Soon", .set("2030-01-01"))
    #expect(window.texts.contains("2026-11-22T10:00:30Z"))

    window.use("Soon", .set("2020-01-01"))
    #expect(window.texts.contains("2026-11-21T10:00:30Z"))
  }

  @Test(arguments: [
    "", "x", "2026", "2026-11", "2026-1-1", "2026-13-01", "2026-02-30", "0000-01-01", "2026-11-21T10:00", "+026-11-21",
    "２０２６-11-21", "2026-11-21 ", "12026-11-21",
  ])
  func `what is no day is refused`(text: String) {
    let window = Window { Dating(date: date) }

    #expect(!window.use("Day", .set(text)))
    #expect(window.texts.contains("2026-11-21T10:00:30Z"))
  }

  @Test(arguments: ["", "24:00", "10:60", "1000", "10", "10:00:00:00", "-1:00", "2026-11-21"])
  func `what is no time is refused`(text: String) {
    let window = Window { Dating(date: date) }

    #expect(!window.use("Time", .set(text)))
    #expect(!window.use("Both", .set(text)))
  }
}

private struct Dating: View {
  @State private var date: Date
  private let first: Date

  init(date: Date) {
    _date = State(initialValue: date)
    first = date
  }

  var body: some View {
    DatePicker("Both", selection: $date)
    DatePicker("Day", selection: $date, displayedComponents: .date)
    DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
    DatePicker("Soon", selection: $date, in: first...(first + 86_400), displayedComponents: .date)
    Text(verbatim: date.formatted(.iso8601))
  }
}

@MainActor
@Suite struct FormTests {
  @Test func `a form is a list in groups`() {
    let text = outline {
      Form { Text(verbatim: "row") }
    }

    #expect(
      text == """
        list insetGrouped ↔ ↕
          "row"
        """)
  }

  @Test func `labelled content stands at the two ends of a row`() {
    let word = "variable"
    let window = Window {
      LabeledContent("a", value: word)
      LabeledContent(word, value: word)
      LabeledContent("c", value: 1234, format: .number)
      LabeledContent(word, value: 1234, format: .number)
      LabeledContent("e") { Text(verbatim: "content") }
      LabeledContent(word) { Text(verbatim: "content") }
      LabeledContent {
        Text(verbatim: "content")
      } label: {
        Text(verbatim: "g")
      }
    }

    #expect(
      window.texts == [
        "a", word, word, word, "c", "1,234", word, "1,234", "e", "content", word, "content", "g", "content",
      ])
    #expect(window.outline.contains("\"content\" secondary"))
  }
}

@MainActor
@Suite struct SliderTests {
  @Test func `a slider stands between its labels, on a step within its bounds`() {
    let text = outline {
      Slider(value: .constant(0.3)) { Text(verbatim: "volume") }
      Slider(value: .constant(17), in: 0...10, step: 4) {
        Text(verbatim: "size")
      } minimumValueLabel: {
        Text(verbatim: "small")
      } maximumValueLabel: {
        Text(verbatim: "large")
      }
      .disabled(true)
    }

    #expect(
      text == """
        hstack center spacing=8 ↔
          slider 0.3 in 0...1 ↔
        hstack center spacing=8 ↔
          "small"
          slider 8 in 0...10 step=4 disabled ↔
          "large"
        """)
  }

  @Test(arguments: [("5", 6.0), ("4.9", 4), ("-3", 0), ("99", 10)])
  func `what is set is the nearest value that it can have`(text: String, value: Double) throws {
    let window = Window { Sliding() }

    #expect(window.setSlider(text))
    #expect(window.texts == ["\(value)"])
  }

  @Test(arguments: ["", "a lot", "nan", "inf"]) func `what is no number is refused`(text: String) {
    let window = Window { Sliding() }

    #expect(!window.setSlider(text))
    #expect(window.texts == ["2.0"])
  }
}

private struct Sliding: View {
  @State private var value = 2.0

  var body: some View {
    Slider(value: $value, in: 0...10, step: 2)
    Text(verbatim: "\(value)")
  }
}

extension Window {
  fileprivate func setSlider(_ text: String) -> Bool {
    let slider = allNodes.first { if case .slider = $0.kind { true } else { false } }
    defer { evaluate() }
    return slider.map { graph.perform(.set(text), on: $0.key) } ?? false
  }
}
