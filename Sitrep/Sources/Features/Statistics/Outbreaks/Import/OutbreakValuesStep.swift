import DesignSystem
import Domain
import PortableUI

/// The third step: what numbers, dates and names stand for where the files leave it open.
struct OutbreakValuesStep: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    switch reading.plan {
    case .counts(let plan):
      CountingSection(reading: reading, plan: plan, change: change)
      DateSection(reading: reading, change: change)
      WeekSection(reading: reading, plan: plan, change: change)
      AlikeSection(reading: reading, change: change)
      CellsSection(plan: plan)
    case .cases(let plan):
      DateSection(reading: reading, change: change)
      SexSection(reading: reading, plan: plan, change: change)
      CaseValuesSection(reading: reading, plan: plan, change: change)
      AlikeSection(reading: reading, change: change)
    }
  }
}

/// Whether counts are new or cumulative.
private struct CountingSection: View {
  let reading: OutbreakReading
  let plan: OutbreakImport
  let change: (OutbreakReading) -> Void

  var body: some View {
    if isAsked || plan.counting != nil {
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
        if let found = plan.counting, found.reason == .values {
          Text("Counts fall on \(found.falls) of \(found.steps) steps from one period to the next.", bundle: .module)
        }
      }
    }
  }

  private var isAsked: Bool {
    plan.questions.contains { if case .counting = $0 { true } else { false } }
  }

  private var counting: Binding<Counting?> {
    Binding {
      isAsked ? nil : plan.counting?.counting
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
    if let question = reading.plan.dateQuestion {
      Section {
        Picker(selection: order) {
          Text("Choose…", bundle: .module).tag(DateOrder?.none)
          ForEach(question.readings, id: \.self) { reading in
            title(of: reading).tag(DateOrder?.some(reading.order))
          }
        } label: {
          if reading.plan.hasBirths {
            Text("Dates", bundle: .module)
          } else {
            Text("“\(question.example)” is", bundle: .module)
          }
        }
        .accessibilityIdentifier(OutbreaksID.dateOrder)
      } header: {
        Text("Day first or month first?", bundle: .module)
      }
    } else if let order = reading.plan.dateOrder {
      Section {
        Picker(selection: chosen(order)) {
          ForEach([DateOrder.dayFirst, .monthFirst, .yearFirst], id: \.self) { Self.title($0).tag($0) }
        } label: {
          Text("Dates", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.dateOrder)
      }
    }
  }

  /// The day that the example would be; where dates of birth may be the example, the order alone.
  private func title(of date: DateReading) -> Text {
    reading.plan.hasBirths ? Self.title(date.order) : Text(date.day, format: .day)
  }

  private static func title(_ order: DateOrder) -> Text {
    switch order {
    case .dayFirst: Text("Day first", bundle: .module)
    case .monthFirst: Text("Month first", bundle: .module)
    default: Text("Year first", bundle: .module)
    }
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
  let plan: OutbreakImport
  let change: (OutbreakReading) -> Void

  @State private var year = ""

  var body: some View {
    if case .week(let start) = plan.period {
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
    for case .year(let example) in plan.questions { return example }
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
