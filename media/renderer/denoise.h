// Edge-stopping à-trous wavelets: smooths as much as the measured noise asks for, and no more.
#pragma once
#include "image.h"

// A lone pixel far above all its neighbours is an accident of sampling, not a light.
struct Despeckle {
  Image image;
  PIXEL_PROGRAM void operator()(int x, int y) const {
    int index = y * image.width + x;
    V c = image.colour[index];
    float first = 0.f, second = 0.f, noise = 0.f, weights = 0.f;
    for (int j = -2; j <= 2; j++)
      for (int i = -2; i <= 2; i++) {
        int px = x + i, py = y + j;
        if (px < 0 || py < 0 || px >= image.width || py >= image.height) continue;
        int other = py * image.width + px;
        float weight = expf(-.4f * (i * i + j * j));
        noise += weight * image.variance[other];
        weights += weight;
        if ((!i && !j) || i < -1 || i > 1 || j < -1 || j > 1) continue;
        float luma = luminance(image.colour[other]);
        if (luma > first) {
          second = first;
          first = luma;
        } else {
          second = fmaxf(second, luma);
        }
      }
    float luma = luminance(c), cap = second * 1.15f + .002f;
    image.scratch[index] = luma > cap ? c * (cap / luma) : c;
    image.scratchVariance[index] = noise / weights;
  }
};

struct WaveletPass {
  Image image;
  int step;
  float strength;
  PIXEL_PROGRAM void operator()(int x, int y) const {
    const float kernel[3] = {.375f, .25f, .0625f};
    int index = y * image.width + x;
    V c = image.colour[index], normal = image.normal[index], albedo = image.albedo[index];
    float luma = luminance(c), depth = image.depth[index];
    float tolerance = strength * sqrtf(image.variance[index]) + .0004f + .004f * luma;
    V sum = vec(0);
    float weights = 0.f, noise = 0.f;
    for (int j = -2; j <= 2; j++)
      for (int i = -2; i <= 2; i++) {
        int px = x + i * step, py = y + j * step;
        if (px < 0 || py < 0 || px >= image.width || py >= image.height) continue;
        int other = py * image.width + px;
        V q = image.colour[other], dn = image.normal[other] - normal, da = image.albedo[other] - albedo;
        float difference = fabsf(luminance(q) - luma) / tolerance + dot(dn, dn) * 9.f +
                           dot(da, da) * 60.f +
                           fabsf(image.depth[other] - depth) / (.04f * depth * step + .02f);
        float weight = kernel[abs(i)] * kernel[abs(j)] * expf(-difference);
        sum = sum + q * weight;
        weights += weight;
        noise += weight * weight * image.variance[other];
      }
    image.scratch[index] = sum / weights;
    image.scratchVariance[index] = noise / (weights * weights);
  }
};

inline void swapScratch(Image& image) {
  V* colour = image.colour;
  float* variance = image.variance;
  image.colour = image.scratch, image.scratch = colour;
  image.variance = image.scratchVariance, image.scratchVariance = variance;
}

inline void denoise(Image& image, float strength, int passes) {
  forEachPixel(image.width, image.height, Despeckle{image});
  swapScratch(image);
  for (int i = 0; i < passes; i++) {
    forEachPixel(image.width, image.height, WaveletPass{image, 1 << i, strength});
    swapScratch(image);
  }
}
