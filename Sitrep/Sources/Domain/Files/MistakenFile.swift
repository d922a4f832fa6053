/// What a file looks like that was given in place of another kind of file.
///
/// It is told only where that is certain from a few bytes or names; whoever reads files says so instead of what its own
/// format lacks.
package enum MistakenFile: Hashable, Sendable {
  case zip
  case gzip
  case spreadsheet
  case picture
  case pdf
  case webPage

  /// A table (CSV) where only JSON is read.
  case table

  /// A file of a Slack export, or the whole archive of one.
  case slackExport

  /// Files that another tab reads.
  case figures, world, guidance, workspaces
}
