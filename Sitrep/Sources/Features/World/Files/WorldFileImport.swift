import DesignSystem
import Domain
import Foundation

/// A window's way from a chosen file to what it would change.
typealias WorldFileImport = FileImport<WorldPreview, WorldFileProblem>

/// What a file would change in the world that it was read for.
nonisolated struct WorldPreview: Hashable, Sendable {
  let plan: WorldImport
  let world: Populations
  /// How the file was read.
  let notes: TableNotes
  /// The file, to be read again in another encoding.
  let file: ImportedFile?

  /// True where the world changed while a preview was open, and this one followed.
  private(set) var wasOvertaken = false

  init(
    _ content: WorldFileContent, of file: ImportedFile?, into world: Populations, catalogue: CountryCatalogue,
    locale: Locale
  ) {
    plan = WorldImport(content.rows, into: world, catalogue: catalogue, locale: locale)
    notes = content.notes
    self.world = world
    self.file = file
  }

  var hasChanges: Bool { !plan.edit.changes.isEmpty }

  /// What the same file would change in the world that there is now.
  func following(_ world: Populations, catalogue: CountryCatalogue, locale: Locale) -> WorldPreview {
    var preview = WorldPreview(
      WorldFileContent(rows: plan.items.map(\.row), notes: notes), of: file, into: world, catalogue: catalogue,
      locale: locale)
    preview.wasOvertaken = true
    return preview
  }
}

extension WorldFileImport {
  /// Reads a file, and looks what it would change.
  func read(_ url: URL, into world: WorldModel, locale: Locale) async {
    let (files, populations, catalogue) = (world.files, world.populations, CountryCatalogue(world.directory.countries))
    await read([url], atMost: files.largestFile + 1) { opened throws(WorldFileProblem) in
      WorldPreview(
        try files.read(opened[0].bytes, as: nil, locale: locale), of: opened[0], into: populations,
        catalogue: catalogue, locale: locale)
    }
  }

  /// Reads the file of a preview again, in another encoding.
  func read(_ preview: WorldPreview, as encoding: TextEncoding, into world: WorldModel, locale: Locale) async {
    guard let file = preview.file else { return }
    let (files, populations, catalogue) = (world.files, world.populations, CountryCatalogue(world.directory.countries))
    await read([file]) { opened throws(WorldFileProblem) in
      WorldPreview(
        try files.read(opened[0].bytes, as: encoding, locale: locale), of: opened[0], into: populations,
        catalogue: catalogue, locale: locale)
    }
  }

  /// Makes the changes of the preview; where the world is another one by now, the preview follows it instead.
  func accept(_ preview: WorldPreview, into world: WorldModel, locale: Locale) {
    if world.populations == preview.world {
      world.importCountries(preview.plan.edit)
      close()
    } else {
      show(
        preview.following(
          world.populations, catalogue: CountryCatalogue(world.directory.countries), locale: locale))
    }
  }
}
