/// A disease that the name of a file tells.
enum DiseaseName: Equatable {
  case covid19

  /// Any other, as it is called in English.
  case other(String)

  /// Nil: the name tells none.
  static func found(in file: String) -> DiseaseName? {
    let name = (file.split(separator: "/").last ?? "").lowercased()
    if covidWords.contains(where: name.contains) { return .covid19 }
    let words = Set(name.split { !$0.isLetter }.map(String.init))
    return others.first { entry in
      entry.words.contains { word in words.contains(word) || word.count > 4 && name.contains(word) }
    }.map { .other($0.name) }
  }

  private static let covidWords = ["covid", "corona", "ncov", "sars-cov", "sars_cov", "ковид", "коронавирус"]

  /// Short words must stand alone.
  private static let others: [(name: String, words: [String])] = [
    ("mpox", ["mpox", "monkeypox", "оспа"]), ("Ebola", ["ebola", "эбола"]), ("Bundibugyo", ["bundibugyo", "bvd"]),
    ("Marburg", ["marburg"]), ("cholera", ["cholera", "холера", "холер"]),
    ("measles", ["measles", "rougeole", "корь"]),
    ("influenza", ["influenza", "flu", "h1n1", "h5n1", "грипп"]), ("dengue", ["dengue"]), ("Zika", ["zika"]),
    ("MERS", ["mers"]), ("SARS", ["sars"]), ("polio", ["polio"]), ("malaria", ["malaria"]), ("plague", ["plague"]),
    ("tuberculosis", ["tuberculosis", "tb"]), ("HIV", ["hiv", "aids"]), ("hepatitis", ["hepatitis"]),
    ("chikungunya", ["chikungunya"]), ("yellow fever", ["yellow_fever", "yellow-fever"]), ("Lassa fever", ["lassa"]),
    ("diphtheria", ["diphtheria"]), ("meningitis", ["meningitis"]), ("pertussis", ["pertussis"]),
  ]
}
