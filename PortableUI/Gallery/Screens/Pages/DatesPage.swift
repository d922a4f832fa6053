import Foundation
import PortableUI

/// Fields for days and times, in ranges and without, enabled and not.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_795_255_200)
  @State private var late = Date(timeIntervalSince1970: 1_795_255_200)

  private let range = Date(timeIntervalSince1970: 1_793_000_000)...Date(timeIntervalSince1970: 1_800_000_000)

  var body: some View {
    Form {
      DatePicker("Date and time", selection: $date).accessibilityIdentifier("both")
      DatePicker("Date", selection: $date, displayedComponents: .date).accessibilityIdentifier("date")
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute).accessibilityIdentifier("time")
      DatePicker("In a range", selection: $late, in: range, displayedComponents: .date)
        .accessibilityIdentifier("range")
      DatePicker("Disabled", selection: $date, displayedComponents: .date)
        .disabled(true)
        .accessibilityIdentifier("disabled")
      Text(verbatim: "\(Int(date.timeIntervalSince1970)), \(Int(late.timeIntervalSince1970))")
        .accessibilityIdentifier("echo")
    }
    .environment(\.timeZone, .gmt)
  }
}
