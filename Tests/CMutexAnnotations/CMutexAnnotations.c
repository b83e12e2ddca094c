// Tells the thread sanitizer of locks that it cannot see. A Mutex that is free is taken by code in its caller, whose atomic
// operations the sanitizer follows. One that is not is taken by functions in libswiftSynchronization, which is not
// instrumented, with the kernel's help: all that the lock guards then looks like a race. These functions take the place of
// those two in a program that is built with the sanitizer, and in no other.
#define _GNU_SOURCE
#include "CMutexAnnotations.h"

#if __has_feature(thread_sanitizer)
#include <dlfcn.h>
#include <stdint.h>

// _MutexHandle._lockSlow(_: UInt32) and _MutexHandle._unlockSlow(), of Swift 6.
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

void __tsan_acquire(void *address);
void __tsan_release(void *address);

typedef __attribute__((swiftcall)) void lock_function(uint32_t state, __attribute__((swift_context)) void *mutex);
typedef __attribute__((swiftcall)) void unlock_function(__attribute__((swift_context)) void *mutex);

lock_function lock_slow __asm__(LOCK_SLOW);
unlock_function unlock_slow __asm__(UNLOCK_SLOW);

__attribute__((swiftcall)) void lock_slow(uint32_t state, __attribute__((swift_context)) void *mutex) {
  ((lock_function *)dlsym(RTLD_NEXT, LOCK_SLOW))(state, mutex);
  __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *mutex) {
  __tsan_release(mutex);
  ((unlock_function *)dlsym(RTLD_NEXT, UNLOCK_SLOW))(mutex);
}
#endif
