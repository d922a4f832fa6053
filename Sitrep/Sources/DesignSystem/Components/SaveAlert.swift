import Domain
import PortableUI

extension View {
  /// Says that a change could not be stored and was undone, until that was read.
  ///
  /// - Parameters:
  ///   - title: What was not saved.
  ///   - isPresented: Whether it is still to be read.
  ///   - problem: Why; the data folder's path is named where that is gone.
  /// - Returns: The view with the alert.
  package func saveAlert(_ title: Text, isPresented: Binding<Bool>, problem: SaveProblem?) -> some View {
    alert(title, isPresented: isPresented) {
      Button(action: {}, label: { Text("OK", bundle: .module) })
    } message: {
      if let path = problem?.goneFolder {
        folderGoneText(path)
      } else {
        Text("It couldn’t be stored, so it was undone. Check the disk, then try again.", bundle: .module)
      }
    }
  }
}
