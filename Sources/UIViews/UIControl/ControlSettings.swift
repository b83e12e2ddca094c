/// The state of a control and the alignment of its content.
struct ControlSettings {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
}
