// A dark room of screens: old tubes, flat panels, scopes. Someone is still cutting.
#define HAS_PANELS
#define MAX_DISTANCE 30.f
#define FOG_RANGE 14.f
#define FOG_ANISOTROPY .4f
#define FOG_GAIN 2.6f
#define FOG_AMBIENT 0.f
#define MARCH_STEPS 150
#include "../renderer/scene.h"

enum { WALL = 1, CASING, DESK, PERSON, CABLE, FLOOR };
constexpr int SCREENS = 15;
constexpr float EDITOR_X = -.55f, EDITOR_Z = 2.75f, DESK_TOP = .74f;

struct Screen {
  float x, y, z, halfWidth, halfHeight, yaw, depth, power;
  int kind;  // 0 a film's horizon, 1 wave form, 2 cutting bench, 3 scope, 4 snow, 5 a face, 6 a city, 7 a road
};
HD Screen screenOf(int i) {
  switch (i) {
    case 0: return {.42f, 1.56f, 4.62f, 1.20f, .50f, .05f, .05f, 1.25f, 0};
    case 1: return {-1.42f, 1.66f, 4.40f, .46f, .28f, -.25f, .05f, 1.1f, 2};
    case 2: return {2.22f, 1.36f, 4.25f, .42f, .32f, .38f, .34f, .85f, 5};
    case 3: return {-2.28f, 1.72f, 3.95f, .32f, .25f, -.42f, .34f, .55f, 7};
    case 4: return {-1.75f, 1.07f, 4.10f, .30f, .22f, -.45f, .32f, .50f, 1};
    case 5: return {-.28f, 2.40f, 4.70f, .42f, .25f, -.03f, .05f, .55f, 6};
    case 6: return {.66f, 2.46f, 4.74f, .36f, .22f, .05f, .05f, .38f, 2};
    case 7: return {1.58f, 2.44f, 4.62f, .36f, .27f, .22f, .34f, .60f, 4};
    case 8: return {-1.22f, 2.32f, 4.55f, .38f, .29f, -.16f, .36f, .42f, 0};
    case 9: return {2.36f, 2.05f, 4.30f, .26f, .20f, .40f, .30f, .55f, 3};
    case 10: return {-1.98f, 2.28f, 4.25f, .28f, .21f, -.34f, .30f, .50f, 3};
    case 11: return {-1.02f, 1.04f, 4.22f, .26f, .16f, -.12f, .05f, .50f, 1};
    case 12: return {1.62f, 1.00f, 4.05f, .26f, .16f, .25f, .05f, .42f, 2};
    case 13: return {2.95f, 1.62f, 3.55f, .34f, .26f, .85f, .34f, .45f, 6};
    default: return {-2.75f, 1.40f, 3.45f, .30f, .23f, -.85f, .32f, .40f, 4};
  }
}

HD float screensDistance(V p) {
  float bound = sdBox(p - vec(.2f, 1.7f, 4.4f), vec(3.8f, 1.25f, 1.35f));
  if (bound > .4f) return bound;
  float d = 1e9f;
  for (int i = 0; i < SCREENS; i++) {
    Screen s = screenOf(i);
    V q = rotateY(p - vec(s.x, s.y, s.z), -s.yaw);
    float rim = s.depth > .1f ? .045f : .022f;
    float near = sdBox(q - vec(0, 0, s.depth * .5f), vec(s.halfWidth + rim, s.halfHeight + rim, s.depth * .6f));
    if (near > .3f) {
      d = fminf(d, near);
      continue;
    }
    // Tubes narrow to the back; the rim stands a little before the glass.
    float taper = s.depth > .1f ? .55f * clamp(q.z / s.depth, 0, 1) * .35f : 0.f;
    V half = vec((s.halfWidth + rim) * (1.f - taper), (s.halfHeight + rim) * (1.f - taper), s.depth * .5f + .02f);
    float box = sdRoundBox(q - vec(0, 0, s.depth * .5f), half, .018f) * .9f;
    float glass = sdBox(q, vec(s.halfWidth, s.halfHeight, .035f));
    d = fminf(d, subtract(box, glass));
    // Arms and shelves that carry them.
    d = fminf(d, sdCapsule(q, vec(0, 0, s.depth + .02f), vec(0, -.1f, s.depth + .35f), .03f));
  }
  return d;
}

