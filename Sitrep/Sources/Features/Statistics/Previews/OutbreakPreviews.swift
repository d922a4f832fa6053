#if canImport(SwiftUI)
  import DesignSystem
  import Domain
  import Foundation
  import PortableUI

  #Preview("An outbreak by places") { PreviewedCounts("") }
  #Preview("No place is found") { PreviewedCounts("?search=zzz") }
  #Preview("Summary of counts") { PreviewedCounts("/overview") }
  #Preview("A place") { PreviewedCounts("/places/baro") }
  #Preview("An unknown place") { PreviewedCounts("/places/nowhere") }
  #Preview("Places as a table") { PreviewedCounts("/table") }
  #Preview("Outbreaks") {
    OutbreaksSheet(library: PreviewedCounts.model().outbreaks, route: .constant(StatisticsRoute()))
  }
  #Preview("Day of an outbreak") {
    OutbreakDaySheet(outbreak: PreviewedCounts.sample.0, route: .constant(StatisticsRoute()))
  }
  #Preview("Line list before its import") {
    Form { CasePreviewStep(plan: .previewed, curve: CasePreviewCurve(CaseImport.previewed.cases)) }
  }

  /// The tab at an address of an outbreak by places and weeks.
  private struct PreviewedCounts: View {
    private let model: StatisticsModel

    @State private var route: StatisticsRoute

    init(_ address: String) {
      model = Self.model()
      let id = model.outbreaks.heads.first?.id ?? .bundled
      let link = DeepLink("/statistics/outbreaks/\(id)\(address)")
      _route = State(initialValue: link.flatMap { StatisticsRoute($0) } ?? StatisticsRoute())
    }

    var body: some View {
      StatisticsScreen(model: model, route: $route)
    }

    /// What windows share that have the sample beside COVID-19.
    static func model() -> StatisticsModel {
      let (outbreak, counts) = sample
      let figures = FixedFigures(SampleStatistics().latestReport()) { SampleStatistics().history(of: $0) }
      return StatisticsModel(
        StatisticsDependencies(
          library: StatisticsLibrary(snapshot: figures.snapshot, store: figures, feed: nil, files: figures),
          watchList: StoredWatchList(),
          outbreaks: OutbreakDependencies(
            heads: [outbreak], store: InMemoryOutbreakStore([(outbreak, counts)]))),
        populations: NoRatePopulations(), archives: NoTeamArchives())
    }

    /// Six weeks of two places, one of which didn't report the last one.
    static var sample: (Outbreak, OutbreakCounts) {
      let first = SampleStatistics().latestReport().asOf.advanced(by: -41)
      let places = ["Baro", "Kelma"].map { OutbreakPlace(key: PlaceKey(name: $0), name: $0) }
      let series = [
        CountSeries(place: places[0].key, measure: .cases(.all), firstDay: first, new: [12, 30, 41, 38, 20, nil]),
        CountSeries(place: places[0].key, measure: .deaths(.all), firstDay: first, new: [0, 1, 3, 2, 0, nil]),
        CountSeries(place: places[1].key, measure: .cases(.all), firstDay: first, new: [0, 4, 9, 17, 11, 6]),
      ]
      let outbreak = Outbreak(
        id: .random(), name: "Cholera", disease: .known(.cholera), level: .named(label: "District"),
        period: .week(start: .monday), source: DataSource(name: "weeks.csv", url: "", licence: ""),
        provenance: Provenance(files: []), received: Date(timeIntervalSince1970: 0),
        days: first...first.advanced(by: 41))
      return (outbreak, OutbreakCounts(places: places, series: series))
    }
  }

  nonisolated extension CaseImport {
    /// Thirty cases in a month, and a row that was sent twice.
    fileprivate static var previewed: CaseImport {
      let first = SampleStatistics().latestReport().asOf
      let records = (0..<30).map { number in
        CaseRecord(
          onset: number.isMultiple(of: 5) ? nil : first.advanced(by: number), reported: first.advanced(by: number + 2),
          outcome: number < 4 ? .died : .recovered, place: 0)
      }
      var quality = CaseQuality()
      (quality.rows, quality.kept, quality.sentTwice) = (31, 30, 1)
      let list = CaseList(
        places: [OutbreakPlace(key: PlaceKey(name: "Baro"), name: "Baro")], days: first...first.advanced(by: 31),
        records)
      return CaseImport(
        disease: .known(.cholera), name: "Cholera", level: .named(label: "District"),
        leftOut: [CaseLeftOut(line: 33, reason: .sentTwice(line: 2), place: "Baro", day: first)], quality: quality,
        cases: list, source: DataSource(name: "list.csv", url: "", licence: ""), provenance: Provenance(files: []))
    }
  }
#endif
