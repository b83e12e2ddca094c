import Combine
import UIKit
import os.log

extension ScreenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    record("load")
  }

  private func record(_ event: String) { events.append(event) }

  #if os(iOS)
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      record("appear \(animated)")
    }
  #else
    override func viewDidAppear(_ animated: Bool) { record("never") }
  #endif
}
