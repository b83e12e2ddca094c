extension UIControl {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The default state: enabled, and neither highlighted nor selected.
    public static let normal: State = []
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that applications may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events that a control sends.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch began in the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system canceled a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was triggered.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began, for example in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Editing changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended, for example in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events about touches, from ``touchDown`` to ``touchCancel``.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events about editing, from ``editingDidBegin`` to ``editingDidEndOnExit``.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that applications may use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including those reserved for applications and for the system.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// The content is centered.
    case center
    /// The content is aligned at the top.
    case top
    /// The content is aligned at the bottom.
    case bottom
    /// The content fills the height.
    case fill
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// The content is centered.
    case center
    /// The content is aligned at the left edge.
    case left
    /// The content is aligned at the right edge.
    case right
    /// The content fills the width.
    case fill
    /// The content is aligned at the leading edge.
    case leading
    /// The content is aligned at the trailing edge.
    case trailing
  }
}
