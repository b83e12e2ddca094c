/// The kinds of controllers in documents, by the names of their elements.
enum ControllerKind: String {
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case pageViewController, splitViewController
  // Controllers of other frameworks, which are laid out as plain controllers.
  case hostingController, glkViewController, avPlayerViewController

  /// The class of controllers without a custom class.
  var controllerClass: UIViewController.Type {
    switch self {
    case .tableViewController: UITableViewController.self
    case .collectionViewController: UICollectionViewController.self
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .pageViewController: UIPageViewController.self
    case .splitViewController: UISplitViewController.self
    case .viewController, .hostingController, .glkViewController, .avPlayerViewController:
      UIViewController.self
    }
  }
}
