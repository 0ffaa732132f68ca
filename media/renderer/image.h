// The buffers of one frame and the program that fills them.
#pragma once
#include "parallel.h"
#include "tracer.h"

struct Image {
  int width, height;
  V *colour, *scratch, *albedo, *normal;
  float *depth, *variance, *scratchVariance;
};
inline Image createImage(int width, int height) {
  size_t n = (size_t)width * height;
  return {width, height, allocate<V>(n), allocate<V>(n), allocate<V>(n), allocate<V>(n),
          allocate<float>(n), allocate<float>(n), allocate<float>(n)};
}
inline void releaseImage(Image& image) {
  release(image.colour), release(image.scratch), release(image.albedo), release(image.normal);
  release(image.depth), release(image.variance), release(image.scratchVariance);
}

// Spreads a uniform number over a tent of two pixels: soft as film, and kind to thin bright lines.
HD float tentOffset(float u) { return u < .5f ? sqrtf(2.f * u) - 1.f : 1.f - sqrtf(2.f - 2.f * u); }

struct RenderPixel {
  Image image;
  float t, shutter;  // the shutter stays open for this share of the loop
  int shot, samples;
  uint32_t seed;

  PIXEL_PROGRAM void operator()(int x, int y) const {
    int index = y * image.width + x;
    uint32_t random = (uint32_t)index * 9781u + seed * 6271u + 77u;
    nextRandom(random);
    nextRandom(random);
    float startX = randomUnit(random), startY = randomUnit(random);
    V sum = vec(0), albedo = vec(0), normal = vec(0);
    float depth = 0.f, squares = 0.f, lumas = 0.f;
    for (int i = 0; i < samples; i++) {
      float time = t + shutter * (randomUnit(random) - .5f);
      Lens lens = lensOf(cameraAt(time, shot));
      // An even spread over the pixel (the R2 sequence): bright edges come out smooth early.
      float px = x + .5f + tentOffset(fractional(startX + i * .7548776662f));
      float py = y + .5f + tentOffset(fractional(startY + i * .5698402910f));
      V origin, direction;
      lensRay(lens, (2.f * px - image.width) / image.height, 1.f - 2.f * py / image.height, random,
              &origin, &direction);
      Features features = {vec(0), vec(0), MAX_DISTANCE};
      V c = tracePath(origin, direction, time, shot, random, &features) * EXPOSURE;
      if (!isFiniteNumber(c.x + c.y + c.z)) c = vec(0);
      float luma = luminance(c);
      sum = sum + c;
      lumas += luma;
      squares += luma * luma;
      albedo = albedo + features.albedo;
      normal = normal + features.normal;
      depth += features.depth;
    }
    float n = (float)samples, mean = lumas / n;
    image.colour[index] = sum / n;
    image.albedo[index] = albedo / n;
    image.normal[index] = normal / n;
    image.depth[index] = depth / n;
    image.variance[index] = fmaxf(0.f, squares / n - mean * mean) / fmaxf(1.f, n - 1.f);
  }
};
