import DesignSystem
import Domain
import PortableUI

/// The messages below the curve, or why there are none.
struct RoomMessagePlot: View {
  let figure: RoomFigure

  /// Nil: the team has imported no archive.
  let counted: Query<MessageCounts, UnreadableTeamArchive>?
  let route: Binding<StatisticsRoute>

  var body: some View {
    if let counted {
      QueryView(counted) { counts in
        RoomMessageBars(figure: figure, counts: figure.shown(of: counts.periods))
      } failure: { problem in
        RoomUnreadNotice(problem: problem, route: route) { Task { await counted.load() } }
      }
    } else {
      NoArchiveNotice(route: route)
    }
  }
}

private struct RoomMessageBars: View {
  let figure: RoomFigure
  let counts: [Int]

  @Environment(\.locale) private var locale

  var body: some View {
    let drawn = figure.drawn(counts)
    if drawn.isEmpty {
      Text("No messages in these days", bundle: .module)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier(RoomID.noMessages)
    } else {
      let scale = RoomFigure.scale(of: counts)
      RoomPlot(
        name: Text("Messages", bundle: .module), bars: drawn, axis: figure.axis, scale: scale,
        color: CaseLook.color(2), height: 110, width: WideAxisFormat.width(of: [figure.caseScale, scale], for: locale)
      )
      .accessibilityLabel(RoomWords.messages(counts.reduce(0, +)))
      .accessibilityIdentifier(RoomID.messages)
    }
  }
}

/// Where the team has imported no archive: what to do.
private struct NoArchiveNotice: View {
  let route: Binding<StatisticsRoute>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      EmptyNotice(
        Text("No messages yet", bundle: .module),
        message: Text(
          """
          Import your team’s archive in the Workspaces tab, for example an export of Slack. Its messages are then shown \
          below the cases.
          """, bundle: .module), symbol: "bubble.left.and.bubble.right"
      )
      .accessibilityIdentifier(RoomID.noArchive)
      OpenWorkspacesButton(route: route)
        .frame(maxWidth: .infinity)
    }
  }
}

/// Where an archive can't be read: which one, and what to do.
struct RoomUnreadNotice: View {
  let problem: UnreadableTeamArchive
  let route: Binding<StatisticsRoute>
  let readAgain: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(
        """
        The archive “\(problem.name)” can’t be read. Try again, or go to the Workspaces tab to remove it and import its \
        file again.
        """, bundle: .module
      )
      .accessibilityIdentifier(RoomID.unread)
      Button(action: readAgain) { Text("Try again", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(RoomID.readAgain)
      OpenWorkspacesButton(route: route)
    }
  }
}

private struct OpenWorkspacesButton: View {
  let route: Binding<StatisticsRoute>

  var body: some View {
    Button(action: { route.wrappedValue.opensWorkspaces = true }) { Text("Go to Workspaces", bundle: .module) }
      .buttonStyle(.bordered)
      .accessibilityIdentifier(RoomID.openWorkspaces)
  }
}
