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

  /// By the person, else after the disease, with its publisher or the place that the title or the file's name tells.
  ///
  /// While the disease is open, after the table's title or its file.
  func name(_ disease: Disease?) -> String {
    if let name = choices.name.flatMap(readable) { return name }
    let proposals = disease.map { [full($0), $0.name(for: choices.locale)] } ?? titles.prefix(1) + [stem]
    return distinct(proposals.lazy.compactMap(readable).first ?? "Outbreak")
  }

  private func full(_ disease: Disease) -> String {
    let name = disease.name(for: choices.locale)
    if let form { return "\(name) (\(form.publisher.shortName))" }
    let place =
      titles.lazy.compactMap { PlaceMention.found(in: $0, besides: disease) }.first
      ?? PlaceMention.found(in: stem, isFileName: true, besides: disease)
    return place.map { "\(name), \($0)" } ?? name
  }

  private func readable(_ proposal: String) -> String? {
    guard let name = try? OutbreakName(proposal.shortened(toBytes: CountryName.longest - 10)) else { return nil }
    return name.text.prefix(1).uppercased() + name.text.dropFirst()
  }

  /// The same with a number, where an outbreak has that name already.
  private func distinct(_ name: String) -> String {
    let taken = Set(choices.takenNames.map(PlaceKey.folded))
    guard taken.contains(PlaceKey.folded(name)) else { return name }
    let names = (2...(taken.count + 2)).lazy.map { "\(name) (\($0))" }
    return names.first { !taken.contains(PlaceKey.folded($0)) } ?? name
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
