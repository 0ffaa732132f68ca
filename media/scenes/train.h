// A window seat at night. What passes outside is drawn in layers, each as far as the train runs in one
// loop; what the pane mirrors is traced.
#define MAX_DISTANCE 30.f
#define MARCH_STEPS 170
#define MAX_BOUNCES 4
#define SURFACE_EPSILON .0008f
#include "parts/aerial.h"

enum { PANEL = 1, RIM, PANE, TABLE, SHADE, BRASS, CURTAIN, SEAT, PASSENGER, CUP };
constexpr float STRETCH = 420.f;  // metres that the train covers in one loop
constexpr float LAMP_X = .93f, LAMP_Z = -.25f;

HD float seatDistance(V p) {
  V q = p - vec(-1.42f, -.45f, -.62f);
  float back = sdRoundBox(rotateZ(q, -.10f), vec(.16f, .85f, .42f), .11f);
  float wing = sdRoundBox(q - vec(.12f, .55f, .34f), vec(.20f, .30f, .07f), .06f);
  return smoothMin(back, wing, .08f);
}
HD float curtainDistance(V p) {
  V q = p - vec(1.52f, -.05f, -.14f);
  float gather = 1.f - .35f * expf(-squared((q.y + .42f) * 3.2f));
  float pleat = .055f * sinf(q.x * 46.f / gather + 1.5f * sinf(q.y * 2.f)) + .02f * sinf(q.x * 101.f);
  return sdRoundBox(vec(q.x + .10f * (1.f - gather), q.y, q.z + pleat), vec(.26f * gather, 1.05f, .03f), .02f) * .45f;
}
HD float lampDistance(V p, int* part) {
  V q = p - vec(LAMP_X, -.62f, LAMP_Z);
  *part = BRASS;
  float bound = sdCylinder(q - vec(0, .22f, 0), .2f, .3f);
  if (bound > .2f) return bound;
  float d = sdCylinder(q - vec(0, .008f, 0), .075f, .010f) - .006f;
  d = fminf(d, sdCapsule(q, vec(0, .01f, 0), vec(0, .24f, 0), .011f));
  d = fminf(d, sdSphere(q - vec(0, .10f, 0), .022f));
  float shade = fabsf(sdCone(q - vec(0, .30f, 0), .135f, .075f, .085f)) - .003f;
  shade = fmaxf(shade, fabsf(q.y - .30f) - .083f);
  if (shade < d) {
    *part = SHADE;
    return shade;
  }
  return d;
}
HD float tableThings(V p) {
  V q = p - vec(.52f, -.615f, -.36f);
  float r = length(q.x, q.z);
  float glass = fmaxf(fabsf(r - .038f) - .003f, fabsf(q.y - .05f) - .05f);
  // A holder with a handle, as for tea.
  float holder = fmaxf(fabsf(r - .044f) - .004f, fabsf(q.y - .03f) - .03f);
  holder = fminf(holder, length(length(q.x - .055f, q.y - .035f) - .020f, q.z) - .005f);
  V book = rotateY(p - vec(.10f, -.605f, -.40f), .35f);
  float pages = sdRoundBox(book, vec(.11f, .014f, .085f), .004f);
  return fminf(fminf(glass, holder), pages);
}

