import Domain
import PortableUI

/// What a file looks like that is of another kind, and what to do, in the user's language.
///
/// `wanted` says in a sentence what to choose instead.
package func mistakenFileText(_ file: MistakenFile, wanted: Text) -> Text {
  switch file {
  case .zip: Text("This looks like a ZIP archive. Unpack it and choose the file inside.", bundle: .module)
  case .gzip: Text("This looks like a compressed file (gzip). Unpack it and choose the file inside.", bundle: .module)
  case .spreadsheet: Text("This looks like a spreadsheet. \(wanted)", bundle: .module)
  case .picture: Text("This looks like a picture. \(wanted)", bundle: .module)
  case .pdf: Text("This looks like a PDF. \(wanted)", bundle: .module)
  case .webPage:
    Text("This looks like a web page. Download the file itself (on GitHub: “Download raw file”).", bundle: .module)
  case .table: Text("This looks like a table (CSV). \(wanted)", bundle: .module)
  case .slackExport:
    Text("This is from a Slack export. Import the whole export (zip) on the Workspaces tab.", bundle: .module)
  case .figures: Text("This looks like figures of cases. Import it in the Statistics tab.", bundle: .module)
  case .world: Text("This looks like a list of countries. Import it in the World tab.", bundle: .module)
  case .guidance: Text("This looks like guidance. Import it in the Guidance tab.", bundle: .module)
  case .workspaces: Text("This looks like a file of workspaces. Import it in the Workspaces tab.", bundle: .module)
  }
}
