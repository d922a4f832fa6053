import DesignSystem
import Domain
import PortableUI

/// Whether a new outbreak is made, or an earlier one of the same kind is replaced; nothing where there is none.
struct TargetSection: View {
  let reading: OutbreakReading
  let heads: [Outbreak]
  let change: (OutbreakReading) -> Void

  var body: some View {
    let same = heads.filter { $0.disease == reading.plan.disease && $0.content == reading.plan.content }
    if !same.isEmpty {
      Section {
        Picker(selection: target) {
          Text("A new outbreak", bundle: .module).tag(OutbreakID?.none)
          ForEach(same) { outbreak in
            Text("Replaces “\(outbreak.name)”", bundle: .module).tag(OutbreakID?.some(outbreak.id))
          }
        } label: {
          Text("Keep as", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.target)
      } footer: {
        effect
      }
    }
  }

  private var effect: Text {
    guard reading.target != nil else {
      return Text("The outbreaks that you have stay as they are.", bundle: .module)
    }
    switch reading.plan.content {
    case .counts:
      return Text(
        "All its counts are replaced by this file. Its name, populations and report text stay. You can’t undo this.",
        bundle: .module)
    case .cases:
      return Text(
        "All its cases are replaced by this file. Its name, populations and report text stay. You can’t undo this.",
        bundle: .module)
    }
  }

  private var target: Binding<OutbreakID?> {
    Binding {
      reading.target
    } set: { target in
      let name = { (id: OutbreakID?) in heads.first { $0.id == id }?.name }
      var new = reading
      new.target = target
      if target != nil || reading.choices.name == name(reading.target) { new.choices.name = name(target) }
      change(new)
    }
  }
}
