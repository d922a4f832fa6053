import PortableUI

/// A tab's name and symbol.
struct TabLabel: View {
  private let tab: AppTab

  init(_ tab: AppTab) {
    self.tab = tab
  }

  var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: symbol)
    }
  }

  private var title: Text {
    switch tab {
    case .statistics: Text("Statistics", bundle: .module)
    case .world: Text("World", bundle: .module)
    case .certificate: Text("Certificate", bundle: .module)
    case .guidance: Text("Guidance", bundle: .module)
    case .workspaces: Text("Workspaces", bundle: .module)
    }
  }

  private var symbol: String {
    switch tab {
    case .statistics: "chart.bar"
    case .world: "globe"
    case .certificate: "qrcode"
    case .guidance: "heart.text.square"
    case .workspaces: "bubble.left.and.bubble.right"
    }
  }
}
