// The plugin Adoption compiles the app's own files in this module. These lines name their folder, and what is left
// out, relative to this file's folder and to the app's:
//
// adopt: ../../../TrailApp
