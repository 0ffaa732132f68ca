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

struct Sums {
  V colour, albedo, normal;
  float depth, luma, squares;
};
HD void addPath(Sums& sums, const Path& path) {
  V c = path.light * EXPOSURE;
  if (!isFiniteNumber(c.x + c.y + c.z)) c = vec(0);
  float luma = luminance(c);
  sums.colour = sums.colour + c;
  sums.luma += luma;
  sums.squares += luma * luma;
  sums.albedo = sums.albedo + path.features.albedo;
  sums.normal = sums.normal + path.features.normal;
  sums.depth += path.features.depth;
}

struct RenderPixel {
  Image image;
  float t, shutter;  // the shutter stays open for this share of the loop
  int shot, samples;
  uint32_t seed;

  PIXEL_PROGRAM Path beginPath(int x, int y, Random& random, Moment& now) const {
    now.t = t + shutter * (randomUnit(random) - .5f);
    float px = x + .5f + tentOffset(randomUnit(random)), py = y + .5f + tentOffset(randomUnit(random));
    V origin, direction;
    lensRay(lensOf(cameraAt(now.t, shot)), (2.f * px - image.width) / image.height,
            1.f - 2.f * py / image.height, random, &origin, &direction);
    return pathFrom(origin, direction);
  }

  PIXEL_PROGRAM void operator()(int x, int y) const {
    int index = y * image.width + x;
    uint32_t pixel = (uint32_t)index + seed * 6271u;
    Sums sums = {vec(0), vec(0), vec(0), 0.f, 0.f, 0.f};
    Moment now = {t, shot};
    Random random = randomForPath(pixel, 0);
    Path path = beginPath(x, y, random, now);
    // One loop over stretches rather than over paths: on a GPU a neighbour whose path is longer would
    // otherwise keep this one waiting.
    for (int done = 0; done < samples;) {
      if (followPath(path, now, random)) continue;
      addPath(sums, path);
      random = randomForPath(pixel, ++done);
      path = beginPath(x, y, random, now);
    }
    store(sums, index);
  }

  PIXEL_PROGRAM void store(const Sums& sums, int index) const {
    float n = (float)samples, mean = sums.luma / n;
    image.colour[index] = sums.colour / n;
    image.albedo[index] = sums.albedo / n;
    image.normal[index] = sums.normal / n;
    image.depth[index] = sums.depth / n;
    image.variance[index] = fmaxf(0.f, sums.squares / n - mean * mean) / fmaxf(1.f, n - 1.f);
  }
};
