// A street in the rain between tall signs of light: no words on them, only colour.
#define HAS_PANELS
#define MAX_DISTANCE 110.f
#define FOG_RANGE 60.f
#define FOG_ANISOTROPY .55f
#define FOG_GAIN 2.4f
#define FOG_AMBIENT .4f
#define MARCH_STEPS 230
#define STEP_SCALE .88f
#include "../renderer/scene.h"

enum { ROAD = 1, KERB, FACADE, STEEL, COAT, UMBRELLA, RAIN };
constexpr int WALKING = 0, PUDDLE = 1, LONG_LENS = 2;
constexpr float RAIN_FROM = 1.2f, RAIN_TO = 11.f;
constexpr float HALF_STREET = 5.2f, HALF_ROAD = 3.3f, KERB_HEIGHT = .13f;
constexpr int SIGNS = 9;

struct Sign {
  float x, y, z, halfWidth, halfHeight;
  int hue;  // 0 amber, 1 rust, 2 teal, 3 pale gold
};
// Blade signs that stand out from the walls and face the viewer.
HD Sign signAt(int i) {
  const Sign signs[SIGNS] = {
      {4.05f, 4.6f, 7.0f, .62f, 2.5f, 0},   {-4.30f, 5.2f, 10.5f, .55f, 1.9f, 2}, {4.30f, 6.9f, 13.5f, .70f, 2.9f, 1},
      {-4.15f, 5.0f, 17.0f, .70f, 2.6f, 0}, {3.95f, 4.2f, 20.5f, .85f, 1.4f, 3},  {-4.20f, 8.6f, 24.0f, .8f, 3.2f, 1},
      {4.20f, 7.4f, 29.0f, .8f, 3.6f, 0},   {-4.0f, 4.8f, 33.0f, .9f, 2.2f, 3},   {.6f, 7.6f, 58.0f, 3.4f, 5.6f, 0}};
  return signs[i];
}

HD float signFrames(V p) {
  float d = 1e9f;
  for (int i = 0; i < SIGNS; i++) {
    Sign s = signAt(i);
    V q = p - vec(s.x, s.y, s.z + .10f);
    float frame = sdRoundBox(q, vec(s.halfWidth + .07f, s.halfHeight + .07f, .08f), .02f);
    float side = s.x > 0 ? 1.f : -1.f;
    V arm = vec(q.x - side * (s.halfWidth + .35f), fabsf(q.y) - s.halfHeight * .7f, q.z);
    frame = fminf(frame, sdBox(arm, vec(.4f, .03f, .03f)));
    d = fminf(d, frame);
  }
  return d;
}

HD float facadeDistance(V p) {
  float side = fabsf(p.x), d = HALF_STREET - side;
  float ended = 62.f - p.z;
  if (d > 1.6f) return fminf(d - .9f, ended);
  int bay, floorIndex;
  bool left = p.x < 0;
  float z = repeat(p.z + (left ? 1.1f : 0.f), 2.3f, -10, 30, &bay);
  float y = repeat(p.y - 2.0f, 3.1f, 0, 7, &floorIndex);
  // Windows sit deep; below each a ledge, beside some a machine that drips.
  d = subtract(d, sdBox(vec(side - HALF_STREET, y, z), vec(.22f, .95f, .62f)));
  d = fminf(d, sdRoundBox(vec(side - HALF_STREET, y + 1.05f, z), vec(.16f, .05f, .78f), .02f));
  d = fminf(d, sdRoundBox(vec(side - HALF_STREET, y - 1.50f, z), vec(.10f, .09f, 1.3f), .02f));
  if (hash(bay, floorIndex, left) > .62f)
    d = fminf(d, sdRoundBox(vec(side - HALF_STREET + .1f, y + .72f, z - .2f), vec(.28f, .26f, .36f), .03f));
  float pipe = length(side - HALF_STREET + .08f, z - 1.12f) - .055f;
  d = fminf(d, pipe);
  // Awnings over the shop fronts.
  if (hash(bay, 41, left) > .45f) {
    V q = rotateZ(vec(side - HALF_STREET + .55f, p.y - 2.75f, z), -.42f);
    d = fminf(d, sdRoundBox(q, vec(.62f, .015f, .98f), .01f));
  }
  return fminf(d, ended);
}

