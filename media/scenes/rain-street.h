// Rain between tall signs, upright frames: a street, a crossing, stairs, the sky above, a puddle,
// a window, and the roofs of umbrellas from a footbridge. The signs carry invented marks, no script.
#define HAS_PANELS
#define MAX_DISTANCE 90.f
#define FOG_RANGE 55.f
#define FOG_ANISOTROPY .55f
#define FOG_GAIN 2.2f
#define FOG_AMBIENT .45f
#define MARCH_STEPS 200
#define STEP_SCALE .9f
#include "../renderer/scene.h"
#include "parts/city-canyon.h"
#include "parts/umbrella-walker.h"

constexpr int STREET = 0, CROSSING = 1, STAIRS = 2, SKYWARD = 3, MIRROR = 4, INSIDE = 5, FROM_ABOVE = 6;
enum { ROAD = 1, KERB, FACADE, STEEL, COAT, CANOPY, RAIN, LANTERN, HEADLAMP, CAR, STEP, PANE_DROP, WOOD, CUP, PENDANT };
constexpr float HALF_STREET = 4.3f, HALF_ROAD = 2.7f, RISE = .165f, RUN = .38f;
constexpr int STEPS = 44, SIGNS = 8;

struct Sign {
  float x, y, z, halfWidth, halfHeight;
  int hue;  // 0 amber, 1 rust, 2 teal, 3 pale gold
};
HD Sign signAt(int i, int shot) {
  const Sign signs[SIGNS] = {{3.15f, 5.4f, 6.6f, .50f, 2.5f, 0},   {-3.25f, 7.2f, 9.5f, .55f, 3.0f, 2},  {3.20f, 9.6f, 12.f, .60f, 3.4f, 1},
                             {-3.05f, 5.0f, 15.5f, .70f, 2.0f, 0}, {3.00f, 6.0f, 19.5f, .75f, 2.6f, 3},  {-3.0f, 11.5f, 22.f, .75f, 4.0f, 1},
                             {2.9f, 12.5f, 27.f, .8f, 4.2f, 0},    {-2.8f, 6.6f, 31.f, .85f, 3.2f, 3}};
  Sign s = signs[i];
  // Other corners of the town: the same makers, other walls.
  if (shot == CROSSING || shot == MIRROR || shot == FROM_ABOVE) {
    s.x = -s.x;
    s.y += 2.f * hash(i, shot, 3) - 1.f;
    s.z += 3.f * hash(i, shot, 7) - 1.5f;
    s.hue = (s.hue + (shot == CROSSING ? 1 : 3)) & 3;
  }
  if (shot == STAIRS) {
    const Sign few[2] = {{1.45f, 5.3f, 8.5f, .36f, 1.5f, 2}, {-1.35f, 8.4f, 13.5f, .40f, 1.8f, 1}};
    return few[i & 1];
  }
  if (shot == SKYWARD) {
    // From below a blade sign is seen along its height: they stand out farther and nearer.
    s.z = 1.6f + 1.9f * i;
    s.y = 8.f + 2.6f * i;
    s.x = (i & 1 ? -1.f : 1.f) * (2.9f - .1f * i);
    s.halfWidth = .8f;
  }
  return s;
}
HD float signFrames(V p, int shot) {
  // None hangs lower than this, and none reaches the street's middle.
  if (p.y < 1.f) return 1.8f - p.y;
  if (fabsf(p.x) < .8f) return 1.4f - fabsf(p.x) - (shot == STAIRS ? .5f : 0.f);
  // They hang left and right by turns, roughly so far apart: most can be passed over without a look.
  bool turned = shot == CROSSING || shot == MIRROR || shot == FROM_ABOVE;
  float d = shot == STAIRS ? 1e9f : fabsf(p.x) + 1.3f;
  for (int i = shot == STAIRS ? 0 : (p.x > 0) == turned; i < (shot == STAIRS ? 2 : SIGNS); i += shot == STAIRS ? 1 : 2) {
    float away = fabsf(p.z - (shot == SKYWARD ? 1.6f + 1.9f * i : 6.2f + 3.45f * i)) - (shot == SKYWARD ? .3f : 3.2f);
    if (away > 2.f && shot != STAIRS) {
      d = fminf(d, away);
      continue;
    }
    Sign s = signAt(i, shot);
    V q = p - vec(s.x, s.y, s.z + .11f);
    float frame = sdRoundBox(q, vec(s.halfWidth + .06f, s.halfHeight + .06f, .09f), .02f);
    float side = s.x > 0 ? 1.f : -1.f;
    V arm = vec(q.x - side * (s.halfWidth + .4f), fabsf(q.y) - s.halfHeight * .7f, q.z);
    d = fminf(d, fminf(frame, sdBox(arm, vec(.42f, .03f, .03f))));
  }
  return d;
}

