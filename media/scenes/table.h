// A long table of story boards under one hanging lamp. People lean in from the dark.
#define MAX_DISTANCE 30.f
#define FOG_RANGE 14.f
#define FOG_ANISOTROPY .35f
#define FOG_GAIN 1.7f
#define FOG_AMBIENT 0.f
#define MARCH_STEPS 160
#define STEP_SCALE .85f
#include "../renderer/scene.h"

enum { FLOOR = 1, WALL, TABLE, PAPER, LAMP_METAL, BULB, PERSON, SMALL_THINGS, PINNED };
constexpr int ACROSS = 0, ALONG = 1;
constexpr float TABLE_TOP = .78f, LAMP_X = .55f, LAMP_Y = 1.98f, LAMP_Z = 3.6f;
constexpr int SHEETS = 16;

struct Sheet {
  float x, z, turn, lift, halfWidth, halfDepth;
};
// Laid out in rows as a sequence is, then pushed about by people.
HD Sheet sheetOf(int i) {
  int row = i / 6, column = i % 6;
  float x = -1.55f + .66f * column + .09f * (hash(i, 3) - .5f) + .18f * row;
  float z = 3.05f + .46f * row + .08f * (hash(i, 5) - .5f);
  float turn = .34f * (hash(i, 7) - .5f);
  if (hash(i, 11) > .8f) turn *= 3.f;
  return {x, z, turn, .002f + .0022f * (i % 5), .27f, .19f};
}
HD V toSheet(V p, const Sheet& s) {
  return rotateY(p - vec(s.x, TABLE_TOP + s.lift, s.z), s.turn);
}
// Paper never lies quite flat: a corner rises, the middle sags.
HD float curlOf(V q, int i) {
  float corner = fmaxf(0.f, q.x * (hash(i, 13) > .5f ? 1.f : -1.f) / .27f + q.z * (hash(i, 15) > .5f ? 1.f : -1.f) / .19f - .75f);
  return .028f * corner * corner * (.3f + hash(i, 17)) + .002f * sinf(q.x * 17.f + i);
}
HD float sheetsDistance(V p, int* sheet) {
  float bound = sdBox(p - vec(.4f, TABLE_TOP + .03f, 3.5f), vec(2.7f, .06f, 1.0f));
  *sheet = 0;
  if (bound > .15f) return bound;
  float best = 1e9f;
  for (int i = 0; i < SHEETS; i++) {
    Sheet s = sheetOf(i);
    V q = toSheet(p, s);
    if (fabsf(q.x) > s.halfWidth + .3f || fabsf(q.z) > s.halfDepth + .3f) {
      best = fminf(best, .22f);
      continue;
    }
    q.y -= curlOf(q, i);
    float d = sdBox(q, vec(s.halfWidth, .0012f, s.halfDepth)) * .75f;
    if (d < best) {
      best = d;
      *sheet = i;
    }
  }
  return best;
}

HD float tableDistance(V p) {
  float d = sdRoundBox(p - vec(.3f, TABLE_TOP - .035f, 3.5f), vec(2.9f, .034f, .98f), .012f);
  d = fminf(d, sdRoundBox(p - vec(.3f, TABLE_TOP - .12f, 3.5f), vec(2.7f, .05f, .84f), .01f));
  V leg = vec(fabsf(p.x - .3f) - 2.6f, p.y - .36f, fabsf(p.z - 3.5f) - .78f);
  return fminf(d, sdRoundBox(leg, vec(.05f, .38f, .05f), .01f));
}

HD V lampLocal(V p, float t) {
  float swing = .02f * sinf(TAU * t);
  return rotateZ(p - vec(LAMP_X, 3.6f, LAMP_Z), -swing) + vec(0, 3.6f - LAMP_Y, 0);
}
HD float lampDistance(V p, float t) {
  V q = lampLocal(p, t);
  float bound = sdCylinder(q - vec(0, .6f, 0), .42f, 1.2f);
  if (bound > .4f) return bound;
  float r = length(q.x, q.z);
  // Enamel shade: a curve from the neck out to the rim, a thin shell.
  float profile = .06f + .30f * powf(clamp((.26f - q.y) / .30f, 0, 1), 1.6f);
  float shade = fmaxf(fabsf(r - profile) * .62f - .005f, fmaxf(-.04f - q.y, q.y - .26f));
  float d = fminf(shade, sdTorus(q + vec(0, .04f, 0), .36f, .009f));
  d = fminf(d, sdCylinder(q - vec(0, .30f, 0), .055f, .06f) - .01f);
  return fminf(d, sdCapsule(q, vec(0, .3f, 0), vec(0, 2.6f, 0), .009f));
}