// Cables over the street, sagging.
HD float cablesDistance(V p) {
  if (p.y < 4.f) return 4.6f - p.y;
  int i;
  float z = repeat(p.z - 3.f, 6.5f, 0, 7, &i);
  float sag = 6.6f + 1.4f * hash(i, 3) + .045f * p.x * p.x;
  float d = length((p.y - sag) * .85f, z + (hash(i, 8) - .5f) * .5f * p.x) - .016f;
  float second = sag + .55f + .03f * p.x;
  return fminf(d, length((p.y - second) * .85f, z - .3f + .1f * p.x) - .012f);
}

HD float streetThings(V p) {
  // Bollards along the kerb, and bins in the doorways.
  int i;
  float side = fabsf(p.x);
  float z = repeat(p.z - 1.3f, 2.9f, 0, 14, &i);
  V q = vec(side - HALF_ROAD - .25f, p.y, z);
  float d = sdCylinder(q - vec(0, .5f, 0), .055f, .42f) - .02f;
  d = fminf(d, sdTorus(q - vec(0, .8f, 0), .065f, .02f));
  V crate = rotateY(p - vec(4.55f, .42f, 5.6f), .3f);
  d = fminf(d, sdRoundBox(crate, vec(.34f, .3f, .3f), .03f));
  return fminf(d, sdRoundBox(rotateY(crate - vec(.02f, .52f, 0), .4f), vec(.27f, .21f, .25f), .03f));
}

HD V walkerAt(float t, int shot) {
  if (shot == LONG_LENS) return vec(.95f, 0, 8.6f);
  return vec(shot == PUDDLE ? -1.05f : -1.35f, 0, (shot == PUDDLE ? 6.2f : 7.6f) + 0.f * t);
}
HD Pose walkerPose(int shot) {
  Pose pose = walkingPose(.19f);
  pose.stride = shot == PUDDLE ? .55f : .7f;
  pose.rightArm = .75f;
  pose.rightBend = 1.55f;
  pose.leftArm = -.22f;
  pose.coat = .44f;
  return pose;
}
// Eight stretched panels on ribs; between the ribs the edge is cut in shallow arcs.
HD float umbrellaDistance(V p) {
  V q = p - vec(.13f, 1.98f, .12f);
  q = rotateZ(rotateX(q, .10f), -.07f);
  float bound = length(q) - .8f;
  if (bound > .4f) return bound;
  float angle = atan2f(q.z, q.x), rib = fabsf(fractional(angle * 8.f / TAU) - .5f) * 2.f;
  float radius = .78f - .030f * (1.f - rib * rib);
  float r = length(q.x, q.z);
  float dome = fabsf(length(vec(q.x, q.y + .58f, q.z)) - radius) - .006f;
  float brim = .565f + .045f * rib;
  float d = fmaxf(dome, fmaxf(r - brim, -q.y - .45f)) * .8f;
  d = fminf(d, sdCapsule(q, vec(0, .24f, 0), vec(0, -.78f, 0), .009f));
  return fminf(d, sdCapsule(q, vec(0, .2f, 0), vec(0, .28f, 0), .014f));
}

// Falling drops drawn out by the shutter: one streak in each cell, slanted by the wind.
HD float rainDistance(V p, float t, int shot) {
  float from = shot == WALKING ? 0.f : RAIN_FROM + 2.5f;
  float outside = fmaxf(from - p.z, p.z - RAIN_TO);
  if (outside > .2f) return outside;
  const float cell = .62f, fall = 1.9f;
  p.x += p.y * .07f;
  int ix = (int)floorf(p.x / cell), iz = (int)floorf(p.z / cell);
  float x = p.x - ix * cell, z = p.z - iz * cell;
  float border = fminf(fminf(x, cell - x), fminf(z, cell - z)) + .14f;
  if (hash(ix, iz, 39) > .6f) return border;
  float shift = p.y / fall + hash(ix, iz, 31) + 6.f * t;
  float y = (shift - floorf(shift) - .5f) * fall;
  x -= cell * (.3f + .4f * hash(ix, iz, 33));
  z -= cell * (.3f + .4f * hash(ix, iz, 35));
  float streak = length(vec(x, fmaxf(fabsf(y) - .10f - .16f * hash(ix, iz, 37), 0.f), z)) + .0010f;
  return fminf(streak, border);
}

