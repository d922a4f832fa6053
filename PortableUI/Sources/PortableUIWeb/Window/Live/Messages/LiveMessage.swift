/// What a live page is told: operations that lead from one revision of its window to another.
struct LiveMessage: Sendable, Equatable {
  /// The number of the request that it answers; nil for a push.
  var number: Int?
  var from: Int
  var to: Int
  var version: String
  var operations: [Operation]

  var json: [UInt8] {
    var json = JSONWriter()
    json.object { message in
      message.key("f")
      message.value(from)
      if let number {
        message.key("n")
        message.value(number)
      }
      message.key("o")
      message.list { list in for operation in operations { operation.write(to: &list) } }
      message.key("t")
      message.value(to)
      message.key("v")
      message.value(version)
    }
    return json.bytes
  }
}
