import Domain
import Foundation
import PortableUI

/// A date to type or choose, with the button that takes it: half a date is a date too, so nothing happens before.
package struct DayField: View {
  private let title: Text
  private let button: Text
  private let shown: Day
  private let days: ClosedRange<Day>?
  private let identifier: String
  private let buttonIdentifier: String
  private let choose: @MainActor (Day) -> Void

  @Environment(\.timeZone) private var timeZone
  /// What was typed; nil: the day that is shown.
  @State private var typed: Date?

  /// - Parameters:
  ///   - title: What the date is for.
  ///   - button: What the button does.
  ///   - shown: The day that holds now.
  ///   - days: The days that can be chosen; nil: all.
  ///   - identifier: The field's.
  ///   - buttonIdentifier: The button's.
  ///   - choose: Told the day.
  package init(
    _ title: Text, button: Text, shown: Day, in days: ClosedRange<Day>? = nil, identifier: String,
    buttonIdentifier: String, choose: @escaping @MainActor (Day) -> Void
  ) {
    self.title = title
    self.button = button
    self.shown = shown
    self.days = days
    self.identifier = identifier
    self.buttonIdentifier = buttonIdentifier
    self.choose = choose
  }

  /// As wide as a date: where the text is large, the button stands below.
  private static let columns = [GridItem(.adaptive(minimum: 170), spacing: 8, alignment: .leading)]

  package var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      title
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      LazyVGrid(columns: Self.columns, alignment: .leading, spacing: 8) {
        picker
          .labelsHidden()
          .accessibilityIdentifier(identifier)
        Button(action: take) { button }
          .buttonStyle(.bordered)
          .accessibilityIdentifier(buttonIdentifier)
      }
    }
  }

  @ViewBuilder private var picker: some View {
    if let days {
      DatePicker(
        selection: date, in: days.lowerBound.noon(in: timeZone)...days.upperBound.noon(in: timeZone),
        displayedComponents: .date
      ) { title }
    } else {
      DatePicker(selection: date, displayedComponents: .date) { title }
    }
  }

  private var date: Binding<Date> {
    Binding(get: { typed ?? shown.noon(in: timeZone) }, set: { typed = $0 })
  }

  private func take() {
    choose(Day.today(in: timeZone, now: date.wrappedValue))
    typed = nil
  }
}
