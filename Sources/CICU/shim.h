// Empty: CUnicode includes the ICU headers that it needs itself.
