// A printing hall at night: paper runs over rollers from lamp to lamp, and one sheet is held up to be judged.
#define MAX_DISTANCE 60.f
#define FOG_RANGE 32.f
#define FOG_ANISOTROPY .25f
#define FOG_GAIN 1.7f
#define FOG_AMBIENT 0.f
#define MARCH_STEPS 160
#define STEP_SCALE .85f
#include "../renderer/scene.h"

enum { FLOOR = 1, WALL, STEEL, ROLLER, PAPER, SHEET, PEOPLE, SHADE, BULB };
constexpr int HALL = 0, ROLLERS = 1;
constexpr float WEB_X = 1.75f, WEB_HALF = 1.05f, WEB_PERIOD = 1.7f, WEB_SWING = .36f, WEB_LENGTH = 30.f;
constexpr float LAMP_HEIGHT = 3.75f, LAMP_SPACING = 5.2f;
constexpr int LAMPS = 5;

// Two webs run one above the other; crest and trough have just the rollers' radius.
HD float webHeight(float z, int tier) {
  return (tier ? 2.62f : 1.28f) + WEB_SWING * sinf(TAU * z / WEB_PERIOD + tier * 2.1f);
}
HD float webDistance(V p, int tier) {
  float slope = WEB_SWING * TAU / WEB_PERIOD * cosf(TAU * p.z / WEB_PERIOD + tier * 2.1f);
  float y = (p.y - webHeight(p.z, tier)) / sqrtf(1.f + slope * slope);
  float sheet = fabsf(y) - .004f, side = fabsf(p.x - WEB_X) - WEB_HALF;
  float ends = fmaxf(-6.f - p.z, p.z - WEB_LENGTH);
  return fmaxf(fmaxf(sheet * .8f, side), ends);
}
HD float rollersDistance(V p, int tier) {
  float middle = tier ? 2.62f : 1.28f, shift = -tier * 2.1f / TAU * WEB_PERIOD;
  const float radius = .175f;
  float along = fabsf(p.x - WEB_X) - 1.28f;
  int i;
  float top = repeat(p.z - WEB_PERIOD * .25f - shift, WEB_PERIOD, -4, 17, &i);
  float bottom = repeat(p.z + WEB_PERIOD * .25f - shift, WEB_PERIOD, -4, 18, &i);
  float d = fminf(length(p.y - middle - WEB_SWING + radius + .006f, top), length(p.y - middle + WEB_SWING - radius - .006f, bottom));
  float axle = d - .05f;
  return fminf(fmaxf(d - radius, along), fmaxf(axle, along - .3f));
}
// Cast side frames, pierced, every other metre bolted to the floor; pipes and a walkway above.
HD float framesDistance(V p) {
  float side = fabsf(p.x - WEB_X) - 1.46f;
  if (side > 1.2f || side < -1.2f) return fabsf(side) - .3f;
  int i;
  float z = repeat(p.z - .4f, WEB_PERIOD * 2.f, -2, 9, &i);
  V q = vec(side, p.y - 1.75f, z);
  float d = sdRoundBox(q, vec(.075f, 1.75f, .26f), .03f);
  d = subtract(d, sdRoundBox(q - vec(0, .85f, 0), vec(.3f, .52f, .13f), .1f));
  d = subtract(d, sdRoundBox(q + vec(0, .50f, 0), vec(.3f, .52f, .13f), .1f));
  V bolt = vec(side + .08f, p.y - 1.9f, fabsf(z) - .19f);
  d = fminf(d, length(bolt) - .05f);
  d = fminf(d, length(side - .1f, p.y - 3.42f) - .06f);
  V wheel = vec(side + .16f, p.y - 1.05f, z - 1.2f);
  float rim = length(length(wheel.y, wheel.z) - .17f, wheel.x) - .018f;
  d = fminf(d, fminf(rim, sdCapsule(wheel, vec(0, 0, 0), vec(.2f, 0, 0), .03f)));
  return d;
}

