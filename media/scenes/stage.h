// A film stage in haze: one great silk lit from behind, a camera on its dolly, a few people at work.
#define HAS_PANELS
#define MAX_DISTANCE 70.f
#define FOG_RANGE 40.f
#define FOG_ANISOTROPY .55f
#define FOG_GAIN 2.2f
#define FOG_AMBIENT .6f
#define MARCH_STEPS 150
#include "../renderer/scene.h"

enum { FLOOR = 1, WALL, METAL, CLOTH, PEOPLE, BULB, TIMBER };
constexpr float TRACK_Z = 9.f, GHOST_X = 1.6f, GHOST_Z = 10.4f;
constexpr int WORKING = 0, GHOST_LIGHT = 1, SILK_CLOSE = 2;

HD float dollyAt(float t) { return -1.5f + .75f * sinf(TAU * t); }

HD float wallDistance(V p) {
  // Quilted sound lining between steel ribs.
  float back = 24.f - p.z;
  if (back < 1.5f) {
    float quilt = .05f * fabsf(sinf(p.x * 2.1f) * sinf(p.y * 2.1f));
    int rib;
    float x = repeat(p.x, 3.f, -8, 8, &rib);
    back = fminf(24.f + quilt - p.z, sdBox(vec(x, p.y - 6.f, p.z - 23.9f), vec(.12f, 6.f, .25f)));
  }
  return fminf(back, fminf(p.x + 17.f, 19.f - p.x));
}

HD float pipe(V p, V a, V b, float radius) { return sdCapsule(p, a, b, radius); }

// Lamps hung from a pipe grid, all dark: cans and barn doors against the glow.
HD float gridDistance(V p) {
  float height = p.y - 6.6f;
  if (height < -1.2f) return -height - .9f;
  int row, column;
  float z = repeat(p.z - 14.f, 3.2f, -2, 2, &row);
  float d = length(p.y - 7.2f, z) - .035f;
  float x = repeat(p.x, 4.1f, -3, 3, &column);
  d = fminf(d, length(p.y - 7.28f, x) - .03f);
  float lampX = repeat(p.x - 1.3f * hash(row, 21), 2.6f, -4, 4, &column);
  float tilt = .5f + .5f * hash(row, column, 5);
  V lamp = vec(lampX, p.y - 6.62f, z);
  d = fminf(d, pipe(lamp, vec(0, .1f, 0), vec(0, .58f, 0), .018f));
  V can = rotateX(rotateY(lamp, 2.f * (hash(column, row, 9) - .5f)), tilt);
  d = fminf(d, sdCylinder(can, .17f, .2f) - .015f);
  V door = can - vec(0, -.3f, 0);
  d = fminf(d, sdBox(rotateX(door - vec(0, 0, .16f), -.35f), vec(.15f, .1f, .006f)));
  return d;
}

// The silk's frame, its two stands and the rope that ties it.
HD float silkFrameDistance(V p) {
  V q = rotateY(p - vec(3.6f, 4.15f, 16.f), -.30f);
  float bound = sdBox(q, vec(5.9f, 4.3f, 1.2f));
  if (bound > 1.f) return bound;
  float outer = sdBox(q, vec(5.30f, 3.20f, .05f)), inner = sdBox(q, vec(5.20f, 3.10f, .2f));
  float d = subtract(outer, inner);
  float x = fabsf(q.x);
  d = fminf(d, pipe(vec(x, q.y, q.z), vec(5.4f, 3.4f, .1f), vec(5.4f, -4.15f, .1f), .045f));
  d = fminf(d, pipe(vec(x, q.y, fabsf(q.z - .1f)), vec(5.4f, -3.f, 0), vec(5.55f, -4.15f, .75f), .03f));
  // Black cloth behind keeps the light on one side.
  return fminf(d, sdBox(q - vec(0, 0, .35f), vec(5.25f, 3.15f, .02f)));
}

HD float trackDistance(V p) {
  V q = p - vec(-1.f, 0, TRACK_Z);
  float bound = sdBox(q, vec(6.5f, .15f, .6f));
  if (bound > .6f) return bound;
  float d = length(q.y - .11f, fabsf(q.z) - .42f) - .022f;
  int tie;
  float x = repeat(q.x, .85f, -7, 7, &tie);
  d = fminf(d, sdBox(vec(x, q.y - .055f, q.z), vec(.045f, .035f, .52f)));
  float wedge = sdBox(vec(x, q.y - .02f, fabsf(q.z) - .42f), vec(.10f, .02f, .09f));
  d = fminf(d, wedge);
  return fmaxf(d, fabsf(q.x) - 6.2f);
}

