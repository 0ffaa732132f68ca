// Flooded terraces on a hillside at first light, mist in the valley, one hut with a lamp.
#define MAX_DISTANCE 1400.f
#define MARCH_STEPS 260
#define STEP_SCALE .8f
#define SURFACE_EPSILON .02f
#define MAX_BOUNCES 2
#include "parts/aerial.h"

enum { HILL = 1, HUT, LAMP, TREE, FARMER };
constexpr float HUT_X = 33.f, HUT_Z = 118.f, STEP = 2.4f;

// The slope before people came: a bowl of spurs that falls towards the valley.
HD float slopeHeight(float x, float z) {
  float spur = 15.f * sinf(x * .021f + .8f) + 8.f * sinf(x * .047f - z * .012f) + 6.f * sinf(z * .031f + x * .013f);
  float detail = 7.f * (fbm(x * .022f + 5.f, z * .022f, 3) - .5f);
  float bowl = .0011f * (x - 20.f) * (x - 20.f);
  return 2.f + .20f * z + .0004f * z * z + spur + detail + .25f * fminf(bowl, 60.f);
}
struct Terrace {
  float height;
  float level;   // height of the tread
  float inside;  // 0 at the outer edge … 1 at the back wall
  int index;
};
HD Terrace terraceAt(float x, float z) {
  float raw = slopeHeight(x, z), step = raw / STEP;
  Terrace k;
  k.index = (int)floorf(step);
  k.inside = step - k.index;
  k.level = k.index * STEP;
  // A low bund keeps the water in; then the tread; then the wall of the next step.
  float bund = .32f * smoothstep(.0f, .015f, k.inside) * smoothstep(.085f, .05f, k.inside);
  float wall = smoothstep(.84f, 1.f, k.inside) * STEP;
  k.height = k.level + fmaxf(bund, wall);
  return k;
}

HD float hutDistance(V p, int* part) {
  V q = rotateY(p, .5f);
  *part = HUT;
  float d = sdBox(q - vec(0, 1.3f, 0), vec(2.6f, 1.3f, 1.9f));
  // Thatch with a deep overhang.
  float roof = fmaxf(.62f * (fabsf(q.z) * 1.1f + (q.y - 5.2f) * .95f), fmaxf(fabsf(q.x) - 3.5f, 2.3f - q.y));
  d = fminf(d, roof);
  d = fminf(d, sdBox(q - vec(3.1f, .9f, 1.5f), vec(.06f, 1.f, .06f)));
  float lamp = sdRoundBox(q - vec(.7f, 1.35f, -1.93f), vec(.42f, .5f, .03f), .01f);
  lamp = fminf(lamp, sdSphere(q - vec(-2.95f, 2.1f, -2.2f), .16f));
  if (lamp < d) {
    *part = LAMP;
    return lamp;
  }
  return d;
}
// Trees along the bunds: a crown of clumps on a thin stem.
HD float treeDistance(V p, float ground, int seed) {
  V q = p - vec(0, ground, 0);
  float height = 4.5f + 4.f * hash(seed, 2);
  float bound = length(q - vec(0, height * .6f, 0)) - height * .75f;
  if (bound > 1.f) return bound;
  float d = sdCapsule(q, vec(0, 0, 0), vec(.3f, height * .6f, 0), .14f);
  for (int i = 0; i < 4; i++) {
    V at = vec(1.5f * (hash(seed, i, 5) - .5f), height * (.55f + .13f * i), 1.5f * (hash(seed, i, 7) - .5f));
    d = fminf(d, sdEllipsoid(q - at, vec(1.5f, 1.0f, 1.5f) * (.65f + .5f * hash(seed, i, 9))));
  }
  return d - .5f * (fbm(q * 1.6f, 2) - .5f);
}
constexpr int TREES = 7;
HD V treeFoot(int i) {
  const float at[TREES][2] = {{41, 124}, {27, 126}, {-34, 96}, {-38, 101}, {70, 160}, {8, 58}, {-62, 178}};
  return vec(at[i][0], 0, at[i][1]);
}

HD float distanceTo(V p, float, int, int* material) {
  *material = HILL;
  float raw = slopeHeight(p.x, p.z);
  float above = p.y - raw;
  float best = above > 5.f ? (above - 2.8f) * .72f : (p.y - terraceAt(p.x, p.z).height) * .36f;
  float bound = length(p - vec(HUT_X, slopeHeight(HUT_X, HUT_Z), HUT_Z)) - 8.f;
  if (bound > 1.5f) best = fminf(best, bound);
  else {
    int part;
    float ground = terraceAt(HUT_X, HUT_Z).level + .1f;
    float d = hutDistance(p - vec(HUT_X, ground, HUT_Z), &part);
    join(best, material, d, part);
    join(best, material, sdFigure(rotateY(p - vec(HUT_X - 4.6f, ground, HUT_Z - 3.2f), 2.2f), walkingPose(.15f)), FARMER);
  }
  for (int i = 0; i < TREES; i++) {
    V foot = treeFoot(i);
    float reach = length(p.x - foot.x, p.z - foot.z) - 4.5f;
    if (reach > 1.5f) {
      best = fminf(best, fmaxf(reach, p.y - 80.f));
      continue;
    }
    join(best, material, treeDistance(p - vec(foot.x, 0, foot.z), terraceAt(foot.x, foot.z).level, i) * .8f, TREE);
  }
  return best;
}

