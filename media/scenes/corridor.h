// A long dark corridor. Every door stands open on another light, and someone has to choose.
#define HAS_PANELS
#define MAX_DISTANCE 60.f
#define FOG_RANGE 44.f
#define FOG_ANISOTROPY .5f
#define FOG_GAIN 3.4f
#define FOG_AMBIENT 0.f
#define MARCH_STEPS 150
#include "../renderer/scene.h"

enum { FLOOR = 1, WALL, WOOD, CEILING, COAT, METAL };
constexpr int FROM_THE_DOOR = 0, FURTHER_IN = 1;
constexpr float HALF_WIDTH = 2.15f, HEIGHT = 4.1f, END_Z = 34.f;
constexpr float DOOR_PITCH = 4.3f, FIRST_DOOR = 4.6f, DOOR_HALF = .70f, DOOR_TOP = 2.85f, WALL_DEPTH = .20f;
constexpr int DOORS_A_SIDE = 7;
constexpr float FIGURE_X = -.34f, FIGURE_Z = 15.4f;

// The doors of the left wall stand half a pitch behind those of the right one.
HD float doorZ(int i, float side) { return FIRST_DOOR + i * DOOR_PITCH + (side < 0 ? DOOR_PITCH * .46f : 0.f); }
HD float openingOf(int i, float side) { return .08f + .42f * hash(i, side < 0 ? 2 : 1, 41); }

HD float wallsDistance(V p) {
  float side = p.x < 0 ? -1.f : 1.f, x = fabsf(p.x);
  int door;
  float z = repeat(p.z - doorZ(0, side), DOOR_PITCH, 0, DOORS_A_SIDE - 1, &door);
  float wall = HALF_WIDTH - x;
  // Panelling under a rail, a skirting board, a cornice.
  float low = p.y < 1.05f ? .03f : 0.f;
  float field = sdBox(vec(0, p.y - .6f, fabsf(fabsf(z) - 1.5f) - .02f), vec(1.f, .3f, .52f));
  if (low > 0.f && field < 0.f) low = mix(.03f, .012f, smoothstep(0.f, -.03f, field));
  wall -= low;
  float trim = fminf(sdBox(vec(x - HALF_WIDTH, p.y - 1.07f, 0), vec(.055f, .035f, 1.f)),
                     sdBox(vec(x - HALF_WIDTH, p.y - .09f, 0), vec(.05f, .09f, 1.f)));
  trim = fminf(trim, sdBox(vec(x - HALF_WIDTH, p.y - HEIGHT + .1f, 0), vec(.09f, .12f, 1.f)));
  wall = fminf(wall, trim);
  float hole = sdBox(vec(x - HALF_WIDTH - .2f, p.y - DOOR_TOP * .5f + .5f, z), vec(.5f, DOOR_TOP * .5f + .5f, DOOR_HALF));
  wall = fmaxf(wall, -hole);
  // Beyond the panel of light the wall is closed again.
  wall = fminf(wall, HALF_WIDTH + WALL_DEPTH + .03f - x);
  return wall * .9f;
}

HD float framesDistance(V p) {
  float side = p.x < 0 ? -1.f : 1.f, x = fabsf(p.x);
  int door;
  float z = repeat(p.z - doorZ(0, side), DOOR_PITCH, 0, DOORS_A_SIDE - 1, &door);
  float bound = sdBox(vec(x - HALF_WIDTH, p.y - 1.3f, z), vec(1.4f, 1.65f, 2.4f));
  if (bound > .3f) return bound;
  V f = vec(x - HALF_WIDTH + .02f, p.y, z);
  float outer = sdBox(f - vec(0, DOOR_TOP * .5f, 0), vec(.06f, DOOR_TOP * .5f + .11f, DOOR_HALF + .11f));
  float inner = sdBox(f - vec(0, DOOR_TOP * .5f - .5f, 0), vec(.3f, DOOR_TOP * .5f + .5f, DOOR_HALF - .01f));
  float d = subtract(outer, inner);
  // The leaf is hung on the far jamb and folds back along the wall, each to its own angle.
  V leaf = rotateY(vec(HALF_WIDTH - x, p.y, DOOR_HALF - z), openingOf(door, side) - 1.5708f);
  leaf = leaf - vec(DOOR_HALF, DOOR_TOP * .5f, 0);
  float board = sdRoundBox(leaf, vec(DOOR_HALF - .01f, DOOR_TOP * .5f - .015f, .024f), .006f);
  float recess = fminf(sdBox(vec(fabsf(leaf.x) - .25f, leaf.y - .48f, 0), vec(.17f, .55f, 1.f)),
                       sdBox(vec(fabsf(leaf.x) - .25f, leaf.y + .68f, 0), vec(.17f, .34f, 1.f)));
  if (recess < 0.f) board += .010f * smoothstep(0.f, -.03f, recess);
  d = fminf(d, board);
  return fminf(d, sdSphere(vec(leaf.x - DOOR_HALF + .1f, leaf.y + .2f, fabsf(leaf.z) - .06f), .032f));
}