HD float cablesDistance(V p, int shot) {
  float from = shot == STAIRS ? 9.f : 5.6f;
  if (p.y < from - .8f) return from - p.y;
  int i;
  float z = repeat(p.z - 2.f, shot == SKYWARD ? 2.1f : 5.2f, 0, shot == SKYWARD ? 5 : 9, &i);
  float sag = from + .8f + 6.f * hash(i, 3) + .05f * p.x * p.x;
  float d = length((p.y - sag) * .85f, z + (hash(i, 8) - .5f) * .4f * p.x) - .016f;
  return fminf(d, length((p.y - sag - .6f - .04f * p.x) * .85f, z - .3f + .1f * p.x) - .012f);
}
HD float bicycleDistance(V p) {
  float bound = sdBox(p - vec(0, .5f, 0), vec(.35f, .6f, .95f));
  if (bound > .4f) return bound;
  V q = vec(p.x, p.y - .34f, fabsf(p.z) - .53f);
  float d = length(length(q.y, q.z) - .33f, q.x) - .017f;
  float spokes = fabsf(q.x) + .004f;
  d = fminf(d, fmaxf(length(q.y, q.z) - .03f, spokes - .04f));
  V saddle = vec(0, .86f, -.20f), crank = vec(0, .30f, -.05f), head = vec(0, .80f, .38f), rear = vec(0, .34f, -.53f), front = vec(0, .34f, .53f);
  d = fminf(d, fminf(sdCapsule(p, saddle, crank, .016f), sdCapsule(p, crank, head, .018f)));
  d = fminf(d, fminf(sdCapsule(p, mix(saddle, crank, .15f), head, .015f), sdCapsule(p, crank, rear, .012f)));
  d = fminf(d, fminf(sdCapsule(p, mix(saddle, crank, .15f), rear, .010f), sdCapsule(p, head, front, .014f)));
  d = fminf(d, sdCapsule(vec(fabsf(p.x), p.y, p.z), vec(0, .98f, .36f), vec(.26f, 1.0f, .26f), .013f));
  d = fminf(d, sdCapsule(p, head, vec(0, .98f, .36f), .014f));
  d = fminf(d, sdEllipsoid(p - vec(0, .90f, -.22f), vec(.075f, .03f, .13f)));
  // A basket in front.
  return fminf(d, fabsf(sdRoundBox(p - vec(0, .82f, .62f), vec(.17f, .12f, .13f), .02f)) - .006f);
}
HD float streetThings(V p, int shot) {
  int i;
  float side = fabsf(p.x), z = repeat(p.z - 1.9f, 3.1f, 0, 12, &i);
  V q = vec(side - HALF_ROAD - .22f, p.y, z);
  float d = fminf(sdCylinder(q - vec(0, .5f, 0), .05f, .42f) - .02f, sdTorus(q - vec(0, .82f, 0), .06f, .018f));
  float flip = shot == MIRROR || shot == FROM_ABOVE ? -1.f : 1.f;
  V at = p - vec(-3.35f * flip, .12f, shot == MIRROR ? 6.8f : 5.6f);
  d = fminf(d, bicycleDistance(rotateZ(rotateY(at, .25f), .12f * flip)));
  V crate = rotateY(p - vec(3.75f, .38f, 5.2f), .3f);
  d = fminf(d, sdRoundBox(crate, vec(.28f, .26f, .26f), .03f));
  return fminf(d, sdRoundBox(rotateY(crate - vec(.02f, .46f, 0), .4f), vec(.23f, .19f, .22f), .03f));
}

