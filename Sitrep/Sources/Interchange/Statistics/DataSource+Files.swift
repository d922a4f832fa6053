import Domain

extension DataSource {
  /// Who published a file of figures: known by the name that the publisher gives its files, else the file's own name.
  ///
  /// - Parameters:
  ///   - file: The file's name, or its path.
  ///   - form: What the file turned out to be.
  init(ofFile file: String, _ form: FiguresForm) {
    let name = String(file.split(separator: "/").last ?? "")
    switch form {
    case .wideTable where name.hasPrefix("time_series_covid19_") || name.hasPrefix("time_series_19-covid-"):
      self.init(
        name: "Johns Hopkins University CSSE", url: "https://github.com/CSSEGISandData/COVID-19", licence: "CC BY 4.0")
    case .longTable where name.hasPrefix("countries-aggregated"):
      self.init(
        name: "Johns Hopkins University CSSE (datasets/covid-19)", url: "https://github.com/datasets/covid-19",
        licence: "PDDL 1.0; upstream CC BY 4.0")
    case .feedHistory: self = FeedHistory.source
    case .feedCountries: self = FeedCountries.source
    default: self.init(name: name, url: "", licence: "")
    }
  }

  /// Who published files that belong together: each source once, in the order of the files.
  init(of files: [FiguresImport.File]) {
    var sources: [DataSource] = []
    for file in files where !sources.contains(file.source) { sources.append(file.source) }
    guard sources.count != 1 else {
      self = sources[0]
      return
    }
    self.init(
      name: sources.map(\.name).joined(separator: ", "), url: "",
      licence: sources.map(\.licence).filter { !$0.isEmpty }.joined(separator: "; "))
  }
}
