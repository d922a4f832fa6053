import DesignSystem
import Domain
import PortableUI

/// The curve's options; the address holds each of them.
struct CurveControls: View {
  @Binding private var route: CaseRoute
  private let classes: [CaseClass]

  /// - Parameters:
  ///   - route: What is shown.
  ///   - classes: Those that the list has.
  init(route: Binding<CaseRoute>, classes: [CaseClass]) {
    _route = route
    self.classes = classes
  }

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 240), spacing: 12, alignment: .leading)], spacing: 8) {
      CaseChoice(
        name: Text("Divided by", bundle: .module), selection: $route.stack,
        values: [nil] + CaseCurve.Stack.allCases.map { $0 }, identifier: CasesID.stack
      ) { CurveWords.title($0) }
      CaseChoice(
        name: Text("Date", bundle: .module), selection: $route.basis, values: CaseCurve.Basis.allCases,
        identifier: CasesID.basis
      ) { CurveWords.title($0) }
      PeriodChoice(isDaily: $route.isDaily)
      if !route.isDaily {
        CaseChoice(
          name: Text("Weeks start on", bundle: .module), selection: $route.weekStart, values: Weekday.allCases,
          identifier: CasesID.weekStart
        ) { $0 == .monday ? Text("Monday", bundle: .module) : Text("Sunday", bundle: .module) }
      }
    }
    ClassToggles(chosen: $route.classes, classes: classes)
  }
}

/// Whether bars are days or weeks.
struct PeriodChoice: View {
  @Binding private var isDaily: Bool

  init(isDaily: Binding<Bool>) {
    _isDaily = isDaily
  }

  var body: some View {
    CaseChoice(
      name: Text("Bars", bundle: .module), selection: $isDaily, values: [false, true], identifier: CasesID.period
    ) { $0 ? Text("Days", bundle: .module) : Text("Weeks", bundle: .module) }
  }
}

/// A menu with its name above it, since a menu shows only the chosen value.
private struct CaseChoice<Value: Hashable>: View {
  private let name: Text
  @Binding private var selection: Value
  private let values: [Value]
  private let identifier: String
  private let title: (Value) -> Text

  init(
    name: Text, selection: Binding<Value>, values: [Value], identifier: String, title: @escaping (Value) -> Text
  ) {
    self.name = name
    _selection = selection
    self.values = values
    self.identifier = identifier
    self.title = title
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      name
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Picker(selection: $selection) {
        ForEach(values, id: \.self) { title($0).tag($0) }
      } label: {
        name
      }
      .pickerStyle(.menu)
      .accessibilityIdentifier(identifier)
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Which classes are counted; nothing where the list has only one.
struct ClassToggles: View {
  @Binding private var chosen: Set<CaseClass>
  private let classes: [CaseClass]

  init(chosen: Binding<Set<CaseClass>>, classes: [CaseClass]) {
    _chosen = chosen
    self.classes = classes
  }

  var body: some View {
    if classes.count > 1 {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 240), spacing: 12, alignment: .leading)], spacing: 8) {
        ForEach(classes, id: \.self) { kind in
          Toggle(isOn: isOn(kind)) { CaseWords.title(kind) }
            .accessibilityIdentifier(CasesID.caseClass(kind))
        }
      }
    }
  }

  /// All of them are counted where none is chosen, so the last one can't be taken away.
  private func isOn(_ kind: CaseClass) -> Binding<Bool> {
    Binding {
      chosen.isEmpty || chosen.contains(kind)
    } set: { isOn in
      var new = chosen.isEmpty ? Set(classes) : chosen
      if isOn { new.insert(kind) } else { new.remove(kind) }
      chosen = new.isSuperset(of: classes) ? [] : new
    }
  }
}