HD float distanceTo(V p, float t, int, int* material) {
  // The side of the carriage with a rounded opening.
  float opening = sdRoundBox(vec(p.x - .12f, p.y - .08f, 0), vec(1.30f, .66f, 1.f), .14f);
  *material = PANEL;
  float best = subtract(fabsf(p.z - .12f) - .12f, fmaxf(opening, fabsf(p.z) - .5f));
  join(best, material, length(opening, p.z) - .028f, RIM);
  join(best, material, fmaxf(fabsf(p.z - .16f) - .004f, opening), PANE);
  // A rail across, where one leans.
  join(best, material, length(p.y + .38f, p.z + .02f) - .014f, BRASS);
  join(best, material, sdRoundBox(p - vec(.62f, -.645f, -.33f), vec(.62f, .018f, .30f), .014f), TABLE);
  int part;
  float lamp = lampDistance(p, &part);
  join(best, material, lamp, part);
  join(best, material, tableThings(p), CUP);
  join(best, material, curtainDistance(p), CURTAIN);
  join(best, material, seatDistance(p), SEAT);
  Pose pose = standingPose();
  pose.headTurn = -.75f + .05f * sinf(TAU * t);
  pose.headDip = .10f + .02f * sinf(TAU * t + 1.f);
  pose.rightArm = .1f;
  pose.rightBend = .3f;
  V f = rotateY(p - vec(-.80f, -1.56f, -.66f), -.50f);
  float person = sdFigure(f, pose);
  // A hat and a scarf: a head in the dark needs more than a skull.
  if (person < .4f) {
    V h = rotateY(f - vec(0, 1.67f, .0f), -pose.headTurn);
    person = smoothMin(person, sdEllipsoid(h - vec(0, .062f, -.005f), vec(.165f, .013f, .185f)), .02f);
    person = smoothMin(person, sdEllipsoid(h - vec(0, .105f, -.012f), vec(.092f, .082f, .108f)), .025f);
    person = smoothMin(person, sdEllipsoid(h - vec(0, .035f, .085f), vec(.016f, .030f, .026f)), .02f);
    person = smoothMin(person, sdTorus(rotateX(f - vec(0, 1.515f, -.005f), .15f), .085f, .034f), .03f);
  }
  join(best, material, person, PASSENGER);
  // The other side of the carriage, dark.
  join(best, material, fminf(p.z + 3.2f, 1.25f - p.y), PANEL);
  return best;
}

// Trees and hills as a skyline that repeats after one stretch.
HD float skyline(float along, int cells, int octaves, int seed) { return tileFbm(.37f * seed, along, STRETCH, cells, octaves, seed); }
HD V moonDirection() { return normalise(vec(.30f, .20f, 1.f)); }

