import PortableUI

/// Two columns where there is room for both, else one below the other.
///
/// The leading one is at most 440 points wide, the trailing one takes the rest. The footer stands below the leading
/// one; in a single column it is the last.
package struct AdaptiveColumns<Leading: View, Trailing: View, Footer: View>: View {
  private let leading: Leading
  private let trailing: Trailing
  private let footer: Footer

  package init(
    @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.leading = leading()
    self.trailing = trailing()
    self.footer = footer()
  }

  package var body: some View {
    #if canImport(SwiftUI)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 8) {
          // A container of its own, for frames that are relative to it.
          ScrollView {
            VStack(alignment: .leading, spacing: 0) {
              leading
              footer
            }
          }
          .scrollDisabled(true)
          .fixedSize(horizontal: false, vertical: true)
          .frame(minWidth: 270, maxWidth: 440)
          VStack(alignment: .leading, spacing: 0) { trailing }
            .frame(minWidth: 322, maxWidth: .infinity)
        }
        VStack(alignment: .leading, spacing: 0) {
          leading
          trailing
          footer
        }
      }
    #else
      _AdaptiveColumns(leading: { leading }, trailing: { trailing }, footer: { footer })
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
