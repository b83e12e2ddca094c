import UIKit

final class Detail: ShownModel { let title = "detail" }

typealias DetailBase = ModelController<Detail>

final class DetailController: DetailBase {
  private lazy var item = UIBarButtonItem(
    barButtonSystemItem: .refresh, target: self, action: #selector(DetailController.refresh))

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = item
  }

  override func refresh() {
    super.refresh()
    log.append("detail")
  }
}

final class DetailCoordinator: Coordinator, CoordinatorDelegate {
  func coordinatorDidFinish(_ coordinator: Coordinator) { events.append("child \(coordinator.events.count)") }
  var isLogging: Bool { true }
}
