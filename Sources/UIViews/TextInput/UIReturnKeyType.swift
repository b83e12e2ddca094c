/// The purpose of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Inserts a line break.
  case `default` = 0
  /// Opens the destination that the text names.
  case go = 1
  /// Starts a Google search.
  case google = 2
  /// Joins the network that the text names.
  case join = 3
  /// Moves to the next field.
  case next = 4
  /// Finds a route to the place that the text names.
  case route = 5
  /// Starts a search for the text.
  case search = 6
  /// Sends the text as a message.
  case send = 7
  /// Starts a Yahoo search.
  case yahoo = 8
  /// Ends editing of the text.
  case done = 9
  /// Places an emergency call.
  case emergencyCall = 10
  /// Continues with the next step.
  case `continue` = 11
}
