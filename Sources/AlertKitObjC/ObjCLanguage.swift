package import AlertKitCode
package import AlertKitCore