// The camera, side on: body, twin-reel magazine, lens and matte box, on a head above the column.
HD float cameraBodyDistance(V p) {
  float bound = sdBox(p, vec(.75f, .6f, .4f));
  if (bound > .3f) return bound;
  float d = sdRoundBox(p, vec(.23f, .14f, .11f), .03f);
  V reel = p - vec(-.02f, .27f, 0);
  float discs = fminf(length(reel.x - .10f, reel.y), length(reel.x + .15f, reel.y - .015f)) - .145f;
  d = fminf(d, fmaxf(discs, fabsf(reel.z) - .055f) - .012f);
  V lens = p - vec(.38f, -.01f, 0);
  d = fminf(d, fmaxf(length(lens.y, lens.z) - .07f, fabsf(lens.x) - .17f));
  V matte = p - vec(.58f, .0f, 0);
  float hood = subtract(sdBox(matte, vec(.10f, .13f + .25f * matte.x, .16f)), sdBox(matte - vec(.03f, 0, 0), vec(.1f, .11f + .25f * matte.x, .14f)));
  d = fminf(d, hood * .8f);
  d = fminf(d, sdBox(rotateZ(matte - vec(.08f, .2f, 0), -.5f), vec(.11f, .006f, .16f)));
  d = fminf(d, pipe(p, vec(-.2f, .06f, .12f), vec(-.42f, .10f, .14f), .035f));
  d = fminf(d, pipe(p, vec(-.15f, -.2f, 0), vec(-.62f, -.38f, .1f), .014f));
  return d;
}

HD float dollyDistance(V p) {
  float bound = sdBox(p - vec(0, 1.f, 0), vec(1.3f, 1.2f, .8f));
  if (bound > .5f) return bound;
  float d = sdRoundBox(p - vec(-.1f, .30f, 0), vec(.82f, .05f, .48f), .02f);
  d = fminf(d, sdRoundBox(p - vec(.05f, .43f, 0), vec(.40f, .10f, .22f), .04f));
  V wheel = vec(fabsf(p.x + .1f) - .62f, p.y - .19f, fabsf(p.z) - .42f);
  d = fminf(d, fmaxf(length(wheel.x, wheel.y) - .09f, fabsf(wheel.z) - .04f));
  d = fminf(d, sdCylinder(p - vec(.15f, .97f, 0), .075f, .57f));
  d = fminf(d, sdCone(p - vec(.15f, 1.55f, 0), .07f, .13f, .07f));
  d = fminf(d, pipe(p, vec(-.86f, .32f, .28f), vec(-1.12f, 1.02f, .28f), .02f));
  d = fminf(d, pipe(p, vec(-.86f, .32f, -.28f), vec(-1.12f, 1.02f, -.28f), .02f));
  d = fminf(d, pipe(p, vec(-1.12f, 1.02f, -.28f), vec(-1.12f, 1.02f, .28f), .02f));
  return fminf(d, cameraBodyDistance(p - vec(.15f, 1.80f, 0)));
}

// A director's chair, empty, and the flight cases that gather on every stage.
HD float propsDistance(V p, int shot) {
  float d = 1e9f;
  V c = rotateY(p - (shot == GHOST_LIGHT ? vec(3.3f, 0, 9.2f) : vec(6.9f, 0, 7.2f)), .7f);
  float near = sdBox(c - vec(0, .55f, 0), vec(.4f, .6f, .4f));
  if (near > .4f) d = near;
  else {
    V m = vec(fabsf(c.x), c.y, c.z);
    d = pipe(m, vec(.28f, .0f, .22f), vec(.28f, .66f, -.22f), .016f);
    d = fminf(d, pipe(m, vec(.28f, .0f, -.22f), vec(.28f, .66f, .22f), .016f));
    d = fminf(d, pipe(m, vec(.28f, .45f, -.22f), vec(.28f, 1.02f, -.24f), .016f));
    d = fminf(d, sdRoundBox(m - vec(.28f, .66f, 0), vec(.025f, .012f, .24f), .01f));
    d = fminf(d, sdRoundBox(c - vec(0, .46f + .1f * c.x * c.x, 0), vec(.27f, .008f, .2f), .006f));
    d = fminf(d, sdRoundBox(c - vec(0, .92f, -.235f - .15f * (.08f - c.x * c.x)), vec(.28f, .09f, .008f), .006f));
  }
  for (int i = 0; i < 4; i++) {
    V at = vec(-8.2f + 1.05f * i + .2f * hash(i, 3), .26f + (i == 2 ? .0f : .0f), 11.6f + .8f * hash(i, 7));
    V half = vec(.42f, .26f, .3f);
    d = fminf(d, sdRoundBox(rotateY(p - at, .5f * (hash(i, 5) - .5f)), half, .02f));
    if (i == 1) d = fminf(d, sdRoundBox(rotateY(p - at - vec(.1f, .46f, 0), .2f), vec(.36f, .19f, .26f), .02f));
  }
  return d;
}

