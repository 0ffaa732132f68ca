// A tunnel of pages: sheets hang like leaves from its wall, and the light at its end shines through them.
#define MAX_DISTANCE 26.f
#define MARCH_STEPS 220
#define STEP_SCALE .72f
#define SURFACE_EPSILON .0012f
#define MAX_BOUNCES 3
#include "parts/aerial.h"

enum { SHEET = 1, LOOSE, WALL };
constexpr float RADIUS = 1.75f, PITCH = .46f;
constexpr int RINGS = 14, SHEETS = 11, FLYING = 7;  // after so many rings the tunnel begins again
constexpr float STRETCH = RINGS * PITCH;

HD float axisX(float z) { return .22f * sinf(TAU * z / STRETCH); }
HD float axisY(float z) { return .16f * sinf(TAU * z / STRETCH + 1.1f); }
HD float cameraZ(float t) { return STRETCH * t; }
HD int ringSeed(int ring) { return ((ring % RINGS) + RINGS) % RINGS; }

struct Leaf {
  float along, across;  // on the sheet, 0…1 and -1…1
  int seed;
};
// One ring of sheets: hinged at the wall, bending inwards with the way.
HD float sheetDistance(float r, float angle, float z, int ring, int beside, float t, Leaf* leaf) {
  int seed = ringSeed(ring);
  float turn = (angle / TAU + hash(seed, 3)) * SHEETS;
  int cell = (int)floorf(turn);
  // The sheet of this cell, or of the neighbour that is nearer.
  if (beside) cell += turn - cell > .5f ? 1 : -1;
  int id = seed * 64 + ((cell % SHEETS) + SHEETS) % SHEETS;
  float start = ring * PITCH + .18f * (hash(id, 5) - .5f), length_ = .62f + .30f * hash(id, 7);
  float s = clamp((z - start) / length_, -.05f, 1.f);
  float flutter = .05f * sinf(TAU * (t + hash(id, 9))), curl = .28f + .46f * squared(hash(id, 11)) + flutter;
  float reach = .06f + .16f * s + curl * s * s;
  float wide = (TAU * RADIUS / SHEETS) * (.46f + .10f * hash(id, 13)), skew = .30f * (hash(id, 15) - .5f);
  float across = (turn - cell - .5f) / SHEETS * TAU * (RADIUS - reach * .4f) - skew * s;
  // The free corner lifts more on one side.
  reach += .16f * across * (hash(id, 17) - .5f) * s + .10f * across * across * s;
  // The steeper the curl, the shorter the way to it.
  float steep = (.16f + 2.f * curl * fmaxf(s, 0.f)) / length_ + .25f;
  float surface = fabsf(r - RADIUS + reach) / sqrtf(1.1f + steep * steep) - .0035f;
  float side = fabsf(across) - wide, ends = fmaxf(start - z, z - start - length_);
  leaf->along = s;
  leaf->across = across / wide;
  leaf->seed = id;
  float outside = fmaxf(side, ends);
  return outside > 0.f ? length(fmaxf(surface, 0.f), outside * .8f) : surface;
}
HD V looseFrame(V p, int i, float t) {
  float z = cameraZ(t) + 1.6f + 1.15f * i, a = 2.4f * i + .5f * sinf(TAU * t + i);
  V at = vec(axisX(z) + .52f * cosf(a), axisY(z) + .62f * sinf(a), z + .15f * sinf(TAU * t + 2.f * i));
  float spin = TAU * t * ((i & 1) ? 1.f : -1.f) + 1.9f * i;
  return rotateZ(rotateX(rotateY(p - at, spin), .7f + .4f * i), .5f * i);
}
HD float nearestSheet(V p, float t, Leaf* leaf, int* material) {
  V q = vec(p.x - axisX(p.z), p.y - axisY(p.z), p.z);
  float r = length(q.x, q.y), angle = atan2f(q.y, q.x);
  float best = RADIUS + .05f - r;
  *material = WALL;
  if (r > .55f) {
    int first = (int)floorf(p.z / PITCH);
    for (int k = 0; k < 8; k++) {
      Leaf one;
      float d = sheetDistance(r, angle, p.z, first - 2 + k / 2, k & 1, t, &one);
      if (d < best) {
        best = d;
        *leaf = one;
        *material = SHEET;
      }
    }
    // Sheets two cells away are not asked.
    best = fminf(best, .12f + .2f * r);
  } else {
    best = fminf(best, .62f - r);
  }
  for (int i = 0; i < FLYING; i++) {
    V f = looseFrame(p, i, t);
    float bound = length(f) - .30f;
    if (bound > .15f) {
      best = fminf(best, bound);
      continue;
    }
    float d = sdBox(vec(f.x, f.y + .55f * f.x * f.x, f.z), vec(.15f, .0035f, .21f)) * .8f;
    if (d < best) {
      best = d;
      *leaf = {f.z / .42f + .5f, f.x / .15f, 900 + i};
      *material = LOOSE;
    }
  }
  return best;
}
HD float distanceTo(V p, float t, int, int* material) {
  Leaf leaf = {0, 0, 0};
  return nearestSheet(p, t, &leaf, material);
}

