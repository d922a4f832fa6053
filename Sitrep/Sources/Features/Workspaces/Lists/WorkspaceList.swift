import DesignSystem
import Domain
import Foundation
import PortableUI

/// All workspaces, by the file that they came with (R126, R138-R140), or what a search finds in all of them.
struct WorkspaceList: View {
  let model: WorkspacesModel
  let route: Binding<WorkspacesRoute>

  var body: some View {
    Group {
      // Beside an open workspace that one's own field stands.
      if route.wrappedValue.workspace == nil {
        list.searchable(text: route.search, prompt: Text("Search messages", bundle: .module))
      } else {
        list
      }
    }
    .navigationTitle(WorkspacesTexts.title)
    .settingsButton()
    .workspaceFiles(model, selection: route.workspace)
  }

  private var list: some View {
    List(selection: route.workspace) {
      if let progress = model.progress { ImportSection(model: model, progress: progress) }
      if let removed = model.removed { RemovedSection(model: model, entry: removed).id(removed.id) }
      if route.wrappedValue.workspace != nil || route.wrappedValue.search.isEmpty {
        ForEach(model.entries) { entry in ArchiveEntrySection(entry: entry, contents: model.contents(of: entry)) }
      } else {
        ForEach(model.entries) { entry in
          SearchResults(archive: entry.id, contents: model.contents(of: entry), scope: SearchScope(), route: route)
        }
      }
    }
    .groupedList()
  }
}

/// The archive that was removed last, with the way to bring it back.
private struct RemovedSection: View {
  let model: WorkspacesModel
  let entry: ArchiveEntry

  var body: some View {
    Section {
      UndoNotice(
        Text("“\(entry.name)” was removed.", bundle: .module), identifier: WorkspacesID.undo,
        undo: { model.undo(entry.id) }, dismiss: { model.dismissRemoved() })
    }
  }
}

/// The workspaces of one file.
private struct ArchiveEntrySection: View {
  let entry: ArchiveEntry
  let contents: ArchiveContents

  var body: some View {
    Section {
      ArchiveQueryView(contents.workspaces) {
        WorkspaceRows(archive: entry.id, contents: contents, workspaces: $0)
      }
    } header: {
      ArchiveEntryTitle(entry: entry)
    } footer: {
      if entry.imported == nil {
        Text("Sample messages (fictional). Import your own file under Files.", bundle: .module)
      }
    }
  }
}

private struct WorkspaceRows: View {
  let archive: String
  let contents: ArchiveContents
  let workspaces: [ConversationSummary]

  var body: some View {
    let repeated = workspaces.repeatedNames
    if workspaces.isEmpty {
      Text("This file has no workspaces.", bundle: .module)
        .foregroundStyle(.secondary)
    }
    TimelineView(AgeSchedule(posted: workspaces.compactMap(\.activity.latest))) { timeline in
      ForEach(workspaces) { workspace in
        ConversationRow(
          summary: workspace, glyph: "📁", destination: WorkspacePath(archive: archive, workspace: workspace.id),
          now: timeline.date
        ) {
          if repeated.contains(workspace.displayName) {
            WorkspaceDistinction(workspace: workspace, channels: contents.channels(of: workspace.id))
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier(WorkspacesID.workspace(workspace.id))
      }
    }
  }
}

/// What tells a workspace from others of its name; without its first channel where that cannot be read.
private struct WorkspaceDistinction: View {
  let workspace: ConversationSummary
  let channels: ArchiveQuery<[ConversationSummary]>

  var body: some View {
    QueryView(channels) { channels in
      DistinctionText(summary: workspace, firstChannel: channels.first?.displayName)
    } failure: { _ in
      DistinctionText(summary: workspace)
    }
  }
}
