// A dark room, a relief of mountains on a table that glows from within, and the people who lean over it.
#define MAX_DISTANCE 40.f
#define FOG_RANGE 16.f
#define FOG_ANISOTROPY .3f
#define FOG_GAIN .7f
#define FOG_AMBIENT 0.f
#define MARCH_STEPS 180
#define STEP_SCALE .75f
#include "../renderer/scene.h"

enum { FLOOR = 1, WALL, TIMBER, RELIEF, PEOPLE, SHELF };
constexpr int COUNCIL = 0, ACROSS_THE_RANGE = 1;
constexpr float TABLE_X = .7f, TABLE_Z = 6.2f, TABLE_HALF_X = 2.3f, TABLE_HALF_Z = 1.45f, TABLE_TOP = .86f;
constexpr int COUNCILLORS = 6;

HD V tablePoint(V p) { return p - vec(TABLE_X, 0, TABLE_Z); }
// Height over the table top: ridges at the back and right, a delta towards the near left.
HD float reliefHeight(float x, float z, int octaves) {
  float warp = fbm(x * 1.1f + 4.f, z * 1.1f, 3);
  float sum = 0.f, amplitude = .5f, px = x * 1.35f + warp, pz = z * 1.35f - warp * .6f;
  for (int i = 0; i < octaves; i++) {
    float n = 1.f - fabsf(2.f * valueNoise(px + 7.f * i, pz + 3.f * i) - 1.f);
    sum += amplitude * n * n;
    float nx = 1.6f * px + 1.2f * pz;
    pz = -1.2f * px + 1.6f * pz;
    px = nx;
    amplitude *= .46f;
  }
  float rise = smoothstep(-1.9f, 1.3f, x * .95f + z * .35f + .5f * (warp - .5f));
  float rim = smoothstep(0.f, .22f, fminf(TABLE_HALF_X - .12f - fabsf(x), TABLE_HALF_Z - .12f - fabsf(z)));
  return rim * (.03f + .70f * sum * (.08f + .92f * rise));
}

HD float tableDistance(V p, int* material) {
  V q = tablePoint(p);
  float bound = sdBox(q - vec(0, .7f, 0), vec(TABLE_HALF_X + .1f, .75f, TABLE_HALF_Z + .1f));
  *material = TIMBER;
  if (bound > .25f) return bound;
  float rim = subtract(sdRoundBox(q - vec(0, TABLE_TOP - .06f, 0), vec(TABLE_HALF_X, .09f, TABLE_HALF_Z), .02f),
                       sdBox(q - vec(0, TABLE_TOP + .1f, 0), vec(TABLE_HALF_X - .1f, .2f, TABLE_HALF_Z - .1f)));
  float best = rim;
  V leg = vec(fabsf(q.x) - TABLE_HALF_X + .25f, q.y - .4f, fabsf(q.z) - TABLE_HALF_Z + .22f);
  best = fminf(best, sdRoundBox(leg, vec(.08f, .42f, .08f), .02f));
  best = fminf(best, sdRoundBox(q - vec(0, .58f, 0), vec(TABLE_HALF_X - .2f, .14f, TABLE_HALF_Z - .2f), .02f));
  float edge = fmaxf(fabsf(q.x) - TABLE_HALF_X + .1f, fabsf(q.z) - TABLE_HALF_Z + .1f);
  float relief = fmaxf(fmaxf((q.y - TABLE_TOP - reliefHeight(q.x, q.z, 5)) * .5f, edge), TABLE_TOP - .08f - q.y);
  join(best, material, relief, RELIEF);
  return best;
}

