import Domain

/// The columns of a table that has some for each place: `Cases_Guinea`, `Deaths_Guinea`.
struct PlaceHeadings {
  struct Place: Equatable {
    let name: String
    let measure: Measure
    let counting: Counting?
  }

  let columns: [Int: Place]

  /// Nil: places stand in a column, or no heading names one.
  init?(_ names: [String], _ headings: [HeadingWords], _ contents: [ColumnContent?]) {
    let hasPlaces = headings.indices.contains { column in
      [ColumnWords.country, .region, .district, .locality, .facility, .place].contains { $0.matches(headings[column]) }
        && contents[column]?.isText == true
    }
    guard !hasPlaces else { return nil }
    var columns: [Int: Place] = [:]
    for column in headings.indices {
      guard let heading = CountHeading(headings[column]), !heading.rest.isEmpty, !heading.isGroup,
        contents[column]?.canBeCounts == true
      else { continue }
      columns[column] = Self.place(names[column], headings[column], heading)
    }
    let places = Set(columns.values.map { PlaceKey.folded($0.name) })
    guard places.count >= 2, places.count * 4 >= columns.count else { return nil }
    self.columns = columns
  }

  /// The place of a heading; in `Cases_NewZealand` new is a part of its name.
  private static func place(_ name: String, _ words: HeadingWords, _ heading: CountHeading) -> Place {
    if heading.counting == .new, let start = words.words.firstIndex(of: "new") {
      let country = words.words[start...].prefix(heading.rest.count + 1).joined(separator: " ")
      if !CountryAliases.codes(for: country).isEmpty {
        return Place(name: country, measure: heading.measure, counting: nil)
      }
    }
    return Place(name: self.name(in: name, heading.rest), measure: heading.measure, counting: heading.counting)
  }

  /// The words of a heading that name the place, as they stand there.
  private static func name(in heading: String, _ rest: [String]) -> String {
    let wanted = Set(rest)
    let words = heading.split { " _()[]:/".contains($0) }.map(String.init)
    let name = words.filter { word in
      let words = HeadingWords(word).words
      return !words.isEmpty && words.allSatisfy(wanted.contains)
    }.joined(separator: " ")
    return name.isEmpty ? rest.joined(separator: " ") : name
  }
}
