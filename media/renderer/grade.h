// From light to picture: bloom, halation, filmic curve, vignette, grain, dither.
#pragma once
#include "image.h"

struct Grade {
  float bloom, halation, vignette, grain;
  uint32_t seed;
};
inline Grade stillGrade() { return {.16f, .05f, .22f, .012f, 1u}; }
// Films are graded without grain: a codec would spend its bits on it.
inline Grade filmGrade() { return {.16f, .05f, .22f, .0f, 1u}; }

#define BLOOM_SCALE 4
struct ShrinkPixel {
  Image image;
  V* small;
  int width;
  PIXEL_PROGRAM void operator()(int x, int y) const {
    V sum = vec(0);
    for (int j = 0; j < BLOOM_SCALE; j++)
      for (int i = 0; i < BLOOM_SCALE; i++) {
        int px = x * BLOOM_SCALE + i, py = y * BLOOM_SCALE + j;
        px = px < image.width ? px : image.width - 1;
        py = py < image.height ? py : image.height - 1;
        sum = sum + image.colour[py * image.width + px];
      }
    small[y * width + x] = sum / (BLOOM_SCALE * BLOOM_SCALE);
  }
};
struct BlurLine {
  const V* source;
  V* target;
  int width, height, dx, dy;
  float sigma;
  PIXEL_PROGRAM void operator()(int x, int y) const {
    int radius = (int)(sigma * 2.6f) + 1;
    V sum = vec(0);
    float weights = 0.f;
    for (int i = -radius; i <= radius; i++) {
      int px = x + i * dx, py = y + i * dy;
      px = px < 0 ? 0 : px >= width ? width - 1 : px;
      py = py < 0 ? 0 : py >= height ? height - 1 : py;
      float weight = expf(-.5f * i * i / (sigma * sigma));
      sum = sum + source[py * width + px] * weight;
      weights += weight;
    }
    target[y * width + x] = sum / weights;
  }
};
struct AddGlow {
  const V* source;
  V* total;
  int width;
  float weight;
  bool first;
  PIXEL_PROGRAM void operator()(int x, int y) const {
    int i = y * width + x;
    total[i] = (first ? vec(0) : total[i]) + source[i] * weight;
  }
};

HD V sampleSmooth(const V* image, int width, int height, float x, float y) {
  x = clamp(x, 0.f, width - 1.001f);
  y = clamp(y, 0.f, height - 1.001f);
  int ix = (int)x, iy = (int)y;
  int rightwards = ix + 1 < width ? 1 : 0, downwards = iy + 1 < height ? width : 0;
  const V* p = image + iy * width + ix;
  return mix(mix(p[0], p[rightwards], x - ix), mix(p[downwards], p[downwards + rightwards], x - ix), y - iy);
}
// Channel by channel, so that amber light burns to yellow before it burns to white.
HD float filmCurve(float x) {
  x *= 1.25f;
  float y = (x * (2.51f * x + .03f)) / (x * (2.43f * x + .59f) + .14f);
  return powf(clamp(y, 0.f, 1.f), 1.f / 2.2f);
}
HD float centredHash(int x, int y, uint32_t seed) {
  return hash(x, y, (int)seed) + hash(x, y, (int)seed + 7919) - 1.f;
}

struct DevelopPixel {
  Image image;
  const V *glow, *wideGlow;
  int glowWidth, glowHeight;
  Grade grade;
  uint8_t* bytes;
  PIXEL_PROGRAM void operator()(int x, int y) const {
    float gx = (x + .5f) / BLOOM_SCALE - .5f, gy = (y + .5f) / BLOOM_SCALE - .5f;
    V bloom = sampleSmooth(glow, glowWidth, glowHeight, gx, gy);
    V wide = sampleSmooth(wideGlow, glowWidth, glowHeight, gx, gy);
    V c = image.colour[y * image.width + x] + bloom * grade.bloom;
    // Halation: light that comes back through the film base, red first.
    float strong = fmaxf(0.f, luminance(wide) - .12f);
    c = c + vec(1.f, .34f, .10f) * (strong * grade.halation);
    float u = 2.f * (x + .5f) / image.width - 1.f, v = 2.f * (y + .5f) / image.height - 1.f;
    float edge = u * u * .7f + v * v * .5f;
    c = c * (1.f - grade.vignette * smoothstep(.15f, 1.3f, edge));
    float speck = grade.grain * (centredHash(x, y, grade.seed) + .5f * centredHash(x / 2, y / 2, grade.seed + 31));
    const float channels[3] = {c.x, c.y, c.z};
    for (int k = 0; k < 3; k++) {
      float value = filmCurve(channels[k]);
      value += speck * (1.15f - value) * smoothstep(-.05f, .12f, value);
      value += centredHash(x, y, grade.seed * 3u + 101u + k) * (.75f / 255.f);
      bytes[(y * image.width + x) * 3 + k] = (uint8_t)clamp(value * 255.f + .5f, 0.f, 255.f);
    }
  }
};

// Leaves the finished picture in `bytes` (host memory, 3 per pixel).
inline void develop(Image& image, Grade grade, uint8_t* bytes) {
  int width = (image.width + BLOOM_SCALE - 1) / BLOOM_SCALE;
  int height = (image.height + BLOOM_SCALE - 1) / BLOOM_SCALE;
  size_t n = (size_t)width * height;
  V *small = allocate<V>(n), *line = allocate<V>(n), *blurred = allocate<V>(n), *glow = allocate<V>(n);
  forEachPixel(width, height, ShrinkPixel{image, small, width});
  const float sigmas[3] = {.012f, .05f, .13f}, weights[3] = {.5f, .3f, .2f};
  V* wide = allocate<V>(n);
  for (int i = 0; i < 3; i++) {
    float sigma = fmaxf(.6f, height * sigmas[i]);
    forEachPixel(width, height, BlurLine{small, line, width, height, 1, 0, sigma});
    V* target = i == 0 ? wide : blurred;
    forEachPixel(width, height, BlurLine{line, target, width, height, 0, 1, sigma});
    forEachPixel(width, height, AddGlow{target, glow, width, weights[i], i == 0});
  }
  uint8_t* pixels = allocate<uint8_t>((size_t)image.width * image.height * 3);
  forEachPixel(image.width, image.height, DevelopPixel{image, glow, wide, width, height, grade, pixels});
  copyToHost(bytes, pixels, (size_t)image.width * image.height * 3);
  release(small), release(line), release(blurred), release(glow), release(wide), release(pixels);
}
