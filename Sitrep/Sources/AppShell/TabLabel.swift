import PortableUI

/// A tab's name and symbol.
struct TabLabel: View {
  let tab: AppTab

  var body: some View {
    Label {
      tab.title()
    } icon: {
      Image(systemName: tab.symbol)
    }
  }
}
