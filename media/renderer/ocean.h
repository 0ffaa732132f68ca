// Sea surface that loops: every wave runs a whole number of cycles while t goes from 0 to 1.
#pragma once
#include "maths.h"

struct Sea {
  float height;      // crest to trough of the longest wave, in metres
  float wavelength;  // of the longest wave
  float wind;        // direction the waves run to, in radians around y (0 = +x)
  float spread;      // radians to either side; short waves scatter wider
  float chop;        // 0 round swell … 1 peaked
  float cycles;      // of the longest wave in one loop
};
HD Sea calmSea() { return {.32f, 7.5f, -1.9f, .55f, .7f, 4.f}; }

// Peaked waves that drag each other along: each octave is looked up where the longer ones pushed it.
HD_NOINLINE float oceanHeight(float x, float z, float t, const Sea& sea, int octaves) {
  float k = TAU / sea.wavelength, amplitude = sea.height * .5f, sum = 0, frequency = 1.f;
#pragma unroll 1
  for (int i = 0; i < octaves; i++) {
    float side = fractional(i * .61803f + .13f) * 2.f - 1.f;
    float angle = sea.wind + side * sea.spread * (1.f + .16f * i);
    float dx = cosf(angle), dz = sinf(angle);
    float cycles = rintf(sea.cycles * sqrtf(frequency));
    float phase = (dx * x + dz * z) * k * frequency - TAU * cycles * t + i * 2.31f;
    float wave = expf((sinf(phase) - 1.f) * (.55f + sea.chop));
    float push = wave * cosf(phase) * amplitude * sea.chop * .9f;
    sum += (wave - .42f) * amplitude * 1.5f;
    x -= dx * push;
    z -= dz * push;
    frequency *= 1.31f;
    amplitude *= .74f;
  }
  return sum;
}
// `detail` is the width that one pixel covers: finer ripples are left out, or they would alias.
HD V oceanNormal(float x, float z, float t, const Sea& sea, float detail, int octaves) {
  float e = fmaxf(.003f, detail);
  float here = oceanHeight(x, z, t, sea, octaves);
  return normalise(vec(here - oceanHeight(x + e, z, t, sea, octaves), e,
                       here - oceanHeight(x, z + e, t, sea, octaves)));
}
