public import AlertKitCore
public import ArgumentParser

extension Reporter: ExpressibleByArgument {}