// Scaffold tubes and shelves behind, racks at the left with their slots, cables hanging between.
HD float rigDistance(V p) {
  float d = 1e9f;
  int i;
  float x = repeat(p.x - .4f, 1.45f, -3, 3, &i);
  d = length(x, p.z - 4.98f) - .025f;
  float y = repeat(p.y - .2f, .68f, 0, 4, &i);
  d = fminf(d, length(y, p.z - 4.93f) - .022f);
  V r = p - vec(-3.3f, 1.05f, 2.6f);
  float rack = sdBox(r, vec(.32f, 1.05f, .42f));
  if (rack < .2f) {
    float u = repeat(r.y, .11f, -9, 9, &i);
    float slot = sdBox(vec(r.x - .3f, u, r.z), vec(.05f, .043f + .006f * hash(i, 3), .38f));
    rack = fmaxf(rack, -slot);
  }
  d = fminf(d, rack);
  return d;
}
HD float cablesDistance(V p) {
  float bound = sdBox(p - vec(.2f, 1.9f, 4.2f), vec(3.6f, 1.5f, .9f));
  if (bound > .4f) return bound;
  float d = 1e9f;
  for (int i = 0; i < 6; i++) {
    float from = -2.6f + 1.0f * i + .4f * hash(i, 3), span = 1.1f + .7f * hash(i, 5);
    float u = clamp((p.x - from) / span, 0, 1), hang = .25f + .4f * hash(i, 7);
    float y = 2.85f - .25f * hash(i, 9) - 4.f * hang * u * (1.f - u);
    d = fminf(d, length(vec(p.x - mix(from, from + span, u), p.y - y, p.z - 4.98f - .1f * hash(i, 11))) * .6f - .010f);
  }
  return d;
}

HD float deskDistance(V p) {
  V q = p - vec(.2f, DESK_TOP, 3.75f);
  // The desk bends around the one who sits at it.
  q.z += .10f * q.x * q.x * .6f;
  float d = sdRoundBox(q, vec(3.f, .028f, .48f), .012f) * .8f;
  V k = rotateY(p - vec(EDITOR_X + .05f, DESK_TOP + .045f, 3.38f), .05f);
  d = fminf(d, sdRoundBox(k, vec(.24f, .012f, .085f), .008f));
  V jog = p - vec(EDITOR_X + .55f, DESK_TOP + .05f, 3.42f);
  d = fminf(d, sdRoundBox(jog, vec(.11f, .02f, .10f), .01f));
  d = fminf(d, sdCylinder(jog - vec(0, .03f, 0), .055f, .012f));
  V mug = p - vec(EDITOR_X - .52f, DESK_TOP + .075f, 3.48f);
  d = fminf(d, subtract(sdCylinder(mug, .042f, .05f), sdCylinder(mug - vec(0, .02f, 0), .036f, .05f)));
  for (int i = 0; i < 5; i++) {
    V tape = p - vec(1.15f + .02f * hash(i, 3), DESK_TOP + .05f + .034f * i, 3.42f + .02f * hash(i, 5));
    d = fminf(d, sdRoundBox(rotateY(tape, .5f * (hash(i, 7) - .5f)), vec(.11f, .0155f, .07f), .004f));
  }
  return d;
}

// Seated: the standing figure is let down behind its chair.
HD float editorDistance(V p, float t) {
  V f = p - vec(EDITOR_X, -.43f, EDITOR_Z);
  Pose pose = workingPose();
  pose.headTurn = .30f + .05f * sinf(TAU * t);
  pose.headDip = .02f;
  pose.coat = .80f;
  pose.lean = .10f;
  pose.leftArm = .7f;
  pose.rightArm = .6f;
  return sdFigure(rotateY(f, -.10f), pose);
}
HD float chairDistance(V p) {
  V q = rotateY(p - vec(EDITOR_X, 0, EDITOR_Z - .06f), -.06f);
  float bound = sdBox(q - vec(0, .6f, 0), vec(.45f, .7f, .45f));
  if (bound > .3f) return bound;
  V back = q - vec(0, .78f, -.20f + .10f * (q.x * q.x) * 4.f);
  float d = sdRoundBox(back, vec(.235f - .05f * back.y, .26f, .03f), .028f) * .8f;
  d = fminf(d, sdRoundBox(q - vec(0, .46f, .04f), vec(.26f, .045f, .25f), .04f));
  d = fminf(d, sdCapsule(q, vec(0, .05f, 0), vec(0, .45f, 0), .03f));
  V arm = vec(fabsf(q.x) - .31f, q.y - .66f, q.z - .05f);
  d = fminf(d, sdRoundBox(arm, vec(.035f, .018f, .14f), .015f));
  d = fminf(d, sdCapsule(arm, vec(0, 0, -.08f), vec(-.05f, -.2f, -.08f), .016f));
  return d;
}

