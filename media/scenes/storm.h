// A storm at the harbour mouth: swell breaks on the mole, and the light turns through the rain. A small boat makes for it,
// the sea puts it out, and it comes back.
#define HAS_WATER
#define MAX_DISTANCE 320.f
#define FOG_RANGE 170.f
#define WATER_TOP 6.4f
#define FOG_ANISOTROPY .40f
#define FOG_GAIN 9.f
#define FOG_AMBIENT .8f
#define MARCH_STEPS 260
#define STEP_SCALE .9f
#include "../renderer/scene.h"

constexpr int FROM_THE_SEA = 0, FROM_THE_MOLE = 1, ABOARD = 2, LANTERN = 3, DARK = 4, GALLERY = 5, IN_THE_LEE = 6;
constexpr float MOLE_TOP = 4.6f, LIGHT_X = 22.f, LIGHT_Z = 96.f, LAMP_HEIGHT = 17.2f;
enum { STONE = 1, BLOCK, TOWER, IRON, LAMP, BEACON, HULL, WHEELHOUSE, DECK_LAMP, SPRAY };

HD V lampPosition() { return vec(LIGHT_X, MOLE_TOP + LAMP_HEIGHT, LIGHT_Z); }
// The lens throws two beams; they turn half a circle in one loop, so the loop closes.
HD V beamDirection(float t) {
  float a = .55f + PI * t;
  return normalise(vec(cosf(a), -.03f, -sinf(a)));
}
// The sea reaches the lamp and puts it out; it glows before it burns again.
HD float lampPower(float t, int shot) {
  if (shot == LANTERN) return 1.f - smoothstep(.915f, .945f, t) * (.8f + .2f * smoothstep(.955f, .965f, t));
  if (shot == DARK) return 0.f;
  return shot == GALLERY ? .05f * smoothstep(.17f, .20f, t) + .95f * smoothstep(.215f, .245f, t) : 1.f;
}

// Long swell that runs in from the left, over it the wind's own sea. The swell leans as it shoals.
HD Sea windSea() { return {1.9f, 21.f, -.55f, .62f, .95f, 3.f}; }
HD float swellPhase(float x, float z, float t) {
  float bend = 1.6f * fbm(x * .012f, z * .012f + 3.f, 2);
  return (x * .80f + z * -.60f) * (TAU / 62.f) - TAU * t + bend;
}
HD float swellHeight(float x, float z, float t) {
  float phase = swellPhase(x, z, t);
  // Steep in front, long behind.
  float lean = phase + .55f * sinf(phase);
  float crest = expf((sinf(lean) - 1.f) * 1.35f);
  float group = .55f + .9f * fbm(x * .010f + 5.f, z * .016f, 2);
  return 4.2f * (crest - .33f) * group;
}
// The mole: masonry above, heaped blocks at its foot. It runs to the right, away from the light.
HD float moleAcross(V p) { return (p.z - LIGHT_Z) * .93f + (p.x - LIGHT_X) * .37f; }
HD float moleAlong(V p) { return (p.x - LIGHT_X) * .93f - (p.z - LIGHT_Z) * .37f; }
// What the mole leaves of the sea behind it.
HD float exposureTo(float x, float z, int shot) {
  if (shot != IN_THE_LEE) return 1.f;
  V p = vec(x, 0, z);
  return mix(1.f, .085f, smoothstep(-2.f, 9.f, moleAcross(p)) * smoothstep(-26.f, 2.f, moleAlong(p)));
}
HD float waterHeight(float x, float z, float t, int shot, int octaves) {
  float exposed = exposureTo(x, z, shot);
  float swell = swellHeight(x, z, t) * exposed;
  return swell + oceanHeight(x, z, t, windSea(), octaves > 9 ? octaves - 1 : octaves - 2) * .55f * (.15f + .85f * exposed) - .3f;
}

