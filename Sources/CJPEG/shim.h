// TurboJPEG reports errors as return values; those of libjpeg's own interface need setjmp, which Swift can't call.
#include <turbojpeg.h>
