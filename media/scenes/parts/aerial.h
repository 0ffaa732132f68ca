// What all views from the air share: a low sun, and noise that comes back after a whole stretch.
#pragma once
#include "../../renderer/scene.h"

HD float squared(float x) { return x * x; }
constexpr float SUN_DISTANCE = 6000.f;
// A sun is a lamp so far away that its light is even over the whole picture.
HD Light sunFrom(V direction, V irradiance) {
  return {normalise(direction) * SUN_DISTANCE, SUN_DISTANCE * .006f, irradiance * (SUN_DISTANCE * SUN_DISTANCE)};
}

HD float slopeAt(int ix, int iz, int seed, float dx, float dz) {
  uint32_t h = hashCell(ix, iz, seed);
  float u = (h & 1u) ? dx : -dx, v = (h & 2u) ? dz : -dz;
  return (h & 4u) ? u + v : (h & 8u) ? 1.4f * u : 1.4f * v;
}
// Gradient noise in about [-1,1] that repeats in z after `cells` cells.
HD float tileNoise(float x, float z, int cells, int seed) {
  z -= cells * floorf(z / cells);
  int ix = (int)floorf(x), z0 = (int)floorf(z), z1 = z0 + 1 >= cells ? 0 : z0 + 1;
  float fx = x - ix, fz = z - z0;
  float u = fx * fx * fx * (fx * (fx * 6 - 15) + 10), v = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  return mix(mix(slopeAt(ix, z0, seed, fx, fz), slopeAt(ix + 1, z0, seed, fx - 1, fz), u),
             mix(slopeAt(ix, z1, seed, fx, fz - 1), slopeAt(ix + 1, z1, seed, fx - 1, fz - 1), u), v);
}
// `stretch` metres hold `cells` cells of the first octave.
HD float tileFbm(float x, float z, float stretch, int cells, int octaves, int seed) {
  float sum = 0.f, amplitude = .5f;
  for (int i = 0; i < octaves; i++) {
    float k = cells / stretch;
    sum += amplitude * tileNoise(x * k + 17.3f * i, z * k + .37f * i, cells, seed + i);
    amplitude *= .5f;
    cells *= 2;
  }
  return sum;
}

// Bends a normal as bendNormal does, but by noise that repeats; grains are `stretch / cells` metres wide.
HD V bendTiled(V normal, V p, float stretch, int cells, float amount) {
  float k = cells / stretch, e = .2f / k, x = p.x + .7f * p.y;
  float here = tileFbm(x, p.z, stretch, cells, 3, 101);
  float dx = (tileFbm(x + e, p.z, stretch, cells, 3, 101) - here) * (amount * 5.f);
  float dz = (tileFbm(x, p.z + e, stretch, cells, 3, 101) - here) * (amount * 5.f);
  V slope = vec(dx, .7f * dx, dz);
  return normalise(normal - slope + normal * dot(normal, slope));
}

// Air between the eye and a surface, in closed form: it thins out with height, and unlike fog that is
// sampled it leaves no noise in a view of kilometres.
struct Haze {
  float density;  // per metre at height 0
  float falloff;  // per metre upwards
};
HD float hazeAlong(V eye, V p, Haze haze) {
  float rise = p.y - eye.y, far = length(p - eye);
  float low = expf(-haze.falloff * fmaxf(eye.y, 0.f)), high = expf(-haze.falloff * fmaxf(p.y, 0.f));
  float mean = fabsf(rise * haze.falloff) < .01f ? low : (low - high) / (haze.falloff * rise);
  return 1.f - expf(-haze.density * far * mean);
}
HD Material behindHaze(Material m, float veil, V colour) {
  float clear = 1.f - veil;
  return {m.albedo * clear, m.roughness, m.specular * clear, m.emission * clear + colour * veil};
}
