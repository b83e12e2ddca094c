import Foundation
import UIKit

// The documents name these classes, so they are neither nested nor private.

/// The view of NibCard.xib.
final class NibCard: UIView {
  // As outlets are declared.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var titleLabel: UILabel!
  // As outlets are declared.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var buttonWidth: NSLayoutConstraint!
  var parts: [UIView] = []
  private(set) var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    // A subclass finds its subviews and values after super.init(coder:), and not yet its outlets.
    events.append("init \(subviews.count) subviews, \(titleLabel == nil ? "no outlets" : "outlets")")
    events.append("decoded \(coder.decodeObject(forKey: "contentMode") ?? "nil")")
    events.append("decoded \(coder.decodeObject(forKey: "backgroundColor") as? UIColor === backgroundColor)")
    tag = 7
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(titleLabel?.text ?? "nil"), \(constraints.count) constraints")
  }

  func tapped(_ sender: UIButton) { events.append("tapped \(sender.title(for: .normal) ?? "nil")") }

  override class var interfaceConnections: InterfaceConnections {
    super.interfaceConnections.adding(
      .outlet("titleLabel", \NibCard.titleLabel), .outlet("buttonWidth", \NibCard.buttonWidth),
      .collection("parts", \NibCard.parts),
      .action("tapped:") { (card: NibCard, sender: UIButton) in card.tapped(sender) })
  }
}

/// The owner of NibCard.xib, whose connections are registered, as a generator would.
final class NibOwner: UIViewController {
  var card: NibCard?
  private(set) var taps = 0
  func ownerTapped() { taps += 1 }
}

final class NibFeedCell: UITableViewCell {
  // As outlets are declared.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var box: UIView!
  private(set) var wakes = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
  override class var interfaceConnections: InterfaceConnections {
    super.interfaceConnections.adding(.outlet("box", \NibFeedCell.box))
  }
}

final class NibFeedController: UITableViewController {
  private(set) var segues: [String] = []
  var refuses = false
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "feed", for: indexPath)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segues.append("\(segue.identifier ?? "nil") to \(segue.destination.title ?? "nil")")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !refuses }
  func returned(_ segue: UIStoryboardSegue) { segues.append("returned from \(segue.source.title ?? "nil")") }
  override class var interfaceConnections: InterfaceConnections {
    super.interfaceConnections.adding(
      .action("returned:") { (controller: NibFeedController, segue: UIStoryboardSegue) in controller.returned(segue) })
  }
}

final class NibDetailController: UIViewController {
  // As outlets are declared.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var container: UIView!
  private(set) var prepared: [String] = []
  private(set) var loadedWithContainer = false
  override func viewDidLoad() {
    super.viewDidLoad()
    loadedWithContainer = container != nil
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier ?? "nil") }
  override class var interfaceConnections: InterfaceConnections {
    super.interfaceConnections.adding(.outlet("container", \NibDetailController.container))
  }
}

/// A controller whose nib has its name.
final class NibNamedController: UIViewController {}

/// A controller whose nib has its name without the word "Controller".
final class NibCardController: UIViewController {}