HD V nightSky(V d, float t) {
  float y = fmaxf(d.y, 0.f), moon = fmaxf(0.f, dot(d, moonDirection()));
  V drift = loopOffset(t, .03f);
  float k = 1.f / (y + .3f), cloud = fbm(d.x * k * 1.6f + drift.x, y * 9.f + drift.y, 5);
  V c = mix(vec(.050f, .088f, .105f), vec(.010f, .027f, .038f), smoothstep(0.f, .4f, y));
  float thin = 1.f - smoothstep(.42f, .68f, cloud);
  c = c * (.55f + .7f * cloud) + vec(.55f, .60f, .56f) * (powf(moon, 60.f) * .35f * (.4f + cloud));
  return c + vec(3.0f, 2.9f, 2.5f) * (smoothstep(.99972f, .99982f, moon) * (.25f + .75f * thin));
}
// The country outside, as seen from the seat along `d`; the seat is 3 m above the ground.
HD V countryTowards(V d, float t) {
  if (d.z < .05f) return vec(.01f);
  float u = d.x / d.z, v = d.y / d.z, run = STRETCH * t;
  V c = nightSky(d, t);
  // Mountains too far away to move.
  float ridge = .060f + .075f * (fbm(u * 2.1f + 3.f, 1.f, 5) - .3f) + .02f * fbm(u * 9.f, 4.f, 3);
  if (v < ridge) c = mix(vec(.016f, .028f, .034f), vec(.030f, .050f, .058f), smoothstep(ridge - .08f, ridge, v));
  // A lake holds the moon.
  if (v < .004f) {
    float wave = fbm(u * 30.f / (.02f - v), 6.f / (.012f - v) + 3.f * cosf(TAU * t), 3), path = expf(-squared((u - .30f) * 9.f / (1.f - 12.f * v)));
    c = nightSky(normalise(vec(u, .02f - v * 1.5f, 1.f)), t) * .5f + vec(.62f, .60f, .50f) * (path * smoothstep(.52f, .75f, wave) * .9f);
  }
  // The far shore: hills with houses, 350 m off.
  float x = u * 350.f + run, shore = 350.f * v + 3.f;
  float hill = -1.5f + 11.f * fmaxf(0.f, .35f + 1.3f * skyline(x, 4, 5, 3));
  if (shore < hill && shore > -8.f) {
    c = vec(.006f, .011f, .013f);
    for (int k = 0; k < 2; k++) {
      float cell = x / 5.f + 31.f * k;
      int house = ((int)floorf(cell)) % 84;
      if (house < 0) house += 84;
      float up = 1.f + 5.f * hash(house, 5 + k), dx = (cell - floorf(cell) - .5f) * 5.f, dy = shore - up;
      if (hash(house, 9 + k) > .62f && up < hill) c = c + mix(vec(1.f, .42f, .10f), vec(1.f, .72f, .40f), hash(house, 3)) * (2.4f * expf(-(dx * dx + dy * dy) * 2.4f) + .10f * expf(-(dx * dx + dy * dy) * .06f));
    }
  }
  // Water's edge and its reeds, then trees at 70 m.
  x = u * 70.f + run;
  float tree = 70.f * v + 3.f, crown = -2.f + 13.f * fmaxf(-.2f, skyline(x, 9, 2, 21)) + 2.6f * skyline(x, 150, 3, 25);
  if (tree < crown) c = vec(.0028f, .0050f, .0058f);
  // Beside the track everything is a smear.
  x = u * 9.f + run;
  float near = 9.f * v + 3.f, bush = 1.5f + 1.1f * skyline(x, 60, 3, 31);
  if (near < bush) c = vec(.0016f, .0026f, .0030f) * (1.f + 2.f * skyline(x, 200, 2, 37));
  // Masts and wires, one mast in every 42 m.
  x = u * 7.f + run;
  float mast = (fractional(x / 42.f) - .5f) * 42.f, height = 7.f * v + 3.f;
  float span = mast * mast / 441.f;
  if (fabsf(mast) < .13f || fabsf(height - 4.4f + .35f * (1.f - span)) < .018f || fabsf(height - 5.1f + .5f * (1.f - span)) < .018f) c = vec(.0015f, .0022f, .0026f);
  // One halt with three lamps goes by.
  x = u * 11.f + run - .62f * STRETCH;
  x = x - STRETCH * rintf(x / STRETCH);
  float post = x - 9.f * clamp(rintf(x / 9.f), -1.f, 1.f), lamp = 11.f * v - .9f;
  float glow = post * post + lamp * lamp;
  return c + vec(1.f, .50f, .15f) * (7.f * expf(-glow * 90.f) + .50f * expf(-sqrtf(glow) * 2.4f));
}

// Drops on the outside, driven back by the wind; each bends the view like a small lens.
HD V dropsAt(V p, float t, float* wet) {
  *wet = 0.f;
  V bend = vec(0);
  for (int k = 0; k < 3; k++) {
    float scale = k == 0 ? 15.f : k == 1 ? 27.f : 46.f;
    float x = p.x * scale + (k == 0 ? 6.f * t : 0.f) + 3.3f * k, y = (p.y + (k == 0 ? .32f * p.x : 0.f)) * scale;
    int ix = (int)floorf(x), iy = (int)floorf(y), wrapX = k == 0 ? ((ix % 6) + 6) % 6 : ix;
    if (hash(wrapX, iy, 60 + k) < (k == 0 ? .80f : .70f)) continue;
    float dx = x - ix - .5f - .25f * (hash(wrapX, iy, 61) - .5f), dy = y - iy - .5f - .25f * (hash(wrapX, iy, 62) - .5f);
    float r = length(dx * (k == 0 ? .8f : 1.f), dy) / (.16f + .18f * hash(wrapX, iy, 63));
    if (r > 1.f) continue;
    *wet = 1.f;
    bend = vec(dx, dy, 0) * (3.2f * (1.f - .4f * r));
  }
  return bend;
}