struct Councillor {
  float x, z, turn, size;
  int pose;
  HeadStyle head;
};
HD Councillor councillorAt(int i, int shot) {
  const Councillor people[COUNCILLORS] = {
      {-.95f, 8.05f, 2.70f, 1.0f, 0, CAP},       {.35f, 8.25f, 2.85f, .96f, 1, LONG_HAIR}, {1.55f, 8.1f, 3.75f, 1.02f, 2, SHORT_HAIR},
      {3.45f, 6.9f, 1.95f, 1.0f, 0, LONG_HAIR}, {-2.05f, 6.75f, -1.75f, .97f, 0, CAP},   {-1.75f, 3.95f, -.45f, 1.0f, 3, SHORT_HAIR}};
  Councillor c = people[i];
  // Whoever stands in the lens for one frame steps aside for the other.
  if (shot == ACROSS_THE_RANGE && i >= 4) c.z -= 7.f;
  return c;
}
HD Pose councilPose(const Councillor& c) {
  Pose pose = standingPose();
  int kind = c.pose;
  pose.head = c.head;
  pose.coat = .72f;
  if (kind == 0) {  // both hands on the table's edge
    pose.lean = .34f;
    pose.leftArm = .80f, pose.rightArm = .74f, pose.leftBend = .20f, pose.rightBend = .26f;
    pose.headDip = .34f, pose.headTurn = .45f;
  } else if (kind == 1) {  // hands behind the back, thinking
    pose.lean = .06f;
    pose.leftArm = -.25f, pose.rightArm = -.2f, pose.leftBend = .35f, pose.rightBend = .3f;
    pose.headDip = .40f, pose.headTurn = -.55f;
  } else if (kind == 2) {  // points into the hills
    pose.lean = .34f;
    pose.leftArm = 1.50f, pose.leftBend = .12f, pose.rightArm = .5f, pose.rightBend = .3f;
    pose.headDip = .28f, pose.headTurn = -.5f;
  } else {
    pose.headDip = .16f, pose.headTurn = .62f;
    pose.coat = .55f;
  }
  return pose;
}
HD V besideCouncillor(V p, const Councillor& c) { return rotateY(p - vec(c.x, 0, c.z), c.turn) / c.size; }
HD float peopleDistance(V p, int shot) {
  float d = 1e9f;
  for (int i = 0; i < COUNCILLORS; i++) {
    Councillor c = councillorAt(i, shot);
    float away = length(p.x - c.x, p.z - c.z) - .95f;
    d = fminf(d, away > .3f ? away : sdFigure(besideCouncillor(p, c), councilPose(c)) * c.size);
  }
  return d;
}

HD float roomDistance(V p, int* material) {
  float best = fminf(fminf(p.x + 6.5f, 7.2f - p.x), fminf(12.4f - p.z, 4.6f - p.y));
  *material = WALL;
  if (p.z > 10.5f) {
    // A wall of shelves and plan drawers, with things on them.
    int i, j;
    float x = repeat(p.x, 1.3f, -5, 5, &i), y = repeat(p.y - .25f, .62f, 0, 6, &j);
    float d = sdBox(vec(x, y, p.z - 12.2f), vec(.61f, .27f, .5f));
    float shelves = fmaxf(fmaxf(11.95f - p.z, p.z - 12.5f), -d);
    float height = .10f + .14f * hash(i, j, 3);
    V box = vec(x - .5f * (hash(i, j, 5) - .5f), y + .27f - height, p.z - 12.2f);
    shelves = fminf(shelves, sdRoundBox(box, vec(.12f + .2f * hash(i, j, 7), height, .16f), .02f));
    float roll = length(vec(0, y + .17f, p.z - 12.1f - .1f * hash(i, j, 11))) - .07f;
    if (hash(i, j, 13) > .5f) shelves = fminf(shelves, fmaxf(roll, fabsf(x) - .45f));
    join(best, material, shelves * .9f, SHELF);
  }
  int beam;
  float z = repeat(p.z, 1.9f, -1, 7, &beam);
  join(best, material, sdRoundBox(vec(0, p.y - 4.5f, z), vec(.1f, .22f, .14f), .02f), TIMBER);
  return best;
}

HD float distanceTo(V p, float, int shot, int* material) {
  float best = p.y;
  *material = FLOOR;
  int part = 0;
  float room = roomDistance(p, &part);
  join(best, material, room, part);
  float table = tableDistance(p, &part);
  join(best, material, table, part);
  join(best, material, peopleDistance(p, shot), PEOPLE);
  return best;
}

// The relief is cast in something like alabaster: light comes up through the thin low parts, and
// contour lines and rivers are left clearer.
HD Material reliefSurface(V p, V* normal) {
  V q = tablePoint(p);
  float h = reliefHeight(q.x, q.z, 5);
  float line = fabsf(fractional(h / .028f) - .5f), heavy = fabsf(fractional(h / .14f) - .5f);
  float steep = clamp(1.f - normal->y, 0.f, 1.f);
  float width = .09f + .20f * steep;
  float contour = smoothstep(.5f - width, .5f, line) * .55f + smoothstep(.5f - width * .5f, .5f, heavy) * .9f;
  float low = expf(-h * 11.f);
  float river = smoothstep(.012f, .0f, fabsf(fbm(q.x * .9f + 2.f, q.z * .9f, 4) - .5f)) * smoothstep(.26f, .05f, h) *
                smoothstep(.15f, .55f, fminf(TABLE_HALF_X - fabsf(q.x), TABLE_HALF_Z - fabsf(q.z)));
  float vein = .6f + .8f * fbm(vec(q.x * 3.f, h * 9.f, q.z * 3.f), 4);
  V glow = vec(1.15f, .40f, .085f) * (.13f * low * vein * vein + .03f) + vec(2.0f, .86f, .26f) * (contour * (.34f + .5f * low)) + vec(2.6f, 1.45f, .55f) * river;
  *normal = bendNormal(*normal, p, 26.f, .18f);
  return {vec(.115f, .09f, .066f) * (.5f + .6f * vein), .5f, .045f, glow * .40f};
}