struct Passer {
  V foot;
  float facing, phase;
};
HD int passerCount(int shot) {
  const int counts[7] = {2, 5, 1, 0, 2, 1, 6};
  return counts[shot];
}
// Someone under way when t is 0, at a walking pace for loops of eight seconds.
HD Passer walker(float x, float z, float facing, float phase, float t) {
  float walked = 8.4f * t;
  return {vec(x - sinf(facing) * walked, .03f, z + cosf(facing) * walked), facing, phase + walked / 1.5f};
}
HD Passer passerAt(int i, float t, int shot) {
  if (shot == STREET) {
    // One crosses the whole frame in one loop; one waits at the kerb.
    if (i == 0) return {vec(-4.6f + 9.2f * t, .03f, 10.2f), -1.57f, 6.f * t};
    return {vec(2.95f, .13f, 16.5f), 2.6f, .02f};
  }
  if (shot == CROSSING) {
    const float xs[5] = {-1.55f, -.35f, .75f, 1.75f, -2.3f}, zs[5] = {10.2f, 12.6f, 11.2f, 14.f, 14.6f};
    return walker(xs[i], zs[i], i & 1 ? 1.4f : -1.5f + .3f * i, .13f + .21f * i, t);
  }
  if (shot == STAIRS) return {vec(.45f, RISE * 22.f, RUN * 21.4f), .1f, .17f};
  if (shot == MIRROR) return i ? walker(1.5f, 13.f, 2.9f, .4f, t) : walker(-.55f, 5.4f, .5f, .19f, .5f * t);
  if (shot == INSIDE) return walker(-.9f, 7.5f, -1.2f, .2f, t);
  const float xs[6] = {-1.3f, .6f, 1.7f, -.3f, -2.0f, 1.0f}, zs[6] = {6.4f, 8.6f, 12.2f, 14.4f, 10.8f, 18.5f};
  return walker(xs[i], zs[i], 1.1f * i, .17f * i, t);
}
HD float passersDistance(V p, float t, int shot, int* part) {
  float best = 1e9f;
  *part = WALKER_COAT;
  if (p.y > 3.2f && shot != STAIRS) return p.y - 2.6f;
  for (int i = 0; i < passerCount(shot); i++) {
    Passer who = passerAt(i, t, shot);
    V q = p - who.foot;
    float bound = length(q - vec(0, 1.1f, 0)) - 1.6f;
    if (bound > .6f) {
      best = fminf(best, bound);
      continue;
    }
    int which;
    float d = umbrellaWalkerDistance(rotateY(q, who.facing), who.phase, .10f, &which);
    join(best, part, d, which);
  }
  return best;
}
HD float carDistance(V p, int* material) {
  *material = CAR;
  V q = p - vec(.5f, 0, 26.f);
  float bound = sdBox(q - vec(0, .8f, 0), vec(1.1f, 1.f, 2.4f));
  if (bound > .6f) return bound;
  float d = sdRoundBox(q - vec(0, .62f, 0), vec(.88f, .34f, 2.1f), .18f);
  d = smoothMin(d, sdRoundBox(q - vec(0, 1.12f, .25f), vec(.72f, .34f, 1.15f), .2f), .15f);
  V lamp = vec(fabsf(q.x) - .62f, q.y - .66f, q.z + 2.08f);
  join(d, material, sdEllipsoid(lamp, vec(.15f, .10f, .08f)), HEADLAMP);
  join(d, material, sdRoundBox(q - vec(0, 1.55f, .2f), vec(.24f, .08f, .1f), .03f), PENDANT);
  return d;
}

