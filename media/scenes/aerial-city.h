// A city grid at night from the air: streets as channels of sodium light between dark blocks.
#define MAX_DISTANCE 5200.f
#define MARCH_STEPS 260
#define STEP_SCALE .95f
#define SURFACE_EPSILON .05f
#define MAX_BOUNCES 2
#include "parts/aerial.h"

enum { STREET = 1, WALL, ROOF, PLANT, BEACON };
constexpr float BLOCK_X = 92.f, BLOCK_Z = 64.f, ROAD = 11.f, AVENUE = 5;

struct Lot {
  float height, halfX, halfZ, x, z;  // the building's size and its centre, from the block's centre
  int seed;
};
// Each block holds 3 × 2 lots. Towers gather downtown.
HD Lot lotAt(int bx, int bz, int lx, int lz) {
  int seed = (int)(hashCell(bx * 3 + lx, bz * 2 + lz, 77) & 0xffffu);
  float width = (BLOCK_X - 2.f * ROAD) / 3.f, depth = (BLOCK_Z - 2.f * ROAD) / 2.f;
  float cx = (bx - 3.f) * BLOCK_X, cz = (bz - 17.f) * BLOCK_Z;
  float downtown = expf(-(cx * cx + .6f * cz * cz) * 2.6e-6f);
  float r = hash(seed, 1), height = 9.f + 16.f * r + downtown * (14.f + 150.f * r * r * r * r * r);
  // A few lots are empty: parking, small parks.
  if (hash(seed, 2) < .07f) height = .4f;
  return {height, width * .5f - .6f - 2.f * hash(seed, 3), depth * .5f - .6f - 2.f * hash(seed, 4), (lx - 1) * width, (lz - .5f) * depth, seed};
}
// The river cuts the grid on one side.
HD float toRiver(float x, float z) { return x + 330.f + 60.f * sinf(z * .003f) - .12f * z; }

HD float buildingDistance(V q, const Lot& lot, int* material) {
  V p = q - vec(lot.x, 0, lot.z);
  *material = WALL;
  float h = lot.height;
  float d = sdBox(p - vec(0, h * .5f, 0), vec(lot.halfX, h * .5f, lot.halfZ));
  if (d > 14.f) return d;
  if (h > 40.f) {
    // Setbacks, and on the tallest a mast.
    float shrink = .72f - .2f * hash(lot.seed, 5);
    d = sdBox(p - vec(0, h * .34f, 0), vec(lot.halfX, h * .34f, lot.halfZ));
    d = fminf(d, sdBox(p - vec(0, h * .5f, 0), vec(lot.halfX * shrink, h * .5f, lot.halfZ * shrink)));
    if (h > 95.f) d = fminf(d, sdCapsule(p, vec(0, h, 0), vec(0, h + 22.f, 0), .5f));
    if (h > 70.f) {
      float beacon = sdSphere(p - vec(0, h + (h > 95.f ? 22.f : 1.6f), 0), 1.1f);
      if (beacon < d) {
        *material = BEACON;
        return beacon;
      }
    }
  }
  float parapet = fmaxf(fabsf(p.y - h) - .7f, fabsf(sdBox(vec(p.x, 0, p.z), vec(lot.halfX - .3f, 9.f, lot.halfZ - .3f))) - .25f);
  if (h < 40.f) d = fminf(d, parapet);
  // Stair heads, tanks and fans.
  V t = p - vec((hash(lot.seed, 6) - .5f) * lot.halfX, h + 1.2f, (hash(lot.seed, 7) - .5f) * lot.halfZ);
  float plant = hash(lot.seed, 8) < .4f ? sdCylinder(t - vec(0, 1.6f, 0), 1.7f, 1.9f) : sdBox(t, vec(2.4f, 1.4f, 1.7f));
  plant = fminf(plant, sdBox(t + vec(4.5f, .6f, -2.f), vec(1.2f, .7f, 1.2f)));
  if (h > 2.f && h < 40.f && plant < d) {
    *material = PLANT;
    return plant;
  }
  if (p.y > h - .05f && d < .3f) *material = ROOF;
  return d;
}

