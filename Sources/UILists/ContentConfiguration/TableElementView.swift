import Foundation
import UIFoundation
import UIViews

/// A cell, a header or a footer of a table: a content view, which a configuration may make, before a background.
@MainActor
protocol TableElementView: UIView {
  var parts: CellParts { get set }
  var content: UIView { get set }
  /// Where the content lies.
  var contentFrame: CGRect { get }
  /// Whether the configurations have to follow another state.
  var needsConfigurationUpdate: Bool { get set }
  /// Gives the content view the table's margins, unless it has its own.
  func applyMargins()
  /// Hands the state to the method that follows it, which a subclass may override.
  func followCurrentState()
}

extension TableElementView {
  func addContent() {
    formsLayoutRegion = true
    install(content)
  }

  /// Puts a view in as the content view.
  func install(_ view: UIView) {
    if content !== view { content.removeFromSuperview() }
    content = view
    view.formsLayoutRegion = true
    insertSubview(view, at: parts.background == nil ? 0 : 1)
    applyMargins()
    view.frame = contentFrame
  }

  /// Shows a configuration: in the view that shows the last one if it can, else in a new content view, in place of the
  /// built-in labels and the image.
  func show(_ configuration: (any UIContentConfiguration)?) {
    let old = parts.configuration
    parts.configuration = configuration
    if let configuration {
      if old != nil, let view = content as? any UIContentView, view.supports(configuration) {
        view.configuration = configuration
      } else {
        parts.text = nil
        parts.detail = nil
        parts.image = nil
        install(configuration.makeContentView())
      }
    } else if old != nil {
      install(CellContentView(frame: .zero))
    }
    setNeedsLayout()
  }

  func setBackground(_ view: UIView?) {
    if view !== parts.background { parts.background?.removeFromSuperview() }
    parts.background = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  func markNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Lets the configurations follow the state, if that is due. What changes meanwhile is not due again.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    followCurrentState()
    needsConfigurationUpdate = false
  }
}
