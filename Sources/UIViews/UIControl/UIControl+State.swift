extension UIControl {
  /// What holds of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// The state of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
    /// It looks touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Nobody can act on it.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// What applications may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// What the system keeps to itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// The events of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for has happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu was asked for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended outside.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// What applications may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// What the system keeps to itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How content lies between top and bottom.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// How content lies between left and right.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// From left to right.
    case fill = 3
    /// Where a line of text starts.
    case leading = 4
    /// Where a line of text ends.
    case trailing = 5
  }
}
