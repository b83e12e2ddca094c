public import Foundation
public import UIFoundation

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}

/// A bar to search with, 56 points high; nothing is drawn on it.
///
/// Its field fills it but for 8 points on either side. The button to cancel, the prompt and the scopes take no room.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How much of the bar is seen.
  public enum Style: UInt, Hashable, Sendable {
    /// As the system likes.
    case `default` = 0
    /// As a bar.
    case prominent = 1
    /// Without what is behind the field.
    case minimal = 2
  }

  /// Creates a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
  }

  /// Creates a bar with an empty field. Nothing is read: archives of views are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(searchTextField)
  }

  /// Who hears of typing.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField()
  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The line above the field: kept.
  open var prompt: String?
  /// Whether there is a button to cancel: kept.
  open var showsCancelButton = false
  /// Sets whether there is a button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The titles of scopes to choose from: kept.
  open var scopeButtonTitles: [String]?
  /// The chosen scope: kept.
  open var selectedScopeButtonIndex = 0
  /// Whether scopes are shown: kept.
  open var showsScopeBar = false
  /// How much of the bar is seen: kept.
  open var searchBarStyle = Style.default
  /// The style of the bar. Stored for source compatibility; has no effect.
  open var barStyle = UIBarStyle.default
  /// Whether content shows through the bar. Stored for source compatibility; has no effect.
  open var isTranslucent = true
  /// The color behind the bar. Stored for source compatibility; has no effect.
  open var barTintColor: UIColor?
  /// The image behind: kept.
  open var backgroundImage: UIImage?

  /// As high as on a phone.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.searchBarHeight)
  }
  /// As wide as may be, and as high as on a phone.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.searchBarHeight)
  }
  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, height) = BarMetrics.searchField
    let place = CGRect(
      x: bounds.minX + margin, y: bounds.midY - height / 2, width: max(bounds.width - 2 * margin, 0), height: height)
    searchTextField.frame = pixelSnapping.frame(place)
  }
}

/// Hears of typing in a search bar: nobody types here.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when a person wants to search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person wants to search no more.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when typing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

/// What holds for a delegate that says nothing.
extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
