// A great screen over black water: the film on it is the only light of the night.
#define HAS_PANELS
#define HAS_WATER
#define MAX_DISTANCE 160.f
#define FOG_RANGE 70.f
#define WATER_TOP .45f
#define FOG_ANISOTROPY .6f
#define FOG_GAIN 7.5f
#define MARCH_STEPS 120
#define STEP_SCALE .9f
#include "../renderer/scene.h"

constexpr float SCREEN_X = 3.f, SCREEN_HALF_WIDTH = 9.f, SCREEN_BOTTOM = .7f, SCREEN_TOP = 8.23f, SCREEN_Z = 24.f;
constexpr float FIGURE_X = -.12f, FIGURE_Z = 12.3f, DECK_TOP = .34f, JETTY_END = 12.9f;
enum { WOOD = 1, COAT, FRAME };

HD Sea blackWater() { return {.24f, 5.6f, -1.25f, .55f, .8f, 3.f}; }
HD float waterHeight(float x, float z, float t, int, int octaves) {
  return oceanHeight(x, z, t, blackWater(), octaves) * .7f;
}

HD float jettyDistance(V p) {
  float deck = sdBox(p - vec(0, DECK_TOP - .04f, JETTY_END - 8.5f), vec(.74f, .04f, 8.5f));
  if (deck > 1.5f) return deck - .9f;
  int plank;
  float z = repeat(p.z - JETTY_END + .1f, .19f, -90, 0, &plank);
  float sag = .012f * (hash(plank, 3) - .5f), skew = .03f * (hash(plank, 5) - .5f);
  V board = vec(p.x - skew, p.y - (DECK_TOP - .022f) - sag, z);
  float d = sdRoundBox(board, vec(.70f + .05f * hash(plank, 9), .022f, .086f), .008f);
  for (int side = -1; side <= 1; side += 2)
    d = fminf(d, sdRoundBox(p - vec(side * .58f, DECK_TOP - .12f, JETTY_END - 8.5f), vec(.06f, .075f, 8.5f), .01f));
  int post;
  float pz = repeat(p.z - JETTY_END + .25f, 1.85f, -8, 0, &post);
  float side = p.x < 0 ? -1.f : 1.f;
  int key = post * 2 + (p.x < 0);
  float top = .42f + .30f * hash(key, 11);
  V pile = vec(p.x - side * (.80f + .02f * hash(key, 2)), p.y - (top - 1.f), pz + .05f * (hash(key, 4) - .5f));
  pile.x += pile.y * .04f * (hash(key, 6) - .5f);
  d = fminf(d, sdCylinder(pile, .082f + .012f * hash(key, 8), 1.f - .02f) - .02f);
  return d;
}

HD float frameDistance(V p) {
  float middle = (SCREEN_BOTTOM + SCREEN_TOP) * .5f, half = (SCREEN_TOP - SCREEN_BOTTOM) * .5f;
  V s = p - vec(SCREEN_X, middle, SCREEN_Z + .32f);
  float d = sdRoundBox(s, vec(SCREEN_HALF_WIDTH + .16f, half + .16f, .22f), .04f);
  V leg = vec(fabsf(p.x - SCREEN_X) - SCREEN_HALF_WIDTH * .66f, p.y - .6f, p.z - SCREEN_Z - .8f);
  d = fminf(d, sdRoundBox(leg, vec(.16f, 3.2f, .3f), .03f));
  V brace = vec(fabsf(p.x - SCREEN_X) - SCREEN_HALF_WIDTH * .66f, p.y, p.z);
  d = fminf(d, sdCapsule(brace, vec(0, 3.6f, SCREEN_Z + .8f), vec(0, -.4f, SCREEN_Z + 3.2f), .1f));
  return d;
}

HD float distanceTo(V p, float t, int, int* material) {
  float best = jettyDistance(p);
  *material = WOOD;
  V f = p - vec(FIGURE_X, DECK_TOP, FIGURE_Z);
  Pose pose = standingPose();
  pose.headTurn = .12f + .05f * sinf(TAU * t);
  join(best, material, sdFigure(rotateY(f, -.12f), pose), COAT);
  join(best, material, frameDistance(p), FRAME);
  return best;
}

