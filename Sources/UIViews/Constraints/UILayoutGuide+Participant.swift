extension UILayoutGuide: LayoutParticipant {
  var layoutView: UIView? { owner }
  var operandItem: LayoutOperand.Item { .guide(handle) }
  var layoutName: String {
    let name = UIView.name(of: self)
    return identifier.isEmpty ? name : "\(name)'\(identifier)'"
  }
}
