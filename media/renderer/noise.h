// Hash, value and gradient noise with their fractal sums. All results are repeatable everywhere.
// The sums are never inlined: scenes call them by the dozen, and a GPU reads short code faster.
#pragma once
#include "maths.h"

HD uint32_t hashCell(int a, int b, int c) {
  uint32_t h = (uint32_t)a * 374761393u + (uint32_t)b * 668265263u + (uint32_t)c * 2147483647u;
  h = (h ^ (h >> 13)) * 1274126177u;
  h = (h ^ (h >> 16)) * 2246822519u;
  return h ^ (h >> 15);
}
// One number in [0,1) per integer cell: for variation between repeated things.
HD float hash(int a, int b = 0, int c = 0) { return (hashCell(a, b, c) & 0xffffff) / 16777216.f; }

HD float valueNoise(float x, float y) {
  int ix = (int)floorf(x), iy = (int)floorf(y);
  float fx = x - ix, fy = y - iy;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  return mix(mix(hash(ix, iy, 7), hash(ix + 1, iy, 7), fx),
             mix(hash(ix, iy + 1, 7), hash(ix + 1, iy + 1, 7), fx), fy);
}
HD float valueNoise(V p) {
  int ix = (int)floorf(p.x), iy = (int)floorf(p.y), iz = (int)floorf(p.z);
  float fx = p.x - ix, fy = p.y - iy, fz = p.z - iz;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  fz = fz * fz * (3 - 2 * fz);
  float near = mix(mix(hash(ix, iy, iz), hash(ix + 1, iy, iz), fx),
                   mix(hash(ix, iy + 1, iz), hash(ix + 1, iy + 1, iz), fx), fy);
  float far = mix(mix(hash(ix, iy, iz + 1), hash(ix + 1, iy, iz + 1), fx),
                  mix(hash(ix, iy + 1, iz + 1), hash(ix + 1, iy + 1, iz + 1), fx), fy);
  return mix(near, far, fz);
}

HD float gradientAt(int ix, int iy, int iz, float dx, float dy, float dz) {
  uint32_t h = hashCell(ix, iy, iz) & 15u;
  float u = h < 8 ? dx : dy;
  float w = h < 4 ? dy : (h == 12 || h == 14 ? dx : dz);
  return ((h & 1u) ? -u : u) + ((h & 2u) ? -w : w);
}
// Perlin's gradient noise in about [-1,1]: less blocky than value noise.
HD float gradientNoise(V p) {
  int ix = (int)floorf(p.x), iy = (int)floorf(p.y), iz = (int)floorf(p.z);
  float x = p.x - ix, y = p.y - iy, z = p.z - iz;
  float u = x * x * x * (x * (x * 6 - 15) + 10);
  float v = y * y * y * (y * (y * 6 - 15) + 10);
  float w = z * z * z * (z * (z * 6 - 15) + 10);
  float layers[2];
  for (int k = 0; k < 2; k++)
    layers[k] = mix(mix(gradientAt(ix, iy, iz + k, x, y, z - k),
                        gradientAt(ix + 1, iy, iz + k, x - 1, y, z - k), u),
                    mix(gradientAt(ix, iy + 1, iz + k, x, y - 1, z - k),
                        gradientAt(ix + 1, iy + 1, iz + k, x - 1, y - 1, z - k), u), v);
  return mix(layers[0], layers[1], w);
}
HD float gradientNoise(float x, float y) { return gradientNoise(vec(x, y, .5f)); }

// Fractal sums in [0,1] around .5. Each octave is turned so that no grid shows.
HD_NOINLINE float fbm(float x, float y, int octaves = 5) {
  float amplitude = .5f, sum = 0, total = 0;
#pragma unroll 1
  for (int i = 0; i < octaves; i++) {
    sum += amplitude * valueNoise(x, y);
    total += amplitude;
    float nx = 1.6f * x + 1.2f * y, ny = -1.2f * x + 1.6f * y;
    x = nx + 3.1f;
    y = ny + 1.7f;
    amplitude *= .5f;
  }
  return sum / total;
}
HD_NOINLINE float fbm(V p, int octaves = 5) {
  float amplitude = .5f, sum = 0, total = 0;
#pragma unroll 1
  for (int i = 0; i < octaves; i++) {
    sum += amplitude * valueNoise(p);
    total += amplitude;
    p = vec(1.6f * p.x + 1.2f * p.y, -1.2f * p.x + 1.6f * p.y, 2.f * p.z) + vec(3.1f, 1.7f, 5.3f);
    amplitude *= .5f;
  }
  return sum / total;
}
// In about [-1,1].
HD_NOINLINE float gradientFbm(V p, int octaves = 5) {
  float amplitude = .5f, sum = 0;
#pragma unroll 1
  for (int i = 0; i < octaves; i++) {
    sum += amplitude * gradientNoise(p);
    p = vec(1.6f * p.x + 1.2f * p.y, -1.2f * p.x + 1.6f * p.y, 2.f * p.z) + vec(3.1f, 1.7f, 5.3f);
    amplitude *= .5f;
  }
  return sum;
}
HD float gradientFbm(float x, float y, int octaves = 5) {
  return gradientFbm(vec(x, y, .5f), octaves);
}

// Distance to the nearest scattered point of a cellular pattern: pebbles, cracks, flakes.
HD_NOINLINE float cellular(float x, float y) {
  int ix = (int)floorf(x), iy = (int)floorf(y);
  float best = 8.f;
  for (int j = -1; j <= 1; j++)
    for (int i = -1; i <= 1; i++) {
      float dx = ix + i + hash(ix + i, iy + j, 3) - x, dy = iy + j + hash(ix + i, iy + j, 9) - y;
      best = fminf(best, dx * dx + dy * dy);
    }
  return sqrtf(best);
}

// Bends a normal by 3D noise: no surface in a picture is ever perfectly flat.
HD_NOINLINE V bendNormal(V normal, V p, float scale, float amount) {
  const float e = .15f;
  V q = p * scale;
  float here = fbm(q, 3);
  V slope = vec(fbm(q + vec(e, 0, 0), 3) - here, fbm(q + vec(0, e, 0), 3) - here,
                fbm(q + vec(0, 0, e), 3) - here) * (amount / e);
  return normalise(normal - slope + normal * dot(normal, slope));
}
