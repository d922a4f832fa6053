import Domain

/// What is known of a file because its publisher is known by the heading.
struct PublisherForm {
  let publisher: OutbreakForm.Publisher

  /// Nil: the form names none, and the person must.
  let disease: Disease?

  let source: DataSource?

  /// Nil: nobody's in particular.
  init?(_ head: TableHead) {
    if Self.who.allSatisfy(head.has) {
      self.init(.who, .covid19, Self.whoSource)
    } else if Self.whoFirst.allSatisfy(head.has) {
      self.init(.whoFirst, .covid19, Self.whoSource)
    } else if FiguresColumns.isUniversity(head), !head.has("date") {
      self.init(.johnsHopkins, .covid19, Self.universitySource)
    } else if head.has("total_cases"), head.has("date") || head.has("last_updated_date"),
      head.has("location") || head.has("country")
    {
      let isCOVID19 = FiguresColumns.isOfCOVID19(head)
      let isMpox = !isCOVID19 && head.has("date") && head.has("location")
      self.init(isMpox ? .ourWorldInDataMpox : .ourWorldInData, isCOVID19 ? .covid19 : nil, Self.owidSource)
    } else if head.has("entity") || head.has("country"), head.has("day"), !head.has("date") {
      self.init(.ourWorldInDataChart, nil, Self.owidSource)
    } else {
      return nil
    }
  }

  private init(_ publisher: OutbreakForm.Publisher, _ disease: Disease?, _ source: DataSource) {
    self.publisher = publisher
    self.disease = disease
    self.source = source
  }

  private static let who = ["date_reported", "country_code", "country", "new_cases", "cumulative_cases"]

  private static let whoFirst = ["day", "country", "countryname", "deaths", "cumulativedeaths", "confirmed"]

  private static let whoSource = DataSource(
    name: "World Health Organization", url: "https://data.who.int/dashboards/covid19/data", licence: "CC BY 4.0")

  private static let owidSource = DataSource(
    name: "Our World in Data", url: "https://ourworldindata.org", licence: "CC BY 4.0")

  private static let universitySource = DataSource(
    name: "Johns Hopkins University CSSE", url: "https://github.com/CSSEGISandData/COVID-19", licence: "CC BY 4.0")
}
