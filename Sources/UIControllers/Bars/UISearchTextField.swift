import Foundation
public import UIViews

/// The text field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}
