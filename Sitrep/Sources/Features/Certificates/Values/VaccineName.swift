import PortableUI

/// The names of vaccines: brands as they are, those from Russia in Russian too.
enum VaccineName {
  static func text(_ code: String) -> Text? {
    switch code {
    case "CoviVac": Text("CoviVac", bundle: .module)
    case "EpiVacCorona": Text("EpiVacCorona", bundle: .module)
    case "EpiVacCorona-N": Text("EpiVacCorona-N", bundle: .module)
    case "R-COVI": Text("R-COVI", bundle: .module)
    case "Sputnik-Light": Text("Sputnik Light", bundle: .module)
    case "Sputnik-M": Text("Sputnik M", bundle: .module)
    case "Sputnik-V": Text("Sputnik-V", bundle: .module)
    case "Inactivated-SARS-CoV-2-Vero-Cell": Text("Inactivated SARS-CoV-2 (Vero Cell)", bundle: .module)
    case "Covid-19-recombinant": Text("Covid-19 (recombinant)", bundle: .module)
    default: brands[code].map { Text(verbatim: $0) }
    }
  }

  private static let brands = [
    "AZD2816": "AZD2816",
    "Abdala": "Abdala",
    "BBIBP-CorV": "BBIBP-CorV",
    "CVnCoV": "CVnCoV",
    "Convidecia": "Convidecia",
    "CoronaVac": "CoronaVac",
    "Covaxin": "Covaxin",
    "Covid-19-adsorvida-inativada": "Vacina adsorvida covid-19 (inativada)",
    "Covifenz": "Covifenz",
    "Covishield": "Covishield",
    "Covovax": "Covovax",
    "EU/1/20/1507": "Spikevax",
    "EU/1/20/1525": "Jcovden",
    "EU/1/20/1528": "Comirnaty",
    "EU/1/21/1529": "Vaxzevria",
    "EU/1/21/1580": "VidPrevtyn Beta",
    "EU/1/21/1618": "Nuvaxovid",
    "EU/1/21/1624": "COVID-19 Vaccine Valneva",
    "EU/1/22/1709": "Bimervax",
    "Hayat-Vax": "Hayat-Vax",
    "MVC-COV1901": "MVC COVID-19 vaccine",
    "NVSI-06-08": "NVSI-06-08",
    "NVX-CoV2373": "NVX-CoV2373",
    "SCTV01C": "SCTV01C",
    "Soberana-02": "Soberana 02",
    "Soberana-Plus": "Soberana Plus",
    "VLA2001": "VLA2001",
    "Vidprevtyn": "Vidprevtyn",
    "WIBP-CorV": "WIBP-CorV",
    "YS-SC2-010": "YS-SC2-010",
  ]
}