// Flats seen from behind at the left: plywood, battens and a brace, as a dark foreground.
HD float flatsDistance(V p) {
  V q = rotateY(p - vec(-7.4f, 2.4f, 3.4f), .55f);
  float bound = sdBox(q, vec(2.f, 2.6f, 1.9f));
  if (bound > .5f) return bound;
  float d = sdBox(q, vec(1.85f, 2.4f, .012f));
  int batten;
  float x = repeat(q.x, .92f, -2, 2, &batten);
  d = fminf(d, sdBox(vec(x, q.y, q.z + .05f), vec(.035f, 2.4f, .045f)));
  float y = repeat(q.y, 1.2f, -2, 2, &batten);
  d = fminf(d, sdBox(vec(q.x, y, q.z + .05f), vec(1.85f, .035f, .045f)));
  d = fminf(d, pipe(q, vec(.9f, 1.1f, -.06f), vec(.9f, -2.4f, -1.7f), .03f));
  return d;
}

// A tall step ladder and, near the lens, a flag on its stand.
HD float ladderDistance(V p) {
  V q = rotateY(p - vec(-5.1f, 0, 12.6f), -.35f);
  float bound = sdBox(q - vec(0, 1.6f, 0), vec(.7f, 1.7f, 1.f));
  if (bound > .5f) return bound;
  V m = vec(fabsf(q.x), q.y, fabsf(q.z));
  float d = pipe(m, vec(.42f, 0, .72f), vec(.22f, 3.1f, .06f), .03f);
  int rung;
  float y = repeat(q.y, .31f, 1, 9, &rung);
  float lean = .72f - .213f * rung * .31f, half = .42f - .0645f * rung * .31f;
  return fminf(d, pipe(vec(q.x, y, q.z - lean), vec(-half, 0, 0), vec(half, 0, 0), .022f));
}
HD float flagDistance(V p) {
  V q = p - vec(-4.15f, 0, -.6f);
  float bound = sdBox(q - vec(.2f, 1.1f, 0), vec(.9f, 1.2f, .5f));
  if (bound > .4f) return bound;
  float d = pipe(q, vec(0, 0, 0), vec(0, 2.f, 0), .017f);
  d = fminf(d, pipe(q, vec(-.3f, 1.62f, 0), vec(.75f, 1.86f, .02f), .010f));
  V leg = vec(fabsf(q.x), q.y, q.z);
  d = fminf(d, pipe(leg, vec(0, .32f, 0), vec(.38f, .02f, .16f), .014f));
  return fminf(d, sdRoundBox(rotateZ(q - vec(.52f, 1.46f, .03f), .22f), vec(.30f, .38f, .006f), .005f));
}

HD float boomDistance(V p, float t) {
  float dip = .05f * sinf(TAU * t);
  V hand = vec(1.35f, 1.95f, 11.2f), tip = vec(3.3f, 2.75f + dip, 9.9f);
  float d = pipe(p, hand - (tip - hand) * .35f, tip, .014f);
  return fminf(d, pipe(p, tip + vec(.02f, -.05f, 0), tip + vec(.26f, -.16f, -.06f), .05f));
}

