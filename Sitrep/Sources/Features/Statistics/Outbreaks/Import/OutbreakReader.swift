import DesignSystem
import Domain

/// Reads outbreak files, and looks up the last mapping for a line list's heading.
nonisolated struct OutbreakReader: Sendable {
  private let files: any OutbreakFiles
  private let store: any OutbreakStore

  /// Names of outbreaks that exist.
  private let takenNames: Set<String>

  init(
    _ files: any OutbreakFiles, store: any OutbreakStore = InMemoryOutbreakStore(), takenNames: Set<String> = []
  ) {
    self.files = files
    self.store = store
    self.takenNames = takenNames
  }

  /// Reads files for the first time, applying the last mapping for a line list's heading.
  ///
  /// - Parameters:
  ///   - chosen: The files.
  ///   - choices: What the person said already.
  /// - Returns: The first step, or the preview where nothing is left to be said.
  /// - Throws: Why the files can't be read.
  func read(
    _ chosen: [ImportedFile], _ choices: OutbreakChoices
  ) async throws(FiguresFileFailure) -> OutbreakReading {
    var choices = choices
    choices.takenNames = takenNames
    let guessed = try await OutbreakReading(chosen, choices, by: files)
    guard case .cases(let list) = guessed.plan, let mapping = await mapping(of: list) else { return guessed }
    let said = choices.proposing(mapping, mentioned: list.mentionedDisease)
    do throws(FiguresFileFailure) {
      var reading = try await OutbreakReading(guessed.files, said, by: files)
      reading.lastTime = mapping.day
      if reading.plan.openQuestions == 0 { reading.step = .preview }
      return reading
    } catch {
      // What was said last doesn't fit this list.
      return guessed
    }
  }

  /// Reads files again after a choice.
  ///
  /// - Parameters:
  ///   - changed: What was read before, with the new choice.
  ///   - before: What was read before; it stays where the files can't be read by the choice.
  /// - Returns: The same step.
  /// - Throws: Why another sheet, or the files in another encoding, can't be read.
  func read(
    again changed: OutbreakReading, after before: OutbreakReading
  ) async throws(FiguresFileFailure) -> OutbreakReading {
    let isOther =
      changed.choices.sheet != before.choices.sheet || changed.choices.encoding != before.choices.encoding
    do throws(FiguresFileFailure) {
      guard !isOther else { return try await read(changed.files, changed.choices) }
      var reading = try await OutbreakReading(changed.files, changed.choices, by: files)
      reading = reading.at(changed.step)
      reading.lastTime = changed.lastTime
      // An outbreak is replaced by one of the same disease.
      if changed.choices.disease == before.choices.disease { reading.target = changed.target }
      return reading
    } catch {
      guard !isOther, let cause = error.outbreakCause else { throw error }
      var reading = before
      reading.refusal = cause
      return reading
    }
  }

  private func mapping(of list: CaseImport) async -> ColumnMapping? {
    do throws(ReadProblem) {
      return try await store.mapping(ofHeading: list.headingKey)
    } catch {
      // The store's own report tells it; the person says the columns again.
      return nil
    }
  }
}

extension OutbreakLibrary {
  /// Nil: no files can be read.
  var reader: OutbreakReader? {
    files.map { OutbreakReader($0, store: store, takenNames: Set(heads.map(\.name))) }
  }
}

nonisolated extension FiguresFileFailure {
  fileprivate var outbreakCause: OutbreakFileProblem.Cause? {
    switch self {
    case .figures: nil
    case .outbreak(let problem), .sheet(let problem, of: _): problem.cause
    }
  }
}