HD float smallThingsDistance(V p) {
  float bound = sdBox(p - vec(.3f, TABLE_TOP + .1f, 3.4f), vec(2.8f, .16f, 1.f));
  if (bound > .2f) return bound;
  float d = 1e9f;
  for (int i = 0; i < 7; i++) {
    V at = vec(-1.5f + .62f * i + .3f * hash(i, 31), TABLE_TOP + .019f, 2.82f + 1.2f * hash(i, 33));
    V way = rotateY(vec(.085f, 0, 0), 6.f * hash(i, 35));
    d = fminf(d, sdTaperedCapsule(p, at - way, at + way, .0045f, .0035f));
  }
  V mug = p - vec(1.62f, TABLE_TOP + .05f, 2.88f);
  d = fminf(d, subtract(sdCylinder(mug, .043f, .05f), sdCylinder(mug - vec(0, .02f, 0), .037f, .05f)));
  d = fminf(d, sdTorus(rotateX(mug - vec(.055f, 0, 0), 1.57f), .026f, .006f));
  V jar = p - vec(-1.25f, TABLE_TOP + .055f, 4.15f);
  d = fminf(d, sdCylinder(jar, .05f, .055f));
  for (int i = 0; i < 5; i++)
    d = fminf(d, sdCapsule(jar, vec(0), vec(.05f * (hash(i, 3) - .5f) * 2.f, .16f, .05f * (hash(i, 5) - .5f) * 2.f), .005f));
  // A tape-bound roll of drawings.
  V roll = rotateY(p - vec(1.9f, TABLE_TOP + .045f, 3.95f), .5f);
  d = fminf(d, fmaxf(fabsf(length(roll.y, roll.z) - .04f) - .003f, fabsf(roll.x) - .38f));
  return d;
}

struct Person {
  float x, z, turn, size;
};
constexpr int PEOPLE_BEHIND = 3, PEOPLE = 5;
HD Person personAt(int i) {
  const Person people[PEOPLE] = {{.02f, 5.02f, 2.75f, 1.f},    {1.22f, 4.98f, -2.45f, .95f}, {-1.42f, 5.35f, 2.35f, 1.02f},
                                 {-1.12f, 2.12f, -.30f, 1.f}, {1.88f, 1.98f, .42f, .96f}};
  return people[i];
}
HD Pose personPose(int i, float t) {
  float breath = .012f * sinf(TAU * t);
  Pose pose = workingPose();
  pose.stride = .15f;
  pose.coat = .58f;
  pose.leftArm = .95f, pose.rightArm = 1.05f, pose.leftBend = .12f, pose.rightBend = .30f;
  pose.headDip = .30f;
  pose.lean = .50f - breath;  // hands on the table, head down over one drawing
  if (i == 0) pose.headTurn = .35f;
  if (i == 1) {
    pose.lean = .36f + breath;
    pose.rightArm = 1.30f, pose.rightBend = .1f, pose.leftArm = .45f, pose.leftBend = .9f;
    pose.headTurn = -.30f, pose.head = LONG_HAIR;
  }
  if (i == 2) {  // stands back and listens
    pose = standingPose();
    pose.leftArm = .35f, pose.leftBend = 1.7f, pose.rightArm = .30f, pose.rightBend = 1.5f;
    pose.headDip = .24f, pose.headTurn = -.35f, pose.coat = .6f, pose.head = CAP;
  }
  // Nearest to us two bent heads, all shadow.
  if (i == 3) pose.lean = .34f, pose.headTurn = .45f;
  if (i == 4) pose.lean = .18f, pose.headTurn = -.35f, pose.leftArm = .55f, pose.head = LONG_HAIR;
  return pose;
}
HD int peopleIn(int shot) { return shot == ALONG ? PEOPLE_BEHIND : PEOPLE; }
HD V besidePerson(V p, const Person& person) {
  return rotateY(p - vec(person.x, 0, person.z), person.turn) / person.size;
}
HD float peopleDistance(V p, float t, int shot) {
  float bound = sdBox(p - vec(.3f, 1.f, 3.6f), vec(3.8f, 1.2f, 2.4f));
  if (bound > .6f) return bound;
  float d = 1e9f;
  for (int i = 0; i < peopleIn(shot); i++) {
    Person person = personAt(i);
    float away = length(p.x - person.x, p.z - person.z) - 1.1f;
    d = fminf(d, away > .3f ? away : sdFigure(besidePerson(p, person), personPose(i, t)) * person.size);
  }
  return d;
}
HD Material personSurface(V p, V* normal, float t, int shot) {
  int nearest = 0;
  float least = 1e9f;
  for (int i = 0; i < peopleIn(shot); i++) {
    Person person = personAt(i);
    float d = sdFigure(besidePerson(p, person), personPose(i, t));
    if (d < least) least = d, nearest = i;
  }
  V f = besidePerson(p, personAt(nearest));
  Pose pose = personPose(nearest, t);
  float skin = skinAt(f, pose);
  *normal = bendNormal(*normal, p, mix(46.f, 60.f, skin), mix(.18f, .08f, skin));
  V cloth = nearest < PEOPLE_BEHIND ? mix(vec(.044f, .036f, .029f), vec(.020f, .023f, .025f), hash(nearest, 3)) : vec(.010f, .010f, .010f);
  cloth = mix(cloth, vec(.011f, .008f, .007f), headAt(f, pose));
  return matt(mix(cloth, vec(.145f, .088f, .060f), skin * (nearest < PEOPLE_BEHIND ? 1.f : .5f)), mix(.85f, .55f, skin));
}