// Reels of blank paper wait along the left wall, some standing, some lying.
HD float reelsDistance(V p) {
  if (p.x > -1.6f) return p.x + 1.9f;
  int i;
  float z = repeat(p.z - 2.6f, 1.75f, -3, 14, &i);
  float r = .56f + .09f * hash(i, 3);
  V q = vec(p.x + 3.35f + .25f * hash(i, 5), p.y - r, z);
  float lying = fmaxf(length(q.y, q.z) - r, fabsf(q.x) - .72f) - .012f;
  lying = subtract(lying, fmaxf(length(q.y, q.z) - .06f, -q.x));
  if (hash(i, 9) > .55f) {
    V upper = q - vec(-.1f, 1.16f, .35f);
    lying = fminf(lying, fmaxf(length(upper.y, upper.z) - .52f, fabsf(upper.x) - .70f) - .012f);
  }
  return lying;
}

HD V lampAt(int i) { return vec(-.55f + .10f * (i & 1), LAMP_HEIGHT, 2.4f + LAMP_SPACING * i); }
HD float shadesDistance(V p) {
  if (p.y < 3.2f) return 3.6f - p.y;
  int i;
  float z = repeat(p.z - 2.4f, LAMP_SPACING, 0, LAMPS - 1, &i);
  V q = vec(p.x + .55f - .10f * (i & 1), p.y - LAMP_HEIGHT, z);
  float cone = sdCone(q - vec(0, .13f, 0), .40f, .09f, .14f);
  float hollow = sdCone(q - vec(0, .11f, 0), .39f, .075f, .15f);
  float d = subtract(cone, hollow);
  d = fminf(d, sdCylinder(q - vec(0, .33f, 0), .06f, .10f));
  return fminf(d, sdCapsule(q, vec(0, .3f, 0), vec(0, 3.6f, 0), .012f)) * .9f;
}
HD float hallDistance(V p) {
  float d = fminf(p.x + 5.2f, fminf(7.5f - p.x, 34.f - p.z));
  int i;
  // Iron columns and roof trusses.
  float z = repeat(p.z - 5.f, 5.2f, -2, 5, &i);
  V column = vec(p.x + 4.7f, p.y - 3.f, z);
  d = fminf(d, sdRoundBox(column, vec(.14f, 3.2f, .14f), .02f));
  V beam = vec(p.x - 1.f, p.y - 5.7f, z);
  d = fminf(d, sdBox(beam, vec(7.f, .12f, .09f)));
  float brace = fabsf(fractional(p.x * .45f) - .5f) * 2.2f;
  d = fminf(d, fmaxf(length(p.y - 5.75f - brace * .7f, z) - .05f, 0.f) * .6f);
  return fminf(d, 6.8f - p.y);
}

HD V checkerAt(int shot) { return shot == ROLLERS ? vec(-.35f, 0, 9.2f) : vec(-.62f, 0, 7.35f); }
HD float checkerTurn() { return -.95f; }
HD V besideChecker(V p, int shot) { return rotateY(p - checkerAt(shot), checkerTurn()); }
HD Pose checkerPose() {
  Pose pose = standingPose();
  pose.leftArm = .95f;
  pose.rightArm = 1.0f;
  pose.leftBend = pose.rightBend = .75f;
  pose.headDip = .28f;
  pose.headTurn = 0.f;
  pose.coat = .62f;
  pose.head = CAP;
  return pose;
}
// A broadsheet between two hands: it bows under its own weight.
HD float sheetDistance(V f) {
  V q = rotateX(f - vec(0, 1.22f, .50f), -.38f);
  float bow = .05f * cosf(q.x * 4.f) + .015f * sinf(q.y * 7.f + q.x * 3.f);
  return sdBox(vec(q.x, q.y, q.z + bow), vec(.34f, .27f, .003f)) * .75f;
}

