import DesignSystem
import Domain
import Foundation
import PortableUI

nonisolated extension ArchivePageTexts {
  /// The words of an archive's pages in the language of a locale.
  @MainActor
  package init(for locale: Locale) {
    let bundle = Bundle.module
    let words = { @Sendable (text: Text) in text.words(for: locale) }
    self.init(
      language: locale.language.minimalIdentifier,
      skipToContent: words(Text("Skip to content", bundle: bundle)),
      navigation: words(Text("Pages above this one", bundle: bundle)),
      imported: { words(Text("Imported on \($0)", bundle: bundle)) },
      channels: { words(Text("\($0) channels", bundle: bundle)) },
      messages: { words(Text("\($0) messages", bundle: bundle)) },
      members: { words(Text("\($0) people", bundle: bundle)) },
      replies: { words(Text("\($0) replies", bundle: bundle)) },
      newest: { words(Text("Newest message: \($0)", bundle: bundle)) },
      noWorkspaces: words(Text("No workspaces", bundle: bundle)),
      noChannels: words(Text("This workspace has no channels.", bundle: bundle)),
      noMessages: words(Text("This channel has no messages.", bundle: bundle)),
      part: { words(Text("\($0), part \($1)", bundle: bundle)) },
      earlier: { words(Text("Earlier: \($0)", bundle: bundle)) },
      later: { words(Text("Later: \($0)", bundle: bundle)) },
      continuedThread: words(Text("Goes on from this message", bundle: bundle)),
      replyElsewhere: words(Text("A reply to a message that isn’t in this archive", bundle: bundle)),
      alsoInChannel: words(Text("Sent to the channel as well", bundle: bundle)),
      edited: { words(Text("Edited \($0)", bundle: bundle)) },
      deletedMessage: words(Text("This message was deleted.", bundle: bundle)),
      deletedFile: words(Text("A deleted file", bundle: bundle)),
      hiddenFile: words(Text("A file that Slack’s plan hides", bundle: bundle)),
      unnamedFile: words(Text("A file without a name", bundle: bundle)),
      app: words(Text("App", bundle: bundle)),
      files: words(Text("Files", bundle: bundle)),
      reactions: words(Text("Reactions", bundle: bundle)))
  }
}