HD float distanceTo(V p, float t, int shot, int* material) {
  // A road is higher in its middle; gutters hold the water.
  float crown = .03f * (1.f - p.x * p.x / (HALF_ROAD * HALF_ROAD));
  float best = p.y - fmaxf(crown, -.02f);
  *material = ROAD;
  V kerb = vec(fabsf(p.x) - HALF_ROAD - 1.5f, p.y - KERB_HEIGHT + .2f, 0);
  join(best, material, sdRoundBox(kerb, vec(1.5f, .2f, 1.f), .03f), KERB);
  join(best, material, facadeDistance(p), FACADE);
  join(best, material, signFrames(p), STEEL);
  join(best, material, cablesDistance(p), STEEL);
  join(best, material, streetThings(p), STEEL);
  V f = rotateY(p - walkerAt(t, shot), .10f);
  join(best, material, sdFigure(f, walkerPose(shot)), COAT);
  join(best, material, umbrellaDistance(f), UMBRELLA);
  if (best > .02f) join(best, material, rainDistance(p, t, shot), RAIN);
  return best;
}

// Rings where drops have fallen: each cell has one drop at its own moment.
HD V dropRings(V p, float scale, float t) {
  int ix = (int)floorf(p.x * scale), iz = (int)floorf(p.z * scale);
  float age = fractional(hash(ix, iz, 5) + 4.f * t);
  float dx = p.x * scale - ix - .3f - .4f * hash(ix, iz, 1), dz = p.z * scale - iz - .3f - .4f * hash(ix, iz, 2);
  float r = length(dx, dz), ring = r - .42f * age;
  float wave = sinf(ring * 46.f) * expf(-ring * ring * 260.f) * (1.f - age);
  return vec(dx, 0, dz) * (wave / (r + .02f));
}
HD Material wetGround(V p, V* normal, float t, bool road) {
  float low = fbm(p.x * .42f + 3.f, p.z * .30f, 5) + (road ? .045f * smoothstep(1.8f, 3.2f, fabsf(p.x)) : -.08f);
  float pool = smoothstep(.47f, .53f, low);
  float grit = fbm(p.x * 22.f, p.z * 22.f, 3);
  *normal = bendNormal(*normal, vec(p.x, 0, p.z), 17.f, .20f * (1.f - pool));
  *normal = bendNormal(*normal, vec(p.x, 0, p.z), 2.2f, .010f + .02f * (1.f - pool));
  V ring = dropRings(p, 3.1f, t) + dropRings(p + vec(7.3f, 0, 2.9f), 4.7f, t);
  *normal = normalise(*normal + ring * (.20f * pool));
  V asphalt = mix(vec(.020f, .020f, .021f), vec(.045f, .041f, .038f), grit);
  return {asphalt * mix(1.f, .35f, pool), mix(.30f + .14f * grit, .035f, pool), mix(.04f, .03f, pool), vec(0)};
}

