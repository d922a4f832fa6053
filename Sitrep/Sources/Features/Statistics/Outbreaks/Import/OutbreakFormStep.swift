import DesignSystem
import Domain
import Foundation
import PortableUI

/// The first step: what the files are, of which disease, and what the outbreak is called.
struct OutbreakFormStep: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    Section {
      OutbreakFormText.sentence(reading.plan)
        .accessibilityIdentifier(OutbreaksID.form)
      ForEach(reading.plan.titles.prefix(3).indices, id: \.self) { index in
        Text(verbatim: reading.plan.titles[index])
          .foregroundStyle(.secondary)
      }
      ContentPicker(reading: reading, change: change)
      SheetPicker(reading: reading, change: change)
    } header: {
      Text(verbatim: reading.files.map(\.name).joined(separator: ", "))
    } footer: {
      Text("Source: \(reading.plan.source.name)", bundle: .module)
    }
    DiseaseSection(reading: reading, change: change)
    NameSection(reading: reading, change: change)
      .id(reading.plan.name)
    Section {
      LevelPicker(reading: reading, change: change)
      OutbreakEncoding(reading: reading, change: change)
    }
  }
}

/// Whether a table that isn't recognized is counts or a line list.
private struct ContentPicker: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    if reading.choices.content != nil || !reading.plan.missingColumns.isEmpty {
      Picker(selection: content) {
        Text("Counts of a place", bundle: .module).tag(OutbreakContent.counts)
        Text("One case", bundle: .module).tag(OutbreakContent.cases)
      } label: {
        Text("Each row is", bundle: .module)
      }
      .accessibilityIdentifier(OutbreaksID.content)
    }
  }

  private var content: Binding<OutbreakContent> {
    Binding {
      reading.plan.content
    } set: { content in
      guard content != reading.plan.content else { return }
      var new = reading
      new.choices.content = content
      change(new)
    }
  }
}

/// Which disease the files count: nothing is taken for COVID-19 unasked.
private struct DiseaseSection: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  @Environment(\.locale) private var locale
  @State private var other: String?
  @State private var problem: CountryName.Problem?

  var body: some View {
    Section {
      Picker(selection: choice) {
        Text("Choose…", bundle: .module).tag(Choice.none)
        ForEach(choices, id: \.self) { disease in
          Text(verbatim: disease.title(for: locale)).tag(Choice.disease(disease))
        }
        Text("Another disease…", bundle: .module).tag(Choice.other)
      } label: {
        Text("Disease", bundle: .module)
      }
      .accessibilityIdentifier(OutbreaksID.disease)
      if other != nil {
        TextField(text: typed) { Text("Name of the disease", bundle: .module) }
          .onSubmit(takeOther)
          .accessibilityIdentifier(OutbreaksID.diseaseOther)
        Button(action: takeOther) { Text("Use this name", bundle: .module) }
          .accessibilityIdentifier(OutbreaksID.apply)
      }
      if reading.plan.disease == nil, let proposed {
        Button(action: { take(proposed) }) {
          Text("Use “\(proposed.title(for: locale))”, as the file’s name says", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.diseaseProposed)
      }
    } header: {
      Text("Which disease is this?", bundle: .module)
    } footer: {
      if let problem {
        OutbreakNameText.text(problem)
      } else if reading.plan.disease == nil {
        Text("The file doesn’t say which disease it counts.", bundle: .module)
      }
    }
  }

  private enum Choice: Hashable {
    case none
    case disease(Disease)
    case other
  }

  private var choice: Binding<Choice> {
    Binding {
      if other != nil { return .other }
      return reading.plan.disease.map { .disease($0) } ?? .none
    } set: { new in
      switch new {
      case .none: break
      case .disease(let disease): take(disease)
      case .other: other = ""
      }
    }
  }

  private var typed: Binding<String> { Binding(get: { other ?? "" }, set: { other = $0 }) }

  /// The diseases of the file's rows, if it has several; else all that have words here, and the one that was named.
  private var choices: [Disease] {
    let named = reading.plan.diseaseQuestion?.named.compactMap { Disease(text: $0) } ?? []
    var all = named.isEmpty ? DiseaseKey.allCases.map { Disease.known($0) } : named
    if let disease = reading.plan.disease, !all.contains(disease) { all.append(disease) }
    return all.sorted {
      $0.title(for: locale).compare($1.title(for: locale), options: [], range: nil, locale: locale) == .orderedAscending
    }
  }

  private var proposed: Disease? { reading.plan.diseaseQuestion?.proposed }

  private func take(_ disease: Disease) {
    other = nil
    var new = reading
    new.choices.disease = disease
    change(new)
  }

  private func takeOther() {
    do throws(CountryName.Problem) {
      let name = try CountryName(other ?? "")
      if let disease = Disease(text: name.text) { take(disease) }
    } catch {
      problem = error
    }
  }
}

/// What the outbreak is called.
private struct NameSection: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  @State private var name: String
  @State private var problem: CountryName.Problem?

  init(reading: OutbreakReading, change: @escaping (OutbreakReading) -> Void) {
    self.reading = reading
    self.change = change
    _name = State(initialValue: reading.plan.name)
  }

  var body: some View {
    Section {
      TextField(text: $name) { Text("Name", bundle: .module) }
        .onSubmit(save)
        .accessibilityIdentifier(OutbreaksID.name)
      Button(action: save) { Text("Use this name", bundle: .module) }
        .accessibilityIdentifier(OutbreaksID.nameSave)
    } header: {
      Text("Name of the outbreak", bundle: .module)
    } footer: {
      if let problem {
        OutbreakNameText.text(problem)
          .accessibilityIdentifier(OutbreaksID.nameProblem)
      }
    }
  }

  private func save() {
    do throws(CountryName.Problem) {
      var new = reading
      new.choices.name = try OutbreakName(name).text
      change(new)
    } catch {
      problem = error
    }
  }
}

/// Whether places are countries.
private struct LevelPicker: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    Picker(selection: level) {
      Text("Countries and territories", bundle: .module).tag(OutbreakChoices.Level.countries)
      named.tag(OutbreakChoices.Level.named)
    } label: {
      Text("Places", bundle: .module)
    }
    .accessibilityIdentifier(OutbreaksID.level)
  }

  private var level: Binding<OutbreakChoices.Level> {
    Binding {
      reading.plan.level == .countries ? .countries : .named
    } set: { level in
      var new = reading
      new.choices.level = level
      change(new)
    }
  }

  private var named: Text {
    guard case .named(let label) = reading.plan.level, !label.isEmpty else {
      return Text("Named places", bundle: .module)
    }
    return Text("Named places (\(label))", bundle: .module)
  }
}

/// Another encoding for a file whose letters look wrong.
private struct OutbreakEncoding: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    if let encoding, encoding != .utf8 {
      EncodingPicker(encoding: Binding(get: { encoding }, set: choose), identifier: OutbreaksID.encoding)
    }
  }

  private var encoding: TextEncoding? {
    reading.choices.encoding
      ?? reading.plan.provenance.encoding.flatMap { text in
        TextEncoding.allCases.first { $0.rawValue == text || $0.name == text }
      }
  }

  private func choose(_ encoding: TextEncoding) {
    var new = reading
    new.choices.encoding = encoding
    change(new)
  }
}