HD V lanternAt(int i) { return vec(i & 1 ? 1.22f : -1.25f, 2.6f + RISE * (5.f + 8.f * i), RUN * (5.f + 8.f * i)); }
HD float stairsDistance(V p, int* material) {
  *material = STEP;
  int k0 = (int)floorf(p.z / RUN);
  float d = p.y + 1e-3f;
  for (int k = k0 - 1; k <= k0 + 2; k++) {
    int n = k < 0 ? 0 : k > STEPS ? STEPS : k;
    float a = n * RUN - p.z, b = p.y - (n + 1) * RISE;
    d = fminf(d, a > 0.f && b > 0.f ? length(a, b) : fmaxf(a, b));
  }
  d = fminf(d, p.y);
  // Handrail down the middle, gutters at the sides, doors and pipes in the walls.
  float ground = clamp(p.z / RUN, 0.f, (float)STEPS) * RISE + RISE * .5f;
  float rail = length((p.y - ground - .92f) * .917f, p.x + .35f) - .022f;
  int post;
  float z = repeat(p.z - .6f, 1.52f, 0, 11, &post);
  rail = fminf(rail, fmaxf(length(z, p.x + .35f) - .016f, p.y - ground - .92f));
  join(d, material, fmaxf(rail, fmaxf(.4f - p.z, p.z - STEPS * RUN)), STEEL);
  float side = fabsf(p.x), wall = 1.9f - side;
  if (wall < 1.f) {
    int bay;
    float bz = repeat(p.z + (p.x < 0 ? 1.f : 0.f), 3.1f, 0, 7, &bay);
    float base = ground - fractional(p.z / 3.1f) * .0f;
    wall = subtract(wall, sdBox(vec(side - 1.9f, p.y - base - 1.0f, bz), vec(.22f, 1.05f, .48f)));
    wall = subtract(wall, sdBox(vec(side - 1.9f, p.y - base - 4.2f, bz), vec(.18f, .75f, .55f)));
    wall = fminf(wall, sdRoundBox(vec(side - 1.9f, p.y - base - 3.38f, bz), vec(.16f, .05f, .7f), .02f));
    wall = fminf(wall, length(side - 1.82f, bz - 1.2f) - .05f);
    if (hash(bay, 3, p.x < 0) > .5f) wall = fminf(wall, sdRoundBox(rotateZ(vec(side - 1.55f, p.y - base - 2.35f, bz), -.4f), vec(.42f, .015f, .75f), .01f));
    if (hash(bay, 5, p.x < 0) > .5f) wall = fminf(wall, sdRoundBox(vec(side - 1.72f, p.y - base - .22f, bz - 1.0f), vec(.14f, .22f, .16f), .03f));
    wall *= .9f;
  } else wall -= .6f;
  join(d, material, wall, FACADE);
  for (int i = 0; i < 5; i++) {
    V q = p - lanternAt(i);
    float ribs = .006f * sinf(q.y * 70.f);
    join(d, material, sdEllipsoid(q, vec(.16f, .20f, .16f)) + ribs, LANTERN);
    join(d, material, fminf(sdCapsule(q, vec(0, .2f, 0), vec(0, .9f, 0), .008f), sdCylinder(q - vec(0, .21f, 0), .06f, .02f)), STEEL);
  }
  return d;
}
// Drops on the pane, few of them large.
HD float paneDropsDistance(V p) {
  if (fabsf(p.z) > .08f) return fabsf(p.z) - .05f;
  float best = .03f;
  for (int layer = 0; layer < 2; layer++) {
    float cell = layer ? .026f : .062f;
    float shift = layer ? 0.f : .31f;
    int ix = (int)floorf((p.x + shift) / cell), iy = (int)floorf(p.y / cell);
    float size = hash(ix, iy, 51 + layer);
    float x = p.x + shift - (ix + .35f + .3f * hash(ix, iy, 53)) * cell, y = p.y - (iy + .35f + .3f * hash(ix, iy, 55)) * cell;
    if (size < .62f) continue;
    float r = cell * (.10f + .5f * (size - .62f));
    best = fminf(best, sdEllipsoid(vec(x, y * .8f, p.z), vec(r, r, r * .5f)));
  }
  return fminf(best, .012f);
}
HD V pendantAt() { return vec(.62f, 2.18f, -.75f); }
HD float roomDistance(V p, float t, int* material) {
  *material = WOOD;
  if (p.z > .6f) return p.z - .3f;
  // Around the pane: frame, sill board, the dark room.
  V q = vec(p.x - .1f, p.y - 2.05f, p.z);
  float wall = fmaxf(fabsf(p.z) - .10f, -sdBox(q, vec(1.45f, 1.15f, 1.f)));
  float d = fminf(wall, sdBox(vec(p.x - .72f, p.y - 2.05f, p.z), vec(.028f, 1.15f, .05f)));
  d = fminf(d, sdBox(vec(p.x, p.y - 2.72f, p.z), vec(1.5f, .022f, .04f)));
  d = fminf(d, sdRoundBox(p - vec(0, .90f, -.32f), vec(1.7f, .025f, .30f), .012f));
  d = fminf(d, fminf(p.y, fminf(3.4f - p.y, 2.6f - fabsf(p.x))));
  V stool = p - vec(.55f, 0, -.85f);
  d = fminf(d, fminf(sdCylinder(stool - vec(0, .66f, 0), .17f, .025f), sdCapsule(stool, vec(0, .64f, 0), vec(0, .05f, 0), .025f)));
  Pose pose = standingPose();
  pose.leftArm = .35f;
  pose.leftBend = 1.5f;
  pose.rightArm = .2f;
  pose.rightBend = .9f;
  pose.coat = .62f;
  pose.headTurn = -.35f;
  pose.headDip = .10f;
  pose.shift = .035f + .003f * sinf(TAU * t);
  join(d, material, sdFigure(rotateY(p - vec(-.17f, 0, -.85f), -.35f), pose), COAT);
  V cup = p - vec(.30f, .97f, -.30f);
  float china = fmaxf(fabsf(sdCone(cup, .030f, .042f, .045f)) - .003f, cup.y - .044f);
  china = fminf(china, sdCylinder(cup + vec(0, .045f, 0), .075f, .004f));
  join(d, material, china, CUP);
  V lamp = p - pendantAt();
  join(d, material, fmaxf(fabsf(sdCone(lamp - vec(0, .05f, 0), .17f, .03f, .09f)) - .004f, -lamp.y - .02f), STEEL);
  join(d, material, sdCapsule(lamp, vec(0, .14f, 0), vec(0, 1.3f, 0), .006f), STEEL);
  join(d, material, length(lamp - vec(0, .0f, 0)) - .042f, PENDANT);
  if (d > .004f) join(d, material, paneDropsDistance(p), PANE_DROP);
  return d;
}

