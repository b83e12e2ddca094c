/// The purpose of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Inserts a line break.
  case `default`
  /// Opens the destination that the text names.
  case go
  /// Starts a Google search.
  case google
  /// Joins the network that the text names.
  case join
  /// Moves to the next field.
  case next
  /// Finds a route to the place that the text names.
  case route
  /// Starts a search for the text.
  case search
  /// Sends the text as a message.
  case send
  /// Starts a Yahoo search.
  case yahoo
  /// Ends editing of the text.
  case done
  /// Places an emergency call.
  case emergencyCall
  /// Continues with the next step.
  case `continue`
}
