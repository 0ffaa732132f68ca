// Poured concrete: bowls cut into a deck, each with quarter-round walls and a steel pipe on its lip.
#pragma once
#include "../../renderer/scene.h"

constexpr int BOWLS = 3;
struct Bowl {
  float depth, wall;  // metres, and the radius of the transition
};
HD Bowl bowlAt(int i) {
  if (i == 0) return {2.7f, 2.4f};
  if (i == 1) return {1.7f, 1.6f};
  return {2.1f, 2.0f};
}
// Distance to a bowl's outline in plan: negative inside.
HD float bowlOutline(int i, float x, float z) {
  if (i == 0) return smoothMin(length(x, z) - 6.5f, length(x - 8.2f, z - 4.f) - 4.6f, 3.f);
  if (i == 1) {
    float run = sdCapsule(vec(x, 0, z), vec(-12.f, 0, 5.f), vec(-15.f, 0, 15.f), 2.9f);
    return smoothMin(length(x + 11.5f, z - 4.5f) - 4.2f, run, 2.f);
  }
  return smoothMin(length(x - 3.f, z - 18.f) - 5.2f, length(x - 12.f, z - 19.f) - 4.2f, 3.f);
}
HD float bowlCavity(float outline, float y, const Bowl& bowl) {
  float u = outline + bowl.wall, v = -bowl.depth - y + bowl.wall;
  return u > 0.f && v > 0.f ? length(u, v) - bowl.wall : fmaxf(u, v) - bowl.wall;
}
// The deck with its cavities; `*pipe` is the distance to the coping.
HD float bowlsDistance(V p, float* pipe) {
  float d = p.y;
  *pipe = 1e9f;
  if (p.y > 1.f) {
    *pipe = p.y;
    return d;
  }
  for (int i = 0; i < BOWLS; i++) {
    Bowl bowl = bowlAt(i);
    float outline = bowlOutline(i, p.x, p.z);
    d = fmaxf(d, -bowlCavity(outline, p.y, bowl));
    *pipe = fminf(*pipe, length(outline + .012f, p.y + .012f) - .032f);
  }
  return d * .97f;
}

HD V concreteStain(V c, V p, int paintSeed) {
  // Faded paint: broad strokes of a roller, no signs.
  float stroke = fbm(p.x * .45f + p.y * .6f + paintSeed, p.z * .9f - p.y * .8f, 4), worn = fbm(p * 5.f, 3);
  float rust = smoothstep(.62f, .66f, stroke) * smoothstep(.30f, .62f, worn);
  float teal = smoothstep(.335f, .30f, stroke) * smoothstep(.35f, .66f, worn);
  c = mix(c, vec(.24f, .085f, .034f), .55f * rust);
  return mix(c, vec(.040f, .105f, .105f), .5f * teal);
}
HD Material concreteAt(V p, V* normal) {
  float nearest = 1e9f;
  int which = 0;
  for (int i = 0; i < BOWLS; i++) {
    float outline = bowlOutline(i, p.x, p.z);
    if (outline < nearest) nearest = outline, which = i;
  }
  bool inside = nearest < -.02f;
  float cloud = fbm(p * .55f, 5), grain = fbm(p * 14.f, 3), trowel = fbm(vec(p.x * 1.6f, p.y * 3.f, p.z * 1.6f), 4);
  *normal = bendNormal(*normal, p, 2.1f, .040f);
  *normal = bendNormal(*normal, p, 26.f, .10f);
  V c = mix(vec(.33f, .30f, .265f), vec(.19f, .175f, .160f), smoothstep(.3f, .7f, cloud)) * (.75f + .5f * grain);
  c = c * (.82f + .36f * trowel);
  if (inside) {
    c = concreteStain(c, p, which * 9);
    // Wheels leave dark lines around the walls; water leaves rings at the bottom.
    float level = p.y + .35f * (fbm(p.x * .35f, p.z * .35f, 3) - .5f);
    float lines = fbm(level * 26.f, atan2f(p.z, p.x) * 1.2f, 4);
    c = c * (1.f - .55f * smoothstep(.52f, .72f, lines) * smoothstep(-2.6f, -1.6f, p.y));
    c = c * (.62f + .38f * smoothstep(-2.75f, -1.4f, p.y + .6f * (cloud - .5f)));
    float radial = fabsf(fractional(atan2f(p.z, p.x) * 10.f / TAU) - .5f);
    c = c * (1.f - .5f * smoothstep(.004f, .001f, radial));
  } else {
    float joint = fminf(fabsf(fractional((p.x * .8f + p.z * .6f) / 3.4f) - .5f), fabsf(fractional((p.z * .8f - p.x * .6f) / 3.4f) - .5f)) * 3.4f;
    float cut = smoothstep(.030f, .012f, joint);
    c = c * (1.f - .7f * cut);
    *normal = normalise(*normal + vec(.25f, 0, .1f) * cut);
    // A paler band of poured lip round every bowl.
    c = mix(c, vec(.36f, .33f, .29f), .5f * smoothstep(.46f, .42f, nearest));
    c = c * (1.f - .5f * smoothstep(.025f, .008f, fabsf(nearest - .44f)));
  }
  float crack = fabsf(fbm(p.x * .5f + 7.f, p.z * .5f + p.y * .4f, 5) - .5f);
  c = c * (1.f - .40f * smoothstep(.0035f, .001f, crack));
  float scuff = fbm(vec(p.x * 9.f + p.z * 3.f, p.y * 6.f, p.z * .9f), 3);
  c = c * (1.f - .16f * smoothstep(.62f, .72f, scuff));
  return {c, .46f + .25f * cloud, .04f, vec(0)};
}