HD Camera cameraAt(float t, int) {
  float a = TAU * t;
  // The carriage rocks: a whole number of times in a loop.
  float rock = .0035f * sinf(3.f * a) + .002f * sinf(7.f * a + 1.f);
  return {vec(-.30f + .05f * sinf(a), .06f + rock, -2.35f), vec(.10f + .02f * sinf(a), -.02f + rock * .5f, 0.f), 2.55f, .010f, 2.25f, .002f * sinf(2.f * a)};
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  if (material == PANE) {
    V d = normalise(p - cameraAt(t, shot).position);
    float wet;
    V bend = dropsAt(p, t, &wet);
    V seen = countryTowards(normalise(vec(d.x - bend.x, d.y - bend.y, d.z)), t);
    float dust = .004f + .006f * fbm(p.x * 5.f, p.y * 3.f, 4);
    return {vec(dust), .02f, .075f, seen * (wet > 0.f ? .8f : .92f)};
  }
  if (material == SHADE) {
    float rib = .85f + .15f * cosf(atan2f(p.z - LAMP_Z, p.x - LAMP_X) * 24.f), low = smoothstep(-.22f, -.42f, p.y);
    return {vec(.30f, .18f, .09f), .8f, .04f, vec(2.5f, 1.02f, .25f) * (rib * (.45f + .75f * low))};
  }
  if (material == BRASS) {
    *normal = bendNormal(*normal, p, 30.f, .06f);
    return {vec(.44f, .27f, .10f), .26f, .6f, vec(0)};
  }
  if (material == RIM) return {vec(.035f, .033f, .030f), .35f, .05f, vec(0)};
  if (material == TABLE) {
    *normal = bendNormal(*normal, vec(p.x * .6f, p.y, p.z * 5.f), 9.f, .03f);
    return {mix(vec(.105f, .045f, .020f), vec(.038f, .017f, .009f), fbm(vec(p.x * 2.f, 0, p.z * 24.f), 4)), .16f, .045f, vec(0)};
  }
  if (material == CURTAIN) {
    *normal = bendNormal(*normal, p, 60.f, .15f);
    return matt(vec(.105f, .030f, .018f), .95f);
  }
  if (material == SEAT) {
    *normal = bendNormal(*normal, p, 40.f, .25f);
    return matt(vec(.030f, .050f, .048f), .9f);
  }
  if (material == PASSENGER) {
    *normal = bendNormal(*normal, p, 26.f, .25f);
    bool skin = p.y > -.02f && p.z > -.585f;
    return matt(skin ? vec(.16f, .095f, .065f) : vec(.030f, .026f, .024f), .8f);
  }
  if (material == CUP) return {vec(.28f, .25f, .20f), .25f, .05f, vec(0)};
  // Varnished panelling with an inlay line.
  float board = fabsf(fractional(p.x * 1.1f + .3f) - .5f), grain = fbm(vec(p.x * 20.f, p.y * 1.6f, 0), 4);
  *normal = bendNormal(*normal, vec(p.x * 6.f, p.y, p.z), 5.f, .05f);
  return {mix(vec(.085f, .038f, .018f), vec(.036f, .017f, .009f), grain) * (board < .012f ? .3f : 1.f), .24f, .045f, vec(0)};
}
HD V skyTowards(V, float, int) { return vec(.004f, .006f, .007f); }
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 3; }
HD Light lightAt(int i, float t, int) {
  if (i == 0) return {vec(LAMP_X, -.33f, LAMP_Z), .05f, vec(.95f, .42f, .12f)};
  // Night light of the carriage, behind the viewer.
  if (i == 1) return {vec(.75f, .80f, -2.5f), .10f, vec(.95f, .56f, .26f)};
  // The halt's lamps as they sweep the seat.
  float x = .62f * STRETCH - STRETCH * t;
  float power = expf(-squared(x / 26.f));
  return {vec(clamp(x * .10f, -2.5f, 2.5f), .55f, .5f), .15f, vec(1.1f, .52f, .15f) * power};
}
