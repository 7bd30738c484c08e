// The few functions of libvips 8.13 or newer that are used, called by address, since the library is opened while the
// program runs. They are variadic, which Swift cannot call. No header of the library is needed: what stands here is its
// interface, which has been stable since libvips.so.42.
#include <stddef.h>

typedef struct _VipsImage VipsImage;

// vips_thumbnail_buffer: decodes, turns as EXIF says, makes smaller (VIPS_SIZE_DOWN) to fit a square, converts to sRGB;
// fails on damaged data (VIPS_FAIL_ON_ERROR).
static inline int galley_vips_thumbnail(
    void *function, const void *bytes, size_t count, VipsImage **result, int side) {
  typedef int (*Thumbnail)(const void *, size_t, VipsImage **, int, ...);
  return ((Thumbnail)function)(bytes, count, result, side, "height", side, "size", 2, "export_profile", "srgb",
                               "fail_on", 2, (void *)NULL);
}

// vips_thumbnail_image: the same of an image in memory, which is only ever made smaller.
static inline int galley_vips_thumbnail_image(void *function, VipsImage *image, VipsImage **result, int side) {
  typedef int (*Thumbnail)(VipsImage *, VipsImage **, int, ...);
  return ((Thumbnail)function)(image, result, side, "height", side, "size", 2, (void *)NULL);
}

// vips_colourspace to VIPS_INTERPRETATION_sRGB: eight bits a channel.
static inline int galley_vips_srgb(void *function, VipsImage *image, VipsImage **result) {
  typedef int (*Colourspace)(VipsImage *, VipsImage **, int, ...);
  return ((Colourspace)function)(image, result, 22, (void *)NULL);
}

// vips_image_write_to_buffer: encodes as the suffix says.
static inline int galley_vips_encode(
    void *function, VipsImage *image, const char *suffix, void **bytes, size_t *count) {
  typedef int (*Encode)(VipsImage *, const char *, void **, size_t *, ...);
  return ((Encode)function)(image, suffix, bytes, count, (void *)NULL);
}