HD float moleDistance(V p, int* material) {
  *material = STONE;
  float across = moleAcross(p), along = moleAlong(p);
  float bound = sdBox(vec(along - 90.f, p.y, across), vec(104.f, 7.5f, 15.f));
  if (bound > 3.f) return bound;
  // Courses of stone step in as they rise; the head is round.
  float in = along < 0 ? length(along, across) : fabsf(across);
  float batter = 6.2f - .16f * (p.y + 2.f);
  float course = .05f * smoothstep(.1f, .0f, fabsf(fractional(p.y * .9f) - .5f) * .8f);
  float d = fmaxf((in - batter) * .97f + course, p.y - MOLE_TOP);
  // Parapet on the weather side.
  d = fminf(d, fmaxf(fabsf(across + 4.2f) - .55f, fmaxf(p.y - MOLE_TOP - 1.5f, 3.f - along)));
  if (in < 16.f && p.y < 4.f) {
    // Concrete blocks, thrown as they fell.
    float best = 1e9f;
    const float cell = 3.3f;
    int ia = (int)floorf(along / cell), ic = (int)floorf(across / cell);
    for (int k = 0; k < 9; k++) {
      int a = ia - 1 + k % 3, c = ic - 1 + k / 3;
      float ca = (a + .5f + .5f * (hash(a, c, 1) - .5f)) * cell, cc = (c + .5f + .5f * (hash(a, c, 2) - .5f)) * cell;
      float reach = ca < 0 ? length(ca, cc) : fabsf(cc);
      if (reach < 6.f || reach > 13.f) continue;
      V q = vec(along - ca, p.y - (1.9f - .50f * (reach - 6.f) + .9f * hash(a, c, 3)), across - cc);
      q = rotateX(rotateZ(rotateY(q, 3.f * hash(a, c, 4)), .9f * (hash(a, c, 5) - .5f)), .9f * (hash(a, c, 6) - .5f));
      best = fminf(best, sdRoundBox(q, vec(1.25f, 1.05f, 1.25f), .16f));
    }
    join(d, material, fminf(best, 1.6f), BLOCK);
  }
  return d;
}
HD float towerDistance(V p, int* material) {
  *material = TOWER;
  V q = p - vec(LIGHT_X, MOLE_TOP, LIGHT_Z);
  float bound = sdCylinder(q - vec(0, 10.f, 0), 4.2f, 11.5f);
  if (bound > 1.f) return bound;
  float d = sdCone(q - vec(0, 7.f, 0), 2.5f, 1.65f, 7.f);
  d = fminf(d, sdCylinder(q - vec(0, .9f, 0), 3.3f, .9f) - .05f);
  d = smoothMin(d, sdCone(q - vec(0, 14.2f, 0), 1.6f, 2.35f, .5f), .12f);
  // Door and slit windows sit in the shaft.
  d = subtract(d, sdBox(q - vec(-.9f, 2.9f, -2.2f), vec(.45f, 1.f, .5f)));
  d = subtract(d, sdBox(q - vec(-.5f, 8.2f, -1.9f), vec(.22f, .6f, .5f)));
  float iron = sdCylinder(q - vec(0, 14.8f, 0), 2.45f, .10f);
  float angle = atan2f(q.z, q.x), r = length(q.x, q.z);
  iron = fminf(iron, fminf(sdTorus(q - vec(0, 15.95f, 0), 2.35f, .035f), sdTorus(q - vec(0, 15.4f, 0), 2.35f, .022f)));
  float turn = TAU / 18.f, a = angle - rintf(angle / turn) * turn;
  iron = fminf(iron, sdCapsule(vec(r * cosf(a), q.y, r * sinf(a)), vec(2.35f, 14.8f, 0), vec(2.35f, 15.95f, 0), .028f));
  iron = fminf(iron, sdCylinder(q - vec(0, 15.4f, 0), 1.35f, .55f));
  float bars = TAU / 10.f, b = angle - rintf(angle / bars) * bars;
  iron = fminf(iron, sdCapsule(vec(r * cosf(b), q.y, r * sinf(b)), vec(1.3f, 15.9f, 0), vec(1.3f, 18.4f, 0), .04f));
  iron = fminf(iron, sdTorus(q - vec(0, 17.2f, 0), 1.3f, .025f));
  iron = fminf(iron, sdCone(q - vec(0, 18.9f, 0), 1.6f, .25f, .5f) - .04f);
  iron = fminf(iron, sdSphere(q - vec(0, 19.6f, 0), .26f));
  iron = fminf(iron, sdCapsule(q, vec(0, 19.4f, 0), vec(0, 21.2f, 0), .03f));
  join(d, material, iron, IRON);
  join(d, material, sdSphere(q - vec(0, LAMP_HEIGHT, 0), .45f), LAMP);
  return d;
}
// A small green-lit beacon frame at the other side of the mouth, for depth.
HD float beaconDistance(V p, int* material) {
  *material = IRON;
  V q = p - vec(-46.f, -1.f, 150.f);
  float bound = sdBox(q - vec(0, 6.f, 0), vec(2.6f, 8.f, 2.6f));
  if (bound > 2.f) return bound;
  V m = vec(fabsf(q.x), q.y, fabsf(q.z));
  float d = sdCapsule(m, vec(2.f, -1.f, 2.f), vec(.6f, 11.f, .6f), .14f);
  int n;
  float y = repeat(q.y, 3.f, 0, 3, &n), half = 2.f - .128f * (n * 3.f + 1.f);
  d = fminf(d, fminf(sdBox(vec(m.x - half, y, q.z), vec(.07f, .07f, half)), sdBox(vec(q.x, y, m.z - half), vec(half, .07f, .07f))));
  d = fminf(d, sdCylinder(q - vec(0, 11.4f, 0), .9f, .3f));
  join(d, material, sdSphere(q - vec(0, 12.3f, 0), .4f), BEACON);
  return d;
}
// A pilot cutter that heads in, riding the swell.
HD V cutterPlace(float t, int shot) {
  float x = -9.f, z = 63.f;
  if (shot == FROM_THE_MOLE) x = -24.f, z = 104.f;
  if (shot == ABOARD) x = -31.f + 6.f * t, z = 22.f + 8.f * t;
  if (shot == DARK) x = -14.f + 3.f * t, z = 44.f + 3.5f * t;
  if (shot == GALLERY) x = -13.f + 6.f * t, z = 69.f + 6.f * t;
  if (shot == IN_THE_LEE) x = 45.5f + 5.f * t, z = 110.5f - 2.f * t;
  return vec(x, swellHeight(x, z, t) * exposureTo(x, z, shot) - .1f, z);
}
HD float cutterHeading(int shot) { return shot == ABOARD ? .63f : shot == IN_THE_LEE ? 1.93f : .95f; }
// How it leans: over the crests, and from side to side.
HD V cutterLean(float t, int shot) {
  V o = cutterPlace(t, shot);
  float exposed = exposureTo(o.x, o.z, shot);
  float ahead = swellHeight(o.x + 4.f, o.z + 3.f, t) - swellHeight(o.x - 4.f, o.z - 3.f, t);
  return vec(clamp(exposed * ahead / 10.f, -.35f, .35f), 0, .10f * (.3f + .7f * exposed) * sinf(TAU * t + 1.3f));
}
HD V ontoCutter(V p, float t, int shot) {
  V lean = cutterLean(t, shot), q = rotateY(p - cutterPlace(t, shot), -cutterHeading(shot));
  return rotateZ(rotateX(q, lean.x), lean.z);
}
HD V fromCutter(V q, float t, int shot) {
  V lean = cutterLean(t, shot);
  return rotateY(rotateX(rotateZ(q, -lean.z), -lean.x), cutterHeading(shot)) + cutterPlace(t, shot);
}
HD float cutterDistance(V p, float t, int shot, int* material) {
  *material = HULL;
  float bound = sdBox(p - cutterPlace(t, shot) - vec(0, 2.f, 0), vec(8.f, 6.f, 8.f));
  if (bound > 2.f) return bound;
  V q = ontoCutter(p, t, shot);
  float taper = clamp((q.z - .5f) / 6.f, 0.f, 1.2f);
  float side = fabsf(q.x) - 2.f * (1.f - taper * taper) - .16f * q.y, rail = 1.3f + .9f * taper * taper;
  float d = fmaxf(side * .75f, fmaxf(q.y - rail, fmaxf(fabsf(q.z) - 6.3f, -q.y - 1.2f)));
  // The deck lies within the bulwark.
  d = fmaxf(d, -fmaxf((side + .16f) * .75f, fmaxf(rail - .55f - q.y, fabsf(q.z) - 6.1f)));
  d = fminf(d, sdRoundBox(q - vec(0, 1.05f, -4.4f), vec(.75f, .38f, .8f), .08f));
  float house = sdRoundBox(q - vec(0, 2.3f, -.7f), vec(1.25f, 1.15f, 1.7f), .15f);
  d = fminf(d, sdRoundBox(q - vec(0, 3.5f, -.7f), vec(1.4f, .07f, 1.9f), .05f));
  d = fminf(d, sdCapsule(q, vec(0, 3.3f, -1.2f), vec(0, 6.4f, -1.4f), .06f));
  d = fminf(d, sdBox(q - vec(0, 4.9f, -1.3f), vec(.8f, .05f, .05f)));
  d = fminf(d, sdBox(vec(fabsf(q.x) - 1.75f, q.y - 2.1f, q.z + 3.6f), vec(.03f, .03f, 2.2f)));
  join(d, material, house, WHEELHOUSE);
  join(d, material, sdSphere(q - vec(0, 6.5f, -1.4f), .16f), DECK_LAMP);
  return d;
}
// Its windows are lit; in the one that looks aft somebody stands at the wheel.
HD float windowsOf(V q) {
  if (q.y < 2.35f || q.y > 3.05f) return 0.f;
  if (fabsf(q.x) > 1.15f) return fractional((q.z + .3f) * 1.15f) > .2f ? 1.f : 0.f;
  if (fractional(fabsf(q.x) * 1.15f + .5f) < .1f) return 0.f;
  float head = length(q.x - .30f, (q.y - 2.78f) * .85f) - .15f, body = fmaxf(fabsf(q.x - .30f) - .34f, q.y - 2.55f);
  return q.z < -2.f ? smoothstep(-.01f, .03f, fminf(head, body)) : 1.f;
}
// A sea that has hit the stones goes up in sheets and drops, twice in a loop: first at the mole's
// head, later farther along. Too dense and too thin for fog, so it is made of drops.
struct Burst {
  float along, age, reach, wide;
};
HD Burst burstAt(int i, float t, int shot) {
  // The one that reaches the lamp.
  if (shot == LANTERN) return {-1.f, i ? 2.f : (t - .74f) * 2.f, 31.f, 6.5f};
  if (shot == IN_THE_LEE) return {i ? 14.f : 34.f, fractional(t - (i ? .30f : -.05f)) * 2.f, i ? 15.f : 12.f, 8.f};
  float age = fractional(t - (i ? .58f : .12f)) * 2.f;
  return {i ? 30.f : -3.f, age, i ? 12.f : 19.f, i ? 7.f : 6.f};
}
// How much water is in the air at a point of a burst, 0…1.
HD float burstDensity(float a, float up, float c, const Burst& burst) {
  float rise = burst.reach * sinf(PI * clamp(burst.age, 0.f, 1.f)) + .6f;
  float h = up / rise;
  if (h > 1.05f || up < -2.f) return 0.f;
  // Wider above: a fan of jets that leans inland with the wind.
  float spread = burst.wide * (.55f + .6f * fmaxf(h, 0.f)) * (1.f + .6f * burst.age);
  float side = a / spread, through = (c - 3.f * burst.age - .22f * up) / (1.1f + 1.5f * burst.age);
  float jets = .45f + .75f * fbm(side * 3.2f + 4.f * burst.along, h * .9f, 3);
  return expf(-side * side - through * through) * clamp(1.25f * jets - h, 0.f, 1.f) * (1.f - .8f * clamp(burst.age, 0.f, 1.f));
}
// One drop per cell, kept well inside it, so that a ray may step over an empty cell at once.
HD float dropsDistance(V q, float cell, float density, int seed) {
  q = rotateZ(rotateX(q, .63f), .41f);
  int ix = (int)floorf(q.x / cell), iy = (int)floorf(q.y / cell), iz = (int)floorf(q.z / cell);
  int pick = ix * 7 + seed, row = iy * 13 + iz * 5;
  V away = q - vec(ix + .35f + .30f * hash(pick, row, 1), iy + .35f + .30f * hash(pick, row, 2), iz + .35f + .30f * hash(pick, row, 3)) * cell;
  V inCell = absolute(q - vec(ix + .5f, iy + .5f, iz + .5f) * cell);
  // Never so little that a far ray would take the side of a cell for a drop.
  float border = fmaxf(.08f, cell * (.5f + .15f) - fmaxf(inCell.x, fmaxf(inCell.y, inCell.z)));
  float size = density * 2.6f - hash(pick, row, 4);
  if (size <= 0.f) return border;
  return fminf(length(away) - cell * fminf(.05f + .20f * size, .19f), border);
}
HD float sprayDistance(V p, float t, int shot) {
  float best = 1e9f;
  for (int i = 0; i < 2; i++) {
    Burst burst = burstAt(i, t, shot);
    if (burst.age < 0.f || burst.age > 1.f) continue;
    V q = vec(moleAlong(p) - burst.along, p.y, moleAcross(p) + 8.5f);
    float tall = burst.reach * sinf(PI * burst.age) + 1.f;
    float bound = sdBox(q - vec(0, tall * .5f - 1.f, 2.f), vec(burst.wide * 2.f, tall * .5f + 1.f, 7.f));
    if (bound > .6f) {
      best = fminf(best, bound);
      continue;
    }
    float density = burstDensity(q.x, q.y, q.z, burst);
    if (density < .02f) {
      best = fminf(best, .5f);
      continue;
    }
    V moving = q - vec(0, 1.3f * burst.reach * burst.age, 0);
    // Through a long lens the rows of drops would show: they are thrown about, and finer.
    if (shot == LANTERN) moving = moving + vec(sinf(2.3f * q.y + 1.7f * q.z), sinf(2.9f * q.z + q.x), sinf(2.1f * q.x + 1.3f * q.y)) * .22f;
    float cell = shot == LANTERN ? .21f : i ? .50f : .38f;
    best = fminf(best, fminf(dropsDistance(moving, cell, density, 3 + i), dropsDistance(moving + vec(.3f), .66f * cell, 1.2f * density, 11 + i)));
  }
  return best;
}
HD float distanceTo(V p, float t, int shot, int* material) {
  int part;
  bool isShadow = *material == SHADOW_RAY;
  float best = moleDistance(p, material), d = towerDistance(p, &part);
  join(best, material, d, part);
  d = beaconDistance(p, &part);
  join(best, material, d, part);
  d = cutterDistance(p, t, shot, &part);
  join(best, material, d, part);
  if (best > .01f && !isShadow) join(best, material, sprayDistance(p, t, shot), SPRAY);
  return best;
}

