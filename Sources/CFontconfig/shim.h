#include <fontconfig/fontconfig.h>

#if FC_VERSION < 21400
#error "Galley needs Fontconfig 2.14 or newer, which Debian 12 and Ubuntu 24.04 have; install a newer libfontconfig-dev."
#endif

// Macros that Swift uses as numbers, with the types of the parameters that they are for.

static const FcBool galley_fc_false = FcFalse;
static const FcBool galley_fc_true = FcTrue;
static const int galley_fc_slant_roman = FC_SLANT_ROMAN;
static const int galley_fc_slant_italic = FC_SLANT_ITALIC;
static const int galley_fc_slant_oblique = FC_SLANT_OBLIQUE;
