import DesignSystem
import Domain
import PortableUI

/// The four steps from files to an outbreak: what they are, their columns, their values, what would be kept.
struct OutbreakImportSteps: View {
  let importer: FiguresFileImport
  let reading: OutbreakReading
  let library: OutbreakLibrary

  /// What the person said last; the files are read again by it.
  @State private var changed: OutbreakReading?

  var body: some View {
    Form {
      Section { StepPicker(step: step) }
      RefusalSection(cause: reading.refusal)
      LastTimeSection(reading: reading) { importer.show(.outbreak(reading.at(.columns))) }
      switch reading.step {
      case .form: OutbreakFormStep(reading: reading, change: change)
      case .columns:
        switch reading.plan {
        case .counts(let plan): OutbreakColumnsStep(reading: reading, plan: plan, change: change)
        case .cases(let plan): CaseColumnsStep(reading: reading, plan: plan, change: change)
        }
      case .values: OutbreakValuesStep(reading: reading, change: change)
      case .preview:
        TargetSection(reading: reading, heads: library.heads, change: change)
        switch reading.plan {
        case .counts(let plan): OutbreakPreviewStep(plan: plan)
        case .cases(let plan): CasePreviewStep(plan: plan, curve: reading.curve)
        }
      }
      Section {
        if let next = OutbreakReading.Step(rawValue: reading.step.rawValue + 1) {
          Button(action: { importer.show(.outbreak(reading.at(next))) }) { Text("Continue", bundle: .module) }
            .disabled(reading.at(next).step == reading.step)
            .accessibilityIdentifier(OutbreaksID.next)
        }
        if reading.step == .columns, !reading.plan.missingColumns.isEmpty {
          ColumnNeedText.text(reading.plan.missingColumns)
        }
        if reading.plan.openQuestions > 0 {
          Text("\(reading.plan.openQuestions) questions must be answered before the import.", bundle: .module)
            .accessibilityIdentifier(OutbreaksID.questions)
        }
      }
    }
    .task(id: changed) {
      guard let changed, let reader = library.reader else { return }
      await importer.read(again: changed, after: reading, by: reader)
    }
  }

  private var step: Binding<OutbreakReading.Step> {
    Binding(get: { reading.step }, set: { importer.show(.outbreak(reading.at($0))) })
  }

  /// Another choice: where only the target differs, nothing has to be read again.
  private func change(_ new: OutbreakReading) {
    if new.choices == reading.choices {
      importer.show(.outbreak(new))
    } else {
      changed = new
    }
  }
}

/// Which of the steps is shown.
private struct StepPicker: View {
  let step: Binding<OutbreakReading.Step>

  var body: some View {
    Picker(selection: step) {
      ForEach(OutbreakReading.Step.allCases, id: \.self) { step in
        step.title.accessibilityIdentifier(OutbreaksID.step(step.rawValue)).tag(step)
      }
    } label: {
      Text("Step", bundle: .module)
    }
    .pickerStyle(.segmented)
    .accessibilityIdentifier(OutbreaksID.step)
  }
}

extension OutbreakReading.Step {
  var title: Text {
    switch self {
    case .form: Text("File", bundle: .module)
    case .columns: Text("Columns", bundle: .module)
    case .values: Text("Values", bundle: .module)
    case .preview: Text("Preview", bundle: .module)
    }
  }
}