// Drops drawn out by the shutter: one streak in a cell, slanted by the wind.
HD float rainDistance(V p, float t, int shot) {
  const V eye = vec(0, 1.f, shot == INSIDE ? 1.f : shot == FROM_ABOVE ? -4.f : -4.2f);
  float from = eye.z + (shot == FROM_ABOVE ? 3.f : 2.2f), to = from + 5.5f;
  if (shot == SKYWARD) from = -1.5f, to = 6.f;
  float outside = fmaxf(from - p.z, p.z - to);
  if (shot == SKYWARD) outside = fmaxf(outside, fmaxf(3.2f - p.y, p.y - 13.f));
  if (outside > .2f) return outside;
  const float cell = .86f, fall = 2.1f;
  p.x += p.y * .06f;
  int ix = (int)floorf(p.x / cell), iz = (int)floorf(p.z / cell);
  float x = p.x - ix * cell, z = p.z - iz * cell;
  float border = fminf(fminf(x, cell - x), fminf(z, cell - z)) + .16f;
  if (hash(ix, iz, 39) > .78f) return border;
  float shift = p.y / fall + hash(ix, iz, 31) + 7.f * t;
  float y = (shift - floorf(shift) - .5f) * fall;
  x -= cell * (.3f + .4f * hash(ix, iz, 33));
  z -= cell * (.3f + .4f * hash(ix, iz, 35));
  float streak = length(vec(x, fmaxf(fabsf(y) - .12f - .2f * hash(ix, iz, 37), 0.f), z)) + .0008f;
  return fminf(streak, border);
}

HD float distanceTo(V p, float t, int shot, int* material) {
  int part;
  float best, d;
  bool isShadow = *material == SHADOW_RAY;
  if (shot == STAIRS) best = stairsDistance(p, material);
  else {
    float crown = .03f * (1.f - p.x * p.x / (HALF_ROAD * HALF_ROAD));
    best = p.y - fmaxf(crown, -.02f);
    *material = ROAD;
    V kerb = vec(fabsf(p.x) - HALF_ROAD - 1.2f, p.y + .07f, 0);
    join(best, material, sdRoundBox(kerb, vec(1.2f, .2f, 1.f), .03f), KERB);
    join(best, material, canyonDistance(p, HALF_STREET, shot == SKYWARD ? 300.f : 64.f), FACADE);
    join(best, material, streetThings(p, shot), STEEL);
  }
  join(best, material, signFrames(p, shot), STEEL);
  join(best, material, cablesDistance(p, shot), STEEL);
  d = passersDistance(p, t, shot, &part);
  join(best, material, d, part == WALKER_CANOPY ? CANOPY : COAT);
  if (shot == CROSSING) {
    d = carDistance(p, &part);
    join(best, material, d, part);
  }
  if (shot == INSIDE) {
    d = roomDistance(p, t, &part);
    join(best, material, d, part);
  }
  if (best > .02f && !isShadow) join(best, material, rainDistance(p, t, shot), RAIN);
  return best;
}

