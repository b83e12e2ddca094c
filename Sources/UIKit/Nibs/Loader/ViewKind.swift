import UIFoundation

/// The kinds of views in documents, by the names of their elements.
enum ViewKind: String, CaseIterable {
  case view, containerView, label, button, imageView, textField, textView, scrollView, stackView
  case `switch`, slider, stepper, segmentedControl, progressView, activityIndicatorView, pageControl, datePicker
  case pickerView, tableView, tableViewCell, collectionView, collectionViewCell, collectionReusableView
  case searchBar, navigationBar, toolbar, tabBar, visualEffectView, refreshControl
  // Views of other frameworks, which are laid out as empty views.
  case mapView, webView, wkWebView, glkView, sceneKitView, arscnView, arskView, skView, mtkView, arView, pdfView
  case colorWell

  /// The class of views without a custom class.
  var viewClass: UIView.Type {
    switch self {
    case .label: UILabel.self
    case .button: UIButton.self
    case .imageView: UIImageView.self
    case .textField: UITextField.self
    case .textView: UITextView.self
    case .scrollView: UIScrollView.self
    case .stackView: UIStackView.self
    case .switch: UISwitch.self
    case .slider: UISlider.self
    case .stepper: UIStepper.self
    case .segmentedControl: UISegmentedControl.self
    case .progressView: UIProgressView.self
    case .activityIndicatorView: UIActivityIndicatorView.self
    case .pageControl: UIPageControl.self
    case .datePicker: UIDatePicker.self
    case .pickerView: UIPickerView.self
    case .tableView: UITableView.self
    case .tableViewCell: UITableViewCell.self
    case .collectionView: UICollectionView.self
    case .collectionViewCell: UICollectionViewCell.self
    case .collectionReusableView: UICollectionReusableView.self
    case .searchBar: UISearchBar.self
    case .navigationBar: UINavigationBar.self
    case .toolbar: UIToolbar.self
    case .tabBar: UITabBar.self
    case .visualEffectView: UIVisualEffectView.self
    case .refreshControl: UIRefreshControl.self
    case .colorWell: UIControl.self
    case .view, .containerView, .mapView, .webView, .wkWebView, .glkView, .sceneKitView, .arscnView, .arskView, .skView,
      .mtkView, .arView, .pdfView:
      UIView.self
    }
  }
}
