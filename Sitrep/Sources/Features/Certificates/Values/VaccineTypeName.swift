import PortableUI

/// The names of vaccine types, by their codes of SNOMED CT; one is of the ATC classification.
enum VaccineTypeName {
  static func text(_ code: String) -> Text? {
    switch code {
    case "1119305005": Text("SARS-CoV-2 antigen vaccine", bundle: .module)
    case "1119349007": Text("SARS-CoV-2 mRNA vaccine", bundle: .module)
    case "1157024006": Text("Inactivated whole SARS-CoV-2 antigen vaccine", bundle: .module)
    case "1162643001": Text("SARS-CoV-2 recombinant spike protein antigen vaccine", bundle: .module)
    case "1187593009": Text("SARS-CoV-2 DNA plasmid encoding spike protein vaccine", bundle: .module)
    case "28531000087107": Text("COVID-19 vaccine", bundle: .module)
    case "29061000087103": Text("COVID-19 non-replicating viral vector vaccine", bundle: .module)
    case "30141000087107": Text("SARS-CoV-2 virus-like particle antigen vaccine", bundle: .module)
    case "J07BX03": Text("COVID-19 vaccines", bundle: .module)
    default: nil
    }
  }
}
