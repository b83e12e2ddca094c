/// The code of `Bundle.localizedString(forKey:value:table:)` in Foundation, and of the method of `UIFoundation` that
/// replaces it. Swift can't take the address of a method. Neither is called through these declarations.
extern const char galley_foundation_localized_string
    __asm__("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF");
extern const char galley_bundle_localized_string __asm__("galley_bundle_localized_string");

/// Returns the address of Foundation's method.
static inline const void *_Nonnull galley_foundation_method(void) { return &galley_foundation_localized_string; }

/// Returns the address of the method that replaces it.
static inline const void *_Nonnull galley_replacing_method(void) { return &galley_bundle_localized_string; }