HD Material surfaceAt(int material, V p, V* normal, float t, int) {
  if (material == ROAD || (material == KERB && normal->y > .8f)) {
    Material m = wetGround(p, normal, t, material == ROAD);
    if (material == KERB) {
      float slab = fminf(fabsf(fractional(p.z * .8f) - .5f), fabsf(fractional(p.x * .8f) - .5f));
      m.albedo = m.albedo * (1.5f * smoothstep(.0f, .02f, slab) + .2f);
    }
    return m;
  }
  if (material == RAIN) return {vec(.25f), .2f, .04f, vec(.080f, .048f, .023f)};
  if (material == COAT) {
    *normal = bendNormal(*normal, p, 24.f, .3f);
    return {vec(.022f, .020f, .020f), .5f, .045f, vec(0)};
  }
  if (material == UMBRELLA) {
    *normal = bendNormal(*normal, p, 9.f, .1f);
    return {vec(.020f, .018f, .018f), .24f, .05f, vec(0)};
  }
  if (material == STEEL || material == KERB) {
    *normal = bendNormal(*normal, p, 12.f, .15f);
    return {vec(.028f, .027f, .027f), .35f, .06f, vec(0)};
  }
  // Facades: rain-streaked brick; a few rooms are lit behind blinds.
  bool left = p.x < 0;
  float streak = fbm(vec(p.x, p.y * .25f, p.z * 2.6f), 4);
  float course = fabsf(fractional(p.y * 6.5f) - .5f), brickZ = p.z * 2.6f + (((int)floorf(p.y * 6.5f)) & 1) * .5f;
  float joint = fminf(course, fabsf(fractional(brickZ) - .5f));
  *normal = bendNormal(*normal, p, 8.f, .22f);
  Material wall = {mix(vec(.150f, .098f, .070f), vec(.045f, .044f, .045f), streak) * (.55f + .45f * smoothstep(.02f, .08f, joint)),
                   .34f, .05f, vec(0)};
  if (fabsf(p.x) > HALF_STREET + .12f) {
    int bay = (int)rintf((p.z + (left ? 1.1f : 0.f)) / 2.3f), level = (int)rintf((p.y - 2.f) / 3.1f);
    float lit = hash(bay, level, left ? 17 : 23);
    float blind = .6f + .4f * smoothstep(.25f, .35f, fabsf(fractional(p.y * 11.f) - .5f));
    wall = {vec(.01f), .12f, .05f, vec(0)};
    if (lit > .80f) wall.emission = vec(.55f, .24f, .075f) * (blind * (lit - .72f) * 3.2f * (.5f + .8f * fbm(p * 1.4f, 3)));
    if (lit < .07f) wall.emission = vec(.03f, .085f, .095f) * blind;
  }
  return wall;
}

HD V skyTowards(V d, float, int) {
  float y = fmaxf(d.y, 0.f);
  return mix(vec(.034f, .026f, .022f), vec(.004f, .007f, .010f), smoothstep(0, .6f, y));
}
HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .5f);
  float n = fbm(vec(p.x * .25f + drift.x, p.y * .22f, p.z * .16f + drift.y), 3);
  float steam = expf(-fmaxf(p.y, 0) * .9f) * .02f;
  return (.015f + steam) * (.35f + 1.3f * smoothstep(.3f, .75f, n));
}