HD Material hillSurface(int material, V p, V* normal) {
  if (material == LAMP) return glowing(vec(7.f, 2.9f, .75f));
  if (material == FARMER) return matt(vec(.02f), .8f);
  if (material == HUT) {
    *normal = bendNormal(*normal, vec(p.x * 3.f, p.y, p.z * 3.f), 2.f, .4f);
    return matt(mix(vec(.085f, .066f, .045f), vec(.035f, .029f, .024f), fbm(vec(p.x * 3.f, p.y * .7f, p.z * 3.f), 4)), .85f);
  }
  if (material == TREE) {
    *normal = bendNormal(*normal, p, 2.2f, .9f);
    return matt(vec(.022f, .030f, .013f) * (.5f + fbm(p * 2.f, 3)), .8f);
  }
  Terrace k = terraceAt(p.x, p.z);
  V from = p - vec(HUT_X - 2.f, p.y, HUT_Z - 3.f);
  V warm = vec(1.f, .40f, .10f) * (.22f * expf(-length(from) * .30f));
  float clod = fbm(p.x * 1.1f, p.z * 1.1f, 4), distance = p.z + 60.f;
  if (k.inside > .06f && k.inside < .86f && p.y < k.level + .45f) {
    // Which fields are flooded, planted or resting changes along each tread.
    int plot = (int)floorf((p.x + 9.f * hash(k.index, 4)) / (22.f + 16.f * hash(k.index, 8)));
    float use = hash(plot, k.index, 12);
    float divide = fractional((p.x + 9.f * hash(k.index, 4)) / (22.f + 16.f * hash(k.index, 8)));
    bool path = fminf(divide, 1.f - divide) < .012f;
    if (use < .70f && !path) {
      float rows = smoothstep(.30f, .48f, fabsf(fractional(k.inside * 9.f + .2f * clod) - .5f)) * smoothstep(.3f, .5f, fractional(p.x * .9f));
      float planted = use > .46f ? rows * .85f : 0.f;
      *normal = bendNormal(vec(0, 1, 0), vec(p.x, 0, p.z), .5f, .010f + .25f * planted);
      V water = mix(vec(.018f, .018f, .014f), vec(.030f, .044f, .016f), planted);
      // A film of still water between banks: the sky in it counts for more than the mud below.
      return {water, .05f + .5f * planted, mix(.24f, .04f, planted), warm * .4f};
    }
    *normal = bendNormal(*normal, vec(p.x, 0, p.z), .9f, .35f);
    V crop = use > .86f ? vec(.062f, .052f, .018f) : vec(.030f, .042f, .014f);
    return {path ? vec(.05f, .042f, .032f) : crop * (.5f + clod), .9f, .03f, warm};
  }
  *normal = bendNormal(*normal, p, .8f, .6f);
  *normal = bendNormal(*normal, p, 3.f, .4f * clamp(140.f / distance, 0.f, 1.f));
  float grass = smoothstep(.35f, .65f, clod);
  return {mix(vec(.050f, .036f, .024f), vec(.034f, .042f, .015f), grass), .85f, .03f, warm};
}

HD V sunDirection() { return vec(.80f, .46f, .30f); }
HD V skyTowards(V d, float, int) {
  float y = fmaxf(d.y, 0.f), towards = fmaxf(0.f, dot(d, normalise(sunDirection())));
  V c = mix(vec(.23f, .165f, .125f), vec(.150f, .290f, .350f), smoothstep(0.f, .6f, y));
  c = c + vec(.95f, .38f, .10f) * (.8f * powf(towards, 4.f) * expf(-y * 1.6f));
  float k = 1.f / (y + .25f);
  float cloud = smoothstep(.42f, .68f, fbm(d.x * k * 1.3f, d.z * k * .9f + fbm(d.x * k, d.z * k, 3), 5));
  return mix(c, mix(vec(.17f, .23f, .26f), vec(.95f, .45f, .17f), powf(towards, 2.f)), cloud * .6f);
}
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float, int) { return sunFrom(sunDirection(), vec(3.2f, 1.75f, .85f)); }
HD Camera cameraAt(float t, int) { return {vec(-30.f + 46.f * t, 98.f - 8.f * t, -12.f + 26.f * t), vec(14.f + 26.f * t, 24.f, 96.f + 14.f * t), 2.2f, 0.f, 150.f, .04f}; }
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = hillSurface(material, p, normal);
  V eye = cameraAt(t, shot).position, d = normalise(p - eye);
  V air = skyTowards(normalise(vec(d.x, .12f, d.z)), t, shot);
  // Mist lies in the low places, in banks.
  float bank = smoothstep(.40f, .66f, fbm(p.x * .017f, p.z * .013f, 4)) * expf(-fmaxf(p.y - 6.f, 0.f) * .05f);
  float veil = 1.f - (1.f - hazeAlong(eye, p, {.0004f, .006f})) * (1.f - .45f * bank);
  return behindHaze(m, veil, air * .25f + vec(.040f, .056f, .064f));
}
