/// What few parts of texts have beside their style.
///
/// Nil: nothing of the kind.
struct TextMarks: Equatable {
  /// An address of this program or of anybody's, as it was given.
  var link: String?
  /// The part's own colour, which a link has too.
  var color: Color?
  var background: Color?
  var strikethrough: TextStrikethrough?
}

/// The marks of a part, apart from it, so that parts without any stay small.
indirect enum BoxedTextMarks {
  case marks(TextMarks)
}

extension TextPart {
  var marks: TextMarks? {
    get {
      if case .marks(let marks) = boxedMarks { marks } else { nil }
    }
    set { boxedMarks = newValue.map(BoxedTextMarks.marks) }
  }

  /// True where a text run cannot say all of it.
  var isMarked: Bool { boxedMarks != nil }

  func markedRun(in environment: EnvironmentValues) -> MarkedRun {
    let (run, marks) = (run(in: environment), marks ?? TextMarks())
    return MarkedRun(
      string: run.string, font: run.font, color: run.color, background: marks.background,
      strikethrough: marks.strikethrough,
      link: marks.link.map { TextLink(address: $0, color: marks.color ?? environment.tint) })
  }
}
