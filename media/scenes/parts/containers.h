// Stacked shipping containers: a field of columns with their own heights, colours and wear.
#pragma once
#include "../../renderer/scene.h"

constexpr float BOX_PITCH_X = 2.62f, BOX_PITCH_Z = 12.7f, BOX_HEIGHT = 2.59f;

struct StackField {
  V corner;  // lowest x, y, z
  int columns, rows, tallest, seed;
};

HD int stackHeight(const StackField& f, int ix, int iz) {
  if (ix < 0 || iz < 0 || ix >= f.columns || iz >= f.rows) return 0;
  // Bays are filled together; single columns are one box higher or lower.
  float bay = .3f + .75f * hash(ix / 3, iz, f.seed), own = 1.6f * (hash(ix, iz, f.seed + 5) - .5f);
  int height = (int)(f.tallest * bay + own + .5f);
  return height < 0 ? 0 : height > f.tallest ? f.tallest : height;
}
HD float stackDistance(V p, const StackField& f) {
  V half = vec(f.columns * BOX_PITCH_X, f.tallest * BOX_HEIGHT, f.rows * BOX_PITCH_Z) * .5f;
  float bound = sdBox(p - f.corner - half, half);
  if (bound > 1.2f) return bound;
  V q = p - f.corner;
  int ix = (int)floorf(q.x / BOX_PITCH_X - .5f), iz = (int)floorf(q.z / BOX_PITCH_Z - .5f);
  // Columns that are not looked at are at least half a pitch away.
  float best = fmaxf(1.15f, bound);
  for (int k = 0; k < 4; k++) {
    int x = ix + (k & 1), z = iz + (k >> 1), boxes = stackHeight(f, x, z);
    if (!boxes) continue;
    float tall = boxes * BOX_HEIGHT * .5f;
    V c = vec((x + .5f) * BOX_PITCH_X, tall, (z + .5f) * BOX_PITCH_Z);
    best = fminf(best, sdBox(q - c, vec(1.20f, tall - .02f, 6.05f)));
  }
  return best;
}

HD V boxColour(float pick) {
  if (pick < .24f) return vec(.230f, .050f, .026f);
  if (pick < .42f) return vec(.022f, .062f, .095f);
  if (pick < .56f) return vec(.270f, .130f, .030f);
  if (pick < .68f) return vec(.030f, .100f, .098f);
  if (pick < .80f) return vec(.260f, .250f, .230f);
  if (pick < .90f) return vec(.105f, .034f, .028f);
  return vec(.070f, .078f, .082f);
}
// `u` runs along the face, `v` from 0 at the box's floor to 1 at its roof; both faces of a box.
HD Material boxFace(V p, V* normal, float u, float v, float length, bool end, float pick, float age) {
  V n = *normal;
  V along = fabsf(n.x) > .7f ? vec(0, 0, 1) : vec(1, 0, 0);
  bool roof = n.y > .7f;
  float edge = roof ? 1.f : fminf(fminf(v, 1.f - v) * BOX_HEIGHT, fminf(u, length - u));
  float frame = smoothstep(.15f, .10f, edge);
  float rib = sinf(u * TAU / .29f);
  if (end && !roof) {
    // Doors: two leaves, each with two locking bars.
    float leaf = fabsf(u - length * .5f), bar = fminf(fabsf(leaf - .32f), fabsf(leaf - .80f));
    rib = smoothstep(.05f, .0f, bar) * (u > length * .5f ? 1.f : -1.f) * 2.f + .3f * sinf(v * 30.f) * smoothstep(.9f, 1.f, sinf(v * 30.f));
    frame = fmaxf(frame, smoothstep(.02f, .008f, leaf));
  }
  *normal = normalise(n + along * (.34f * rib * (1.f - frame)));
  *normal = bendNormal(*normal, p, 1.1f, .10f);
  float streak = fbm(vec(p.x * 1.9f, p.y * .28f, p.z * 1.9f), 4), patch = fbm(p * .75f + vec(pick * 40.f), 4);
  V paint = boxColour(pick) * (.55f + .75f * streak);
  // Some lines paint a pale field on the side.
  if (!end && !roof && fractional(pick * 17.f) > .62f)
    paint = mix(paint, vec(.30f, .29f, .27f), .55f * smoothstep(.02f, .03f, fminf(v - .55f, .86f - v)) * smoothstep(.1f, .2f, fminf(u - 1.2f, length * .45f - u)));
  float rust = smoothstep(.60f - .22f * age, .80f, .55f * streak + .45f * patch + .18f * frame);
  V c = mix(paint * (1.f - .55f * frame), vec(.075f, .032f, .015f), rust * .85f);
  c = c * (.7f + .3f * smoothstep(.0f, .3f, v));
  return {c, mix(.30f, .62f, rust) + .1f * patch, .045f, vec(0)};
}
HD Material stackSurface(V p, V* normal, const StackField& f) {
  V q = p - f.corner - *normal * .06f;
  int ix = (int)floorf(q.x / BOX_PITCH_X), iz = (int)floorf(q.z / BOX_PITCH_Z), level = (int)floorf(q.y / BOX_HEIGHT);
  float pick = hash(ix * 31 + level, iz, f.seed + 1), age = hash(iz, ix, level + f.seed);
  bool end = fabsf(normal->z) > .7f;
  float x = q.x - ix * BOX_PITCH_X - .11f, z = q.z - iz * BOX_PITCH_Z - .3f;
  return boxFace(p, normal, end ? x : z, q.y / BOX_HEIGHT - level, end ? 2.4f : 12.1f, end, pick, age);
}
// A single box, half size 1.2 × 1.27 × 6.05 around the origin of `q`.
HD Material loneBoxSurface(V p, V q, V* normal, float pick) {
  bool end = fabsf(normal->z) > .7f;
  return boxFace(p, normal, end ? q.x + 1.2f : q.z + 6.05f, q.y / 2.54f + .5f, end ? 2.4f : 12.1f, end, pick, .6f);
}
