import DesignSystem
import Domain
import PortableUI

/// The whole guidance on one page, or what a search finds of it.
struct GuidanceOverview: View {
  let model: GuidanceModel
  let search: Binding<String>

  @Environment(\.locale) private var locale

  var body: some View {
    let query = GuidanceSearch(search.wrappedValue, in: locale)
    let found = model.content.found(by: query)
    ScrollViewReader { reader in
      ScrollView {
        PageWithAside {
          page(found, isWhole: query.isEmpty)
        } aside: {
          TableOfContents(parts: GuidancePart.parts(of: found, isWhole: query.isEmpty)) {
            reader.scrollTo($0, anchor: .top)
          }
        }
      }
    }
    .searchable(text: search, prompt: Text("Search the guidance", bundle: .module))
    .navigationTitle(GuidanceTexts.title)
    .settingsButton()
    .guidanceFiles(model)
  }

  private func page(_ found: GuidanceContent, isWhole: Bool) -> some View {
    VStack(alignment: .leading, spacing: 24) {
      if let action = model.lastAction {
        GuidanceCard {
          UndoNotice(
            action.kind.text, identifier: GuidanceID.undo, undo: { model.undo() },
            dismiss: { model.dismissLastAction() })
        }
      }
      if found.itemCount == 0 { NothingFound() }
      if found.emergency.saysAnything {
        EmergencyBlock(emergency: found.emergency, content: found).id(GuidancePart.emergency)
      }
      UnverifiedNumbers(emergency: found.emergency, content: found).id(GuidancePart.unverifiedNumbers)
      if isWhole { AboutBlock(model: model).id(GuidancePart.about) }
      GroupsBlock(.symptoms, groups: found.symptoms, content: found).id(GuidancePart.symptoms)
      GroupsBlock(.recommendations, groups: found.recommendations, content: found).id(GuidancePart.recommendations)
      if isWhole { SourcesBlock(sources: found.sources).id(GuidancePart.sources) }
    }
    .padding(16)
    .frame(maxWidth: 720, alignment: .leading)
  }
}

/// What stands there where a search finds nothing.
private struct NothingFound: View {
  var body: some View {
    EmptyNotice(
      Text("Nothing found", bundle: .module),
      message: Text("Try another word, or fewer words.", bundle: .module), symbol: "magnifyingglass"
    )
    .accessibilityIdentifier(GuidanceID.nothingFound)
  }
}

extension GuidanceAction.Kind {
  /// What was done.
  fileprivate var text: Text {
    switch self {
    case .imported: Text("The guidance was imported.", bundle: .module)
    case .returnedToBundled: Text("Showing the guidance included with Sitrep again.", bundle: .module)
    }
  }
}
