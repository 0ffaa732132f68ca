// The coil of a lamp from so near that it is architecture; a light climbs through it. One unit is a centimetre.
#define MAX_DISTANCE 60.f
#define MARCH_STEPS 260
#define STEP_SCALE .8f
#define SURFACE_EPSILON .0010f
#define MAX_BOUNCES 4
#define FOG_RANGE 14.f
#define FOG_GAIN 1.6f
#define FOG_ANISOTROPY .3f
#define FOG_AMBIENT .2f
#include "parts/aerial.h"

enum { COIL = 1, POST, STEM, BULB, DISTANT };
constexpr float ARCH = 1.15f, COIL_RADIUS = .155f, WIRE = .034f, TURN = .125f, FOOT_Y = -.55f;

// The coil stands in a tall arch: two straight legs and half a circle. `s` runs along it from the left foot.
HD void archFrame(V p, float* s, float* aside, float* depth) {
  float half = PI * ARCH * .5f;
  *depth = p.z;
  if (p.y > 0.f) {
    float angle = atan2f(p.y, p.x);
    *s = half - angle * ARCH + half;
    *aside = length(p.x, p.y) - ARCH;
  } else {
    *aside = fabsf(p.x) - ARCH;
    *s = p.x < 0.f ? p.y : PI * ARCH - p.y;
  }
}
// The first picture of the loop shows it under way.
HD float turnOf(float t) { return fractional(t + .42f); }
HD float lightAlong(float t) { return mix(-2.6f, PI * ARCH + 2.6f, turnOf(t)); }
HD V pointAlong(float s) {
  if (s < 0.f) return vec(-ARCH, s, 0);
  if (s > PI * ARCH) return vec(ARCH, PI * ARCH - s, 0);
  float angle = PI - s / ARCH;
  return vec(cosf(angle), sinf(angle), 0) * ARCH;
}
HD float coilDistance(V p) {
  float s, aside, depth;
  archFrame(p, &s, &aside, &depth);
  // Old tungsten sags and its turns are no longer even.
  float even = s + .018f * sinf(s * 5.3f) + .010f * sinf(s * 17.f), r = length(aside, depth);
  if (r > .6f) return r - .35f;
  float phase = atan2f(depth, aside) / TAU, turn = even / TURN - phase, gap = (turn - rintf(turn)) * TURN;
  float d = length(r - COIL_RADIUS, gap * .93f) - WIRE;
  return fmaxf(d * .8f, FOOT_Y - p.y);
}
HD float postDistance(V p) {
  V q = vec(fabsf(p.x) - ARCH, p.y - FOOT_Y, p.z);
  float d = sdCapsule(q, vec(0, .06f, 0), vec(-.05f, -.5f, 0), .075f);
  d = fminf(d, sdCapsule(q, vec(-.05f, -.5f, 0), vec(-.55f, -2.4f, .1f), .06f));
  d = fminf(d, sdTorus(q - vec(0, .02f, 0), .12f, .035f));
  // Thin hooks hold the crown.
  V h = vec(fabsf(p.x) - .40f, p.y, p.z);
  float hook = sdCapsule(h, vec(-.40f, -1.9f, .25f), vec(.02f, ARCH - .18f, .22f), .016f);
  return fminf(d, fminf(hook, length(length(h.x, h.y - ARCH + .10f) - .10f, h.z - .05f) - .014f));
}

HD float distanceTo(V p, float, int, int* material) {
  *material = COIL;
  float best;
  float bound = sdBox(p - vec(0, -.2f, 0), vec(1.6f, 1.8f, .5f));
  if (bound > .5f) best = bound;
  else {
    best = coilDistance(p);
    join(best, material, postDistance(p), POST);
  }
  join(best, material, sdTaperedCapsule(p, vec(0, -1.85f, .1f), vec(0, -4.f, .1f), .34f, .6f), STEM);
  // The back of the bulb's glass, which mirrors the coil.
  float shell = 3.4f - length(p - vec(0, .1f, 0));
  join(best, material, p.z < .9f ? fmaxf(shell, .9f - p.z) + .1f : shell, BULB);
  return best;
}

