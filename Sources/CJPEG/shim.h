// TurboJPEG reports errors as return values; those of libjpeg's own interface need setjmp, which Swift can't call.
#include <turbojpeg.h>

// Members of enumerations and macros, as the type int of the parameters and results that they are for.

static const int galley_tjpf_bgrx = TJPF_BGRX;
static const int galley_tjpf_cmyk = TJPF_CMYK;
static const int galley_tjpf_rgba = TJPF_RGBA;
static const int galley_tjsamp_420 = TJSAMP_420;
static const int galley_tjsamp_444 = TJSAMP_444;
static const int galley_tjcs_cmyk = TJCS_CMYK;
static const int galley_tjcs_ycck = TJCS_YCCK;
static const int galley_tjerr_warning = TJERR_WARNING;
static const int galley_tjflag_accuratedct = TJFLAG_ACCURATEDCT;
static const int galley_tjflag_limitscans = TJFLAG_LIMITSCANS;
