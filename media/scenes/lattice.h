// One person before a machine that is nothing but lights on a lattice of steel.
#define MAX_DISTANCE 90.f
#define FOG_RANGE 60.f
#define FOG_ANISOTROPY .35f
#define FOG_GAIN 1.5f
#define FOG_AMBIENT .4f
#define MARCH_STEPS 220
#define STEP_SCALE .9f
#include "../renderer/scene.h"

enum { FLOOR = 1, STEEL, LAMP, FIGURE, CABLE };
constexpr float PITCH = 1.15f, FRONT_Z = 13.f;
constexpr int COLUMNS = 15, ROWS = 11, LAYERS = 7, FIRST_COLUMN = -4;

// The lattice bellies towards the person: its middle layers come forward, as if it leaned to look.
HD V latticeFrame(V p) {
  V q = p - vec(2.2f, .55f, FRONT_Z);
  float dx = q.x - 2.4f, dy = q.y - 3.2f;
  q.z += 3.1f * expf(-(dx * dx * .055f + dy * dy * .085f));
  return q;
}
// How strongly a node burns: a face-like slow pattern, hot where the person stands, embers elsewhere.
HD float nodePower(int i, int j, int k) {
  float x = i * PITCH, y = j * PITCH;
  float dx = x - 1.4f, dy = y - 2.0f, near = expf(-(dx * dx * .050f + dy * dy * .070f));
  float pattern = fbm(vec(i * .31f, j * .37f, k * .8f + 2.f), 3), spark = hash(i + 20, j, k);
  float on = smoothstep(.40f, .66f, pattern) * (.25f + 1.2f * near) + (spark > .93f ? .8f : 0.f);
  return (on + .05f) * (k == 0 ? 1.f : .8f / (1.f + .25f * k));
}
HD float latticeDistance(V p, int* part) {
  V q = latticeFrame(p);
  *part = STEEL;
  V centre = vec((FIRST_COLUMN + (COLUMNS - 1) * .5f) * PITCH, (ROWS - 1) * .5f * PITCH, (LAYERS - 1) * .5f * PITCH);
  float bound = sdBox(q - centre, vec(COLUMNS, ROWS, LAYERS) * (.5f * PITCH));
  if (bound > .8f) return bound * .7f;
  int i, j, k;
  float x = repeat(q.x, PITCH, FIRST_COLUMN, FIRST_COLUMN + COLUMNS - 1, &i), y = repeat(q.y, PITCH, 0, ROWS - 1, &j), z = repeat(q.z, PITCH, 0, LAYERS - 1, &k);
  // Struts run between nodes; every node carries a socket, and most a lamp.
  float d = fminf(length(y, z), fminf(length(x, z), length(x, y))) - .017f;
  d = fminf(d, sdCylinder(vec(x, y, z), .060f, .055f) - .008f);
  // The lamp hangs before its node, clear of the struts.
  V hung = vec(x, y + .098f, z + .095f);
  float size = .048f + .030f * hash(i, j, k + 9), lamp = length(hung) - size;
  d = fminf(d, sdCapsule(vec(x, y, z), vec(0, 0, 0), vec(0, -.06f, -.08f), .022f));
  // Loose cables hang in loops on the outer frames.
  float sag = y + .32f - 1.1f * x * x * hash(i, j, 40);
  if (k < 2 && hash(i, j, k + 30) > .6f) d = fminf(d, length(sag, z + .09f) * .6f - .012f);
  d = fmaxf(d, bound - .12f);
  if (hash(i, j, k + 55) > .12f && lamp < d) {
    *part = LAMP;
    return lamp * .75f;
  }
  return d * .75f;
}

HD float distanceTo(V p, float, int, int* material) {
  *material = FLOOR;
  float best = p.y;
  int part;
  float d = latticeDistance(p, &part);
  join(best, material, d, part);
  Pose pose = standingPose();
  pose.coat = .40f;
  pose.headDip = -.18f;
  pose.headTurn = .0f;
  pose.leftBend = .15f;
  pose.rightBend = .2f;
  pose.rightArm = .0f;
  join(best, material, sdFigure(rotateY(p - vec(.1f, 0, 6.6f), -.16f), pose), FIGURE);
  // Cables as thick as an arm run over the floor to the machine.
  if (p.y < 1.2f)
    for (int i = 0; i < 4; i++) {
      float x = -3.6f + 3.1f * i + .7f * sinf(p.z * .33f + 2.f * i) + .3f * sinf(p.z * .9f + i), r = .045f + .03f * hash(i, 3);
      join(best, material, fmaxf(length(p.x - x, p.y - r * .8f) * .85f - r, 1.5f - p.z), CABLE);
    }
  else best = fminf(best, p.y - .6f);
  // Columns of the hall it was built in.
  int c;
  V h = vec(fabsf(p.x - 2.f) - 15.5f, p.y, repeat(p.z - 4.f, 7.5f, 0, 4, &c));
  join(best, material, fmaxf(fabsf(h.x) - .55f, fabsf(h.z) - .45f), CABLE);
  join(best, material, 36.f - p.z, CABLE);
  return best;
}