HD float heatAlong(float s, float t) {
  float way = s - lightAlong(t);
  float head = way > 0.f ? expf(-way * 3.2f) : expf(way * .95f);
  return .010f + head * smoothstep(0.f, .05f, turnOf(t)) * smoothstep(1.f, .90f, turnOf(t));
}
HD Material surfaceAt(int material, V p, V* normal, float t, int) {
  if (material == COIL) {
    float s, aside, depth;
    archFrame(p, &s, &aside, &depth);
    float heat = heatAlong(s, t) * (.8f + .4f * fbm(p * 9.f, 3));
    // The inside of a turn is hotter than its outside.
    float inner = mix(1.25f, .6f, smoothstep(COIL_RADIUS - WIRE, COIL_RADIUS + WIRE, length(aside, depth)));
    *normal = bendNormal(*normal, p * vec(1.f, 1.f, 1.f), 38.f, .35f);
    V glow = mix(vec(1.f, .14f, .015f), vec(1.f, .55f, .19f), clamp(heat * 1.3f, 0.f, 1.f));
    return {vec(.30f, .28f, .26f), .34f, .6f, glow * (heat * inner * 5.5f)};
  }
  if (material == POST) {
    *normal = bendNormal(*normal, p, 16.f, .15f);
    return {vec(.30f, .25f, .20f), .32f, .6f, vec(0)};
  }
  if (material == STEM) {
    *normal = bendNormal(*normal, p, 2.f, .08f);
    return {vec(.016f, .020f, .021f), .10f, .06f, vec(0)};
  }
  // Old glass: streaked, with the bokeh of other lamps behind it.
  *normal = bendNormal(*normal, vec(p.x, p.y * .4f, p.z), 1.1f, .05f);
  V far = vec(0);
  for (int i = 0; i < 9; i++) {
    float x = -1.9f + 3.8f * hash(i, 3), y = -2.2f + 4.6f * hash(i, 5), size = .16f + .20f * hash(i, 7);
    float r = length(p.x - x, p.y - y) / size;
    float twinkle = .75f + .25f * sinf(TAU * (t + hash(i, 9)));
    far = far + mix(vec(1.f, .36f, .07f), vec(.16f, .42f, .44f), i % 4 == 3 ? 1.f : 0.f) * (smoothstep(1.05f, .90f, r) * (.5f + .5f * r * r) * .20f * twinkle * (.3f + hash(i, 11)));
  }
  float streak = fbm(vec(p.x * .7f, p.y * 3.f, 1.f), 4);
  return {vec(.006f, .009f, .010f), .16f + .1f * streak, .06f, far * (.7f + .5f * streak) + vec(.0030f, .0055f, .0062f)};
}
HD V skyTowards(V d, float, int) { return vec(.010f, .018f, .021f) * (1.f + d.y); }
HD float fogAt(V p, float, int) { return .016f * smoothstep(3.3f, 2.2f, length(p)); }
HD int lightCount(int) { return 3; }
HD Light lightAt(int i, float t, int) {
  float s = lightAlong(t);
  if (i == 0) return {pointAlong(clamp(s, FOOT_Y, PI * ARCH - FOOT_Y)), .14f, vec(2.1f, .86f, .22f) * smoothstep(-2.2f, -.6f, s) * smoothstep(PI * ARCH + 2.4f, PI * ARCH + .6f, s)};
  if (i == 1) return {pointAlong(clamp(s - .9f, FOOT_Y, PI * ARCH - FOOT_Y)), .14f, vec(.9f, .28f, .05f) * smoothstep(-1.2f, .2f, s) * smoothstep(PI * ARCH + 2.6f, PI * ARCH + 1.f, s)};
  // A cold window somewhere behind the viewer draws the wire's edge.
  return {vec(-5.f, 3.5f, -6.f), .8f, vec(1.1f, 2.2f, 2.5f)};
}
HD Camera cameraAt(float t, int) {
  float a = TAU * t;
  return {vec(-1.15f + .25f * sinf(a), -.15f, -5.4f), vec(-.16f + .04f * sinf(a), .10f, 0.f), 3.3f, .10f, 5.45f, .08f};
}
