import Foundation
public import UIViews

/// A recognizer of a pointer over a view. Galley recognizes none.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
