/// Retains a Swift object and returns it, or returns null if its deallocation has begun. The check and the retain are one
/// atomic step. The runtime exports this function, which weak references use; Swift declares it nowhere.
void *_Nullable swift_tryRetain(void *_Nonnull object);