// Rings where drops have just fallen, each cell at its own moment.
HD V dropRings(V p, float scale, float t) {
  int ix = (int)floorf(p.x * scale), iz = (int)floorf(p.z * scale);
  float age = fractional(hash(ix, iz, 5) + 5.f * t);
  float dx = p.x * scale - ix - .3f - .4f * hash(ix, iz, 1), dz = p.z * scale - iz - .3f - .4f * hash(ix, iz, 2);
  float r = length(dx, dz), ring = r - .42f * age;
  return vec(dx, 0, dz) * (sinf(ring * 46.f) * expf(-ring * ring * 260.f) * (1.f - age) / (r + .02f));
}
HD Material wetGround(V p, V* normal, float t, int shot, int material) {
  float deeper = shot == MIRROR ? .055f : 0.f;
  float low = fbm(p.x * .46f + 3.f + 5.f * (shot == MIRROR), p.z * .27f, 5) + deeper + (material == ROAD ? .05f * smoothstep(1.3f, 2.6f, fabsf(p.x)) : -.07f);
  float pool = smoothstep(.455f, .515f, low), grit = fbm(p.x * 21.f, p.z * 21.f, 3);
  *normal = bendNormal(*normal, vec(p.x, p.y, p.z), 17.f, .19f * (1.f - pool));
  *normal = bendNormal(*normal, vec(p.x, p.y, p.z), 2.2f, .010f + .02f * (1.f - pool));
  *normal = normalise(*normal + (dropRings(p, 3.1f, t) + dropRings(p + vec(7.3f, 0, 2.9f), 4.9f, t)) * (.20f * pool));
  V c = mix(vec(.020f, .020f, .021f), vec(.046f, .042f, .039f), grit);
  if (material == ROAD) {
    // The crossing's bars, worn by tyres, and the seams of old repairs.
    float bars = smoothstep(.10f, .14f, fabsf(fractional(p.x / .95f) - .5f)) * (fabsf(p.z - (shot == CROSSING ? 11.8f : 9.6f)) < 1.9f && fabsf(p.x) < 2.5f ? 1.f : 0.f);
    c = mix(c, vec(.24f, .22f, .19f), bars * smoothstep(.35f, .6f, fbm(p.x * 5.f, p.z * 5.f, 4)));
    float patch = hash((int)floorf(p.x * .7f + 9.f), (int)floorf(p.z * .31f), 8);
    c = c * (patch > .7f ? .55f : 1.f);
  } else if (material == KERB) {
    float slab = fminf(fabsf(fractional(p.z * 1.2f) - .5f), fabsf(fractional(p.x * 1.2f) - .5f));
    c = c * (.3f + 1.4f * smoothstep(0.f, .03f, slab));
  } else {
    // Steps: stone, hollowed in the middle, pale at the nosing.
    float edge = fractional(p.z / RUN);
    c = vec(.060f, .056f, .050f) * (.5f + .9f * fbm(p * 4.f, 4)) * (1.f + .6f * smoothstep(.12f, .04f, edge));
    pool *= .8f;
  }
  return {c * mix(1.f, .35f, pool), mix(.29f + .14f * grit, .035f, pool), mix(.04f, .03f, pool), vec(0)};
}
// From above an umbrella is all that is seen of its owner, so each has a colour.
HD V canopyColour(V p, float t) {
  int nearest = 0;
  float best = 1e9f;
  for (int i = 0; i < passerCount(FROM_ABOVE); i++) {
    V foot = passerAt(i, t, FROM_ABOVE).foot;
    float away = length(p.x - foot.x, p.z - foot.z);
    if (away < best) best = away, nearest = i;
  }
  if (nearest == 0) return vec(.46f, .11f, .025f);
  if (nearest == 1) return vec(.50f, .42f, .30f);
  if (nearest == 2) return vec(.04f, .20f, .21f);
  return nearest == 4 ? vec(.52f, .27f, .05f) : vec(.030f, .028f, .028f);
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  if (material == ROAD || (material == KERB && normal->y > .8f) || (material == STEP && normal->y > .7f)) return wetGround(p, normal, t, shot, material);
  if (material == RAIN) {
    // A streak shows the colour of the light around it.
    V glow = p.x * (shot == CROSSING || shot == MIRROR ? -1.f : 1.f) > -.6f ? vec(.075f, .043f, .019f) : vec(.030f, .052f, .050f);
    return {vec(.25f), .2f, .04f, glow * (shot == SKYWARD ? .6f : 1.f)};
  }
  if (material == LANTERN) return glowing(vec(2.6f, .98f, .24f) * (.55f + .6f * smoothstep(-.9f, .9f, -normal->y)));
  if (material == HEADLAMP) return glowing(vec(30.f, 23.f, 14.f));
  if (material == PENDANT) return glowing(shot == CROSSING ? vec(2.4f, 1.2f, .3f) : vec(9.f, 4.6f, 1.6f));
  if (material == PANE_DROP) {
    // A drop is a lens that shows the street upside down: bright below, dark above.
    float below = smoothstep(.35f, -.75f, normal->y), tint = fbm(p.x * 6.f, p.y * 3.f, 3);
    return {vec(0), .05f, .03f, mix(vec(.30f, .12f, .03f), vec(.05f, .16f, .17f), smoothstep(.42f, .6f, tint)) * (below * 1.2f) + vec(.004f)};
  }
  if (material == FACADE) {
    if (shot != STAIRS) return canyonSurface(p, normal, HALF_STREET, shot == SKYWARD ? .7f : 1.f);
    *normal = bendNormal(*normal, p, 6.f, .3f);
    if (fabsf(p.x) > 2.02f) {
      float lit = hash((int)floorf(p.z / 3.1f + .5f), p.x < 0, 9);
      return {vec(.02f), .2f, .05f, lit > .55f ? vec(.75f, .32f, .09f) * (.3f + fbm(p * 2.f, 3)) : vec(0)};
    }
    float streak = fbm(vec(p.x, p.y * .3f, p.z * 2.f), 4);
    return {mix(vec(.150f, .120f, .090f), vec(.040f, .042f, .040f), streak), .40f, .05f, vec(0)};
  }
  *normal = bendNormal(*normal, p, 12.f, .15f);
  if (material == COAT) return {vec(.024f, .022f, .021f), .5f, .045f, vec(0)};
  if (material == CANOPY) return {shot == FROM_ABOVE ? canopyColour(p, t) : vec(.022f, .020f, .020f), .22f, .05f, vec(0)};
  if (material == WOOD) return {vec(.060f, .036f, .022f) * (.5f + fbm(vec(p.x * 2.f, p.y * 14.f, p.z * 14.f), 3)), .35f, .045f, vec(0)};
  if (material == CUP) return matt(vec(.45f, .42f, .38f), .25f);
  if (material == CAR) return {vec(.020f, .022f, .024f), .12f, .06f, vec(0)};
  if (material == STEP) return matt(vec(.05f, .046f, .042f), .5f);
  return {vec(.028f, .027f, .027f), .35f, .06f, vec(0)};
}

