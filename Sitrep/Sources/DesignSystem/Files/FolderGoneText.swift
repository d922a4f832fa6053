import PortableUI

/// That the data folder is no longer where it was opened, in the user's language, and what to do.
package func folderGoneText(_ path: String) -> Text {
  Text(
    "The data folder \(path) was moved or deleted while Sitrep was running. Nothing was saved. Restart Sitrep.",
    bundle: .module)
}