HD Material surfaceAt(int material, V p, V* normal, float, int) {
  if (material == WATER_MATERIAL) {
    float away = length(p - vec(1, 1, -2));
    return {vec(.0010f, .0024f, .0030f), .04f + .0022f * fminf(away, 50.f), .021f, vec(0)};
  }
  if (material == COAT) {
    *normal = bendNormal(*normal, p, 26.f, .25f);
    return {vec(.022f, .020f, .020f), .75f, .03f, vec(0)};
  }
  if (material == FRAME) return {vec(.016f, .016f, .018f), .55f, .04f, vec(0)};
  // Boards cup and tilt: each one takes the light in its own way, and the rows can be counted.
  float board = (p.z - JETTY_END + .1f) / .19f, row = rintf(board);
  int plank = (int)row;
  bool top = normal->y > .7f;
  if (top) *normal = normalise(*normal + vec(.10f * (hash(plank, 31) - .5f), 0, .16f * (board - row) + .12f * (hash(plank, 37) - .5f)));
  float along = fbm(vec(p.x * 3.f, p.y * 20.f, p.z * 40.f), 4);
  float damp = smoothstep(.36f, .56f, fbm(p.x * 1.7f + 4.f, p.z * .9f, 4));
  *normal = bendNormal(*normal, vec(p.x * 3.f, p.y * 8.f, p.z * 14.f), 2.2f, .16f * (1.2f - damp));
  V wood = mix(vec(.070f, .058f, .048f), vec(.022f, .018f, .016f), along) * (.55f + .9f * hash(plank, 41));
  return {wood * mix(1.f, .45f, damp), mix(.58f, .30f, damp) + .1f * hash(plank, 43), mix(.03f, .045f, damp), vec(0)};
}

HD V skyTowards(V d, float t, int) {
  float y = fmaxf(d.y, 0.f);
  V c = mix(vec(.0085f, .0150f, .0205f), vec(.0016f, .0030f, .0052f), smoothstep(0, .5f, y));
  V drift = loopOffset(t, .12f);
  float cloud = fbm(d.x / (y + .18f) * 1.1f + drift.x, d.z / (y + .18f) * .6f + drift.y);
  return c * (.35f + 1.3f * cloud);
}
HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .55f);
  float n = fbm(vec(p.x * .16f + drift.x, p.y * .30f, p.z * .12f + drift.y), 3);
  return (.0045f + .020f * expf(-fmaxf(p.y, 0) * .75f)) * smoothstep(.15f, .85f, n) * 1.6f;
}

HD int lightCount(int) { return 0; }
HD Light lightAt(int, float, int) { return {vec(0), 1.f, vec(0)}; }
HD int panelCount(int) { return 1; }
HD Panel panelAt(int, float, int) {
  return {vec(SCREEN_X, (SCREEN_BOTTOM + SCREEN_TOP) * .5f, SCREEN_Z), vec(SCREEN_HALF_WIDTH, 0, 0),
          vec(0, (SCREEN_TOP - SCREEN_BOTTOM) * .5f, 0), 1.2f};
}
// The film: a low sun that drifts over a horizon of haze, with its own road on its own sea.
HD V panelRadiance(int, float u, float v, float t, int) {
  V drift = loopOffset(t, .30f);
  float warp = fbm(u * 1.6f + drift.x, v * 2.2f + drift.y, 4);
  float streaks = fbm(u * 2.2f - drift.y + warp * 1.3f, v * 9.f + drift.x + 7.f, 5);
  float horizon = .25f;
  float x = (u - .60f) * 2.39f - .10f * cosf(TAU * t), y = v - horizon - .15f - .02f * sinf(TAU * t);
  float r = length(x, y);
  V c;
  if (v > horizon) {
    V high = mix(vec(.028f, .105f, .130f), vec(.42f, .235f, .12f), smoothstep(.92f, .42f, v + .24f * (streaks - .5f)));
    c = mix(vec(1.9f, .58f, .10f), high, smoothstep(horizon, horizon + .36f, v + .20f * (streaks - .5f)));
    c = c * (.72f + .55f * streaks);
    c = c + vec(5.2f, 2.6f, .85f) * smoothstep(.108f, .100f, r) + vec(1.9f, .66f, .14f) * expf(-r * 4.6f);
  } else {
    float below = horizon - v;
    c = mix(vec(.030f, .050f, .058f), vec(1.15f, .36f, .08f), expf(-9.f * below) * (.45f + .8f * streaks));
    float ripple = fbm(u * 9.f + drift.x * 2.f, below * 60.f / (.25f + below * 3.f) + drift.y * 2.f, 4);
    c = c + vec(3.6f, 1.5f, .40f) * expf(-fabsf(x) * (10.f - 9.f * below)) * smoothstep(.46f, .66f, ripple);
  }
  float edge = powf(16.f * u * (1 - u) * v * (1 - v) + 1e-4f, .10f);
  return c * (.72f * edge);
}

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == 1) {
    // From the side, far off: the jetty is a line, the figure a stroke.
    V at = vec(-14.f + .25f * sinf(a), .95f, -5.f);
    return {at, vec(-3.1f, 2.15f, 11.8f), 2.75f, .02f, 22.f, 0.f};
  }
  V at = vec(.95f + .24f * sinf(a), 1.06f + .03f * cosf(a), -2.3f + .20f * cosf(a));
  return {at, vec(.75f, 3.3f, SCREEN_Z), 2.2f, .022f, 14.7f, 0.f};
}
