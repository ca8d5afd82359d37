internal import AlertKitCode

/// The words that mean something to the parser; all others are names.
enum Keyword: UInt8, CaseIterable {
  case none
  case `if`, `else`, `switch`, `case`, `default`, `for`, `while`, `do`, `return`, `break`, `continue`, `goto`, `in`
  case `try`, `catch`, `throw`
  case typedef, `enum`, `struct`, union, `class`, namespace, extern, template, using
  case nsEnum, nsOptions
  case const, `static`, inline, volatile, unsigned, signed, long, short, register, auto, constexpr, explicit, virtual
  case qualifier
  case attribute, typeof
  case sizeof, new, delete
  case null, yes, no
  case interface, implementation, end, `protocol`, property, optional, required, `import`, forwardClass
  case atTry, atCatch, atFinally, atThrow, autoreleasepool, synchronized
  case selector

  private static let spellings: [(Keyword, [String])] = [
    (.if, ["if"]), (.else, ["else"]), (.switch, ["switch"]), (.case, ["case"]), (.default, ["default"]), (.for, ["for"]),
    (.while, ["while"]), (.do, ["do"]), (.return, ["return", "co_return"]), (.break, ["break"]), (.continue, ["continue"]),
    (.goto, ["goto"]), (.in, ["in"]), (.try, ["try"]), (.catch, ["catch"]), (.throw, ["throw"]), (.typedef, ["typedef"]),
    (.enum, ["enum"]), (.struct, ["struct"]), (.union, ["union"]), (.class, ["class"]), (.namespace, ["namespace"]),
    (.extern, ["extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXPORT"]), (.template, ["template"]),
    (.using, ["using"]), (.nsEnum, ["NS_ENUM", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "CF_ENUM"]), (.nsOptions, ["NS_OPTIONS"]),
    (.const, ["const"]), (.static, ["static", "NS_INLINE", "thread_local"]), (.inline, ["inline", "__inline", "__inline__"]),
    (.volatile, ["volatile"]), (.unsigned, ["unsigned"]), (.signed, ["signed"]), (.long, ["long"]), (.short, ["short"]),
    (.register, ["register"]), (.auto, ["auto", "__auto_type"]), (.constexpr, ["constexpr"]), (.explicit, ["explicit"]),
    (.virtual, ["virtual"]),
    (
      .qualifier,
      [
        "__weak", "__strong", "__block", "__unused", "__unsafe_unretained", "__autoreleasing", "__kindof", "__nullable",
        "__nonnull", "_Nullable", "_Nonnull", "_Null_unspecified", "nullable", "nonnull", "null_unspecified", "__bridge",
        "__bridge_transfer", "__bridge_retained", "restrict", "__restrict", "oneway", "bycopy", "byref", "IBOutlet",
        "IBInspectable", "UI_APPEARANCE_SELECTOR", "NS_NOESCAPE", "_Noreturn", "mutable", "typename",
      ]
    ),
    (.attribute, ["__attribute__", "__attribute", "__declspec", "alignas", "IBOutletCollection"]),
    (.typeof, ["typeof", "__typeof", "__typeof__", "decltype"]), (.sizeof, ["sizeof", "alignof", "typeid", "offsetof"]),
    (.new, ["new"]), (.delete, ["delete"]), (.null, ["nil", "NULL", "Nil", "nullptr"]),
    (.yes, ["YES", "true", "TRUE", "@YES", "@true"]), (.no, ["NO", "false", "FALSE", "@NO", "@false"]),
    (.interface, ["@interface"]), (.implementation, ["@implementation"]), (.end, ["@end"]), (.protocol, ["@protocol"]),
    (.property, ["@property"]), (.optional, ["@optional"]), (.required, ["@required"]), (.import, ["@import"]),
    (.forwardClass, ["@class"]), (.atTry, ["@try"]), (.atCatch, ["@catch"]), (.atFinally, ["@finally"]),
    (.atThrow, ["@throw"]), (.autoreleasepool, ["@autoreleasepool"]), (.synchronized, ["@synchronized"]),
    (.selector, ["@selector", "@encode"]),
  ]

  /// By hash, in a table that is open: each keyword stands at its hash or soon after.
  private static let table: [(hash: UInt64, keyword: Keyword)] = {
    var table = [(hash: UInt64, keyword: Keyword)](repeating: (0, .none), count: 1024)
    for (keyword, words) in spellings {
      for word in words {
        let hash = CodeScan.hash(word.utf8)
        var slot = Int(truncatingIfNeeded: hash & 1023)
        while table[slot].keyword != .none { slot = (slot + 1) & 1023 }
        table[slot] = (hash, keyword)
      }
    }
    return table
  }()

  /// The keyword with a hash; `none` for every other name.
  init(hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash & 1023)
    while Self.table[slot].keyword != .none {
      if Self.table[slot].hash == hash {
        self = Self.table[slot].keyword
        return
      }
      slot = (slot + 1) & 1023
    }
    self = .none
  }

  /// What may stand before a declaration's type without being one.
  var isQualifier: Bool {
    switch self {
    case .const, .static, .inline, .volatile, .register, .constexpr, .explicit, .virtual, .qualifier, .extern: true
    default: false
    }
  }

  /// Whether it is a type, or the start of one.
  var isType: Bool {
    switch self {
    case .unsigned, .signed, .long, .short, .auto, .struct, .enum, .union, .class, .typeof: true
    default: false
    }
  }

  /// Whether no name of the program's can be spelled so.
  var isReserved: Bool {
    switch self {
    case .none, .in, .class, .namespace, .template, .using, .new, .delete, .try, .catch, .throw, .default, .explicit, .virtual,
      .auto,
      .nsEnum, .nsOptions, .constexpr, .register, .optional, .required, .qualifier:
      false
    default: true
    }
  }
}
