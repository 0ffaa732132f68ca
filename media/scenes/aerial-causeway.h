// A causeway over tidal flats in the last light: lamps, one car, an island with a few windows.
#define MAX_DISTANCE 4200.f
#define MARCH_STEPS 220
#define STEP_SCALE .85f
#define SURFACE_EPSILON .03f
#define MAX_BOUNCES 2
#include "parts/aerial.h"

enum { FLATS = 1, ROAD, STONE, POLE, LAMP, HOUSE, PANE, CAR, HEADLIGHT, TAILLIGHT };
constexpr float LAMP_STEP = 34.f, CAR_Z = 236.f, ISLAND_X = 96.f, ISLAND_Z = 690.f;

HD float roadCentre(float z) { return 44.f * sinf(z * .0072f - .35f) + .0165f * z + .00010f * z * z - 18.f; }
HD float roadSlope(float z) { return 44.f * .0072f * cosf(z * .0072f - .35f) + .0165f + .0002f * z; }
HD float acrossRoad(float x, float z) {
  float s = roadSlope(z);
  return (x - roadCentre(z)) / sqrtf(1.f + s * s);
}
HD float islandHeight(float x, float z) {
  float r = length((x - ISLAND_X) * .62f, z - ISLAND_Z) + 26.f * (fbm(x * .012f, z * .012f, 3) - .5f);
  float crown = 30.f * smoothstep(120.f, 20.f, r) + 14.f * expf(-.0008f * ((x - ISLAND_X - 40.f) * (x - ISLAND_X - 40.f) + (z - ISLAND_Z) * (z - ISLAND_Z)));
  return crown + 5.f * smoothstep(122.f, 96.f, r) + 4.f * (fbm(x * .04f, z * .04f, 4) - .5f) - 3.f;
}
// Sand banks and the creeks that drain them; the tide stands at height 0.
HD float flatsHeight(float x, float z) {
  float bank = fbm(x * .0050f + 2.f, z * .0034f, 4) - .47f;
  float warp = 26.f * fbm(x * .013f, z * .013f, 3);
  float creek = fabsf(gradientNoise(vec((x + warp) * .011f, (z + warp) * .007f, 3.f)));
  float rill = fabsf(gradientNoise(vec((x - warp) * .035f, (z + warp) * .024f, 8.f)));
  return .30f + 3.6f * bank - .9f * smoothstep(.16f, .02f, creek) - .22f * smoothstep(.14f, .02f, rill) - .0016f * (x + 20.f);
}
HD float roadHeight(float z) { return 2.1f + 1.1f * smoothstep(590.f, 660.f, z); }

// Distance to an upright box of the given footprint on the island.
HD float housesDistance(V p, int* part) {
  float best = 1e9f;
  *part = HOUSE;
  for (int i = 0; i < 11; i++) {
    float x = ISLAND_X - 74.f + 15.f * i + 9.f * hash(i, 3), z = ISLAND_Z - 62.f + 34.f * hash(i, 5);
    V q = p - vec(x, 0, z);
    float reach = length(q.x, q.z) - 12.f;
    if (reach > 3.f) {
      best = fminf(best, reach);
      continue;
    }
    q.y -= islandHeight(x, z) - .6f;
    q = rotateY(q, .5f * (hash(i, 7) - .5f));
    float tall = 3.f + 2.2f * hash(i, 9), wide = 3.6f + 2.5f * hash(i, 11);
    float d = sdBox(q - vec(0, tall * .5f, 0), vec(wide, tall * .5f, 3.2f));
    d = fminf(d, fmaxf(.72f * (fabsf(q.z) + q.y - tall - 3.4f), fmaxf(fabsf(q.x) - wide - .3f, tall - .1f - q.y)));
    d = fminf(d, sdBox(q - vec(wide - .8f, tall + 2.8f, 0), vec(.5f, 1.6f, .5f)));
    int w;
    V pane = vec(repeat(q.x, 2.1f, -1, 1, &w), q.y - 1.7f, q.z + 3.22f);
    float window = sdBox(pane, vec(.55f, .65f, .06f));
    if (hash(i, w + 5, 13) < .6f && window < best && window < d) {
      best = window;
      *part = PANE;
    } else if (d < best) {
      best = d;
      *part = HOUSE;
    }
  }
  return best;
}

HD V carFrame(V p) {
  V q = p - vec(roadCentre(CAR_Z) + 1.7f, roadHeight(CAR_Z), CAR_Z);
  return rotateY(q, -atanf(roadSlope(CAR_Z)));
}

