// Finds QR and Aztec codes in grey pictures, by ZXing-C++.
#ifndef CZXING_H
#define CZXING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// How pixels become black and white.
enum zxing_threshold {
  // By the mean of their surroundings: shadows do no harm.
  ZXING_LOCAL_THRESHOLD,
  // By one value for the whole picture.
  ZXING_GLOBAL_THRESHOLD,
};

// Receives what a code holds, byte for byte; the bytes are gone when it returns.
typedef void (*zxing_receiver)(void *context, const uint8_t *bytes, size_t count);

// Looks for dark codes on a light ground, and calls `receive` once for each.
//
// `pixels` has one byte a pixel, from black to white, row by row. Returns false where memory did not suffice.
bool zxing_find_codes(
  const uint8_t *pixels, int width, int height, enum zxing_threshold threshold, zxing_receiver receive, void *context);

#ifdef __cplusplus
}
#endif

#endif
