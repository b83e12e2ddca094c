// swift-format-ignore-file
import UIKit
#if canImport(SwiftUI) && !targetEnvironment(macCatalyst)
  import SwiftUI
#endif
#if canImport(AppKit)
import AppKit
#endif

class ConditionalView: UIView {
  var built: [String] = []
  #if DEBUG || os(iOS)
    @IBOutlet var debugLabel: UILabel!
  #endif

  #if os(macOS)
    @objc func build() { built.append("mac") }
  #elseif os(iOS) || os(tvOS)
    @objc func build() { built.append("phone") }
  #else
    @objc func build() { built.append("other") }
  #endif

  func start() {
    #if targetEnvironment(simulator)
      perform(#selector(build))
    #else
      built.append("device")
    #endif
    #if swift(>=5.5)
      if #available(iOS 15, *) { built.append("15") } else { built.append("old") }
    #endif
    var names = ["a"]
    #if os(iOS)
      names.append("b")
    #endif
    let label = UILabel()
      #if os(iOS)
      .named(names.joined())
      #endif
    built.append(label.accessibilityIdentifier ?? "none")
  }
}

extension UILabel {
  fileprivate func named(_ name: String) -> UILabel {
    accessibilityIdentifier = name
    return self
  }
}

#if os(iOS)
  extension ConditionalView {
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      built.append("moved")
    }
  }
#endif

#if canImport(SwiftUI)
  struct ConditionalPreview: PreviewProvider { static var previews: some View { Text("x") } }
#endif
