import PortableUI

nonisolated enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, chocolate, strawberry

  var id: Self { self }
}

/// Pickers of every style, with and without a selection, enabled and not.
struct PickersPage: View {
  @State private var flavor = Flavor.vanilla
  @State private var size: Int?
  @State private var view = "day"

  var body: some View {
    Form {
      Section {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
        }
        .accessibilityIdentifier("flavor")
        Picker("Size", selection: $size) {
          Text(verbatim: "None").tag(nil as Int?)
          Text(verbatim: "Small").tag(1 as Int?)
          Text(verbatim: "Large").tag(2 as Int?)
        }
        .pickerStyle(.menu)
        .accessibilityIdentifier("size")
        Picker("Disabled", selection: $flavor) {
          ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
        }
        .disabled(true)
        .accessibilityIdentifier("disabled")
        Text(verbatim: "\(flavor.rawValue), size \(size.map(String.init) ?? "none"), \(view)")
          .accessibilityIdentifier("echo")
      }
      StyledPickers(flavor: $flavor, view: $view)
    }
  }
}

private struct StyledPickers: View {
  @Binding var flavor: Flavor
  @Binding var view: String

  var body: some View {
    Section {
      Picker("Inline", selection: $flavor) {
        ForEach(Flavor.allCases) { flavor in
          Text(verbatim: flavor.rawValue.capitalized).accessibilityIdentifier("inline-\(flavor.rawValue)").tag(flavor)
        }
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
    Section {
      Picker("View", selection: $view) {
        Text(verbatim: "Day").accessibilityIdentifier("day").tag("day")
        Text(verbatim: "Week").accessibilityIdentifier("week").tag("week")
        Text(verbatim: "Month").accessibilityIdentifier("month").tag("month")
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("view")
      HStack {
        Text(verbatim: "Outside of rows")
        Picker("Flavor outside", selection: $flavor) {
          ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
        }
        .labelsHidden()
        .accessibilityIdentifier("outside")
      }
    }
  }
}
