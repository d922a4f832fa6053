#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import Foundation
  import PortableUI

  #Preview("A line list") { PreviewedList("/overview") }
  #Preview("Epidemic curve") { PreviewedList("/curve?table=1") }
  #Preview("Epidemic curve by sex") { PreviewedList("/curve?by=sex&bars=day") }
  #Preview("No curve") { PreviewedList("/curve?class=probable") }
  #Preview("Age and sex") { PreviewedList("/people") }
  #Preview("Data quality") { PreviewedList("/quality") }
  #Preview("Situation report") { PreviewedList("/report") }

  /// The tab at an address of a line list.
  struct PreviewedList: View {
    private let model: StatisticsModel

    @State private var route: StatisticsRoute

    init(_ address: String, archives: any TeamArchives = NoTeamArchives()) {
      let (outbreak, cases) = Self.sample
      let figures = FixedFigures(SampleStatistics().latestReport()) { SampleStatistics().history(of: $0) }
      model = StatisticsModel(
        StatisticsDependencies(
          library: StatisticsLibrary(snapshot: figures.snapshot, store: figures, feed: nil, files: figures),
          watchList: StoredWatchList(),
          outbreaks: OutbreakDependencies(
            heads: [outbreak], store: InMemoryOutbreakStore(lists: [(outbreak, cases)]))),
        populations: NoRatePopulations(), archives: archives)
      let link = DeepLink("/statistics/outbreaks/\(outbreak.id)\(address)")
      _route = State(initialValue: link.flatMap { StatisticsRoute($0) } ?? StatisticsRoute())
    }

    var body: some View {
      StatisticsScreen(model: model, route: $route)
    }

    /// Thirty cases in a month.
    private static var sample: (Outbreak, OutbreakCases) {
      let first = SampleStatistics().latestReport().asOf
      let records = (0..<30).map { number in
        CaseRecord(
          onset: first.advanced(by: number), reported: first.advanced(by: number + 2), ageMonths: number * 24,
          sex: number.isMultiple(of: 2) ? .female : .male, caseClass: number < 20 ? .confirmed : .suspected,
          outcome: number < 4 ? .died : .recovered, place: number % 2)
      }
      let places = ["Baro", "Kelma"].map { OutbreakPlace(key: PlaceKey(name: $0), name: $0) }
      let days = first...first.advanced(by: 32)
      var quality = CaseQuality()
      quality.rows = 31
      quality.kept = 30
      quality.sentTwice = 1
      let outbreak = Outbreak(
        id: .random(), name: "Cholera in Baro", disease: .known(.cholera), level: .named(label: "District"),
        period: .day, content: .cases, source: DataSource(name: "list.csv", url: "", licence: ""),
        provenance: Provenance(files: []), received: Date(timeIntervalSince1970: 0), days: days)
      return (outbreak, OutbreakCases(list: CaseList(places: places, days: days, records), quality: quality))
    }
  }
#endif