HD float distanceTo(V p, float, int, int* material) {
  *material = STREET;
  float best = p.y;
  if (p.y > 196.f) return p.y - 190.f;
  if (toRiver(p.x, p.z) < -12.f) return fminf(best, fmaxf(8.f, -toRiver(p.x, p.z) * .7f - 4.f));
  int bx = (int)floorf(p.x / BLOCK_X + .5f), bz = (int)floorf(p.z / BLOCK_Z + .5f);
  V q = p - vec(bx * BLOCK_X, 0, bz * BLOCK_Z);
  if (toRiver(bx * BLOCK_X, bz * BLOCK_Z) > 58.f) {
    float width = (BLOCK_X - 2.f * ROAD) / 3.f, depth = (BLOCK_Z - 2.f * ROAD) / 2.f;
    int lx = (int)clamp(floorf(q.x / width + 1.5f), 0.f, 2.f), lz = (int)clamp(floorf(q.z / depth + 1.f), 0.f, 1.f);
    // The lot below and its nearest neighbour along each axis are enough: lots do not overlap.
    int nx = q.x > (lx - 1) * width ? lx + 1 : lx - 1, nz = 1 - lz;
    int part;
    float d = buildingDistance(q, lotAt(bx, bz, lx, lz), &part);
    join(best, material, d, part);
    if (nx >= 0 && nx <= 2) join(best, material, buildingDistance(q, lotAt(bx, bz, nx, lz), &part), part);
    join(best, material, buildingDistance(q, lotAt(bx, bz, lx, nz), &part), part);
  }
  // Never past the middle of the street: the next block is another hash.
  float edge = fminf(BLOCK_X * .5f - fabsf(q.x), BLOCK_Z * .5f - fabsf(q.z)) + ROAD * .9f;
  return fminf(best, edge);
}

HD V sodium() { return vec(1.f, .44f, .11f); }
// How much light the lamps of the streets pour on a point of the ground.
HD float streetLight(float x, float z) {
  int bx = (int)floorf(x / BLOCK_X + .5f), bz = (int)floorf(z / BLOCK_Z + .5f);
  float fx = fabsf(x - bx * BLOCK_X), fz = fabsf(z - bz * BLOCK_Z);
  float alongX = fabsf(fractional(x / 23.f) - .5f), alongZ = fabsf(fractional(z / 21.f) - .5f);
  float cross = expf(-(BLOCK_X * .5f - fx) * .14f), side = expf(-(BLOCK_Z * .5f - fz) * .16f);
  // Every fifth street is an avenue and much brighter.
  int ax = (int)floorf(x / BLOCK_X + 1.f), az = (int)floorf(z / BLOCK_Z + 1.f);
  float strongX = (ax % 3 == 0) ? 2.6f : .55f + .5f * hash(ax, 3), strongZ = (az % 5 == 0) ? 2.2f : .45f + .5f * hash(az, 9);
  return cross * strongX * (.35f + 1.5f * expf(-alongZ * 7.f)) + side * strongZ * (.35f + 1.5f * expf(-alongX * 7.f));
}
// Head and tail lights, one way on each side.
HD V trafficAt(float across, float along, int street, float strong, float t) {
  float lane = fabsf(fabsf(across) - 2.4f);
  if (lane > 1.3f) return vec(0);
  bool away = across > 0.f;
  // Thirteen metres a second, one place of the queue.
  float place = along / 13.f + (away ? -8.f * t : 37.f + 8.f * t);
  int car = (int)floorf(place);
  if (hash(car, street, away ? 5 : 6) > .32f * strong) return vec(0);
  float f = fabsf(place - car - .5f) * 13.f, pair = fabsf(lane - .75f);
  float spot = expf(-f * f * .9f - pair * pair * 5.f);
  return (away ? vec(2.6f, .22f, .05f) : vec(3.0f, 2.3f, 1.45f)) * spot;
}

HD Material litWall(V p, V normal, const Lot& lot) {
  bool alongX = fabsf(normal.z) > fabsf(normal.x);
  float u = (alongX ? p.x : p.z) / 3.1f, v = p.y / 3.4f;
  int column = (int)floorf(u), level = (int)floorf(v);
  float fu = fabsf(u - column - .5f), fv = fabsf(v - level - .5f);
  bool glass = hash(lot.seed, 14) < .35f;
  float pane = smoothstep(glass ? .46f : .36f, glass ? .40f : .28f, fu) * smoothstep(.38f, .30f, fv);
  // Offices keep whole floors lit; homes a window here and there.
  float mood = hash(lot.seed, 11), office = lot.height > 40.f ? 1.f : 0.f;
  float lit = hash(column + lot.seed, level, alongX ? 3 : 4), floorLit = hash(lot.seed, level, 15);
  float on = lit < .05f + .13f * mood * mood || (office > 0.f && floorLit > .80f && lit < .75f) ? 1.f : 0.f;
  V tint = mix(vec(1.f, .50f, .16f), mood > .72f ? vec(.48f, .72f, .78f) : vec(1.f, .70f, .36f), hash(column, level, lot.seed));
  V emission = tint * (on * pane * (.12f + 1.6f * squared(hash(column, lot.seed, level))) * .9f);
  // Shop fronts, and the street's own glow on the lower floors.
  float spill = streetLight(p.x, p.z) * expf(-p.y * .075f);
  emission = emission + sodium() * (spill * .22f * (pane > .5f ? .4f : 1.f));
  if (p.y < 4.f && lit < .55f) emission = emission + tint * (1.1f * smoothstep(3.6f, 2.8f, p.y));
  V stone = mix(vec(.030f, .028f, .027f), vec(.062f, .050f, .042f), mood);
  return {mix(stone, vec(.006f, .008f, .010f), pane), mix(.8f, .10f, pane), .04f, emission};
}

