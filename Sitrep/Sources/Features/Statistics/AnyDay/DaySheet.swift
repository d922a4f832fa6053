import DesignSystem
import Domain
import PortableUI

/// Chooses the day of the figures: by a date, or a day or a week at a time.
struct DaySheet: View {
  let model: CountryStatsViewModel

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text("As of \(model.asOf, format: .day)", bundle: .module)
            .font(.headline)
            .accessibilityIdentifier(DayID.shown)
          if let missing = model.missingDay { MissingDayNotice(day: missing, identifier: DayID.missing) }
          DayUnreadNotice(model: model)
          DaySteps(model: model)
        }
        Section {
          DayField(
            Text("Date", bundle: .module), button: Text("Show this day", bundle: .module), shown: model.asOf, in: span,
            identifier: DayID.date, buttonIdentifier: DayID.show
          ) { model.choose($0) }
        } footer: {
          Text(
            "Days with figures: \(span.lowerBound, format: .day) – \(span.upperBound, format: .day)", bundle: .module
          )
          .accessibilityIdentifier(DayID.range)
        }
        if model.isDayChosen {
          Section {
            Button(action: { model.choose(nil) }) {
              Text("Back to \(model.library.report.asOf, format: .day)", bundle: .module)
            }
            .accessibilityIdentifier(DayID.back)
          }
        }
      }
      .navigationTitle(Text("Choose a day", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(action: { dismiss() }) { Text("Done", bundle: .module) }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier(DayID.done)
        }
      }
    }
  }

  private var span: ClosedRange<Day> { model.library.days.span }
}

/// The days and weeks before and after the one that is shown.
private struct DaySteps: View {
  let model: CountryStatsViewModel

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 132), spacing: 8, alignment: .leading)], spacing: 8) {
      step(-7, Text("− 1 week", bundle: .module))
      step(-1, Text("− 1 day", bundle: .module))
      step(1, Text("+ 1 day", bundle: .module))
      step(7, Text("+ 1 week", bundle: .module))
    }
    .buttonStyle(.bordered)
  }

  private func step(_ count: Int, _ title: Text) -> some View {
    let day = model.day(after: count)
    return Button(action: { if let day { model.choose(day) } }) { title }
      .disabled(day == nil)
      .accessibilityIdentifier(DayID.step(count))
  }
}

/// The accessibility identifiers of choosing a day.
package nonisolated enum DayID {
  package static let shown = "day.shown"
  package static let missing = "day.missing"
  package static let date = "day.date"
  package static let show = "day.show"
  package static let range = "day.range"
  package static let back = "day.back"
  package static let done = "day.done"

  package static func step(_ count: Int) -> String { "day.step.\(count)" }
}