// The back wall, where the boards that were chosen hang in rows.
HD float pinnedDistance(V p) {
  float bound = 6.6f - p.z;
  if (bound > .5f) return bound - .2f;
  int column, row;
  float x = repeat(p.x, .58f, -7, 7, &column), y = repeat(p.y - 1.2f, .46f, 0, 3, &row);
  if (hash(column, row, 51) < .22f) return fminf(.15f, bound + .1f);
  V q = rotateZ(vec(x, y, p.z - 6.57f), .08f * (hash(column, row, 53) - .5f));
  q.z += .03f * q.y * hash(column, row, 57);
  return sdBox(q, vec(.25f, .17f, .004f)) * .8f;
}

HD float distanceTo(V p, float t, int shot, int* material) {
  float best = p.y;
  *material = FLOOR;
  join(best, material, fminf(6.6f - p.z, fminf(p.x + 5.2f, 5.6f - p.x)), WALL);
  join(best, material, fminf(3.7f - p.y, p.z + 5.f), WALL);
  join(best, material, pinnedDistance(p), PINNED);
  join(best, material, tableDistance(p), TABLE);
  int sheet;
  join(best, material, sheetsDistance(p, &sheet), PAPER);
  join(best, material, smallThingsDistance(p), SMALL_THINGS);
  join(best, material, lampDistance(p, t), LAMP_METAL);
  join(best, material, length(lampLocal(p, t) - vec(0, .01f, 0)) - .05f, BULB);
  join(best, material, peopleDistance(p, t, shot), PERSON);
  return best;
}

// One drawn frame in charcoal: a horizon, a mass of dark, a light, a figure. u, v in 0…1.
HD float drawing(float u, float v, int seed) {
  float ink = 0.f, horizon = .25f + .35f * hash(seed, 3);
  float scratch = fbm(u * 9.f + v * 14.f, v * 5.f - u * 12.f + seed, 4);
  float land = horizon + .22f * (fbm(u * 3.f + seed * 5.f, 1.f, 3) - .5f);
  ink += (v < land ? .62f : .10f) * (.45f + 1.1f * scratch);
  float sun = length((u - .2f - .6f * hash(seed, 5)) * 1.7f, v - .55f - .25f * hash(seed, 7));
  ink *= smoothstep(.06f, .16f, sun);
  if (hash(seed, 9) > .35f) {
    float x = (u - .25f - .5f * hash(seed, 11)) * 1.7f, y = v - .12f, tall = .22f + .35f * hash(seed, 13);
    float body = fmaxf(fabsf(x) - tall * .13f, fmaxf(-y, y - tall));
    float head = length(x, y - tall * 1.13f) - tall * .13f;
    if (fminf(body, head) < 0.f) ink = .9f;
  }
  if (hash(seed, 15) > .6f) ink = fmaxf(ink, .8f * smoothstep(.03f, .0f, fabsf(v - .9f + .9f * fabsf(u - .5f))));
  return clamp(ink, 0.f, .94f);
}
// A sheet carries six frames with a line or two of hand under each.
HD float sheetInk(float u, float v, int sheet) {
  float cu = u * 3.f, cv = v * 2.f;
  int column = (int)clamp(cu, 0, 2), row = (int)clamp(cv, 0, 1);
  float x = (cu - column - .08f) / .84f, y = (cv - row - .28f) / .62f;
  int seed = sheet * 7 + row * 3 + column;
  if (x > 0 && x < 1 && y > 0 && y < 1) {
    float edge = fminf(fminf(x, 1 - x) * 1.6f, fminf(y, 1 - y));
    return edge < .022f ? .85f : drawing(x, y, seed);
  }
  float line = cv - row;
  if (x > .02f && x < .3f + .65f * hash(seed, 21) && (fabsf(line - .19f) < .018f || fabsf(line - .11f) < .018f))
    return .65f * smoothstep(.42f, .52f, fbm(cu * 60.f, line * 90.f, 2));
  return 0.f;
}

HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  if (material == PAPER) {
    int i;
    sheetsDistance(p, &i);
    Sheet s = sheetOf(i);
    V q = toSheet(p, s);
    float ink = sheetInk(q.x / s.halfWidth * .5f + .5f, q.z / s.halfDepth * .5f + .5f, i);
    V paper = mix(vec(.70f, .64f, .53f), vec(.60f, .53f, .42f), fbm(p.x * 9.f, p.z * 9.f, 3)) * (.82f + .3f * hash(i, 61));
    *normal = bendNormal(*normal, p, 30.f, .05f);
    return {mix(paper, vec(.028f, .026f, .026f), ink), .75f, .03f, vec(0)};
  }
  if (material == PINNED) {
    int column, row;
    float x = repeat(p.x, .58f, -7, 7, &column), y = repeat(p.y - 1.2f, .46f, 0, 3, &row);
    float ink = drawing(clamp((x / .25f * .5f + .5f - .08f) / .84f, 0, 1), clamp((y / .17f * .5f + .5f - .1f) / .8f, 0, 1), column * 5 + row + 90);
    if (fabsf(x) > .21f || fabsf(y) > .137f) ink = 0.f;
    return {mix(vec(.60f, .53f, .42f), vec(.03f), ink), .8f, .03f, vec(0)};
  }
  if (material == BULB) return glowing(vec(48.f, 27.f, 9.f));
  if (material == TABLE) {
    float board = floorf(p.z * 4.6f), grain = fbm(vec(p.x * 2.2f + board * 7.f, p.y * 6.f, p.z * 32.f), 5);
    float seam = smoothstep(.03f, .01f, fabsf(fractional(p.z * 4.6f) - .02f));
    float ring = smoothstep(.008f, .0f, fabsf(length(p.x - 1.3f, p.z - 2.8f) - .05f));
    *normal = bendNormal(*normal, vec(p.x * 2.f, p.y, p.z * 16.f), 3.f, .06f);
    V wood = mix(vec(.105f, .056f, .028f), vec(.030f, .017f, .010f), grain) * (1.f - .7f * seam) * (1.f - .4f * ring);
    return {wood, .26f + .25f * grain, .045f, vec(0)};
  }
  if (material == LAMP_METAL) {
    bool inside = p.y < LAMP_Y + .24f && normal->y < -.05f;
    if (inside) return matt(vec(.62f, .52f, .38f), .5f);
    *normal = bendNormal(*normal, p, 12.f, .08f);
    return {vec(.020f, .028f, .028f), .28f, .05f, vec(0)};
  }
  if (material == PERSON) return personSurface(p, normal, t, shot);
  if (material == SMALL_THINGS) return {vec(.09f, .06f, .04f), .3f, .05f, vec(0)};
  if (material == FLOOR) return {vec(.022f, .018f, .016f), .35f, .04f, vec(0)};
  *normal = bendNormal(*normal, p, 3.f, .3f);
  float brick = fbm(p * 1.6f, 4);
  return matt(mix(vec(.24f, .20f, .155f), vec(.095f, .085f, .074f), brick), .9f);
}

HD V skyTowards(V, float, int) { return vec(0); }
HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .25f);
  float n = fbm(vec(p.x * .9f + drift.x, p.y * 1.2f - drift.y, p.z * .9f + drift.y), 4);
  return .006f + .058f * smoothstep(.25f, .8f, n);
}
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float t, int) {
  float swing = .02f * sinf(TAU * t);
  return {vec(LAMP_X + swing * 1.6f, LAMP_Y + .01f, LAMP_Z), .06f, vec(9.0f, 4.7f, 1.72f)};
}

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == ALONG)
    return {vec(-3.1f + .03f * sinf(a), 1.34f, 2.45f), vec(.9f, 1.14f, 4.15f), 2.3f, .014f, 3.3f, 0.f};
  return {vec(.05f + .05f * sinf(a), 2.32f, -1.1f), vec(.30f, 1.27f, 3.6f), 3.10f, .018f, 4.8f, 0.f};
}