HD Material citySurface(int material, V p, V* normal, float t) {
  if (material == BEACON) return glowing(vec(6.f, .55f, .16f));
  if (material == PLANT) return matt(vec(.030f, .032f, .034f), .7f);
  int bx = (int)floorf(p.x / BLOCK_X + .5f), bz = (int)floorf(p.z / BLOCK_Z + .5f);
  V q = p - vec(bx * BLOCK_X, 0, bz * BLOCK_Z);
  if (material == ROOF || material == WALL) {
    float width = (BLOCK_X - 2.f * ROAD) / 3.f, depth = (BLOCK_Z - 2.f * ROAD) / 2.f;
    int lx = (int)clamp(floorf(q.x / width + 1.5f), 0.f, 2.f), lz = (int)clamp(floorf(q.z / depth + 1.f), 0.f, 1.f);
    Lot lot = lotAt(bx, bz, lx, lz);
    if (normal->y > .7f) {
      float stain = fbm(p.x * .35f, p.z * .35f, 4);
      return {mix(vec(.018f, .020f, .022f), vec(.045f, .046f, .047f), stain) * (.6f + .8f * hash(lot.seed, 21)), .55f, .04f, sodium() * (.006f * stain)};
    }
    return litWall(p, *normal, lot);
  }
  float river = toRiver(p.x, p.z);
  if (river < 0.f) {
    *normal = bendNormal(vec(0, 1, 0), vec(p.x, 0, p.z), .12f, .05f);
    // Lamps of the embankment draw long lines on the water.
    float post = (fractional(p.z / 24.f) - .5f) * 24.f + 3.f * (fbm(p.x * .06f, p.z * .02f, 3) - .5f);
    float line = expf(-post * post * .30f) * expf(river * (.020f + .05f * hash((int)floorf(p.z / 24.f), 5))) * (.4f + .9f * fbm(p.x * .12f, p.z * .5f, 3));
    return {vec(.003f, .005f, .006f), .12f, .03f, sodium() * (line * .34f)};
  }
  float asphalt = fbm(p.x * .5f, p.z * .5f, 4);
  float light = streetLight(p.x, p.z);
  if (river < 14.f) light = 1.2f * expf(-powf(fabsf(fractional(p.z / 24.f) - .5f) * 24.f, 2.f) * .05f) + .2f;
  V emission = sodium() * (light * (.16f + .18f * asphalt));
  float ex = q.x > 0 ? q.x - BLOCK_X * .5f : q.x + BLOCK_X * .5f, ez = q.z > 0 ? q.z - BLOCK_Z * .5f : q.z + BLOCK_Z * .5f;
  int ax = (int)floorf(p.x / BLOCK_X + 1.f), az = (int)floorf(p.z / BLOCK_Z + 1.f);
  if (river > 20.f) {
    if (fabsf(ex) < 6.f) emission = emission + trafficAt(ex, p.z, ax, ax % 3 == 0 ? 2.3f : .5f, t);
    else if (fabsf(ez) < 6.f) emission = emission + trafficAt(ez, p.x, az + 999, az % 5 == 0 ? 2.f : .4f, t);
  }
  return {mix(vec(.020f), vec(.036f, .034f, .032f), asphalt), .4f, .04f, emission};
}

HD V skyTowards(V d, float, int) {
  float y = fmaxf(d.y, 0.f);
  V c = mix(vec(.075f, .045f, .030f), vec(.008f, .022f, .032f), smoothstep(0.f, .20f, y));
  return c * (.7f + .6f * fbm(d.x * 4.f, y * 18.f, 4));
}
HD float fogAt(V, float, int) { return 0.f; }
// The moon, or what is left of the day: enough to tell a roof from the night.
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float, int) { return sunFrom(vec(-.7f, .55f, .35f), vec(.20f, .36f, .44f)); }
HD Camera cameraAt(float t, int) {
  return {vec(-300.f + 130.f * t, 520.f - 30.f * t, -330.f + 250.f * t), vec(40.f + 130.f * t, 20.f, 330.f + 230.f * t), 2.5f, 0.f, 700.f, 0.f};
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = citySurface(material, p, normal, t);
  V eye = cameraAt(t, shot).position;
  return behindHaze(m, hazeAlong(eye, p, {.00050f, .004f}), vec(.060f, .036f, .024f));
}
