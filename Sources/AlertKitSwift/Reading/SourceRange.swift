internal import AlertKitCore

// SwiftSyntax has types of the same names, which nothing here uses.
typealias SourceRange = AlertKitCore.SourceRange
typealias Identifier = AlertKitCore.Identifier
