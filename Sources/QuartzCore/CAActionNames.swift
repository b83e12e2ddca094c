/// The name of the action when a layer becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The name of the action when a layer is no longer visible.
public let kCAOnOrderOut = "onOrderOut"
/// The name of the action when a layer's content is replaced by a transition.
public let kCATransition = "transition"
