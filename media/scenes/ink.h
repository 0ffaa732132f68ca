// Ink falls into dark water and opens. There is no surface here: the sky is the water, marched from the eye.
#define MAX_DISTANCE 20.f
#define MARCH_STEPS 4
#define MAX_BOUNCES 1
#include "../renderer/scene.h"

constexpr int CELLS = 4;            // the pattern comes back after so many cells of height
constexpr float FALL = 4.f / 2.2f;  // in units of the picture: what the ink sinks in one loop

HD float cornerSlope(int ix, int iy, int iz, int cells, float dx, float dy, float dz) {
  int y = iy % cells;
  return gradientAt(ix, y < 0 ? y + cells : y, iz, dx, dy, dz);
}
// Gradient noise that repeats upwards, so that a falling pattern loops.
HD float fallingNoise(V p, int cells) {
  int ix = (int)floorf(p.x), iy = (int)floorf(p.y), iz = (int)floorf(p.z);
  float x = p.x - ix, y = p.y - iy, z = p.z - iz;
  float u = x * x * (3 - 2 * x), v = y * y * (3 - 2 * y), w = z * z * (3 - 2 * z), layers[2];
  for (int k = 0; k < 2; k++)
    layers[k] = mix(mix(cornerSlope(ix, iy, iz + k, cells, x, y, z - k), cornerSlope(ix + 1, iy, iz + k, cells, x - 1, y, z - k), u),
                    mix(cornerSlope(ix, iy + 1, iz + k, cells, x, y - 1, z - k), cornerSlope(ix + 1, iy + 1, iz + k, cells, x - 1, y - 1, z - k), u), v);
  return mix(layers[0], layers[1], w);
}
// Threads and veils: folds of folds. `fine` adds the smallest ones.
HD float inkDensity(V p, float t, bool fine) {
  float depth = 1.75f - p.y;  // below the surface
  if (depth < 0.f || depth > 4.1f) return 0.f;
  // The plume opens like a bell and leans with the current.
  float lean = -.22f + .10f * sinf(p.y * 1.4f + .6f), wide = .055f + .42f * smoothstep(.1f, 2.9f, depth) + .05f * sinf(depth * 2.9f);
  V a = vec(p.x - lean, p.y, p.z);
  if (length(a.x, a.z) > wide * 2.3f + .25f) return 0.f;
  V turn = loopOffset(t, .22f);
  V q = vec(a.x, a.y + FALL * t, a.z) * 2.2f;
  V bend = vec(fallingNoise(q + vec(turn.x, 0, 3.f), CELLS), .55f * fallingNoise(q + vec(7.f, 0, turn.y), CELLS), fallingNoise(q + vec(2.f, 0, 9.f + turn.x), CELLS));
  V s = q + bend * .95f;
  V twice = s * 2.f;
  V more = vec(fallingNoise(twice + vec(1.f, 0, turn.y), CELLS * 2), .5f * fallingNoise(twice + vec(5.f, 0, 2.f), CELLS * 2), fallingNoise(twice + vec(8.f, 0, 4.f), CELLS * 2));
  s = s + more * .42f;
  float r = length(a.x + .34f * bend.x + .16f * more.x, a.z + .34f * bend.z + .16f * more.z) / wide;
  float body = smoothstep(1.25f, .35f, r);
  // Sheets of ink where the folded field crosses zero.
  float sheet = fabsf(fallingNoise(s * 2.f, CELLS * 2));
  float veil = expf(-sheet * sheet * 170.f);
  if (fine) {
    float thread = fabsf(fallingNoise(s * 4.f + vec(3.f, 0, 1.f), CELLS * 4));
    veil = veil * .75f + .45f * expf(-thread * thread * 130.f);
  }
  float stem = smoothstep(.10f, .0f, length(a.x + .10f * bend.x, a.z + .10f * bend.z) - .02f) * smoothstep(1.5f, .0f, depth);
  float fade = smoothstep(0.f, .25f, depth) * smoothstep(4.0f, 2.5f, depth + .5f * bend.y);
  return (body * (.02f + 1.25f * veil) + stem * (.4f + .8f * veil)) * fade;
}
HD V waterTowards(V d) {
  // A lamp far behind, low on the right: the water glows towards it.
  float r = length(d.x - .22f, d.y + .16f);
  V c = mix(vec(.018f, .050f, .060f), vec(.002f, .007f, .010f), smoothstep(0.f, .5f, r));
  return c + vec(.85f, .34f, .085f) * (.07f * expf(-r * r * 26.f));
}
HD Camera cameraAt(float t, int) {
  float a = TAU * t;
  return {vec(.10f * sinf(a), -.05f, -5.2f), vec(.10f + .05f * sinf(a), -.02f, 0.f), 2.9f, 0.f, 5.f, 0.f};
}
HD V skyTowards(V d, float t, int shot) {
  V eye = cameraAt(t, shot).position, lamp = normalise(vec(.62f, -.30f, .55f)), light = vec(0);
  float clear = 1.f, x = (-1.25f - eye.z) / d.z, step = 2.5f / 44.f / d.z;
  x += step * fractional(sinf(d.x * 9173.f + d.y * 7331.f) * 437.5f);
  for (int i = 0; i < 44 && clear > .02f; i++, x += step) {
    V p = eye + d * x;
    float density = inkDensity(p, t, true);
    if (density < .004f) continue;
    float shade = inkDensity(p + lamp * .13f, t, false) + .8f * inkDensity(p + lamp * .36f, t, false);
    float lit = expf(-3.8f * shade), part = 1.f - expf(-density * step * 12.f);
    float towards = fmaxf(0.f, dot(d, lamp));
    V seen = vec(1.25f, .40f, .075f) * (lit * (.45f + .55f * smoothstep(-1.7f, .6f, p.y)) * (.22f + .9f * towards * towards)) + vec(.006f, .020f, .025f);
    // Thin ink glows, thick ink is black.
    seen = seen * mix(1.f, .10f, clamp(density * 1.1f, 0.f, 1.f));
    light = light + seen * (clear * part);
    clear *= 1.f - part;
  }
  // Motes that hang in the water.
  float dust = 0.f;
  for (int k = 0; k < 2; k++) {
    float scale = 9.f + 8.f * k, u = d.x / d.z * scale + .12f * sinf(TAU * t + 4.f * k) + 5.f * k, v = d.y / d.z * scale + .10f * cosf(TAU * t);
    int ix = (int)floorf(u), iy = (int)floorf(v);
    float dx = u - ix - .2f - .6f * hash(ix, iy, 3), dy = v - iy - .2f - .6f * hash(ix, iy, 5);
    if (hash(ix, iy, 7 + k) > .55f) dust += expf(-(dx * dx + dy * dy) * 1500.f) * hash(ix, iy, 9);
  }
  return light + (waterTowards(d) + vec(.22f, .12f, .05f) * dust) * clear;
}
HD float distanceTo(V, float, int, int* material) {
  *material = 0;
  return 1e6f;
}
HD Material surfaceAt(int, V, V*, float, int) { return matt(vec(0), 1.f); }
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 0; }
HD Light lightAt(int, float, int) { return {vec(0), 1.f, vec(0)}; }
