/// Retains a Swift object and returns it, or returns null if its deallocation has begun. The check and the retain are one
/// atomic step. The Swift runtime exports this function and calls it to read weak references, but no public header
/// declares it.
void *_Nullable swift_tryRetain(void *_Nonnull object);