// Beams under the ceiling, a pipe and the dead lamps of another time.
HD float ceilingDistance(V p) {
  int beam;
  float z = repeat(p.z - 1.8f, DOOR_PITCH * .5f, -2, 16, &beam);
  float d = HEIGHT - p.y;
  d = fminf(d, sdRoundBox(vec(p.x, p.y - HEIGHT + .06f, z), vec(HALF_WIDTH, .13f, .09f), .02f));
  d = fminf(d, length(p.x + 1.35f, p.y - HEIGHT + .28f) - .05f);
  V lamp = vec(p.x - .05f, p.y - HEIGHT, repeat(p.z - 2.95f, DOOR_PITCH, -1, 8, &beam));
  d = fminf(d, sdCapsule(lamp, vec(0), vec(0, -.55f, 0), .012f));
  float globe = sdSphere(lamp + vec(0, .68f, 0), .14f);
  return fminf(d, globe);
}

// The corridor ends in one more door, ajar and not quite in the middle.
HD float endDistance(V p) {
  float wall = END_Z - p.z;
  float hole = sdBox(p - vec(.45f, DOOR_TOP * .5f - .5f, END_Z), vec(.85f, DOOR_TOP * .5f + .5f, .5f));
  wall = fmaxf(wall, -hole);
  wall = fminf(wall, END_Z + .5f - p.z);
  V leaf = rotateY(p - vec(1.32f, DOOR_TOP * .5f, END_Z - .02f), 1.9f) - vec(.42f, 0, 0);
  return fminf(wall, sdRoundBox(leaf, vec(.42f, DOOR_TOP * .5f - .02f, .025f), .01f));
}

HD float distanceTo(V p, float t, int, int* material) {
  float best = p.y;
  *material = FLOOR;
  join(best, material, wallsDistance(p), WALL);
  join(best, material, endDistance(p), WALL);
  join(best, material, framesDistance(p), WOOD);
  join(best, material, ceilingDistance(p), CEILING);
  V f = p - vec(FIGURE_X, 0, FIGURE_Z);
  Pose pose = standingPose();
  pose.headTurn = -.55f + .06f * sinf(TAU * t);
  pose.headDip = .02f;
  pose.rightBend = .25f;
  pose.rightArm = .02f;
  join(best, material, sdFigure(rotateY(f, .25f), pose), COAT);
  // A small case, put down beside the one who chooses.
  V bag = rotateY(f - vec(.42f, .2f, -.05f), .4f);
  float luggage = fminf(sdRoundBox(bag, vec(.24f, .17f, .08f), .03f), sdTorus(rotateX(bag - vec(0, .19f, 0), 1.57f), .06f, .012f));
  join(best, material, luggage, COAT);
  return best;
}

HD Material surfaceAt(int material, V p, V* normal, float, int) {
  if (material == FLOOR) {
    // Stone slabs, polished along the middle by feet, with wet patches.
    float wear = fbm(p.x * .9f + 3.f, p.z * .35f, 5), wet = smoothstep(.42f, .56f, wear);
    float sx = fabsf(fractional(p.x * .85f + .5f) - .5f), sz = fabsf(fractional(p.z * .62f) - .5f);
    float seam = smoothstep(.012f, .004f, fminf(sx, sz));
    *normal = bendNormal(*normal, p, 2.4f, mix(.045f, .012f, wet));
    *normal = bendNormal(*normal, p, 17.f, mix(.05f, .006f, wet));
    V stone = mix(vec(.030f, .027f, .025f), vec(.014f, .013f, .013f), fbm(p.x * 5.f, p.z * 5.f, 4));
    return {stone * (1.f - .7f * seam), mix(.30f, .09f, wet) + .3f * seam, .045f, vec(0)};
  }
  if (material == COAT) {
    *normal = bendNormal(*normal, p, 24.f, .3f);
    return matt(vec(.022f, .019f, .018f), .8f);
  }
  if (material == WOOD) {
    float grain = fbm(vec(p.x * 22.f, p.y * 2.2f, p.z * 22.f), 4);
    *normal = bendNormal(*normal, vec(p.x * 6.f, p.y, p.z * 6.f), 4.f, .12f);
    return {mix(vec(.060f, .036f, .022f), vec(.020f, .012f, .008f), grain), .38f, .04f, vec(0)};
  }
  float stain = fbm(vec(p.x * .8f, p.y * .5f, p.z * .8f), 5), peel = smoothstep(.56f, .62f, fbm(p * 1.9f, 5));
  *normal = bendNormal(*normal, p, 4.f, .16f);
  V plaster = mix(vec(.085f, .082f, .074f), vec(.030f, .030f, .028f), stain);
  if (p.y < 1.1f && material == WALL) plaster = plaster * vec(.40f, .46f, .44f);
  return matt(mix(plaster, vec(.10f, .082f, .06f), peel * .5f), .7f);
}

