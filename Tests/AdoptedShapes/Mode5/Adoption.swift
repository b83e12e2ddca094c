// The sources that language mode 5 compiles as an iPhone's.
//
// adopt: ../../Samples/Adoption/Shapes
