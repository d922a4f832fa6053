import Domain
import Foundation
import Observation

/// The outbreaks of a profile beside the one that comes with the program, shared by all its windows.
///
/// What is renamed or deleted is so at once, in every window, and in the store soon after, one change after the other;
/// where the store refuses it, it is taken back and ``failure`` says why. An import is shown once it is kept.
@Observable
package final class OutbreakLibrary {
  /// The outbreaks, the oldest first.
  package private(set) var heads: [Outbreak]

  /// The outbreak that was deleted last, while it can be brought back.
  package private(set) var removed: Outbreak?

  /// The outbreak that was imported last, while its import can be undone.
  package private(set) var imported: Outbreak?

  /// Why the last change came to nothing; nil once that was read.
  package var failure: OutbreakFailure? { changes.problem }

  /// Reads files of counts; nil: none can be read.
  @ObservationIgnored package let files: (any OutbreakFiles)?
  /// Reads tables of populations, and writes counts; nil: neither can be done.
  @ObservationIgnored let tables: (any OutbreakTables)?
  @ObservationIgnored let store: any OutbreakStore
  /// Asks WHO for its weekly counts of COVID-19; nil where nobody can.
  @ObservationIgnored package private(set) var refresh: OutbreakRefresh?

  /// What is shared by the windows of an opened outbreak.
  @ObservationIgnored private var opened: [OutbreakID: OutbreakModel] = [:]
  @ObservationIgnored let surroundings: OutbreakSurroundings
  @ObservationIgnored private let version: String
  private let changes = OptimisticStore<OutbreakID, Outbreak?, OutbreakFailure>()

  /// - Parameters:
  ///   - dependencies: The outbreaks as the program found them, and where a change of them goes.
  ///   - surroundings: What outbreaks by countries share with the one that comes with the program.
  init(_ dependencies: OutbreakDependencies, in surroundings: OutbreakSurroundings) {
    heads = dependencies.heads
    store = dependencies.store
    files = dependencies.files
    tables = dependencies.tables
    self.surroundings = surroundings
    version = dependencies.version
    if let feed = dependencies.feed, let files = dependencies.files {
      refresh = OutbreakRefresh(from: feed, files: files, store: store) { [weak self] in
        self?.fed
      } show: { [weak self] outbreak in
        self?.showKept(outbreak)
      }
    }
  }

  nonisolated deinit {}

  /// True where there is something to choose from beside the outbreak that comes with the program.
  package var hasOwn: Bool { !heads.isEmpty || removed != nil }

  /// The outbreak that WHO's counts are kept in; nil before they were first asked for.
  package var fed: Outbreak? { heads.first { $0.feed?.publisher == .who } }

  /// The outbreak of an id; nil where there is none.
  package subscript(id: OutbreakID) -> Outbreak? { heads.first { $0.id == id } }

  /// What the windows of an outbreak share; nil where there is none.
  func model(of id: OutbreakID) -> OutbreakModel? {
    guard let outbreak = self[id] else { return nil }
    if let model = opened[id] { return model }
    let model = OutbreakModel(outbreak, store: store, tables: tables, in: surroundings, version: version) {
      [weak self] in
      self?.note($0, outbreak, $1)
    }
    opened[id] = model
    return model
  }

  /// An outbreak's counts as a file, of a line list by week with small numbers hidden; nil where they can't be read, which
  /// ``failure`` says.
  func table(of outbreak: Outbreak) async -> Data? {
    do throws(ReadProblem) {
      if let tables, let data = try await Self.table(of: outbreak, in: store, by: tables) { return data }
    } catch {
      // What the store says of its files is told by its own report.
    }
    changes.note(OutbreakFailure(change: .export, name: outbreak.name, cause: .other("The counts can’t be read.")))
    return nil
  }

  @concurrent private nonisolated static func table(
    of outbreak: Outbreak, in store: any OutbreakStore, by tables: any OutbreakTables
  ) async throws(ReadProblem) -> Data? {
    switch outbreak.content {
    case .counts: try await store.counts(of: outbreak.id).map { tables.table(of: outbreak, $0) }
    case .cases:
      try await store.cases(of: outbreak.id).map {
        tables.table(of: outbreak, $0.list, upTo: nil, hidesSmallNumbers: true)
      }
    }
  }

  // MARK: Actions

  /// Keeps what files hold, in place of the outbreak with its id where there is one.
  ///
  /// - Returns: True if it is kept; ``failure`` says why it isn't.
  @discardableResult package func keep(_ outbreak: Outbreak, _ counts: OutbreakCounts) async -> Bool {
    await keep(outbreak) { store throws(SaveProblem) in try await store.keep(outbreak, counts) }
  }

  /// Keeps a line list, then what the person said of it for the next one with the same heading.
  ///
  /// - Returns: True if the list is kept; ``failure`` says why it isn't.
  func keep(_ outbreak: Outbreak, _ list: CaseImport, _ mapping: ColumnMapping) async -> Bool {
    let isKept = await keep(outbreak) { store throws(SaveProblem) in
      try await store.keep(outbreak, OutbreakCases(list: list.cases, quality: list.quality))
    }
    guard isKept else { return false }
    do throws(SaveProblem) {
      try await store.keep(mapping, ofHeading: list.headingKey)
    } catch {
      // The list is kept, which counts; the columns are guessed again next time.
    }
    return true
  }

  private func keep(
    _ outbreak: Outbreak, by write: (any OutbreakStore) async throws(SaveProblem) -> Void
  ) async -> Bool {
    dismissFailure()
    let isNew = self[outbreak.id] == nil
    do throws(SaveProblem) {
      try await write(store)
    } catch {
      note(.keep, outbreak, error)
      return false
    }
    showKept(outbreak)
    imported = isNew ? outbreak : nil
    return true
  }

  /// Deletes the outbreak that was imported last; ``undoDeletion(_:)`` still brings it back.
  package func undoImport(_ id: OutbreakID) {
    guard imported?.id == id else { return }
    delete(id)
  }

  package func dismissImported() { imported = nil }

  package func rename(_ id: OutbreakID, to name: OutbreakName) {
    guard let outbreak = self[id], outbreak.name != name.text else { return }
    var renamed = outbreak
    renamed.name = name.text
    change(.rename, outbreak, to: renamed) { store throws(SaveProblem) in try await store.rename(id, to: name) }
  }

  /// Takes an outbreak away; the one that was deleted before cannot be brought back any more.
  package func delete(_ id: OutbreakID) {
    guard let outbreak = self[id] else { return }
    let earlier = removed
    removed = outbreak
    if imported?.id == id { imported = nil }
    change(.delete, outbreak, to: nil) { store throws(SaveProblem) in
      try await store.delete(id)
    } orTakeBack: {
      self.removed = earlier
    }
  }

  /// Brings back the outbreak that was deleted last, if it is this one.
  package func undoDeletion(_ id: OutbreakID) {
    guard let outbreak = removed, outbreak.id == id else { return }
    removed = nil
    change(.restore, outbreak, to: outbreak) { store throws(SaveProblem) in
      try await store.restore(id)
    } orTakeBack: {
      self.removed = outbreak
    }
  }

  package func dismissRemoved() { removed = nil }

  package func dismissFailure() { changes.dismissProblem() }

  /// Tells that a change of an outbreak was not kept.
  func note(_ change: OutbreakFailure.Change, _ outbreak: Outbreak, _ cause: SaveProblem) {
    changes.note(OutbreakFailure(change: change, name: outbreak.name, cause: cause))
  }

  /// Returns when every change so far is kept or was refused.
  package func waitForChanges() async {
    await changes.waitForWrites()
    for model in opened.values { await model.waitForChanges() }
  }

  // MARK: Parts

  /// Shows a change and hands it to the store.
  private func change(
    _ change: OutbreakFailure.Change, _ outbreak: Outbreak, to after: Outbreak?,
    by write: @escaping @Sendable (any OutbreakStore) async throws(SaveProblem) -> Void,
    orTakeBack takeBack: @escaping @MainActor () -> Void = {}
  ) {
    dismissFailure()
    let before = self[outbreak.id]
    show(after, at: outbreak.id)
    changes.keep([.init(outbreak.id, before: before, after: after)]) { [store] () async throws(OutbreakFailure) in
      do throws(SaveProblem) {
        try await write(store)
      } catch {
        throw OutbreakFailure(change: change, name: outbreak.name, cause: error)
      }
    } orTakeBack: { kept in
      takeBack()
      for (id, outbreak) in kept { self.show(outbreak, at: id) }
    }
  }

  /// Shows an outbreak whose counts are kept; they are read again.
  private func showKept(_ outbreak: Outbreak) {
    opened[outbreak.id] = nil
    show(outbreak, at: outbreak.id)
  }

  /// Shows an outbreak in its place, or none of this id.
  private func show(_ outbreak: Outbreak?, at id: OutbreakID) {
    var shown = heads
    let place = shown.firstIndex { $0.id == id }
    switch (place, outbreak) {
    case (let place?, let outbreak?): shown[place] = outbreak
    case (let place?, nil): shown.remove(at: place)
    case (nil, let outbreak?):
      shown.insert(outbreak, at: shown.firstIndex { $0.received > outbreak.received } ?? shown.endIndex)
    case (nil, nil): return
    }
    heads = shown
    if outbreak == nil { opened[id] = nil }
  }
}
