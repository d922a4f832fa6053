import Certificates
import Domain
import Foundation
import Guidance
import Statistics
import Workspaces
import World

extension Dependencies {
  /// False where an address of the app's form names something that is not there, such as a country without figures.
  ///
  /// Its screen says so and leads on; a server tells programs by its status. An archive that cannot be read may have what
  /// is asked for, so its places count as there.
  package func has(_ place: AppPlace) -> Bool {
    switch place.tab {
    case .statistics: has(place.statistics)
    case .world: has(place.world)
    case .certificate: place.certificate.picture.map { id in certificates.pictures.contains { $0.id == id } } ?? true
    case .guidance: has(place.guidance)
    case .workspaces: (try? has(place.workspaces)) ?? true
    }
  }

  private func has(_ place: StatisticsPlace) -> Bool {
    guard let country = place.country else { return true }
    return figures.report.rows.contains { $0.id == country }
  }

  private func has(_ place: WorldPlace) -> Bool {
    guard let continent = place.continent, case .edit(let name)? = place.form else { return true }
    return world.populations[continent]?[name] != nil
  }

  private func has(_ place: GuidancePlace) -> Bool {
    guard case .source(let id)? = place.steps.last else { return true }
    return guidance.content.source(id) != nil
  }

  private func has(_ place: WorkspacesPlace) throws -> Bool {
    guard let path = place.workspace else { return true }
    guard let archive = library.shelves.first(where: { $0.id == path.archive })?.archive else { return false }
    guard case .channel(let channel)? = place.steps.first else {
      return try archive.workspaces().contains { $0.id == path.workspace }
    }
    if case .message(let id)? = place.steps.last {
      return try archive.message(id, in: ChannelPath(workspace: path.workspace, channel: channel)) != nil
    }
    return try archive.channels(of: path.workspace).contains { $0.id == channel }
  }
}
