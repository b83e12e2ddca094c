// Swift has no code that runs before main. SwiftPM links every object file of a dependency, so this one can't be left out.
void galley_register_image_encoder(void);

__attribute__((constructor)) static void start(void) { galley_register_image_encoder(); }
