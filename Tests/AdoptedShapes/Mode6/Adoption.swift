// The same sources, which language mode 6 compiles, too.
//
// adopt: ../../Samples/Adoption/Shapes
