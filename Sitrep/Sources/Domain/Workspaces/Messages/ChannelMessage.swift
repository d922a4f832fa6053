/// A message, and the channel of a workspace that it was posted in.
package struct ChannelMessage: Hashable, Sendable {
  package let channel: String
  package let channelName: String
  package let message: Message

  package init(channel: String, channelName: String, message: Message) {
    self.channel = channel
    self.channelName = channelName
    self.message = message
  }

  /// What to call the channel.
  package var channelDisplayName: String { DisplayName.of(channelName, id: channel) }
}