HD V skyTowards(V d, float, int shot) {
  float y = fmaxf(d.y, 0.f);
  if (shot == STAIRS || shot == SKYWARD) {
    // Blue hour: the rain cloud still carries the day.
    float cloud = fbm(d.x / (y + .3f) * 1.4f, d.z / (y + .3f) * 1.4f, 4);
    return mix(vec(.110f, .170f, .180f), vec(.030f, .078f, .098f), smoothstep(0.f, .9f, y)) * (.45f + 1.1f * cloud);
  }
  return mix(vec(.034f, .027f, .022f), vec(.004f, .008f, .010f), smoothstep(0.f, .6f, y));
}
HD float fogAt(V p, float t, int shot) {
  if (shot == INSIDE && p.z < .1f) return 0.f;
  V drift = loopOffset(t, .5f);
  float n = fbm(vec(p.x * .25f + drift.x, p.y * .20f, p.z * .16f + drift.y), 3);
  float steam = expf(-fmaxf(p.y, 0.f) * .8f) * .016f;
  if (shot == STREET) {
    // A grate breathes at the right kerb.
    V g = p - vec(2.1f, 0, 13.f);
    float plume = expf(-(g.x * g.x + g.z * g.z) / (.35f + .30f * fmaxf(p.y, 0.f))) * smoothstep(6.f, .5f, p.y);
    steam += .16f * plume * smoothstep(.35f, .7f, fbm(vec(p.x * 1.1f, p.y * .8f - drift.y * 2.f, p.z * 1.1f + drift.x), 3));
  }
  // Seen from above, the street must not drown.
  if (shot == FROM_ABOVE) return (.0026f + .25f * steam) * (.35f + 1.3f * smoothstep(.3f, .75f, n));
  if (shot == STAIRS) return (.0042f + .3f * steam) * (.35f + 1.3f * smoothstep(.3f, .75f, n));
  return ((shot == SKYWARD ? .010f : .012f) + steam) * (.35f + 1.3f * smoothstep(.3f, .75f, n));
}