HD V skyTowards(V, float, int) { return vec(0); }
HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .3f);
  float n = fbm(vec(p.x * .7f + drift.x, p.y * .8f, p.z * .4f + drift.y), 3);
  return .010f + .034f * smoothstep(.25f, .8f, n);
}
HD int lightCount(int) { return 0; }
HD Light lightAt(int, float, int) { return {vec(0), 1.f, vec(0)}; }

// How strongly each door shines: one great, some low, two almost out.
HD float doorPower(int i) {
  if (i == 2 * DOORS_A_SIDE) return 3.2f;
  int door = i % DOORS_A_SIDE;
  bool left = i >= DOORS_A_SIDE;
  if (!left && door == 2) return 3.4f;
  if (left && door == 0) return .5f;
  if (!left && door == 0) return .62f;
  return .8f + 1.6f * hash(i, 17);
}
HD int panelCount(int) { return 2 * DOORS_A_SIDE + 1; }
HD Panel panelAt(int i, float, int) {
  float power = doorPower(i);
  if (i == 2 * DOORS_A_SIDE)
    return {vec(.45f, DOOR_TOP * .5f, END_Z + .42f), vec(.85f, 0, 0), vec(0, DOOR_TOP * .5f, 0), power};
  float side = i >= DOORS_A_SIDE ? -1.f : 1.f;
  float x = side * (HALF_WIDTH + WALL_DEPTH);
  // Seen from the corridor: right is away from the viewer on the left wall, towards him on the right.
  return {vec(x, DOOR_TOP * .5f, doorZ(i % DOORS_A_SIDE, side)), vec(0, 0, -side * DOOR_HALF), vec(0, DOOR_TOP * .5f, 0), power};
}
HD V panelRadiance(int i, float u, float v, float t, int) {
  int kind = (int)(hash(i, 23) * 4.f);
  if (i == 2) kind = 0;
  V hot = vec(3.0f, 1.45f, .46f), low = vec(1.0f, .30f, .06f);
  if (kind == 1) { hot = vec(2.3f, .80f, .16f); low = vec(.50f, .11f, .02f); }
  if (kind == 2) { hot = vec(2.6f, 1.7f, .85f); low = vec(.85f, .42f, .14f); }
  if (kind == 3) { hot = vec(2.5f, 1.15f, .32f); low = vec(.22f, .26f, .24f); }
  // A single door looks out on something cold.
  if (i == 3) { hot = vec(.42f, 1.15f, 1.20f); low = vec(.06f, .24f, .28f); }
  float haze = fbm(u * 1.5f + i * 3.f, v * 2.5f + .1f * sinf(TAU * t), 4);
  float horizon = expf(-5.f * fabsf(v - .34f - .1f * hash(i, 29)));
  V c = mix(low, hot, clamp(.18f + .9f * horizon + .6f * (haze - .5f), 0.f, 1.2f));
  // Something stands in the light of each: a hill, a wall, a far roof.
  float land = .20f + .22f * fbm(u * 2.2f + i * 11.f, 3.f, 4);
  if (v < land) c = mix(low * .25f, c, .25f + .5f * expf(-16.f * (land - v)));
  return c * doorPower(i);
}

HD Camera cameraAt(float t, int shot) {
  if (shot == FURTHER_IN) return {vec(.95f, .62f, 5.f), vec(-.85f, 1.75f, 20.f), 2.6f, .02f, 12.f, 0.f};
  return {vec(-1.0f + .05f * sinf(TAU * t), 1.05f, -1.6f), vec(1.75f, 1.95f, 20.f), 2.45f, .018f, 17.f, 0.f};
}
