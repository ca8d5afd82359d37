internal import AlertKitCode
internal import AlertKitCore

/// A message as it is written.
struct Message {
  let receiver: CodeExpression
  /// The selector's parts, and where each stands.
  var pieces: [(name: String, range: SourceRange)] = []
  /// The arguments in order; those that take any number have the further ones after the last.
  var arguments: [CodeExpression] = []
  /// How many colons the selector has.
  var arity = 0
  /// The class that the message is written in.
  let type: String?

  var selector: String {
    arity == 0 ? pieces.first?.name ?? "" : pieces.map { $0.name + ":" }.joined()
  }
}

extension Parser {
  /// `[receiver selector:argument …]`
  mutating func message() -> CodeExpression {
    let start = index
    let message: Message? = inside { parser in
      guard parser.index < parser.end else { return nil }
      let receiver = parser.operand(isReceiver: true)
      var message = Message(receiver: receiver, type: parser.type)
      parser.pieces(of: &message)
      return message
    }
    guard let message, !message.pieces.isEmpty else { return unknown(from: start) }
    let end = range(from: start)
    height += 1
    return node(message.expression(at: end), from: start)
  }

  private mutating func pieces(of message: inout Message) {
    while index < end {
      let before = index
      let isNamed = isWord(at: index)
      if isNamed, isMark(Mark.colon, at: index + 1) {
        message.pieces.append((text(at: index), range(at: index)))
        index += 2
        argument(of: &message)
      } else if isMark(Mark.colon) {
        message.pieces.append(("", range(at: index)))
        index += 1
        argument(of: &message)
      } else if isNamed, message.pieces.isEmpty {
        message.pieces.append((text(at: index), range(at: index)))
        index += 1
        return
      } else {
        skip()
      }
      if index == before { skip() }
    }
  }

  /// An argument, and those that follow it after commas.
  private mutating func argument(of message: inout Message) {
    message.arity += 1
    message.arguments.append(expression())
    while take(Mark.comma) {
      guard index < end else { return }
      message.arguments.append(expression())
    }
  }
}
