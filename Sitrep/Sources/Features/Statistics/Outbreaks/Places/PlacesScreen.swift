import DesignSystem
import Domain
import PortableUI

/// An outbreak by named places: their list and, beside or after it, a place or the summary.
struct PlacesScreen: View {
  let outbreak: Outbreak
  let model: PlacesModel
  let route: Binding<StatisticsRoute>

  var body: some View {
    if route.wrappedValue.selection == .table {
      PlaceTable(outbreak: outbreak, model: model, route: route)
    } else {
      NavigationSplitView {
        PlaceList(outbreak: outbreak, model: model, route: route)
      } detail: {
        NavigationStack { PlacesDetail(outbreak: outbreak, model: model, route: route) }
      }
    }
  }
}

/// The detail column: a place, or the summary where none is chosen.
private struct PlacesDetail: View {
  let outbreak: Outbreak
  let model: PlacesModel
  let route: Binding<StatisticsRoute>

  var body: some View {
    switch route.wrappedValue.selection {
    case .place(let key):
      if let place = model.onDay(route.wrappedValue.asOf)[key] {
        PlaceDetail(outbreak: outbreak, model: model, place: place, route: route)
      } else {
        UnknownPlaceNotice(place: key, route: route)
      }
    case .country(let code):
      VStack(spacing: 16) {
        UnknownCountryNotice(code: code)
        AllPlacesLink(route: route)
      }
    case .cases(let screen):
      if let list = model.list {
        CaseScreen(screen: screen, list: list, places: model, route: route)
      } else {
        OutbreakSummary(outbreak: outbreak, model: model, route: route)
      }
    case .room: RoomScreen(model: model, route: route)
    case .overview, .table, nil: OutbreakSummary(outbreak: outbreak, model: model, route: route)
    }
  }
}

/// The detail of a place that the outbreak does not have.
struct UnknownPlaceNotice: View {
  let place: PlaceKey
  let route: Binding<StatisticsRoute>

  var body: some View {
    VStack(spacing: 16) {
      EmptyNotice(
        Text("No figures for this place", bundle: .module),
        message: Text("The outbreak has no place “\(place.description)”. Choose one in the list.", bundle: .module),
        symbol: "questionmark.circle"
      )
      .accessibilityIdentifier(OutbreaksID.unknownPlace)
      AllPlacesLink(route: route)
    }
    .navigationTitle(Text("Place", bundle: .module))
  }
}

/// The way from a place that isn't there to those of the outbreak, on the same day.
private struct AllPlacesLink: View {
  let route: Binding<StatisticsRoute>

  var body: some View {
    RouteLink(places) { Text("Show all places", bundle: .module) }
      .accessibilityIdentifier(OutbreaksID.unknownPlaceLink)
  }

  private var places: StatisticsRoute {
    var places = route.wrappedValue
    places.selection = nil
    return places
  }
}
