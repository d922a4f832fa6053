extension String {
  /// The most marks above and below a letter.
  private static let mostMarks = 4

  /// A stranger's text as it is safe to show beside our own: characters that aren't seen and change how others are read,
  /// and marks piled on a letter, are written as their numbers, as in `\u{202E}`.
  package var visible: String {
    var visible = ""
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.properties.generalCategory == .nonspacingMark ? marks + 1 : 0
      let isSpace = scalar.properties.isWhitespace
      if scalar.isInvisible && !isSpace || marks > Self.mostMarks {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
