import NIOCore
import NIOWebSocket

/// A frame that no client may send: it isn't masked, or it uses an extension, of which none was agreed on.
struct MalformedFrame: Error {}

/// Lets through only frames that a client may send (RFC 6455, sections 5.1 and 5.2).
///
/// It stands before fragments are joined, which drops what it looks at.
final class WebSocketFrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if frame.maskKey == nil || frame.rsv1 || frame.rsv2 || frame.rsv3 {
      context.fireErrorCaught(MalformedFrame())
    } else {
      context.fireChannelRead(data)
    }
  }
}
