// Nothing to call: the target is linked for the functions that it replaces.
