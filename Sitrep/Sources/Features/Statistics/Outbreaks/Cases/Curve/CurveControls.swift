import DesignSystem
import Domain
import PortableUI

/// How the curve is made: each choice stands in the address.
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
      Picker(selection: $route.stack) {
        Group {
          ForEach([CaseCurve.Stack?.none] + CaseCurve.Stack.allCases.map { .some($0) }, id: \.self) { stack in
            CurveWords.title(stack).tag(stack)
          }
        }
      } label: {
        Text("Divided by", bundle: .module)
      }
      .accessibilityIdentifier(CasesID.stack)
      Picker(selection: $route.basis) {
        ForEach(CaseCurve.Basis.allCases, id: \.self) { basis in
          CurveWords.title(basis).tag(basis)
        }
      } label: {
        Text("Date", bundle: .module)
      }
      .accessibilityIdentifier(CasesID.basis)
      Picker(selection: $route.isDaily) {
        Text("Weeks", bundle: .module).tag(false)
        Text("Days", bundle: .module).tag(true)
      } label: {
        Text("Bars", bundle: .module)
      }
      .accessibilityIdentifier(CasesID.period)
      if !route.isDaily {
        Picker(selection: $route.weekStart) {
          Text("Monday", bundle: .module).tag(Weekday.monday)
          Text("Sunday", bundle: .module).tag(Weekday.sunday)
        } label: {
          Text("Weeks start on", bundle: .module)
        }
        .accessibilityIdentifier(CasesID.weekStart)
      }
    }
    .pickerStyle(.menu)
    ClassToggles(chosen: $route.classes, classes: classes)
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
