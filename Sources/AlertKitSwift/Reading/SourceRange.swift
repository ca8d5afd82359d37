internal import AlertKitCore

/// SwiftSyntax has a type of the same name, which nothing here uses.
typealias SourceRange = AlertKitCore.SourceRange
