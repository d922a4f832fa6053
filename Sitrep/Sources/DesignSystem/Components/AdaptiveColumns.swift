import PortableUI

/// Two columns where there is room for both, else one below the other.
///
/// The leading one is at most 440 points wide, the trailing one takes the rest.
package struct AdaptiveColumns<Leading: View, Trailing: View>: View {
  private let leading: Leading
  private let trailing: Trailing

  package init(@ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing) {
    self.leading = leading()
    self.trailing = trailing()
  }

  package var body: some View {
    #if canImport(SwiftUI)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 8) {
          // A container of its own, for frames that are relative to it.
          ScrollView { VStack(alignment: .leading, spacing: 0) { leading } }
            .scrollDisabled(true)
            .fixedSize(horizontal: false, vertical: true)
            .frame(minWidth: 270, maxWidth: 440)
          VStack(alignment: .leading, spacing: 0) { trailing }
            .frame(minWidth: 322, maxWidth: .infinity)
        }
        VStack(alignment: .leading, spacing: 0) {
          leading
          trailing
        }
      }
    #else
      _AdaptiveColumns(leading: { leading }, trailing: { trailing })
    #endif
  }
}

/// A page of at most 720 points, with an aside where there is room for both, such as its table of contents.
package struct PageWithAside<Page: View, Aside: View>: View {
  private let page: Page
  private let aside: Aside

  package init(@ViewBuilder page: () -> Page, @ViewBuilder aside: () -> Aside) {
    self.page = page()
    self.aside = aside()
  }

  package var body: some View {
    #if canImport(SwiftUI)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 24) {
          VStack(alignment: .leading, spacing: 0) { page }
            .frame(width: 720)
          VStack(alignment: .leading, spacing: 0) { aside }
            .frame(minWidth: 216, maxWidth: .infinity)
        }
        VStack(alignment: .leading, spacing: 0) { page }
          .frame(maxWidth: 720)
      }
    #else
      _AdaptiveColumns(hidesTrailing: true, leading: { page }, trailing: { aside })
    #endif
  }
}
