import DesignSystem
import Domain
import PortableUI

/// Offers the other sheets of a workbook where the one that was read is of no use.
struct OtherSheets: View {
  let importer: FiguresFileImport
  let chosen: ChosenSheets
  let outbreaks: OutbreakReader?

  @State private var sheet: String?

  var body: some View {
    Form {
      ForEach(chosen.sheets.indices.filter { chosen.sheets[$0] != chosen.sheet }, id: \.self) { index in
        Button(action: { sheet = chosen.sheets[index] }) {
          Text("Read the sheet “\(chosen.sheets[index])”", bundle: .module)
        }
        .accessibilityIdentifier(OutbreaksID.sheet(index))
      }
    }
    .task(id: sheet) {
      guard let sheet, let outbreaks else { return }
      await importer.read(chosen.files, chosen.choices(of: sheet), by: outbreaks)
    }
  }
}

/// Which sheet of a workbook with several is read.
struct SheetPicker: View {
  let reading: OutbreakReading
  let change: (OutbreakReading) -> Void

  var body: some View {
    let chosen = ChosenSheets(files: reading.files, choices: reading.choices)
    if chosen.sheets.count > 1, let sheet = chosen.sheet {
      Picker(selection: Binding(get: { sheet }, set: { take($0, of: chosen) })) {
        ForEach(chosen.sheets, id: \.self) { Text(verbatim: $0).tag($0) }
      } label: {
        Text("Sheet", bundle: .module)
      }
      .accessibilityIdentifier(OutbreaksID.sheet)
    }
  }

  private func take(_ sheet: String, of chosen: ChosenSheets) {
    guard sheet != chosen.sheet else { return }
    var new = reading
    new.choices = chosen.choices(of: sheet)
    change(new)
  }
}