// Foam: thick where the swell breaks and at the stones, in old lace everywhere between.
HD float foamAt(V p, float t, int shot) {
  float phase = swellPhase(p.x, p.z, t), lean = phase + .55f * sinf(phase);
  float crest = smoothstep(.62f, .99f, sinf(lean + .30f)) * smoothstep(.6f, 2.2f, swellHeight(p.x, p.z, t));
  V drift = loopOffset(t, .6f);
  float warp = fbm(p.x * .35f + drift.x, p.z * .35f + drift.y, 3);
  float lace = fabsf(fbm(p.x * .8f + 2.f * warp + drift.y, p.z * .8f - drift.x, 5) - .5f);
  float clots = fbm(p.x * 2.3f + drift.x, p.z * 2.3f, 4);
  float foam = crest * smoothstep(.44f, .62f, clots + .40f * (warp - .45f));
  // The wind's own waves turn white at their heads.
  foam += .8f * smoothstep(.55f, 1.15f, p.y - swellHeight(p.x, p.z, t)) * smoothstep(.40f, .60f, clots);
  // Streaks that the wind pulls down the back of the waves.
  float streak = fbm((p.x * .8f - p.z * .6f) * .16f, (p.x * .6f + p.z * .8f) * 1.3f, 4);
  foam += .55f * smoothstep(.055f, .01f, lace) * smoothstep(.42f, .62f, warp);
  foam += .35f * smoothstep(.58f, .72f, streak) * smoothstep(.35f, .6f, clots);
  float along = moleAlong(p), across = moleAcross(p), in = along < 0 ? length(along, across) : fabsf(across);
  foam += smoothstep(17.f, 9.f, in + 5.f * (warp - .5f)) * smoothstep(.32f, .52f, clots);
  return clamp(foam * (.25f + .75f * exposureTo(p.x, p.z, shot)), 0.f, 1.f);
}
HD Material bareSurface(int material, V p, V* normal, float t, int shot) {
  if (material == WATER_MATERIAL) {
    float foam = foamAt(p, t, shot);
    if (foam > .05f) *normal = bendNormal(*normal, p, 2.6f, .5f * foam);
    // Thin crests let a little green through.
    float thin = smoothstep(1.3f, 3.4f, p.y);
    V deep = mix(vec(.003f, .007f, .008f), vec(.012f, .034f, .032f), thin);
    return {mix(deep, vec(.74f, .76f, .75f), foam), mix(.10f, .85f, foam), .022f, vec(0)};
  }
  if (material == SPRAY) return {vec(.70f, .72f, .71f) * (shot == LANTERN ? .38f : 1.f), .9f, .03f, vec(.004f, .007f, .008f)};
  if (material == LAMP) {
    V way = normalise(p - lampPosition());
    // Seen from near by: rings of glass, and the two that throw the beams.
    float eye = shot == LANTERN ? .10f + .25f * (fractional(way.y * 6.f) > .3f) + 3.f * powf(fabsf(dot(way, beamDirection(t))), 30.f) : 1.f;
    return glowing(vec(80.f, 48.f, 19.f) * (eye * lampPower(t, shot)));
  }
  if (material == BEACON) return glowing(vec(.8f, 6.5f, 3.4f));
  if (material == DECK_LAMP) return glowing(vec(26.f, 17.f, 8.f));
  if (material == WHEELHOUSE) {
    return {vec(.16f, .12f, .08f), .35f, .05f, vec(.9f, .46f, .15f) * windowsOf(ontoCutter(p, t, shot))};
  }
  if (material == IRON) return {vec(.022f, .022f, .023f), .45f, .06f, vec(0)};
  if (material == HULL) return {vec(.03f, .035f, .036f), .3f, .05f, vec(0)};
  float stain = fbm(vec(p.x * 1.1f, p.y * .3f, p.z * 1.1f), 5);
  *normal = bendNormal(*normal, p, material == TOWER ? 2.f : 1.2f, .30f);
  if (material == TOWER) return {mix(vec(.46f, .44f, .40f), vec(.12f, .10f, .08f), smoothstep(.35f, .72f, stain)), .35f, .05f, vec(0)};
  *normal = bendNormal(*normal, p, 7.f, .35f);
  float joint = fminf(fabsf(fractional(p.y * .9f) - .5f), fabsf(fractional(moleAlong(p) * .42f + .5f * (((int)floorf(p.y * .9f)) & 1)) - .5f));
  V c = mix(vec(.085f, .078f, .070f), vec(.026f, .030f, .026f), smoothstep(.3f, .7f, stain + .2f * smoothstep(3.f, -1.f, p.y)));
  if (material == STONE) c = c * (.4f + .6f * smoothstep(.01f, .05f, joint));
  return {c, .22f + .2f * stain, .05f, vec(0)};
}