HD V lampPosition(float t) {
  float z = cameraZ(t) + 10.5f;
  return vec(axisX(z), axisY(z), z);
}
HD V lampIntensity() { return vec(26.f, 11.6f, 3.4f); }
HD Material surfaceAt(int material, V p, V* normal, float t, int) {
  Leaf leaf = {0, 0, 0};
  int kind;
  V eye = vec(axisX(cameraZ(t)), axisY(cameraZ(t)), cameraZ(t));
  float far = length(p - eye), veil = 1.f - expf(-squared(far * .060f));
  V haze = vec(1.1f, .46f, .12f) * .9f;
  if (material == WALL) return behindHaze(matt(vec(.02f, .017f, .014f), .9f), veil, haze);
  nearestSheet(p, t, &leaf, &kind);
  // Lines of print: too small to read, with indents, margins and short last lines.
  float down = leaf.along * 44.f, x = leaf.across * .5f + .5f;
  int line = (int)floorf(down);
  float ends = hash(leaf.seed, line, 3) > .8f ? .35f + .5f * hash(leaf.seed, line, 4) : .90f;
  float ink = smoothstep(.34f, .24f, fabsf(down - line - .5f)) * (x > .11f && x < ends ? 1.f : 0.f) * smoothstep(.28f, .36f, valueNoise(x * 88.f, line * 7.f + leaf.seed));
  if (line < 2 || line > 41 || hash(leaf.seed, 21) > .95f) ink = 0.f;
  // The paper's own cloud, foxed at the edges.
  float fibre = fbm(vec(leaf.across * 5.f, leaf.along * 9.f, leaf.seed * 1.7f), 4), edge = smoothstep(.75f, 1.f, fabsf(leaf.across));
  V paper = mix(vec(.74f, .68f, .58f), vec(.56f, .44f, .31f), clamp(edge * .7f + fibre * .5f, 0.f, 1.f));
  *normal = bendNormal(*normal, vec(leaf.across * .4f, leaf.along * .7f, leaf.seed * 1.7f), 8.f, .10f);
  // Light comes through: what falls on the far side glows on this one.
  V way = lampPosition(t) - p;
  float r2 = dot(way, way), back = fmaxf(0.f, -dot(*normal, way) / sqrtf(r2));
  V through = lampIntensity() * (back * .24f * (.55f + .9f * fibre) / (r2 + .5f));
  Material m = {paper * (1.f - .68f * ink), .85f, .03f, paper * through * (1.f - .7f * ink)};
  return behindHaze(m, veil, haze);
}
HD V skyTowards(V d, float, int) { return vec(.9f, .38f, .10f) * (d.z > .5f ? 1.f : .02f); }
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 2; }
HD Light lightAt(int i, float t, int) {
  if (i == 0) return {lampPosition(t), .35f, lampIntensity()};
  float z = cameraZ(t) + .6f;
  return {vec(axisX(z) - .25f, axisY(z) + .35f, z), .12f, vec(.17f, .33f, .38f)};
}
HD Camera cameraAt(float t, int) {
  float z = cameraZ(t), ahead = z + 3.2f;
  return {vec(axisX(z) * .8f, axisY(z) * .8f - .05f, z), vec(axisX(ahead) + .10f, axisY(ahead) - .12f, ahead), 1.15f, .006f, 2.2f, .10f * sinf(TAU * t)};
}
