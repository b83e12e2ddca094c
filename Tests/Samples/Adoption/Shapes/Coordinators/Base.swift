import UIKit

/// Coordinators, and controllers that are generic over what they show.
@objc protocol CoordinatorDelegate: NSObjectProtocol {
  @objc optional func coordinatorDidFinish(_ coordinator: Coordinator)
  @objc optional var isLogging: Bool { get }
}

class Coordinator: NSObject {
  weak var delegate: (any CoordinatorDelegate)?
  var events: [String] = []

  func finish() {
    if delegate?.isLogging ?? false { events.append("finished") }
    delegate?.coordinatorDidFinish?(self)
  }
}

@MainActor protocol ShownModel: AnyObject { var title: String { get } }

class ModelController<Model: ShownModel>: UIViewController {
  let model: Model
  var log: [String] = []

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc func refresh() { log.append("refresh \(model.title)") }
}
