/// The kinds of controllers in documents, by the names of their elements.
enum ControllerKind: String {
  case viewController, tableViewController, collectionViewController, navigationController, tabBarController
  case pageViewController
  // Controllers of other frameworks and split views, which are laid out as plain controllers.
  case splitViewController, hostingController, glkViewController, avPlayerViewController

  /// The class of controllers without a custom class.
  var controllerClass: UIViewController.Type {
    switch self {
    case .tableViewController: UITableViewController.self
    case .collectionViewController: UICollectionViewController.self
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .pageViewController: UIPageViewController.self
    case .viewController, .splitViewController, .hostingController, .glkViewController, .avPlayerViewController:
      UIViewController.self
    }
  }
}
