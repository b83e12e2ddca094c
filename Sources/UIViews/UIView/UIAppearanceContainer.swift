public import Foundation

/// A type that can contain views with an appearance of their own.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