// Near the lens: the back of a tube on a trolley and a film reel, dark against everything.
HD float foregroundDistance(V p) {
  V q = rotateY(p - vec(1.02f, .74f, 1.25f), .5f);
  float bound = sdBox(q, vec(.5f, .95f, .5f));
  if (bound > .4f) return bound;
  float d = sdRoundBox(q, vec(.30f, .24f, .14f), .03f);
  d = fminf(d, sdRoundBox(q - vec(0, 0, -.24f), vec(.17f, .14f, .14f), .05f));
  V reel = rotateX(q - vec(-.06f, .43f, .0f), 1.40f);
  float disc = sdCylinder(reel, .19f, .014f);
  float angle = atan2f(reel.z, reel.x), sector = TAU / 5.f;
  float a = angle - rintf(angle / sector) * sector, r = length(reel.x, reel.z);
  disc = subtract(disc, length(r * cosf(a) - .105f, r * sinf(a)) - .048f);
  d = fminf(d, disc);
  d = fminf(d, sdRoundBox(q - vec(0, -.29f, 0), vec(.42f, .02f, .34f), .01f));
  return fminf(d, sdCapsule(vec(fabsf(q.x), q.y, fabsf(q.z)), vec(.36f, -.3f, .28f), vec(.36f, -.95f, .28f), .018f));
}

HD float distanceTo(V p, float t, int, int* material) {
  float best = p.y;
  *material = FLOOR;
  join(best, material, fminf(5.3f - p.z, fminf(4.3f - p.x, p.x + 4.1f)), WALL);
  join(best, material, 3.3f - p.y, WALL);
  join(best, material, screensDistance(p), CASING);
  join(best, material, rigDistance(p), CASING);
  join(best, material, cablesDistance(p), CABLE);
  join(best, material, deskDistance(p), DESK);
  join(best, material, editorDistance(p, t), PERSON);
  join(best, material, chairDistance(p), CASING);
  join(best, material, foregroundDistance(p), CASING);
  return best;
}

HD Material surfaceAt(int material, V p, V* normal, float, int) {
  if (material == PERSON) {
    *normal = bendNormal(*normal, p, 24.f, .3f);
    return matt(vec(.040f, .034f, .030f), .8f);
  }
  if (material == DESK) {
    float wipe = fbm(p.x * 4.f, p.z * 2.f, 4);
    *normal = bendNormal(*normal, p, 9.f, .02f);
    return {vec(.034f, .025f, .018f), .12f + .20f * wipe, .05f, vec(0)};
  }
  if (material == WALL) {
    *normal = bendNormal(*normal, p, 6.f, .35f);
    return matt(vec(.045f, .043f, .042f) * (.4f + fbm(p * 1.7f, 4)), .9f);
  }
  if (material == FLOOR) {
    // Boards with a worn lacquer: they carry the screens down into the lower part of the frame.
    float wear = fbm(p.x * 1.1f, p.z * 2.3f, 4), joint = smoothstep(.0f, .03f, fabsf(fractional(p.x * 4.f) - .5f));
    *normal = bendNormal(*normal, vec(p.x * 3.f, 0, p.z), 4.f, .03f);
    return {mix(vec(.040f, .026f, .017f), vec(.018f, .015f, .013f), wear) * (.4f + .6f * joint), .13f + .28f * wear, .05f, vec(0)};
  }
  if (material == CABLE) return {vec(.012f), .5f, .04f, vec(0)};
  *normal = bendNormal(*normal, p, 18.f, .07f);
  return {vec(.026f, .025f, .025f) * (.6f + .8f * fbm(p * 7.f, 3)), .34f + .2f * fbm(p * 5.f, 3), .045f, vec(0)};
}

HD V skyTowards(V, float, int) { return vec(0); }
HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .3f);
  float n = fbm(vec(p.x * .8f + drift.x, p.y * 1.1f, p.z * .7f + drift.y), 3);
  return .012f + .058f * smoothstep(.25f, .8f, n);
}
HD int lightCount(int) { return 0; }
HD Light lightAt(int, float, int) { return {vec(0), 1.f, vec(0)}; }
HD int panelCount(int) { return SCREENS; }
HD Panel panelAt(int i, float, int) {
  Screen s = screenOf(i);
  return {vec(s.x, s.y, s.z), rotateY(vec(s.halfWidth, 0, 0), s.yaw), vec(0, s.halfHeight, 0), s.power * .6f};
}

