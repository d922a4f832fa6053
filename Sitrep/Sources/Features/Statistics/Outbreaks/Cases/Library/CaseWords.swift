import DesignSystem
import Domain
import Figures
import PortableUI

/// What the parts of a line list are called.
enum CaseWords {
  static func title(_ screen: CaseScreenKind) -> Text {
    switch screen {
    case .curve: Text("Epidemic curve", bundle: .module)
    case .people: Text("Age and sex", bundle: .module)
    case .quality: Text("Data quality", bundle: .module)
    case .report: Text("Situation report", bundle: .module)
    }
  }

  static func title(_ caseClass: CaseClass) -> Text {
    switch caseClass {
    case .all: Text("Without a class", bundle: .module)
    case .confirmed: Text("Confirmed", bundle: .module)
    case .probable: Text("Probable", bundle: .module)
    case .suspected: Text("Suspected", bundle: .module)
    }
  }

  static func title(_ part: CaseCurve.Part) -> Text {
    switch part {
    case .caseClass(let caseClass): title(caseClass)
    case .outcome(let outcome): title(outcome)
    case .sex(let sex): title(sex)
    case .age(let band): title(band)
    case .vaccination(let vaccination): title(vaccination)
    }
  }

  static func title(_ outcome: CaseOutcome) -> Text {
    switch outcome {
    case .recovered: Text("Recovered", bundle: .module)
    case .died: Text("Died", bundle: .module)
    case .referred: Text("Referred", bundle: .module)
    case .left: Text("Left", bundle: .module)
    case .inCare: Text("In care", bundle: .module)
    case .unknown: Text("Outcome unknown", bundle: .module)
    }
  }

  static func title(_ sex: Sex) -> Text {
    switch sex {
    case .female: Text("Female", bundle: .module)
    case .male: Text("Male", bundle: .module)
    case .unknown: Text("Sex unknown", bundle: .module)
    }
  }

  static func title(_ vaccination: Vaccination) -> Text {
    switch vaccination {
    case .none: Text("Unvaccinated", bundle: .module)
    case .vaccinated: Text("Vaccinated", bundle: .module)
    case .unknown: Text("Vaccination unknown", bundle: .module)
    }
  }

  /// "0–4 years", "50+ years", "6–8 months"; of unknown ages a word.
  static func title(_ band: AgeBand?) -> Text {
    guard let band else { return Text("Age unknown", bundle: .module) }
    let (least, greatest) = band.ages
    let ages = greatest.map { $0 == least ? "\(least)" : "\(least)–\($0)" } ?? "\(least)+"
    return band.isInYears ? Text("\(ages) years", bundle: .module) : Text("\(ages) months", bundle: .module)
  }
}

/// How the parts of bars differ: by colour, and by what the legend and the table say of each.
enum CaseLook {
  private static let colors = [
    Color(red: 0.04, green: 0.48, blue: 0.76), Color(red: 0.80, green: 0.36, blue: 0),
    Color(red: 0, green: 0.56, blue: 0.42), Color(red: 0.72, green: 0.38, blue: 0.58),
    Color(red: 0.60, green: 0.48, blue: 0.05), Color(red: 0.42, green: 0.42, blue: 0.80),
    Color(red: 0.50, green: 0.50, blue: 0.50),
  ]

  static func color(_ index: Int) -> Color { colors[index % colors.count] }

  /// Of periods whose cases aren't all reported yet.
  static func pale(_ index: Int) -> Color { color(index).opacity(0.45) }
}