HD float distanceTo(V p, float, int, int* material) {
  *material = FLATS;
  if (p.y > 62.f) return p.y - 55.f;
  float best = p.y < 6.f ? (p.y - fmaxf(flatsHeight(p.x, p.z), 0.f)) * .85f : p.y - 3.f;
  float island = length((p.x - ISLAND_X) * .62f, p.z - ISLAND_Z) - 150.f;
  if (island > 10.f) best = fminf(best, island);
  else {
    join(best, material, (p.y - islandHeight(p.x, p.z)) * .55f, STONE);
    int part;
    float d = housesDistance(p, &part);
    join(best, material, d, part);
  }
  float n = acrossRoad(p.x, p.z), aside = fabsf(n);
  if (aside > 26.f) return fminf(best, aside - 14.f);
  // Embankment: battered stone sides, a parapet kerb, the carriageway.
  float top = roadHeight(p.z), side = aside - 4.6f - .9f * fmaxf(top - p.y, 0.f);
  float bank = fmaxf(side * .70f, p.y - top);
  bank = fmaxf(bank, p.z - ISLAND_Z + 60.f);
  join(best, material, bank, aside < 3.9f ? ROAD : STONE);
  join(best, material, fmaxf(fmaxf(fabsf(aside - 4.35f) - .22f, p.y - top - .42f), p.z - ISLAND_Z + 60.f), STONE);
  // Lamps on alternate sides, and below them the poles that mark the way at flood.
  int i;
  float z = repeat(p.z - 20.f, LAMP_STEP, -3, 17, &i);
  V q = vec(n * ((i & 1) ? 1.f : -1.f) - 4.5f, p.y - top, z);
  float post = sdCapsule(q, vec(0, 0, 0), vec(0, 7.2f, 0), .13f);
  post = fminf(post, sdCapsule(q, vec(0, 7.2f, 0), vec(-1.5f, 7.6f, 0), .10f));
  join(best, material, post, POLE);
  join(best, material, sdEllipsoid(q - vec(-1.7f, 7.45f, 0), vec(.48f, .20f, .30f)), LAMP);
  float mark = repeat(p.z - 9.f, 17.f, -6, 35, &i);
  join(best, material, sdCapsule(vec(n + 11.f + 2.f * hash(i, 4), p.y, mark), vec(0, -1, 0), vec(.2f, 3.4f, .1f), .12f), POLE);
  // A refuge box on stilts, half way.
  V r = vec(n + 9.5f, p.y - top, p.z - 372.f);
  float refuge = sdBox(r - vec(0, 4.2f, 0), vec(1.7f, 1.5f, 1.7f));
  refuge = fminf(refuge, sdCapsule(vec(fabsf(r.x), r.y, fabsf(r.z)), vec(1.4f, -3, 1.4f), vec(1.3f, 3, 1.3f), .14f));
  refuge = fminf(refuge, sdCapsule(r, vec(1.5f, 2.8f, 0), vec(5.f, .2f, 0), .16f));
  join(best, material, refuge, HOUSE);
  V c = carFrame(p);
  float near = length(c) - 4.f;
  if (near > 1.f) return fminf(best, fmaxf(near, 1.f));
  float body = fminf(sdRoundBox(c - vec(0, .72f, 0), vec(.88f, .38f, 2.1f), .2f), sdRoundBox(c - vec(0, 1.25f, -.2f), vec(.74f, .36f, 1.15f), .25f));
  join(best, material, body, CAR);
  V lamp = vec(fabsf(c.x) - .62f, c.y - .75f, c.z);
  join(best, material, sdSphere(lamp - vec(0, 0, 2.1f), .16f), HEADLIGHT);
  join(best, material, sdSphere(lamp - vec(0, 0, -2.1f), .15f), TAILLIGHT);
  return best;
}

HD V sodium() { return vec(1.f, .43f, .105f); }
// What the lamps and the car throw on the ground.
HD V lampLight(V p) {
  int i;
  float n = acrossRoad(p.x, p.z), z = repeat(p.z - 20.f, LAMP_STEP, -3, 17, &i);
  float x = n * ((i & 1) ? 1.f : -1.f) - 2.8f, h2 = 52.f;
  float r2 = x * x + z * z, pool = squared(h2 / (h2 + r2));
  V c = sodium() * (pool * 1.35f);
  V q = carFrame(p);
  float ahead = q.z - 2.f;
  if (ahead > 0.f && ahead < 60.f) c = c + vec(1.3f, 1.0f, .62f) * (expf(-squared(q.x / (1.2f + .16f * ahead))) * 1.6f / (1.f + .012f * ahead * ahead) * smoothstep(0.f, 4.f, ahead));
  return c;
}