// A frame of a film: a low sun over land and water, with a dark shape before it.
HD V filmFrame(int i, float u, float v, float t) {
  float aspect = i == 0 ? 2.3f : 1.5f, horizon = .30f + .12f * hash(i, 3);
  float x = (u - (i == 0 ? .66f : .3f + .4f * hash(i, 5))) * aspect, y = v - horizon - .10f;
  float drift = .04f * sinf(TAU * t), haze = fbm(u * 3.f * aspect + drift, v * 6.f + i, 4), r = length(x, y);
  V c = mix(vec(1.5f, .50f, .10f), vec(.16f, .15f, .13f), smoothstep(horizon, 1.f, v + .25f * (haze - .5f)));
  c = c + vec(5.f, 2.7f, 1.f) * smoothstep(.085f, .075f, r) + vec(1.6f, .55f, .12f) * expf(-r * 5.f);
  float hills = horizon + .10f * (fbm(u * 4.f * aspect + i * 7.f, 1.f, 4) - .35f);
  if (v < hills) c = mix(vec(.05f, .03f, .018f), vec(.42f, .14f, .03f), expf(-14.f * (hills - v)));
  if (v < horizon - .05f) {
    float ripple = fbm(u * 12.f, (horizon - v) * 70.f, 3);
    c = vec(.05f, .045f, .04f) + vec(2.2f, .85f, .2f) * (expf(-fabsf(x) * 9.f) * smoothstep(.4f, .65f, ripple));
  }
  if (i == 0) {
    // The one in the picture: a standing figure, seen from far.
    float fx = (u - .40f) * aspect, fy = (v - .16f);
    float body = fmaxf(fabsf(fx) - (.022f + .018f * smoothstep(.30f, .0f, fy)), fmaxf(-fy, fy - .27f));
    float head = length(fx, fy - .31f) - .024f;
    if (fminf(body, head) < 0.f) c = vec(.012f, .009f, .008f);
  }
  return c;
}
// A close-up: half a face out of the dark, lit from one side.
HD V closeUp(float u, float v) {
  float x = (u - .46f) * 1.3f, y = v - .52f;
  float head = length(x / .25f, (y - .03f) / .38f), jaw = length(x / .19f, (y + .16f) / .26f);
  float shape = fminf(head, jaw);
  V c = vec(.035f, .028f, .022f) * (.5f + fbm(u * 4.f, v * 4.f, 3));
  if (length(x / .36f, (y + .62f) / .30f) < 1.f) c = vec(.10f, .045f, .018f) * smoothstep(-.3f, .3f, x);
  if (shape < 1.f) {
    float side = smoothstep(-.06f, .22f, x + .05f * fbm(u * 9.f, v * 9.f, 3));
    float eyes = smoothstep(.035f, .07f, length((fabsf(x - .01f) - .095f) * .7f, y - .07f));
    float brow = 1.f - .6f * smoothstep(.03f, .0f, fabsf(y + .17f)) * smoothstep(.11f, .05f, fabsf(x));
    c = mix(vec(.06f, .022f, .008f), vec(2.1f, .92f, .30f), side * (1.f - .3f * shape)) * (.35f + .65f * eyes) * brow;
    if (y > .24f + .06f * sinf(x * 9.f)) c = vec(.03f, .016f, .010f) + vec(.35f, .14f, .03f) * (side * side);
  }
  return c;
}
// Lit windows in the blocks of a city at dusk.
HD V city(int i, float u, float v) {
  V c = mix(vec(.75f, .26f, .06f), vec(.05f, .07f, .08f), smoothstep(.1f, .9f, v));
  for (int layer = 0; layer < 3; layer++) {
    float x = u * (5.f + 3.f * (2 - layer)) + layer * 7.f + i;
    int block = (int)floorf(x);
    if (v > .25f + .5f * hash(block, layer, 3) - .12f * layer) continue;
    c = vec(.05f, .035f, .028f) * (1.f - .3f * layer);
    float wx = fractional(x) * 5.f, wy = v * (34.f - 6.f * layer);
    bool pane = fractional(wx) > .3f && fractional(wy) > .4f;
    if (pane && hash(block * 9 + (int)wx, (int)wy, layer) > .66f) c = vec(1.9f, .85f, .25f);
  }
  return c;
}
// A road that runs to a pair of lamps.
HD V road(float u, float v) {
  float y = .52f - v, x = u - .55f;
  V c = mix(vec(.38f, .15f, .05f), vec(.04f, .055f, .06f), smoothstep(.0f, .4f, -y));
  float trees = .04f + .30f * fabsf(x) + .12f * fbm(u * 16.f, 2.f, 4);
  if (-y < trees) c = vec(.022f, .016f, .012f);
  if (y > 0.f) {
    float across = x / (y + .01f);
    c = fabsf(across) < .9f ? vec(.16f, .07f, .025f) * (.4f + fbm(across * 9.f, 1.f / (y + .05f), 3)) : vec(.03f, .02f, .014f);
    if (fabsf(across) < .03f && fractional(.9f / (y + .04f)) > .5f) c = vec(1.2f, .6f, .2f);
  }
  float lamps = length(fabsf(x) - .018f, y - .015f);
  return c + vec(3.f, 1.7f, .7f) * expf(-70.f * lamps) + vec(.5f, .22f, .06f) * expf(-9.f * lamps);
}
HD V waveForm(int i, float u, float v) {
  float level = (.10f + .75f * fbm(u * 5.f + i * 9.f, 2.f, 4)) * (.55f + .45f * sinf(u * 190.f) * sinf(u * 71.f));
  float ink = smoothstep(level * .5f + .01f, level * .5f - .01f, fabsf(v - .5f));
  return mix(vec(.05f, .022f, .008f), vec(1.9f, .80f, .17f), ink);
}
HD V cuttingBench(int i, float u, float v) {
  int row = (int)(v * 7.f);
  float line = fractional(v * 7.f), x = u * (3.f + 2.f * hash(row, i, 3)) + hash(row, i);
  int clip = (int)x;
  float gap = fminf(fractional(x), 1.f - fractional(x));
  bool filled = row < 5 && hash(row, clip, i) > .28f && gap > .02f && line > .12f && line < .88f;
  V c = vec(.035f, .026f, .020f);
  if (filled) {
    float shade = .5f + .7f * hash(row, clip, 7);
    c = hash(row, clip, 13) > .8f ? vec(.10f, .42f, .45f) * shade : vec(1.25f, .48f, .11f) * shade;
    c = c * (.7f + .5f * smoothstep(.3f, .7f, fbm(u * 60.f, row * 3.f, 3)));
  }
  if (fabsf(u - .57f) < .004f) c = vec(3.f, 1.9f, .9f);
  if (row >= 5) c = vec(.05f, .035f, .025f) + vec(.5f, .2f, .05f) * smoothstep(.55f, .7f, fbm(u * 30.f, v * 30.f, 2));
  return c;
}
HD V scope(int i, float u, float v) {
  float trace = .5f + .33f * sinf(u * 14.f + i) * sinf(u * 4.3f) + .05f * (fbm(u * 40.f, i, 3) - .5f);
  float glow = expf(-60.f * fabsf(v - trace)) + .25f * expf(-9.f * fabsf(v - trace));
  float grid = smoothstep(.03f, .0f, fminf(fabsf(fractional(u * 6.f) - .5f), fabsf(fractional(v * 5.f) - .5f)));
  return vec(.012f, .05f, .055f) + vec(.30f, 1.65f, 1.70f) * glow + vec(.03f, .13f, .14f) * grid;
}
HD V panelRadiance(int i, float u, float v, float t, int) {
  Screen s = screenOf(i);
  V c;
  if (s.kind == 0) c = filmFrame(i, u, v, t);
  else if (s.kind == 5) c = closeUp(u, v);
  else if (s.kind == 6) c = city(i, u, v);
  else if (s.kind == 7) c = road(u, v);
  else if (s.kind == 1) c = waveForm(i, u, v);
  else if (s.kind == 2) c = cuttingBench(i, u, v);
  else if (s.kind == 3) c = scope(i, u, v);
  else c = vec(.55f, .32f, .14f) * (.3f + 1.6f * hash((int)(u * 90.f), (int)(v * 70.f), i) * fbm(u * 2.f, v * 9.f, 3));
  // Tubes show their lines and fall off to the rim.
  if (s.depth > .1f) c = c * (.80f + .25f * sinf(v * 420.f * s.halfHeight)) * powf(16.f * u * (1 - u) * v * (1 - v) + 1e-4f, .22f);
  return c * (s.power * 1.5f);
}

HD Camera cameraAt(float t, int) {
  return {vec(-1.55f + .04f * sinf(TAU * t), 1.52f, -.75f), vec(.22f, 1.56f, 4.4f), 2.80f, .020f, 5.0f, 0.f};
}