HD int lightCount(int) { return 0; }
HD Light lightAt(int, float, int) { return {vec(0), 1.f, vec(0)}; }
HD int panelCount(int) { return SIGNS; }
HD Panel panelAt(int i, float, int) {
  Sign s = signAt(i);
  return {vec(s.x, s.y, s.z), vec(s.halfWidth, 0, 0), vec(0, s.halfHeight, 0), s.hue == 2 ? .5f : .9f};
}
HD V hueOf(int hue) {
  if (hue == 1) return vec(1.9f, .34f, .07f);
  if (hue == 2) return vec(.10f, .62f, .68f);
  if (hue == 3) return vec(1.5f, .80f, .28f);
  return vec(1.9f, .58f, .085f);
}
// Years of rain on a sign's face: runs from the top, dirt that gathers at the foot, a dead patch.
HD float grimeAt(int i, float u, float v, float tall) {
  float runs = fbm(u * 17.f + 31.f * i, v * tall * .55f, 4), cloud = fbm(u * 2.6f, v * tall * 2.6f + 7.f * i, 4);
  float foot = smoothstep(.0f, .16f, v + .10f * (runs - .5f));
  float dirt = smoothstep(.30f, .66f, runs) * .55f + smoothstep(.28f, .62f, cloud) * .45f;
  return (.30f + .95f * dirt) * (.45f + .55f * foot);
}
// A picture in one field of a sign: a sun over a ridge, a road, a bare wash, or a field gone dark.
HD float fieldAt(int key, float x, float y) {
  float pick = hash(key, 61), ridge = .34f + .30f * (fbm(x * 2.4f + key, 3.f, 4) - .5f);
  if (pick < .16f) return .07f;
  if (pick < .50f) {
    float sun = smoothstep(.23f, .19f, length((x - .3f - .4f * hash(key, 63)) * 1.2f, (y - .52f) * .9f));
    return y < ridge ? .16f + .22f * fbm(x * 7.f, y * 9.f, 3) : .50f + .55f * (1.f - y) + 1.0f * sun;
  }
  if (pick < .74f) {
    float across = fabsf(x - .46f) / (.80f - y + .01f);
    return y < .72f ? (across < .52f ? .95f : .24f + .2f * fbm(x * 6.f, y * 6.f, 3)) : .62f;
  }
  return .45f + .75f * fbm(x * 1.7f + key, y * 1.3f, 3);
}
// Fields, tubes and slats: a sign seen from too far away to be read.
HD V panelRadiance(int i, float u, float v, float t, int) {
  Sign s = signAt(i);
  float tall = s.halfHeight / s.halfWidth;
  float wash = fbm(u * 1.5f + 9.f * i, v * tall * 1.1f + cosf(TAU * t) * .3f, 4);
  V c = hueOf(s.hue) * (.40f + 1.3f * wash);
  int kind = i % 3;
  if (kind == 0) {
    float rows = v * tall * .72f + .2f * i, band = fractional(rows), bulbs = fabsf(fractional(u * 9.f) - .5f);
    float field = fieldAt((int)floorf(rows) * 5 + i, u, clamp((band - .06f) / .88f, 0.f, 1.f));
    c = c * (.10f + 1.25f * field * smoothstep(.03f, .07f, band) * smoothstep(.97f, .93f, band) * (.86f + .2f * smoothstep(.15f, .4f, bulbs)));
  } else if (kind == 1) {
    // Tubes age one by one: some dim at their ends, one is out.
    float column = u * 3.f, tube = fabsf(fractional(column) - .5f), age = hash((int)column, i, 71);
    float ends = smoothstep(.0f, .10f + .25f * age, fminf(v, 1.f - v));
    c = c * (.14f + (age < .25f ? .12f : 1.9f) * expf(-tube * tube * 75.f) * (.35f + .65f * ends) * (.6f + .8f * wash));
  } else {
    // A slow ramp with slats across it, a few of them missing.
    float slats = v * tall * 5.f, slat = fabsf(fractional(slats) - .5f), lost = hash((int)slats, i, 73);
    float rise = smoothstep(.05f, .95f, fractional(v + .13f * i));
    c = c * (.16f + 1.6f * rise * rise) * (.35f + .85f * smoothstep(.12f, .2f, slat)) * (lost < .12f ? .25f : .8f + .3f * lost);
  }
  c = c * grimeAt(i, u, v, tall);
  float border = fminf(fminf(u, 1 - u) * 2.f * s.halfWidth, fminf(v, 1 - v) * 2.f * s.halfHeight);
  float lit = smoothstep(.35f, .5f, fbm(u * 3.f + i, v * tall * 2.f, 3));
  c = c + hueOf(s.hue) * (.75f * lit * smoothstep(.06f, .045f, border) * smoothstep(.015f, .03f, border));
  if (i == SIGNS - 1) {
    // At the end of the street a whole wall of light, with a sun going down behind haze on it.
    float r = length((u - .42f) * 1.2f, (v - .38f) * 2.f);
    return vec(1.9f, .74f, .17f) * (.18f + .5f * v * wash + 1.5f * expf(-r * r * 7.f));
  }
  return c * (s.hue == 3 ? .50f : .66f);
}

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == PUDDLE) return {vec(.75f, .26f, 1.6f), vec(.15f, 1.25f, 9.f), 2.2f, .012f, 5.2f, 0.f};
  if (shot == LONG_LENS) return {vec(-.5f, 1.25f, -9.5f), vec(.15f, 2.15f, 12.f), 4.9f, .045f, 18.2f, 0.f};
  return {vec(.95f + .08f * sinf(a), 1.02f, -3.4f), vec(.20f, 2.75f, 12.f), 2.5f, .02f, 11.2f, 0.f};
}
