import Foundation
public import UIViews

/// A recognizer of a pointer over a view. Galley recognizes none.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
