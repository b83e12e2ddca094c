extension NSLayoutAnchor {
  convenience init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(view, attribute))
  }

  convenience init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(guide, attribute))
  }
}