HD float peopleDistance(V p, float t, int shot) {
  if (shot == GHOST_LIGHT) return 1e9f;
  float bound = sdBox(p - vec(1.f, 1.f, 9.8f), vec(7.f, 1.3f, 2.6f));
  if (bound > 1.f) return bound;
  float x = dollyAt(t);
  Pose operating = workingPose();
  operating.lean = .13f;
  operating.leftArm = operating.rightArm = 1.05f;
  operating.head = CAP;
  // The operator rides the platform, eye to the finder.
  float d = sdFigure(rotateY(p - vec(x - .62f, .35f, TRACK_Z + .12f), -1.5f) * (1.f / .98f), operating) * .98f;
  Pose push = walkingPose(0.f);
  // Steps go with the way made, so that no foot slides.
  push.stride = .5f * sinf(TAU * x / 1.3f);
  push.leftArm = push.rightArm = .95f;
  push.leftBend = push.rightBend = .35f;
  push.lean = .20f;
  d = fminf(d, sdFigure(rotateY(p - vec(x - 1.72f, 0, TRACK_Z), -1.57f), push));
  // The one who is filmed.
  Pose actor = standingPose();
  actor.headTurn = .5f + .12f * sinf(TAU * t);
  actor.coat = .42f;
  actor.head = LONG_HAIR;
  d = fminf(d, sdFigure(rotateY(p - vec(3.55f, 0, 9.7f), 1.95f), actor));
  // Boom operator, arms up.
  Pose boom = standingPose();
  boom.leftArm = 2.5f;
  boom.rightArm = 2.2f;
  boom.leftBend = boom.rightBend = .5f;
  boom.coat = .85f;
  d = fminf(d, sdFigure(rotateY(p - vec(1.25f, 0, 11.25f), -2.4f), boom));
  // Two who wait.
  Pose waiting = standingPose();
  waiting.shift = -.03f;
  d = fminf(d, sdFigure(rotateY(p - vec(5.15f, 0, 12.4f), 2.3f), waiting));
  return fminf(d, sdFigure(rotateY(p - vec(5.75f, 0, 12.7f), -2.2f) * (1.f / .94f), operating) * .94f);
}

// The director's monitor on its stand: a small cold answer to the silk.
HD float monitorDistance(V p) {
  V q = rotateY(p - vec(6.6f, 1.25f, 11.0f), -.5f);
  float d = sdRoundBox(q - vec(0, 0, .07f), vec(.36f, .22f, .04f), .015f);
  return fminf(d, pipe(q, vec(0, -.2f, .08f), vec(0, -1.25f, .08f), .025f));
}

HD float ghostStand(V p) {
  V q = p - vec(GHOST_X, 0, GHOST_Z);
  float bound = sdCylinder(q - vec(0, .9f, 0), .5f, 1.1f);
  if (bound > .4f) return bound;
  float d = pipe(q, vec(0, .03f, 0), vec(0, 1.52f, 0), .016f);
  d = fminf(d, sdCylinder(q - vec(0, .03f, 0), .24f, .02f) - .01f);
  return fminf(d, sdCylinder(q - vec(0, 1.57f, 0), .03f, .05f));
}

HD float distanceTo(V p, float t, int shot, int* material) {
  float best = p.y;
  *material = FLOOR;
  join(best, material, wallDistance(p), WALL);
  join(best, material, gridDistance(p), METAL);
  join(best, material, trackDistance(p), METAL);
  join(best, material, flatsDistance(p), TIMBER);
  join(best, material, fminf(ladderDistance(p), flagDistance(p)), METAL);
  join(best, material, propsDistance(p, shot), TIMBER);
  if (shot == GHOST_LIGHT) {
    join(best, material, ghostStand(p), METAL);
    join(best, material, length(p - vec(GHOST_X, 1.68f, GHOST_Z)) - .05f, BULB);
    join(best, material, dollyDistance(p - vec(-3.2f, 0, TRACK_Z)), METAL);
    return best;
  }
  join(best, material, silkFrameDistance(p), CLOTH);
  join(best, material, monitorDistance(p), METAL);
  join(best, material, dollyDistance(p - vec(dollyAt(t), 0, TRACK_Z)), METAL);
  join(best, material, boomDistance(p, t), METAL);
  join(best, material, peopleDistance(p, t, shot), PEOPLE);
  return best;
}

HD Material floorAt(V p, V* normal) {
  float wear = fbm(p.x * .55f, p.z * .55f, 5), scuff = fbm(p.x * 3.1f, p.z * .8f, 4);
  float sheen = smoothstep(.40f, .62f, wear);
  *normal = bendNormal(*normal, p, 2.6f, .012f + .03f * scuff * (1.f - sheen));
  V paint = mix(vec(.026f, .026f, .027f), vec(.052f, .047f, .042f), scuff * (1.f - .6f * sheen));
  return {paint, mix(.46f, .17f, sheen) + .08f * scuff, .04f, vec(0)};
}

