import DesignSystem
import Domain
import PortableUI

/// Whether `M` is a man or a woman.
struct SexSection: View {
  let reading: OutbreakReading
  let plan: CaseImport
  let change: (OutbreakReading) -> Void

  var body: some View {
    if let column {
      Section {
        Picker(selection: sex(of: column)) {
          Text("Choose…", bundle: .module).tag(CaseMeaning?.none)
          ForEach(CaseMeaning.choices(for: .sex), id: \.self) { $0.title.tag(CaseMeaning?.some($0)) }
        } label: {
          Text("“M” is", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.sexOfM)
      } header: {
        Text("Does “M” mean male or female?", bundle: .module)
      }
    }
  }

  private var column: Int? {
    for case .sexOfM(let column, _) in plan.questions { return column }
    return nil
  }

  /// Once it is answered, the letter stands among the values whose meaning can be changed.
  private func sex(of column: Int) -> Binding<CaseMeaning?> {
    Binding {
      nil
    } set: { meaning in
      guard let meaning else { return }
      var new = reading
      for letter in ["M", "m"] { new.choices.values[column, default: [:]][letter] = meaning }
      change(new)
    }
  }
}

/// Words that no rule understands: unknown unless the person says what they mean, which can be changed.
struct CaseValuesSection: View {
  let reading: OutbreakReading
  let plan: CaseImport
  let change: (OutbreakReading) -> Void

  /// The most frequent ones of a column are asked for.
  private static let most = 20

  var body: some View {
    ForEach(plan.unreadValues.filter { $0.meanings.count > 1 }, id: \.column) { unread in
      let shown = Array(unread.values.lazy.filter { !$0.mayNameSomebody }.prefix(Self.most))
      Section {
        ForEach(Array(shown.enumerated()), id: \.offset) { index, value in
          Picker(selection: meaning(of: value, in: unread)) {
            ForEach(unread.meanings, id: \.self) { $0.title.tag($0) }
          } label: {
            Text("“\(value.text)” in \(value.rows) rows", bundle: .module)
          }
          .accessibilityIdentifier(OutbreaksID.value(unread.column, index))
        }
      } header: {
        Text("What these mean in “\(unread.name)”", bundle: .module)
      } footer: {
        VStack(alignment: .leading, spacing: 2) {
          Text("Values that aren’t understood are counted as unknown.", bundle: .module)
          if unread.values.count > shown.count {
            Text("\(unread.values.count - shown.count) more values aren’t shown here.", bundle: .module)
          }
        }
      }
    }
  }

  private func meaning(of value: UnreadCaseValues.Value, in unread: UnreadCaseValues) -> Binding<CaseMeaning> {
    Binding {
      reading.choices.values[unread.column]?[value.text] ?? .unknown
    } set: { meaning in
      var new = reading
      new.choices.values[unread.column, default: [:]][value.text] = meaning
      change(new)
    }
  }
}

extension CaseMeaning {
  var title: Text {
    switch self {
    case .sex(.female): Text("Female", bundle: .module)
    case .sex(.male): Text("Male", bundle: .module)
    case .outcome(let outcome): Self.title(outcome)
    case .caseClass(.confirmed): Text("Confirmed case", bundle: .module)
    case .caseClass(.probable): Text("Probable case", bundle: .module)
    case .caseClass(.suspected): Text("Suspected case", bundle: .module)
    case .discarded: Text("Not a case", bundle: .module)
    case .answer(true): Text("Yes", bundle: .module)
    case .answer(false): Text("No", bundle: .module)
    case .doses(let doses): Text("\(doses) doses", bundle: .module)
    default: Text("Unknown", bundle: .module)
    }
  }

  private static func title(_ outcome: CaseOutcome) -> Text {
    switch outcome {
    case .recovered: Text("Recovery", bundle: .module)
    case .died: Text("Death", bundle: .module)
    case .referred: Text("Transferred", bundle: .module)
    case .left: Text("Left or lost to follow-up", bundle: .module)
    case .inCare: Text("Still in care", bundle: .module)
    case .unknown: Text("Unknown", bundle: .module)
    }
  }
}