HD Material surfaceAt(int material, V p, V* normal, float, int) {
  if (material == LAMP) {
    V q = latticeFrame(p);
    int i, j, k;
    repeat(q.x, PITCH, FIRST_COLUMN, FIRST_COLUMN + COLUMNS - 1, &i);
    repeat(q.y, PITCH, 0, ROWS - 1, &j);
    repeat(q.z, PITCH, 0, LAYERS - 1, &k);
    float power = nodePower(i, j, k);
    V warm = mix(vec(1.f, .22f, .04f), vec(1.f, .56f, .19f), clamp(power * 1.2f, 0.f, 1.f));
    if (hash(i, j, k + 71) > .955f) warm = vec(.20f, .75f, .80f);
    return {vec(.02f), .3f, .04f, warm * (power * 9.f)};
  }
  if (material == FIGURE) {
    *normal = bendNormal(*normal, p, 22.f, .3f);
    return matt(vec(.022f, .021f, .021f), .8f);
  }
  if (material == STEEL) {
    *normal = bendNormal(*normal, p, 9.f, .15f);
    return {vec(.040f, .036f, .033f), .38f, .08f, vec(0)};
  }
  if (material == CABLE) {
    *normal = bendNormal(*normal, p, 4.f, .2f);
    return {vec(.020f, .020f, .021f) * (.6f + .8f * fbm(p * 1.2f, 3)), .5f, .05f, vec(0)};
  }
  // Polished concrete with a skin of water in its low places.
  float low = fbm(p.x * .36f + 2.f, p.z * .30f, 5), pool = smoothstep(.44f, .54f, low), grit = fbm(p.x * 6.f, p.z * 6.f, 3);
  float joint = fminf(fabsf(fractional(p.x / 3.f) - .5f), fabsf(fractional(p.z / 3.f) - .5f)) * 3.f;
  *normal = bendNormal(*normal, vec(p.x, 0, p.z), 4.f, .06f * (1.f - pool));
  *normal = bendNormal(*normal, vec(p.x, 0, p.z), .9f, .010f);
  V tone = mix(vec(.030f, .029f, .028f), vec(.055f, .051f, .047f), grit) * (.45f + .55f * smoothstep(.012f, .03f, joint));
  return {tone * mix(1.f, .4f, pool), mix(.30f + .1f * grit, .045f, pool), .04f, vec(0)};
}

HD V skyTowards(V d, float, int) { return mix(vec(.006f, .012f, .015f), vec(.002f, .005f, .007f), clamp(d.y * 2.f, 0.f, 1.f)); }
HD float fogAt(V p, float t, int) {
  V drift = loopOffset(t, .3f);
  float n = fbm(vec(p.x * .16f + drift.x, p.y * .22f, p.z * .13f + drift.y), 3);
  return .010f + .030f * smoothstep(.3f, .75f, n) * expf(-fmaxf(p.y, 0.f) * .10f);
}
// The many lamps light the hall as a few great ones would.
HD int lightCount(int) { return 4; }
HD Light lightAt(int i, float, int) {
  if (i == 0) return {vec(3.6f, 3.0f, 10.2f), .9f, vec(23.f, 9.6f, 2.5f)};
  if (i == 1) return {vec(7.8f, 5.6f, 13.f), 1.4f, vec(17.f, 6.2f, 1.4f)};
  if (i == 2) return {vec(.6f, 8.6f, 14.5f), 1.4f, vec(10.f, 3.6f, .8f)};
  return {vec(-11.f, 9.f, 2.f), 1.2f, vec(1.6f, 4.0f, 4.8f)};
}
HD Camera cameraAt(float, int) { return {vec(-2.6f, 1.12f, -1.2f), vec(1.9f, 3.35f, 12.f), 2.25f, .025f, 8.4f, 0.f}; }
