import DesignSystem
import Domain
import PortableUI

/// The cases of each group of ages: women and girls to the left, men and boys to the right.
enum PyramidPicture {
  private static let width = 720.0
  private static let row = 26.0
  private static let top = 30.0
  /// The room of labels in the middle.
  private static let middle = 110.0

  /// - Parameters:
  ///   - rows: The bands with their names, the youngest first.
  ///   - title: What it shows.
  ///   - summary: What can be read from it.
  ///   - language: How numbers are written.
  /// - Returns: Markup.
  static func svg(
    _ rows: [(name: String, ages: CaseAgeRow)], title: String, summary: String, _ language: ReportLanguage
  ) -> String {
    let bottom = top + Double(rows.count) * row
    var picture = ReportSVG(id: "pyramid", width: width, height: bottom + 30, title: title, summary: summary)
    let greatest = rows.map { max(language.drawn($0.ages.female) ?? 0, language.drawn($0.ages.male) ?? 0) }.max() ?? 1
    let axis = AxisSteps(to: Double(greatest), isWhole: true)
    let room = (width - middle) / 2 - 30
    let (left, right) = ((width - middle) / 2, (width + middle) / 2)
    for value in axis.values {
      let x = room * value / axis.top
      let text = CountFormat(locale: language.locale).format(Int(value))
      for (place, isLeft) in [(left - x, true), (right + x, false)] {
        picture.line(x1: place, y1: top - 4, x2: place, y2: bottom, style: "rule")
        picture.text(text, x: place, y: bottom + 18, anchor: isLeft ? .middle : .middle, style: "quiet")
      }
    }
    for (index, entry) in rows.reversed().enumerated() {
      let y = top + Double(index) * row
      let female = room * Double(language.drawn(entry.ages.female) ?? 0) / axis.top
      let male = room * Double(language.drawn(entry.ages.male) ?? 0) / axis.top
      picture.rectangle(x: left - female, y: y + 2, width: female, height: row - 4, style: "other")
      picture.rectangle(x: right, y: y + 2, width: male, height: row - 4, style: "bar")
      picture.text(entry.name, x: width / 2, y: y + 17, anchor: .middle)
    }
    picture.text(language.words(Text("Female", bundle: .module)), x: left, y: 14, anchor: .end)
    picture.text(language.words(Text("Male", bundle: .module)), x: right, y: 14)
    return picture.svg
  }
}