HD Material surfaceAt(int material, V p, V* normal, float, int) {
  if (material == FLOOR) return floorAt(p, normal);
  if (material == BULB) return glowing(vec(30.f, 15.f, 4.5f));
  if (material == WALL) {
    *normal = bendNormal(*normal, p, 5.f, .3f);
    return matt(vec(.028f, .027f, .026f) * (.6f + .8f * fbm(p * .8f, 4)), .9f);
  }
  if (material == METAL) {
    *normal = bendNormal(*normal, p, 14.f, .08f);
    return {vec(.03f, .03f, .032f), .32f + .3f * fbm(p * 6.f, 3), .08f, vec(0)};
  }
  if (material == PEOPLE) {
    *normal = bendNormal(*normal, p, 24.f, .3f);
    return matt(vec(.030f, .027f, .026f), .85f);
  }
  if (material == CLOTH) return matt(vec(.015f), .9f);
  *normal = bendNormal(*normal, vec(p.x * 3.f, p.y, p.z * 3.f), 9.f, .2f);
  return matt(mix(vec(.075f, .052f, .034f), vec(.03f, .023f, .018f), fbm(vec(p.x * 8.f, p.y, p.z * 8.f), 4)), .7f);
}

// No sky: the roof is lost in the dark, and what comes down from it is a trace of cold.
HD V skyTowards(V, float, int) { return vec(.0035f, .0080f, .0100f); }

HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .4f);
  float n = fbm(vec(p.x * .28f + drift.x, p.y * .42f - drift.y * .5f, p.z * .22f + drift.y), 3);
  return .040f * smoothstep(.22f, .80f, n) + .006f;
}

HD int lightCount(int shot) { return shot == GHOST_LIGHT ? 1 : 0; }
HD Light lightAt(int, float, int) { return {vec(GHOST_X, 1.68f, GHOST_Z), .07f, vec(30.f, 13.5f, 3.9f)}; }
HD int panelCount(int shot) { return shot == GHOST_LIGHT ? 0 : 2; }
HD Panel panelAt(int i, float, int) {
  if (i == 1) return {vec(6.6f, 1.25f, 11.0f), rotateY(vec(.33f, 0, 0), .5f), vec(0, .19f, 0), .5f};
  V right = rotateY(vec(5.2f, 0, 0), .30f);
  return {vec(3.6f, 4.15f, 16.f), right, vec(0, 3.1f, 0), .9f};
}
// Silk lit from behind: a hot heart that falls off, seams between its widths, the cloth's own sag.
HD V panelRadiance(int i, float u, float v, float t, int) {
  if (i == 1) return vec(.10f, .36f, .42f) * (.6f + 1.2f * smoothstep(.3f, .8f, fbm(u * 3.f, v * 4.f, 3)));
  float x = (u - .46f) * 1.6f, y = v - .56f;
  float heart = expf(-5.2f * (x * x + y * y));
  float sway = .02f * sinf(TAU * t);
  float crease = fbm(u * 5.f + sway, v * 1.6f + u * .8f, 4);
  float seam = 1.f - .22f * smoothstep(.012f, .004f, fabsf(fractional(u * 4.f + .004f * sinf(9.f * v)) - .5f));
  float light = (.20f + 2.3f * heart) * (.72f + .56f * crease) * seam;
  return mix(vec(1.08f, .40f, .10f), vec(1.25f, .68f, .27f), heart) * light * .74f;
}

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == GHOST_LIGHT)
    return {vec(-1.5f + .1f * sinf(a), .72f, 2.2f), vec(-.35f, 1.50f, 10.f), 2.2f, .02f, 8.5f, 0.f};
  if (shot == SILK_CLOSE)
    return {vec(-4.6f, 1.25f, 2.2f), vec(.6f, 1.9f, 10.f), 3.1f, .03f, 8.2f, 0.f};
  return {vec(-2.2f + .22f * sinf(a), .92f + .02f * cosf(a), -7.f), vec(-.45f, 2.42f, 10.f), 3.02f, .03f, 16.6f, 0.f};
}
