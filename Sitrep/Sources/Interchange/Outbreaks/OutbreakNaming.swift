import Domain

/// Proposes what an outbreak is called.
struct OutbreakNaming {
  private let choices: OutbreakChoices
  private let form: PublisherForm?
  private let titles: [String]
  private let stem: String

  init(_ choices: OutbreakChoices, _ form: PublisherForm?, _ titles: [String], _ stem: String) {
    self.choices = choices
    self.form = form
    self.titles = titles
    self.stem = stem
  }

  /// By the person, else after disease and publisher, the table's title, or its file.
  func name(_ disease: Disease?) -> String {
    let named = disease?.name(for: choices.locale)
    let proposals: [String?] = [
      choices.name, named.flatMap { named in form.map { "\(named) (\($0.publisher.shortName))" } },
      titles.first, named.map { "\($0), \(stem)" }, stem, named,
    ]
    for case let proposal? in proposals {
      if let name = try? OutbreakName(proposal.shortened(toBytes: CountryName.longest - 10)) {
        return name.text.prefix(1).uppercased() + name.text.dropFirst()
      }
    }
    return "Outbreak"
  }
}

extension OutbreakForm.Publisher {
  /// The same in every language.
  package var shortName: String {
    switch self {
    case .who, .whoFirst: "WHO"
    case .ourWorldInData, .ourWorldInDataMpox, .ourWorldInDataChart: "Our World in Data"
    case .johnsHopkins: "Johns Hopkins"
    }
  }
}
