// A baseline JPEG writer without chroma subsampling, so that no machine needs an image library.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <vector>

namespace jpeg {

static const uint8_t zigzag[64] = {
    0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48,
    41, 34, 27, 20, 13, 6,  7,  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23,
    30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63};
// The luminance table of the standard's Annex K serves all three channels: amber must not turn to mud.
static const uint8_t baseTable[64] = {
    16, 11, 10, 16, 24,  40,  51,  61,  12, 12, 14, 19, 26,  58,  60,  55,
    14, 13, 16, 24, 40,  57,  69,  56,  14, 17, 22, 29, 51,  87,  80,  62,
    18, 22, 37, 56, 68,  109, 103, 77,  24, 35, 55, 64, 81,  104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99};
static const uint8_t dcCounts[16] = {0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0};
static const uint8_t dcValues[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
static const uint8_t acCounts[16] = {0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7d};
static const uint8_t acValues[162] = {
    0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07,
    0x22, 0x71, 0x14, 0x32, 0x81, 0x91, 0xa1, 0x08, 0x23, 0x42, 0xb1, 0xc1, 0x15, 0x52, 0xd1, 0xf0,
    0x24, 0x33, 0x62, 0x72, 0x82, 0x09, 0x0a, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x25, 0x26, 0x27, 0x28,
    0x29, 0x2a, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3a, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49,
    0x4a, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5a, 0x63, 0x64, 0x65, 0x66, 0x67, 0x68, 0x69,
    0x6a, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7a, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89,
    0x8a, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9a, 0xa2, 0xa3, 0xa4, 0xa5, 0xa6, 0xa7,
    0xa8, 0xa9, 0xaa, 0xb2, 0xb3, 0xb4, 0xb5, 0xb6, 0xb7, 0xb8, 0xb9, 0xba, 0xc2, 0xc3, 0xc4, 0xc5,
    0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8, 0xd9, 0xda, 0xe1, 0xe2,
    0xe3, 0xe4, 0xe5, 0xe6, 0xe7, 0xe8, 0xe9, 0xea, 0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xf6, 0xf7, 0xf8,
    0xf9, 0xfa};

struct Code {
  uint16_t bits;
  uint8_t length;
};
inline void buildCodes(const uint8_t* counts, const uint8_t* values, Code* codes) {
  uint16_t code = 0;
  int k = 0;
  for (int length = 1; length <= 16; length++) {
    for (int i = 0; i < counts[length - 1]; i++) codes[values[k++]] = {code++, (uint8_t)length};
    code = (uint16_t)(code << 1);
  }
}

struct BitWriter {
  std::vector<uint8_t>& out;
  uint32_t hold = 0;
  int held = 0;
  void put(uint32_t bits, int length) {
    hold = (hold << length) | (bits & ((1u << length) - 1u));
    held += length;
    while (held >= 8) {
      uint8_t byte = (uint8_t)(hold >> (held - 8));
      out.push_back(byte);
      if (byte == 0xff) out.push_back(0);
      held -= 8;
    }
  }
};

inline void transformBlock(const float* in, const uint8_t* table, int* out) {
  static float basis[8][8];
  static const bool ready = [] {
    for (int u = 0; u < 8; u++)
      for (int x = 0; x < 8; x++)
        basis[u][x] = (u ? .5f : .35355339f) * cosf((2 * x + 1) * u * 3.14159265f / 16.f);
    return true;
  }();
  (void)ready;
  float rows[64];
  for (int y = 0; y < 8; y++)
    for (int u = 0; u < 8; u++) {
      float sum = 0;
      for (int x = 0; x < 8; x++) sum += in[y * 8 + x] * basis[u][x];
      rows[y * 8 + u] = sum;
    }
  for (int v = 0; v < 8; v++)
    for (int u = 0; u < 8; u++) {
      float sum = 0;
      for (int y = 0; y < 8; y++) sum += rows[y * 8 + u] * basis[v][y];
      out[v * 8 + u] = (int)lrintf(sum / table[v * 8 + u]);
    }
}

inline int bitLength(int value) {
  int length = 0;
  for (unsigned rest = (unsigned)(value < 0 ? -value : value); rest; rest >>= 1) length++;
  return length;
}
inline void putValue(BitWriter& bits, int value, int length) {
  if (length) bits.put((uint32_t)(value < 0 ? value + (1 << length) - 1 : value), length);
}
inline void encodeBlock(BitWriter& bits, const int* block, int& lastDc, const Code* dc, const Code* ac) {
  int difference = block[0] - lastDc, length = bitLength(difference);
  lastDc = block[0];
  bits.put(dc[length].bits, dc[length].length);
  putValue(bits, difference, length);
  int last = 63, run = 0;
  while (last > 0 && !block[zigzag[last]]) last--;
  for (int i = 1; i <= last; i++) {
    int value = block[zigzag[i]];
    if (!value) {
      run++;
      continue;
    }
    for (; run > 15; run -= 16) bits.put(ac[0xf0].bits, ac[0xf0].length);
    length = bitLength(value);
    bits.put(ac[run << 4 | length].bits, ac[run << 4 | length].length);
    putValue(bits, value, length);
    run = 0;
  }
  if (last < 63) bits.put(ac[0].bits, ac[0].length);
}

inline void putMarker(std::vector<uint8_t>& out, uint8_t kind, const std::vector<uint8_t>& body) {
  size_t length = body.size() + 2;
  out.insert(out.end(), {0xff, kind, (uint8_t)(length >> 8), (uint8_t)length});
  out.insert(out.end(), body.begin(), body.end());
}

inline std::vector<uint8_t> encode(const uint8_t* rgb, int width, int height, int quality) {
  int scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  uint8_t table[64];
  for (int i = 0; i < 64; i++) {
    int q = (baseTable[i] * scale + 50) / 100;
    table[i] = (uint8_t)(q < 1 ? 1 : q > 255 ? 255 : q);
  }
  Code dc[12] = {}, ac[256] = {};
  buildCodes(dcCounts, dcValues, dc);
  buildCodes(acCounts, acValues, ac);

  std::vector<uint8_t> out = {0xff, 0xd8}, body;
  putMarker(out, 0xe0, {'J', 'F', 'I', 'F', 0, 1, 1, 0, 0, 1, 0, 1, 0, 0});
  body = {0};
  for (int i = 0; i < 64; i++) body.push_back(table[zigzag[i]]);
  putMarker(out, 0xdb, body);
  putMarker(out, 0xc0, {8, (uint8_t)(height >> 8), (uint8_t)height, (uint8_t)(width >> 8),
                        (uint8_t)width, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0});
  body = {0x00};
  body.insert(body.end(), dcCounts, dcCounts + 16);
  body.insert(body.end(), dcValues, dcValues + 12);
  putMarker(out, 0xc4, body);
  body = {0x10};
  body.insert(body.end(), acCounts, acCounts + 16);
  body.insert(body.end(), acValues, acValues + 162);
  putMarker(out, 0xc4, body);
  putMarker(out, 0xda, {3, 1, 0, 2, 0, 3, 0, 0, 63, 0});

  BitWriter bits{out};
  int lastDc[3] = {0, 0, 0};
  float planes[3][64];
  int block[64];
  for (int by = 0; by < height; by += 8)
    for (int bx = 0; bx < width; bx += 8) {
      for (int i = 0; i < 64; i++) {
        int x = bx + i % 8, y = by + i / 8;
        const uint8_t* p = rgb + 3 * ((y < height ? y : height - 1) * width + (x < width ? x : width - 1));
        float r = p[0], g = p[1], b = p[2];
        planes[0][i] = .299f * r + .587f * g + .114f * b - 128.f;
        planes[1][i] = -.168736f * r - .331264f * g + .5f * b;
        planes[2][i] = .5f * r - .418688f * g - .081312f * b;
      }
      for (int k = 0; k < 3; k++) {
        transformBlock(planes[k], table, block);
        encodeBlock(bits, block, lastDc[k], dc, ac);
      }
    }
  bits.put(0x7f, 7);
  out.push_back(0xff);
  out.push_back(0xd9);
  return out;
}

}  // namespace jpeg