HD int lightCount(int shot) { return shot == STAIRS ? 6 : shot == SKYWARD ? 0 : shot == INSIDE || shot == FROM_ABOVE ? 2 : 1; }
HD Light lightAt(int i, float, int shot) {
  if (shot == STAIRS) return i == 5 ? Light{vec(.1f, RISE * STEPS + 2.4f, RUN * STEPS + 1.5f), .3f, vec(1.f, .50f, .17f) * 46.f} : Light{lanternAt(i), .17f, vec(1.f, .42f, .11f) * 24.f};
  if (shot == INSIDE && i == 0) return {pendantAt() + vec(0, -.02f, 0), .05f, vec(1.f, .52f, .18f) * .35f};
  if (shot == FROM_ABOVE && i == 1) return {vec(-2.7f, 5.6f, 3.4f), .3f, vec(1.f, .62f, .28f) * 150.f};
  if (shot == CROSSING) return {vec(.5f, .66f, 23.7f), .3f, vec(1.f, .76f, .46f) * 110.f};
  // Where the street opens, a square is lit: it stands as a glow behind everyone.
  return {vec(shot == MIRROR ? -.5f : .6f, 4.2f, 40.f), .8f, vec(1.f, .56f, .21f) * (shot == INSIDE ? 300.f : shot == MIRROR ? 330.f : 230.f)};
}
HD int panelCount(int shot) { return shot == STAIRS ? 2 : SIGNS; }
HD Panel panelAt(int i, float, int shot) {
  Sign s = signAt(i, shot);
  return {vec(s.x, s.y, s.z), vec(s.halfWidth, 0, 0), vec(0, s.halfHeight, 0), s.hue == 2 ? .5f : .9f};
}
HD V hueOf(int hue) {
  if (hue == 1) return vec(1.9f, .34f, .06f);
  if (hue == 2) return vec(.08f, .60f, .64f);
  if (hue == 3) return vec(1.5f, .84f, .32f);
  return vec(1.9f, .66f, .10f);
}
HD float stroke(float distance, float width) { return smoothstep(width, width * .45f, fabsf(distance)); }
// A mark that no one can read: arcs, waves, chevrons, seeds. `x`, `y` in -1…1.
HD float inventedMark(float x, float y, int seed) {
  const float w = .10f;
  if (fmaxf(fabsf(x), fabsf(y)) > .88f) return 0.f;
  float r = length(x, y), flip = hash(seed, 2) > .5f ? 1.f : -1.f;
  int kind = (int)(hash(seed, 1) * 5.f);
  if (kind == 0) {
    // Ripples of a fan.
    float far = length(x, y + .7f * flip);
    return fmaxf(stroke(far - .55f, w), fmaxf(stroke(far - .92f, w), stroke(far - 1.29f, w))) * (y * flip > -.62f ? 1.f : 0.f);
  }
  if (kind == 1) return fmaxf(stroke(y - .45f - .12f * sinf(x * 7.f), w), fmaxf(stroke(y - .12f * sinf(x * 7.f + 1.f), w), stroke(y + .45f - .12f * sinf(x * 7.f + 2.f), w)));
  if (kind == 2) {
    float fold = y * flip + fabsf(x) * .8f;
    return fmaxf(stroke(fold - .75f, w), fmaxf(stroke(fold - .3f, w), stroke(fold + .15f, w)));
  }
  if (kind == 3) {
    float angle = atan2f(y, x), petal = angle - rintf(angle / (TAU / 7.f)) * (TAU / 7.f);
    return fmaxf(smoothstep(.16f, .10f, length(r * cosf(petal) - .62f, r * sinf(petal))), smoothstep(.24f, .17f, r));
  }
  // A comb of rain.
  float lane = fractional(x * 2.2f + .5f) - .5f, reach = .75f - .5f * hash(seed, (int)floorf(x * 2.2f + .5f));
  return stroke(lane, .16f) * (y * flip < reach && y * flip > -.75f ? 1.f : 0.f);
}
HD V panelRadiance(int i, float u, float v, float t, int shot) {
  Sign s = signAt(i, shot);
  float tall = s.halfHeight / s.halfWidth;
  float wash = fbm(u * 1.5f + 9.f * i, v * tall * 1.1f + cosf(TAU * t) * .2f, 4);
  V hue = hueOf(s.hue), c;
  float cells = rintf(tall), cellV = v * cells;
  int row = (int)floorf(cellV);
  float mark = inventedMark((u - .5f) * 2.2f, (cellV - row - .5f) * 2.2f, row + 13 * i);
  int kind = (i + (shot == STAIRS ? 1 : 0)) % 4;
  if (kind == 0) c = hue * ((.55f + .9f * wash) * (1.f - .88f * mark));                // dark marks on a lit box
  else if (kind == 1) c = hue * (.05f + 2.4f * mark * (.7f + .6f * wash));             // tubes on a dark board
  else if (kind == 2) {
    float slat = fabsf(fractional(v * tall * 4.f) - .5f), rise = smoothstep(.05f, .95f, fractional(v + .13f * i + t));
    c = hue * ((.18f + 1.7f * rise * rise) * (.45f + .75f * smoothstep(.12f, .2f, slat)));
  } else {
    float tube = fabsf(fractional(u * 3.f) - .5f);
    c = hue * (.22f + 1.9f * expf(-tube * tube * 60.f) * (.6f + .8f * wash));
  }
  // One board is old: a part of it stutters, the same way in every loop.
  if (i == 3) c = c * (.75f + .25f * smoothstep(-.2f, .2f, sinf(TAU * 11.f * t) + sinf(TAU * 5.f * t) + .6f + v));
  float border = fminf(fminf(u, 1 - u) * 2.f * s.halfWidth, fminf(v, 1 - v) * 2.f * s.halfHeight);
  c = c + hue * (.9f * smoothstep(.06f, .035f, border) * smoothstep(.01f, .025f, border));
  return c * (s.hue == 3 ? .44f : .60f);
}

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == CROSSING) return {vec(-.5f + .6f * t, 1.05f, -4.0f + 3.2f * t), vec(-.15f, 2.6f, 12.f), 2.6f, .03f, 15.f, 0.f};
  if (shot == STAIRS) return {vec(.55f, 1.0f, -2.4f), vec(.05f, 4.5f, 9.f), 1.75f, .012f, 9.5f, 0.f};
  if (shot == SKYWARD) return {vec(.5f, 1.1f, -1.6f + 2.6f * t), vec(-.15f, 12.f, 7.2f + 2.6f * t), 1.5f, .010f, 10.f, .10f + .45f * t};
  if (shot == MIRROR) return {vec(.65f - .5f * t, .20f + .3f * t, .6f + 1.6f * t), vec(.02f, 1.55f, 8.f), 1.6f, .008f, 4.8f, 0.f};
  if (shot == INSIDE) return {vec(.42f - .55f * t, 1.50f, -2.9f + .8f * t), vec(.12f, 1.78f, 2.f), 2.1f, .030f, 2.15f, 0.f};
  if (shot == FROM_ABOVE) return {vec(.7f, 6.7f, .4f + 3.f * t), vec(-.15f, .3f, 10.f + 3.f * t), 1.8f, .015f, 11.f, -.05f};
  return {vec(.55f + .10f * sinf(a), 1.25f - .25f * cosf(a), -4.2f + .5f * sinf(a)), vec(.0f, 4.1f - .15f * cosf(a), 11.f), 2.05f, .015f, 14.f, 0.f};
}