// Where the beam strikes, for those who look along with it.
HD V beamOn(V p, V normal, float t, int shot) {
  V way = p - lampPosition();
  float r = length(way), slope = fmaxf(0.f, -dot(way, normal) / r) + .10f;
  float across = fabsf(dot(normalise(vec(way.x, 0, way.z)), normalise(vec(beamDirection(t).x, 0, beamDirection(t).z))));
  return vec(1.f, .66f, .34f) * (lampPower(t, shot) * slope * smoothstep(.9905f, .9990f, across) * 5200.f / (r * r + 300.f));
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = bareSurface(material, p, normal, t, shot);
  if (shot != GALLERY || material == LAMP) return m;
  V glint = vec(1.f, .66f, .34f) * (material == WATER_MATERIAL ? .010f * powf(fmaxf(0.f, normal->y), 4.f) : 0.f);
  return {m.albedo, m.roughness, m.specular, m.emission + (m.albedo * .32f + glint) * beamOn(p, *normal, t, shot)};
}

HD V skyTowards(V d, float t, int shot) {
  float y = fmaxf(d.y, 0.f);
  V drift = loopOffset(t, .12f);
  float u = d.x / (y + .22f), v = d.z / (y + .22f);
  float warp = fbm(u * .8f, v * .5f, 4);
  float cloud = fbm(u * 1.3f + warp * 1.9f + drift.x, v * .8f + warp + drift.y, 5);
  V c = mix(vec(.046f, .072f, .080f), vec(.006f, .013f, .018f), smoothstep(0.f, .5f, y));
  // A torn edge of old daylight low on the left.
  float tear = smoothstep(.30f, .0f, fabsf(y - .05f - .05f * warp) * 4.f) * powf(fmaxf(0.f, normalise(vec(d.x, 0, d.z)).z * .8f - d.x * .55f), 3.f);
  return (c * (.25f + 2.6f * cloud * cloud) + vec(.060f, .062f, .046f) * (tear * (.4f + cloud))) * (shot == DARK ? .38f : shot == GALLERY ? .6f : 1.f);
}

