#include "CZXing.h"

// The library's texts are UTF-8 then; otherwise its header prints a warning.
#define ZX_USE_UTF8
#include <ZXing/ReadBarcode.h>

namespace {

ZXing::DecodeHints hints(zxing_threshold threshold) {
  return ZXing::DecodeHints()
    .setFormats(ZXing::BarcodeFormat::QRCode | ZXing::BarcodeFormat::Aztec)
    .setBinarizer(
      threshold == ZXING_GLOBAL_THRESHOLD ? ZXing::Binarizer::GlobalHistogram : ZXing::Binarizer::LocalAverage);
}

// Single codes, and those that several symbols hold together, joined.
ZXing::Results whole(const ZXing::Results &symbols) {
  ZXing::Results codes = ZXing::MergeStructuredAppendSequences(symbols);
  for (const auto &symbol : symbols) {
    if (!symbol.isPartOfSequence()) codes.push_back(symbol);
  }
  return codes;
}

}  // namespace

// No exception may reach Swift.
extern "C" bool zxing_find_codes(
  const uint8_t *pixels, int width, int height, zxing_threshold threshold, zxing_receiver receive, void *context) {
  try {
    const ZXing::ImageView picture(pixels, width, height, ZXing::ImageFormat::Lum);
    for (const auto &code : whole(ZXing::ReadBarcodes(picture, hints(threshold)))) {
      if (code.isValid()) receive(context, code.bytes().data(), code.bytes().size());
    }
    return true;
  } catch (...) {
    return false;
  }
}
