import Foundation
import UIFoundation

/// A table cell, header, or footer: a content view, optionally made by a configuration, over a background.
@MainActor
protocol TableElementView: UIView {
  var parts: CellParts { get set }
  var content: UIView { get set }
  /// The frame of the content view.
  var contentFrame: CGRect { get }
  /// Whether the configurations must be updated for the current state.
  var needsConfigurationUpdate: Bool { get set }
  /// Applies the table's margins to the content view, unless it has its own.
  func applyMargins()
  /// Calls the overridable update method with the current state.
  func followCurrentState()
}

extension TableElementView {
  func addContent() {
    formsLayoutRegion = true
    install(content)
  }

  /// Installs a content view in place of the current one.
  func install(_ view: UIView) {
    if content !== view { content.removeFromSuperview() }
    content = view
    view.formsLayoutRegion = true
    insertSubview(view, at: parts.background == nil ? 0 : 1)
    applyMargins()
    view.frame = contentFrame
  }

  /// Applies a content configuration, reusing the current content view if it supports it.
  ///
  /// Otherwise, a new content view replaces the current one and the built-in labels and image view.
  func show(_ configuration: (any UIContentConfiguration)?) {
    // The old one is released after the access to `parts`.
    var old = configuration
    swap(&old, &parts.configuration)
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

  /// Updates the configurations if needed. Changes made during the update don't request another one.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    followCurrentState()
    needsConfigurationUpdate = false
  }
}