HD float beamMask(V p, float t) {
  V way = p - lampPosition();
  float r = length(way) + .001f;
  V flat = vec(way.x, way.y, way.z) / r;
  float cosine = fabsf(dot(flat, vec(beamDirection(t).x, 0, beamDirection(t).z)));
  return smoothstep(.9930f, .9988f, cosine) * (.8f + r * .018f) * smoothstep(.7f, 2.2f, r);
}
HD float fogAt(V p, float t, int shot) {
  V drift = loopOffset(t, 1.1f);
  float n = fbm(vec(p.x * .06f + drift.x, p.y * .11f, p.z * .05f + drift.y), 3);
  float air = (.0010f + .0040f * expf(-fmaxf(p.y, 0.f) * .20f)) * smoothstep(.15f, .8f, n);
  // Rain hangs in slanting curtains.
  float curtain = fbm(vec((p.x + p.y * .5f) * .35f + drift.y, p.y * .035f + 6.f * drift.x, p.z * .20f), 3);
  float rain = .45f + 1.25f * smoothstep(.35f, .7f, curtain);
  // From near by, air that is lit must not hide what lights it.
  if (shot == LANTERN) return (.22f * air + .0022f * lampPower(t, shot) * beamMask(p, t)) * rain;
  float beam = .018f * lampPower(t, shot) * beamMask(p, t);
  if (shot == IN_THE_LEE || shot == GALLERY) air *= .55f;
  // Whoever looks along the beam must not see all of it at once.
  if (shot == GALLERY || shot == IN_THE_LEE) beam *= (shot == GALLERY ? .5f : .7f) * smoothstep(95.f, 25.f, length(p - lampPosition()));
  return (air + beam) * rain;
}

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == ABOARD) return {fromCutter(vec(1.15f, 4.35f, -7.6f), t, shot), fromCutter(vec(-.35f, 3.9f, 14.f), t, shot) + vec(0, 1.2f, 0), 1.9f, .02f, 14.f, .05f * sinf(a + 1.3f)};
  if (shot == LANTERN) return {vec(-14.f, 8.2f, 82.f), vec(LIGHT_X - .6f, MOLE_TOP + 16.f, LIGHT_Z), 6.0f, .03f, 41.f, .01f * sinf(a)};
  if (shot == DARK) return {vec(5.2f, 1.5f + .8f * swellHeight(5.2f, 11.7f, t), 11.7f), vec(-3.2f, 4.6f, 45.f), 2.2f, .03f, 36.f, .03f * sinf(a)};
  if (shot == GALLERY) return {vec(41.f, 27.2f, 96.5f), vec(-14.6f, 6.5f, 74.f), 2.0f, .03f, 58.f, 0.f};
  if (shot == IN_THE_LEE) return {vec(69.f, 3.6f + .1f * sinf(a), 146.f), vec(31.f + 1.f * t, 10.2f, 99.f), 2.05f, .03f, 48.f, .006f * sinf(a)};
  // Aboard something small: the lens rides the swell.
  if (shot == FROM_THE_MOLE) return {vec(-13.f, 6.8f, 36.f) + vec(1.2f, .8f, 6.f) * (t - .3f), vec(11.f, 10.2f, 90.f), 2.05f, .03f, 60.f, -.03f};
  return {vec(-1.5f, 5.4f + .45f * swellHeight(-1.5f, -6.f, t), -6.f), vec(8.5f, 7.6f + .25f * sinf(a + .8f), 80.f), 2.5f, .03f, 70.f, .018f * sinf(a + .5f)};
}
HD int lightCount(int) { return 3; }
HD Light lightAt(int i, float t, int shot) {
  if (i == 1) return {cutterPlace(t, shot) + vec(0, 6.6f, 0), .2f, vec(1.f, .68f, .34f) * (shot == ABOARD ? 14.f : 26.f)};
  // A moon somewhere behind the cloud: just enough for foam to be white.
  if (i == 2) return {vec(-150.f, 190.f, 60.f), 16.f, vec(.50f, .80f, .88f) * (shot == DARK ? 4200.f : 9500.f)};
  // When the beam looks at the lens, the lamp flares.
  V eye = normalise(shot == FROM_THE_MOLE ? vec(-.50f, 0, -.86f) : vec(-.22f, 0, -.97f));
  float flare = powf(fabsf(dot(eye, vec(beamDirection(t).x, 0, beamDirection(t).z))), 40.f);
  if (shot == ABOARD || shot == LANTERN) {
    V seen = cameraAt(t, shot).position - lampPosition();
    flare = (shot == ABOARD ? 3.f : .6f) * powf(fabsf(dot(normalise(vec(seen.x, 0, seen.z)), normalise(vec(beamDirection(t).x, 0, beamDirection(t).z)))), 60.f);
  }
  return {lampPosition(), .45f, vec(1.f, .55f, .20f) * ((900.f + 700.f * flare) * lampPower(t, shot))};
}
