import Foundation
public import UIViews

/// The text field of a search bar.
open class UISearchTextField: UITextField {}
