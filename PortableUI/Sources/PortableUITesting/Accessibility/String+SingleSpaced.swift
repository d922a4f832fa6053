extension String {
  /// The text without outer white space and with every run of ASCII white space as one space, as HTML shows it.
  ///
  /// No-break spaces stay: they are part of formatted numbers.
  var singleSpaced: String {
    unicodeScalars.split { " \n\t\r\u{C}".unicodeScalars.contains($0) }.map { String($0) }.joined(separator: " ")
  }
}
