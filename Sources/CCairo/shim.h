#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>

#if CAIRO_VERSION < CAIRO_VERSION_ENCODE(1, 16, 0)
#error "Galley needs Cairo 1.16 or newer, which Debian 12 and Ubuntu 24.04 have; install a newer libcairo2-dev."
#endif

// A macro of FreeType, with the type of the parameter of cairo_ft_font_face_create_for_ft_face.
static const int galley_ft_load_no_hinting = FT_LOAD_NO_HINTING;
