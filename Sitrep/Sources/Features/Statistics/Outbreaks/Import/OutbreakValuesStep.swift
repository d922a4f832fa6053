import DesignSystem
import Domain
import PortableUI

/// The third step: what numbers, dates and names stand for where the files leave it open.
struct OutbreakValuesStep: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    CountingSection(reading: reading, change: change)
    DateSection(reading: reading, change: change)
    WeekSection(reading: reading, change: change)
    AlikeSection(reading: reading, change: change)
    CellsSection(plan: reading.plan)
  }
}

/// Whether counts are new or cumulative.
private struct CountingSection: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    if isAsked || reading.plan.counting != nil {
      Section {
        Picker(selection: counting) {
          if isAsked { Text("Choose…", bundle: .module).tag(Counting?.none) }
          ForEach(Counting.allCases, id: \.self) { $0.title.tag(Counting?.some($0)) }
        } label: {
          Text("Counts are", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.counting)
      } header: {
        Text("New or cumulative?", bundle: .module)
      } footer: {
        if let found = reading.plan.counting, found.reason == .values {
          Text("Counts fall on \(found.falls) of \(found.steps) steps from one period to the next.", bundle: .module)
        }
      }
    }
  }

  private var isAsked: Bool {
    reading.plan.questions.contains { if case .counting = $0 { true } else { false } }
  }

  private var counting: Binding<Counting?> {
    Binding {
      isAsked ? nil : reading.plan.counting?.counting
    } set: { counting in
      guard let counting else { return }
      var new = reading
      new.choices.counting = counting
      change(new)
    }
  }
}

/// Which number of dates is the month.
private struct DateSection: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    if let question {
      Section {
        Picker(selection: order) {
          Text("Choose…", bundle: .module).tag(DateOrder?.none)
          ForEach(question.readings, id: \.self) { reading in
            Text(reading.day, format: .day).tag(DateOrder?.some(reading.order))
          }
        } label: {
          Text("“\(question.example)” is", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.dateOrder)
      } header: {
        Text("Day first or month first?", bundle: .module)
      }
    } else if let order = reading.plan.dateOrder {
      Section {
        Picker(selection: chosen(order)) {
          Text("Day first", bundle: .module).tag(DateOrder.dayFirst)
          Text("Month first", bundle: .module).tag(DateOrder.monthFirst)
          Text("Year first", bundle: .module).tag(DateOrder.yearFirst)
        } label: {
          Text("Dates", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.dateOrder)
      }
    }
  }

  private var question: (example: String, readings: [DateReading])? {
    for case .dateOrder(let example, let readings) in reading.plan.questions { return (example, readings) }
    return nil
  }

  private var order: Binding<DateOrder?> {
    Binding(get: { nil }, set: { if let order = $0 { take(order) } })
  }

  private func chosen(_ order: DateOrder) -> Binding<DateOrder> { Binding(get: { order }, set: take) }

  private func take(_ order: DateOrder) {
    var new = reading
    new.choices.dateOrder = order
    change(new)
  }
}

/// On which day weeks begin, and of which year they are.
private struct WeekSection: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  @State private var year = ""

  var body: some View {
    if case .week(let start) = reading.plan.period {
      Section {
        Picker(selection: weekStart(start)) {
          Text("Monday", bundle: .module).tag(Weekday.monday)
          Text("Sunday", bundle: .module).tag(Weekday.sunday)
        } label: {
          Text("Weeks start on", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.weekStart)
      }
    }
    if let example {
      Section {
        TextField(text: $year) { Text("Year", bundle: .module) }
          .numberKeyboard()
          .onSubmit(takeYear)
          .accessibilityIdentifier(OutbreaksID.year)
        Button(action: takeYear) { Text("Use this year", bundle: .module) }
          .accessibilityIdentifier(OutbreaksID.apply)
      } header: {
        Text("Of which year is “\(example)”?", bundle: .module)
      }
    }
  }

  private var example: String? {
    for case .year(let example) in reading.plan.questions { return example }
    return nil
  }

  private func weekStart(_ start: Weekday) -> Binding<Weekday> {
    Binding {
      start
    } set: { start in
      var new = reading
      new.choices.weekStart = start
      change(new)
    }
  }

  private func takeYear() {
    guard let number = Int(year), (1900...2100).contains(number) else { return }
    var new = reading
    new.choices.year = number
    change(new)
  }
}

/// Places whose names differ by a letter or two: offered for merging, never merged unasked.
private struct AlikeSection: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    let merged = reading.choices.merged.sorted { $0.key < $1.key }
    if !reading.plan.alikePlaces.isEmpty || !merged.isEmpty {
      Section {
        ForEach(reading.plan.alikePlaces, id: \.place.key) { alike in
          Button(action: { merge(alike) }) {
            VStack(alignment: .leading, spacing: 4) {
              Text("Merge “\(alike.place.name)” into “\(alike.other.name)”", bundle: .module)
              Text("\(alike.rows) rows · \(alike.otherRows) rows", bundle: .module)
                .font(.footnote)
                .foregroundStyle(.secondary)
            }
          }
          .accessibilityIdentifier(OutbreaksID.merge(alike.place.key))
        }
        ForEach(merged, id: \.key) { place, other in
          Button(action: { separate(place) }) {
            Text("Don’t merge “\(place.description)” into “\(other.description)”", bundle: .module)
          }
          .accessibilityIdentifier(OutbreaksID.merge(place))
        }
      } header: {
        Text("Is this one place?", bundle: .module)
      } footer: {
        Text("Nothing is merged unless you press it.", bundle: .module)
      }
    }
  }

  private func merge(_ alike: OutbreakImport.AlikePlaces) {
    var new = reading
    new.choices.merged[alike.place.key] = alike.other.key
    change(new)
  }

  private func separate(_ place: PlaceKey) {
    var new = reading
    new.choices.merged[place] = nil
    change(new)
  }
}

/// Cells without a count, and what the file's own sums say.
private struct CellsSection: View {
  let plan: OutbreakImport

  var body: some View {
    Section {
      Text("\(plan.emptyCells) cells are empty: no report.", bundle: .module)
      switch plan.ownTotals {
      case .none: EmptyView()
      case .agree: Text("The file’s own totals agree.", bundle: .module)
      case .differ(let line, let theirs, let ours):
        Text(
          "The file’s own total on line \(line) is \(theirs, format: .count). The sum of its rows is \(ours, format: .count).",
          bundle: .module)
      }
      ForEach(plan.unreadCells.indices, id: \.self) { index in
        let cells = plan.unreadCells[index]
        Text("Line \(cells.line), “\(cells.column)”: “\(cells.text)” isn’t a number", bundle: .module)
      }
    } header: {
      Text("Cells", bundle: .module)
    }
  }
}
