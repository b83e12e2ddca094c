public import Foundation

/// The delegate of a layout manager. Galley calls none of its methods.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