HD Material wayside(int material, V p, V* normal) {
  if (material == LAMP) return glowing(vec(16.f, 7.4f, 2.1f));
  if (material == HEADLIGHT) return glowing(vec(15.f, 12.f, 8.f));
  if (material == TAILLIGHT) return glowing(vec(9.f, .7f, .15f));
  if (material == PANE) return glowing(vec(2.6f, 1.15f, .30f));
  if (material == CAR) return {vec(.02f, .022f, .025f), .2f, .06f, vec(0)};
  if (material == POLE) return matt(vec(.03f, .028f, .027f), .6f);
  if (material == HOUSE) return matt(mix(vec(.11f, .10f, .09f), vec(.04f, .038f, .036f), fbm(p * .6f, 3)), .8f);
  V lit = lampLight(p);
  if (material == ROAD) {
    float n = acrossRoad(p.x, p.z), tar = fbm(p.x * .7f, p.z * .35f, 4), wet = smoothstep(.42f, .60f, fbm(p.x * .16f + 4.f, p.z * .09f, 4));
    *normal = bendNormal(*normal, p, 2.f, .10f * (1.f - wet));
    float line = smoothstep(.16f, .09f, fabsf(n)) * smoothstep(.2f, .24f, fabsf(fractional(p.z / 9.f) - .5f));
    V tone = mix(vec(.030f, .030f, .031f), vec(.050f, .047f, .044f), tar) + vec(.25f) * line * .7f;
    return {tone * mix(1.f, .5f, wet), mix(.5f, .10f, wet), .04f, tone * lit * 7.f};
  }
  if (material == STONE) {
    float clod = fbm(p * .5f, 4), green = smoothstep(.8f, .95f, normal->y) * smoothstep(3.f, 6.f, p.y);
    *normal = bendNormal(*normal, p, .6f, .6f);
    V tone = mix(mix(vec(.060f, .054f, .048f), vec(.024f), clod), vec(.028f, .031f, .014f), green);
    // Weed and wet below the tide's mark.
    tone = mix(tone, vec(.014f, .015f, .010f), smoothstep(1.3f, .5f, p.y));
    return {tone, .7f, .04f, tone * lit * (p.z < 640.f ? 2.4f : .6f)};
  }
  float height = flatsHeight(p.x, p.z), grain = fbm(p.x * .09f, p.z * .09f, 4);
  if (height < 0.f) {
    float wind = smoothstep(.40f, .62f, fbm(p.x * .006f, p.z * .004f + 3.f, 4));
    *normal = bendNormal(vec(0, 1, 0), vec(p.x, 0, p.z), .45f, .012f + .06f * wind);
    V under = mix(vec(.020f, .020f, .018f), vec(.003f, .008f, .010f), smoothstep(0.f, -.7f, height));
    return {under, .04f + .10f * wind, .028f, under * lit * 1.5f};
  }
  // Sand ribbed by the ebb, with a skin of water in the hollows.
  float rib = sinf((p.x * .35f + p.z * .9f + 9.f * grain) * 1.7f), skin = smoothstep(.42f, .10f, height + .25f * (grain - .5f));
  *normal = normalise(vec(-.10f * rib * (1.f - skin), 1.f, -.18f * rib * (1.f - skin)));
  *normal = bendNormal(*normal, vec(p.x, 0, p.z), .25f, .12f * (1.f - skin));
  V sand = mix(vec(.098f, .084f, .070f), vec(.050f, .045f, .041f), grain);
  return {sand * mix(1.f, .45f, skin), mix(.6f, .09f, skin), .035f, sand * lit * 1.1f};
}

HD V skyTowards(V d, float, int) {
  float y = fmaxf(d.y, 0.f), towards = fmaxf(0.f, dot(d, normalise(vec(-.55f, .0f, .83f))));
  V c = mix(vec(.105f, .098f, .096f), vec(.034f, .088f, .120f), smoothstep(0.f, .45f, y));
  c = c + vec(.85f, .30f, .065f) * (.60f * powf(towards, 4.f) * expf(-y * 6.f));
  float k = 1.f / (y + .2f);
  float bank = fbm(d.x * k * .9f + .6f * fbm(d.x * k * .8f, d.z * k, 3), d.z * k * .5f, 5);
  V belly = mix(vec(.012f, .024f, .032f), vec(.50f, .19f, .055f), powf(towards, 3.f) * expf(-y * 3.f));
  return mix(c, belly, smoothstep(.44f, .66f, bank) * smoothstep(.02f, .14f, y) * .8f);
}
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float, int) { return sunFrom(vec(-.55f, .13f, .83f), vec(1.3f, .55f, .19f)); }
HD Camera cameraAt(float t, int) { return {vec(-66.f + 16.f * t, 84.f - 10.f * t, 30.f + 100.f * t), vec(4.f, 8.f, 330.f + 40.f * t), 2.2f, 0.f, 350.f, 0.f}; }
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = wayside(material, p, normal);
  V eye = cameraAt(t, shot).position, d = normalise(p - eye);
  return behindHaze(m, hazeAlong(eye, p, {.0011f, .012f}), skyTowards(normalise(vec(d.x, .04f, d.z)), t, shot) * .75f);
}