HD Material surfaceAt(int material, V p, V* normal, float, int shot) {
  if (material == RELIEF) return reliefSurface(p, normal);
  if (material == PEOPLE) {
    Councillor nearest = councillorAt(0, shot);
    for (int i = 1; i < COUNCILLORS; i++) {
      Councillor c = councillorAt(i, shot);
      if (length(p.x - c.x, p.z - c.z) < length(p.x - nearest.x, p.z - nearest.z)) nearest = c;
    }
    V f = besideCouncillor(p, nearest);
    Pose pose = councilPose(nearest);
    float skin = skinAt(f, pose);
    *normal = bendNormal(*normal, p, mix(46.f, 60.f, skin), mix(.16f, .08f, skin));
    if (skin > .02f) return {mix(vec(.020f, .017f, .015f), vec(.135f, .082f, .058f), skin), .55f, .04f, vec(0)};
    if (headAt(f, pose) > .5f) return matt(vec(.010f, .008f, .007f), .7f);
    float tone = hash((int)(nearest.x * 10.f), 3);
    return matt(mix(vec(.018f, .020f, .023f), vec(.040f, .031f, .025f), tone), .85f);
  }
  if (material == FLOOR) {
    int plank = (int)floorf(p.x * 5.f);
    float grain = fbm(vec(p.x * 30.f, 0, p.z * 1.6f + 7.f * hash(plank, 2)), 4);
    float gap = smoothstep(0.f, .04f, fabsf(fractional(p.x * 5.f) - .5f) < .47f ? 1.f : 0.f);
    *normal = bendNormal(*normal, vec(p.x * 4.f, 0, p.z), 5.f, .04f);
    return {mix(vec(.052f, .030f, .018f), vec(.024f, .015f, .010f), grain) * (.4f + .6f * gap), .28f + .15f * grain, .045f, vec(0)};
  }
  float wear = fbm(p * 1.5f, 5);
  *normal = bendNormal(*normal, p, 10.f, .15f);
  if (material == TIMBER) return {mix(vec(.070f, .036f, .019f), vec(.026f, .015f, .010f), fbm(vec(p.x * 2.f, p.y * 14.f, p.z * 14.f), 4)), .32f, .045f, vec(0)};
  if (material == SHELF) return matt(mix(vec(.085f, .060f, .040f), vec(.024f, .021f, .019f), wear), .6f);
  return matt(mix(vec(.050f, .045f, .040f), vec(.022f, .024f, .026f), wear), .8f);
}

HD V skyTowards(V, float, int) { return vec(0); }
HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .25f);
  float n = fbm(vec(p.x * .6f + drift.x, p.y * .9f + drift.y, p.z * .6f), 3);
  return .006f + .022f * smoothstep(.3f, .75f, n);
}
// What the relief gives off, gathered over it in a few soft lamps that are never seen themselves.
HD int lightCount(int) { return 5; }
HD Light lightAt(int i, float, int) {
  const float xs[5] = {-1.5f, -.7f, .3f, 1.2f, 1.8f}, zs[5] = {-.5f, .6f, -.35f, .45f, -.6f}, powers[5] = {1.5f, 3.4f, 1.5f, 3.0f, 1.2f};
  return {vec(TABLE_X + xs[i], TABLE_TOP + .62f, TABLE_Z + zs[i]), .22f, vec(1.f, .50f, .17f) * powers[i]};
}
HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == ACROSS_THE_RANGE) return {vec(-1.0f, 1.20f, 4.5f), vec(.75f, 1.30f, 8.f), 2.2f, .012f, 3.2f, 0.f};
  return {vec(-1.85f + .05f * sinf(a), 2.12f, 2.15f), vec(.55f, 1.10f, 6.7f), 2.5f, .020f, 5.0f, 0.f};
}
