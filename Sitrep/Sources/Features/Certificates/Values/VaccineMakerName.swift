import PortableUI

/// The names of those who make or market vaccines: companies as they are, institutes in Russian too.
enum VaccineMakerName {
  static func text(_ code: String) -> Text? {
    switch code {
    case "CIGB": Text("Center for Genetic Engineering and Biotechnology", bundle: .module)
    case "Chumakov-Federal-Scientific-Center":
      Text(
        "Chumakov Federal Scientific Center for Research and Development of Immune-and-Biological Products",
        bundle: .module)
    case "Finlay-Institute": Text("Finlay Institute of Vaccines", bundle: .module)
    case "Gamaleya-Research-Institute": Text("Gamaleya Research Institute", bundle: .module)
    case "NVSI": Text("National Vaccine and Serum Institute, China", bundle: .module)
    case "ORG-100007893": Text("R-Pharm CJSC", bundle: .module)
    case "Sinopharm-WIBP": Text("Sinopharm - Wuhan Institute of Biological Products", bundle: .module)
    case "Vector-Institute": Text("Vector Institute", bundle: .module)
    default: companies[code].map { Text(verbatim: $0) }
    }
  }

  private static let companies = [
    "Bharat-Biotech": "Bharat Biotech",
    "Fiocruz": "Fiocruz",
    "Instituto-Butantan": "Instituto Butantan",
    "ORG-100000788": "Sanofi Pasteur",
    "ORG-100001417": "Janssen-Cilag International",
    "ORG-100001699": "AstraZeneca AB",
    "ORG-100001981": "Serum Institute Of India Private Limited",
    "ORG-100006270": "Curevac AG",
    "ORG-100008549": "Medicago Inc.",
    "ORG-100010771": "Sinopharm Weiqida Europe Pharmaceutical s.r.o. - Prague location",
    "ORG-100013793": "CanSino Biologics",
    "ORG-100020693": "China Sinopharm International Corp. - Beijing location",
    "ORG-100023050": "Gulf Pharmaceutical Industries",
    "ORG-100024420": "Sinopharm Zhijun (Shenzhen) Pharmaceutical Co. Ltd. - Shenzhen location",
    "ORG-100026614": "Sinocelltech Ltd.",
    "ORG-100030215": "Biontech Manufacturing GmbH",
    "ORG-100031184": "Moderna Biotech Spain S.L.",
    "ORG-100032020": "Novavax CZ a.s.",
    "ORG-100033914": "Medigen Vaccine Biologics Corporation",
    "ORG-100036422": "Valneva France",
    "ORG-100036914": "Hipra Human Health S.L.",
    "Sinovac-Biotech": "Sinovac Biotech",
    "Yisheng-Biopharma": "Yisheng Biopharma",
  ]
}