HD float distanceTo(V p, float, int shot, int* material) {
  float best = p.y;
  *material = FLOOR;
  join(best, material, hallDistance(p), WALL);
  V web = vec(fabsf(p.x - WEB_X) - 1.3f, fabsf(p.y - 1.9f) - 1.25f, 0);
  float near = fmaxf(web.x, web.y);
  if (near > .5f) join(best, material, near, STEEL);
  else
    for (int tier = 0; tier < 2; tier++) {
      join(best, material, rollersDistance(p, tier), ROLLER);
      join(best, material, webDistance(p, tier), PAPER);
    }
  join(best, material, framesDistance(p), STEEL);
  join(best, material, reelsDistance(p), PAPER);
  join(best, material, shadesDistance(p), SHADE);
  int lamp;
  float z = repeat(p.z - 2.4f, LAMP_SPACING, 0, LAMPS - 1, &lamp);
  join(best, material, length(vec(p.x + .55f - .10f * (lamp & 1), p.y - LAMP_HEIGHT - .03f, z)) - .07f, BULB);
  V f = besideChecker(p, shot);
  join(best, material, sdFigure(f, checkerPose()), PEOPLE);
  join(best, material, sdCapsule(f, vec(0, .9f, .1f), vec(0, 1.3f, .4f), .4f) > .5f ? 1e9f : sheetDistance(f), SHEET);
  return best;
}

// Columns of grey, a dark picture, a rule: print seen from beyond reading distance.
HD float inkAt(float across, float along) {
  float page = fractional(along / 1.25f), column = fractional(across * 3.2f);
  int block = (int)floorf(along / 1.25f * 5.f) * 7 + (int)floorf(across * 3.2f);
  float gutter = smoothstep(.04f, .08f, column) * smoothstep(.96f, .92f, column) * smoothstep(.03f, .05f, page) * smoothstep(.97f, .95f, page);
  float lines = .22f + .30f * smoothstep(.2f, .4f, fabsf(fractional(along * 34.f) - .5f));
  float picture = .35f + .6f * fbm(across * 5.f, along * 5.f, 4);
  return gutter * (hash(block, 12) > .66f ? picture : lines);
}

HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  if (material == BULB) return glowing(vec(46.f, 25.f, 9.f));
  if (material == FLOOR) {
    float wear = fbm(p.x * .5f, p.z * .5f, 5), oil = smoothstep(.50f, .60f, fbm(p.x * .8f + 5.f, p.z * .5f, 5));
    *normal = bendNormal(*normal, p, 5.f, .05f * (1.f - .8f * oil));
    V c = mix(vec(.060f, .054f, .048f), vec(.028f, .027f, .026f), wear);
    float joint = fminf(fabsf(fractional(p.x * .4f) - .5f), fabsf(fractional(p.z * .4f) - .5f));
    return {c * (.5f + .5f * smoothstep(0.f, .012f, joint)) * (1.f - .5f * oil), mix(.42f, .12f, oil), .045f, vec(0)};
  }
  if (material == ROLLER) {
    float scratch = fbm(vec(p.x * 30.f, p.y * 2.f, p.z * 2.f), 3);
    bool rubber = ((int)floorf(p.z / WEB_PERIOD) & 1) == 0;
    if (rubber) return {vec(.022f, .020f, .019f), .38f + .2f * scratch, .05f, vec(0)};
    return {vec(.42f, .39f, .36f), .20f + .2f * scratch, .6f, vec(0)};
  }
  if (material == PAPER) {
    bool reel = p.x < 0.f;
    if (reel) {
      int i;
      float z = repeat(p.z - 2.6f, 1.75f, -3, 14, &i), y = p.y - .56f - .09f * hash(i, 3);
      if (p.y > 1.25f) y -= 1.16f, z -= .35f;
      // Wound edges show their turns; wrappers show handling.
      bool end = normal->x > .8f;
      float r = length(y, z), turns = end ? .25f + .75f * fbm(r * 70.f, .5f, 3) : .5f + .5f * fbm(vec(p.x * 5.f, p.y, p.z) * 2.f, 4);
      if (end && r < .13f) turns *= .25f;
      if (end && fabsf(r - .47f) < .012f) turns *= .5f;
      *normal = bendNormal(*normal, p, 10.f, .12f);
      return matt((end ? vec(.25f, .21f, .165f) : vec(.15f, .11f, .07f)) * (.4f + .7f * turns) * (.6f + .5f * fbm(p * 2.f, 3)), .8f);
    }
    // The lower web is still white; the upper has gone through the ink. Both run by half a metre a second.
    float ink = p.y > 1.95f ? inkAt((p.x - WEB_X) / 2.1f + .5f, p.z - 10.f * t) : 0.f;
    *normal = bendNormal(*normal, vec(p.x * .4f, p.y, p.z), 6.f, .05f);
    return {vec(.66f, .58f, .47f) * (1.f - .85f * ink), .55f, .04f, vec(0)};
  }
  if (material == SHEET) {
    V q = rotateX(besideChecker(p, shot) - vec(0, 1.22f, .50f), -.38f);
    float ink = inkAt(q.x / .7f + .5f, (q.y + .3f) * 2.f);
    return matt(vec(.74f, .66f, .55f) * (1.f - .8f * ink), .7f);
  }
  if (material == PEOPLE) {
    *normal = bendNormal(*normal, p, 24.f, .3f);
    float skin = skinAt(besideChecker(p, shot), checkerPose());
    return matt(mix(vec(.030f, .029f, .030f), vec(.22f, .13f, .09f), skin), .75f);
  }
  if (material == SHADE) {
    bool inside = normal->y < 0.f;
    return {inside ? vec(.55f, .50f, .40f) : vec(.020f, .028f, .027f), .4f, .05f, vec(0)};
  }
  float rust = smoothstep(.45f, .7f, fbm(p * 1.6f, 5));
  *normal = bendNormal(*normal, p, 9.f, .2f);
  if (material == STEEL) return {mix(vec(.030f, .040f, .040f), vec(.075f, .040f, .022f), rust), .36f + .3f * rust, .06f, vec(0)};
  float course = fminf(fabsf(fractional(p.y * 5.f) - .5f), fabsf(fractional((p.z + p.x) * 2.f + (((int)floorf(p.y * 5.f)) & 1) * .5f) - .5f));
  return matt(mix(vec(.070f, .050f, .038f), vec(.024f, .024f, .024f), rust) * (.5f + .5f * smoothstep(.02f, .08f, course)), .75f);
}

HD V skyTowards(V, float, int) { return vec(0); }
HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .3f);
  float n = fbm(vec(p.x * .5f + drift.x, p.y * .7f - drift.y, p.z * .35f), 3);
  return .010f + .030f * smoothstep(.3f, .75f, n);
}
// Besides the pendants, inspection lamps burn inside the press, between its two webs.
HD int lightCount(int) { return LAMPS + 3; }
HD Light lightAt(int i, float, int shot) {
  // Over the rollers one more, for the frame that looks down on them.
  if (i == LAMPS && shot == ROLLERS) return {vec(WEB_X + 1.6f, 5.6f, -1.2f), .2f, vec(1.f, .52f, .18f) * 26.f};
  if (i >= LAMPS) return {vec(WEB_X + .5f, 1.96f, 3.1f + 4.4f * (i - LAMPS)), .11f, vec(1.f, .50f, .16f) * 4.2f};
  // The lamp over the checker burns brightest: the eye should go there.
  float power = i == 1 ? 34.f : (i == 0 ? (shot == ROLLERS ? 34.f : 7.f) : 13.f);
  return {lampAt(i) + vec(0, .03f, 0), .075f, vec(1.f, .55f, .20f) * power};
}
HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == ROLLERS) return {vec(-.25f, 3.85f, -1.15f), vec(1.75f, 2.50f, 4.4f), 2.3f, .016f, 4.6f, 0.f};
  return {vec(-1.35f + .06f * sinf(a), 1.5f, -1.9f), vec(.2f, 1.9f, 9.f), 2.5f, .025f, 9.3f, 0.f};
}
