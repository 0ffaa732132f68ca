// A table by a window: glass, linen, citrus and a cup that steams. One unit is ten centimetres.
#define HAS_PANELS
#define MAX_DISTANCE 60.f
#define MARCH_STEPS 200
#define STEP_SCALE .85f
#define SURFACE_EPSILON .0015f
#define MAX_BOUNCES 4
#include "../renderer/scene.h"
#include "parts/tea-cup.h"

constexpr int FILM = 0, WIDE = 1, CITRUS = 2, GLASSES = 3, LINEN = 4;
enum { TABLE = 1, CLOTH, WALL, SHUTTER, LEMON, CUT, GLASS, CUP, TEA, LEAF, KNIFE };
constexpr float WINDOW_X = -9.f, WALL_Z = 8.5f;

HD V sunPosition(int shot) { return vec(-30.f, shot == LINEN ? 15.f : 11.5f, shot == CITRUS ? -6.f : -9.f); }

struct Glass {
  float x, z, radius, height, fill;
};
constexpr int GLASSES_STANDING = 3;
HD Glass glassAt(int i) {
  const Glass list[GLASSES_STANDING] = {{1.35f, 1.10f, .42f, 1.30f, .86f}, {2.45f, 1.75f, .62f, 2.60f, 1.30f}, {-2.55f, 1.9f, .36f, 1.1f, .30f}};
  return list[i];
}
struct Fruit {
  float x, z, turn, size;
};
constexpr int LEMONS = 4;
HD Fruit lemonAt(int i) {
  const Fruit list[LEMONS] = {{-.35f, .95f, .5f, .40f}, {-1.15f, 1.35f, 2.1f, .37f}, {.38f, 1.75f, 1.2f, .39f}, {-3.4f, .75f, 2.6f, .36f}};
  return list[i];
}
constexpr int HALVES = 2;
HD Fruit halfAt(int i) { return i == 0 ? Fruit{.25f, .02f, .35f, .41f} : Fruit{-1.9f, .35f, -.4f, .36f}; }

HD float glassDistance(V p, int shot) {
  float best = 1e9f;
  if (shot == LINEN) return best;
  for (int i = 0; i < GLASSES_STANDING; i++) {
    Glass g = glassAt(i);
    V q = p - vec(g.x, 0, g.z);
    float bound = sdCylinder(q - vec(0, g.height * .5f, 0), g.radius * 1.2f, g.height * .55f);
    if (bound > .3f) {
      best = fminf(best, bound);
      continue;
    }
    float y = clamp(q.y / g.height, 0.f, 1.f), radius = g.radius * (i == 1 ? 1.f - .52f * smoothstep(.52f, .78f, y) + .12f * smoothstep(.88f, 1.f, y) : .86f + .14f * y);
    float outside = fmaxf(length(q.x, q.z) - radius, fabsf(q.y - g.height * .5f) - g.height * .5f);
    float hollow = fmaxf(length(q.x, q.z) - radius + .035f, g.fill - q.y);
    best = fminf(best, subtract(outside, hollow) * .85f - .006f);
  }
  return best;
}
HD float lemonDistance(V p) {
  float best = 1e9f;
  for (int i = 0; i < LEMONS; i++) {
    Fruit f = lemonAt(i);
    V q = rotateY(p - vec(f.x, f.size * .92f, f.z), f.turn);
    float bound = length(q) - f.size * 1.6f;
    if (bound > .3f) {
      best = fminf(best, bound);
      continue;
    }
    q = rotateZ(q, .16f);
    float along = fabsf(q.x) / (f.size * 1.3f);
    float body = sdEllipsoid(q, vec(1.22f, .95f, .96f) * f.size);
    body = smoothMin(body, sdEllipsoid(q - vec(f.size * 1.20f, 0, 0), vec(.20f, .15f, .15f) * f.size), .16f * f.size);
    body = smoothMin(body, sdEllipsoid(q + vec(f.size * 1.16f, 0, 0), vec(.14f, .18f, .18f) * f.size), .12f * f.size);
    best = fminf(best, body + .012f * gradientNoise(q * 4.f) * (1.f - .5f * along));
  }
  return best;
}
// Halved fruit, the cut face tilted towards the viewer.
HD V halfFrame(V p, int i) {
  Fruit f = halfAt(i);
  return rotateX(rotateY(p - vec(f.x, f.size * .80f, f.z), f.turn), i == 0 ? 1.12f : .62f);
}
HD float halvesDistance(V p) {
  float best = 1e9f;
  for (int i = 0; i < HALVES; i++) {
    V q = halfFrame(p, i);
    float size = halfAt(i).size, bound = length(q) - size * 1.3f;
    best = fminf(best, bound > .3f ? bound : smoothMax(sdEllipsoid(q, vec(1.f, 1.06f, 1.f) * size), q.y, .03f));
  }
  return best;
}
HD float leafDistance(V p) {
  float best = 1e9f;
  for (int i = 0; i < 3; i++) {
    V q = p - vec(-.62f + .34f * i, .78f - .06f * i * i, 1.02f + .1f * i);
    if (i == 2) q = p - vec(.98f, .05f, .42f);
    float bound = length(q) - .6f;
    if (bound > .3f) {
      best = fminf(best, bound);
      continue;
    }
    q = rotateZ(rotateY(q, i == 2 ? .7f : 1.2f + 2.f * i), i == 2 ? .05f : .35f);
    float u = clamp(q.x / .46f, -1.f, 1.f), wide = .17f * (1.f - u * u) * (1.f + .35f * u);
    float sheet = q.y - .10f * u * u + .35f * fabsf(q.z) * (.4f + .6f * fabsf(q.z));
    best = fminf(best, length(fmaxf(fabsf(q.x) - .46f, 0.f), fmaxf(fabsf(q.z) - wide, 0.f)) * .7f + fmaxf(0.f, fabsf(sheet) - .007f) * .6f);
  }
  return best;
}

constexpr float CUP_X = -.85f, CUP_Z = 2.75f;
HD V cupFrame(V p) { return p - vec(CUP_X, 0, CUP_Z); }

// Linen laid in a hurry: long folds that run to the front, a hem, one corner turned over.
HD float clothHeight(float x, float z) {
  float across = x + .35f * sinf(z * .9f) + .25f * fbm(x * .8f, z * .5f, 3);
  float inside = smoothstep(.0f, .30f, 2.05f - fabsf(across + .75f)) * smoothstep(0.f, .3f, 3.6f - fabsf(z - .6f));
  float wave = .5f + .5f * sinf(across * 3.1f + 4.2f * fbm(x * .7f, z * .45f, 3));
  float fold = .07f * wave * wave * wave;
  fold += .04f * gradientFbm(vec(x * 1.1f, z * 1.1f, 2.f), 2);
  return inside > 0.f ? .035f + fmaxf(fold, 0.f) * inside : -1.f;
}

HD float distanceTo(V p, float, int shot, int* material) {
  *material = TABLE;
  float best = p.y;
  if (p.y < .6f) join(best, material, (p.y - clothHeight(p.x, p.z)) * .55f, CLOTH);
  join(best, material, WALL_Z - p.z, WALL);
  // The window: two leaves with bars, in a deep reveal; the rest of that side is wall.
  float side = p.x - WINDOW_X;
  V w = vec(side, p.y - 6.2f, p.z - .2f);
  float hole = sdBox(w, vec(2.f, 4.6f, 4.4f)), bars = fminf(fabsf(w.z) - .16f, fabsf(w.y - 1.1f) - .10f);
  bars = fminf(bars, fabsf(fabsf(w.z) - 2.3f) - .07f);
  float shutter = subtract(fabsf(side) - .25f, hole);
  shutter = fminf(shutter, fmaxf(fmaxf(bars, hole), fabsf(side) - .12f));
  join(best, material, shutter, SHUTTER);
  if (p.y > 3.6f || fabsf(p.x) > 5.f || p.z > 5.f) return fminf(best, fmaxf(.3f, fmaxf(p.y - 3.f, fmaxf(fabsf(p.x) - 4.6f, p.z - 4.4f))));
  join(best, material, glassDistance(p, shot), GLASS);
  join(best, material, lemonDistance(p), LEMON);
  join(best, material, halvesDistance(p), CUT);
  join(best, material, leafDistance(p) - .004f, LEAF);
  bool isTea;
  float cup = cupDistance(cupFrame(p), true, &isTea);
  join(best, material, cup, isTea ? TEA : CUP);
  if (shot == CITRUS || shot == WIDE || shot == FILM) {
    V k = rotateY(p - vec(1.25f, .03f, -.35f), .42f);
    float blade = sdBox(k - vec(.5f, 0, 0), vec(.75f, .010f, .10f - .05f * clamp(k.x, 0.f, 1.f)));
    join(best, material, fminf(blade, sdRoundBox(k + vec(.75f, -.02f, 0), vec(.52f, .055f, .085f), .04f)), KNIFE);
  }
  return best;
}

// Where the sun comes through the window on its way to a point: 1 lit … 0 in the shadow of bars and wall.
HD float sunThroughWindow(V p, int shot) {
  V sun = sunPosition(shot);
  float k = (WINDOW_X - p.x) / (sun.x - p.x);
  V w = mix(p, sun, k) - vec(WINDOW_X, 6.2f, .2f);
  float soft = .12f + .02f * fabsf(p.x - WINDOW_X);
  float open = smoothstep(-soft, soft, 4.6f - fabsf(w.y)) * smoothstep(-soft, soft, 4.4f - fabsf(w.z));
  float bars = fminf(fminf(fabsf(w.z) - .16f, fabsf(w.y - 1.1f) - .10f), fabsf(fabsf(w.z) - 2.3f) - .07f);
  return open * smoothstep(-soft, soft, bars);
}
HD V sunIrradiance() { return vec(6.6f, 4.1f, 2.05f); }
HD V tableColour(V p) {
  float plank = p.x * .55f + .3f * sinf(p.z * .1f), ring = fbm(vec(p.x * 3.2f, 0, p.z * .45f), 4);
  float joint = smoothstep(.015f, .045f, fabsf(fractional(plank) - .5f) * 2.f);
  V wood = mix(vec(.115f, .066f, .036f), vec(.042f, .024f, .014f), ring);
  return wood * (.45f + .55f * joint) * (.75f + .5f * hash((int)floorf(plank + .5f), 6));
}
HD V wallColour(V p) {
  float lime = fbm(p * .55f, 5), crack = fbm(p * 3.f, 3);
  return mix(vec(.215f, .205f, .185f), vec(.120f, .118f, .110f), lime) * (.82f + .3f * crack);
}
// What a glass shows of the room behind it, without tracing: table, linen, wall, and the nearest fruit.
HD V roomBehind(V p, V d, int shot) {
  V ambient = vec(.030f, .044f, .052f) * 3.f;
  V sun = normalise(sunPosition(shot) - p);
  float toWall = d.z > .02f ? (WALL_Z - p.z) / d.z : 1e9f, toTable = d.y < -.01f ? -p.y / d.y : 1e9f;
  for (int i = 0; i < LEMONS; i++) {
    Fruit f = lemonAt(i);
    V c = p - vec(f.x, f.size, f.z);
    float b = dot(c, d), h = b * b - dot(c, c) + f.size * f.size * 1.1f;
    if (h > 0.f && -b > .1f && -b < fminf(toWall, toTable)) {
      V n = normalise(c + d * (-b - sqrtf(h)));
      return vec(.62f, .36f, .035f) * (sunIrradiance() * (fmaxf(dot(n, sun), 0.f) / PI) * sunThroughWindow(p, shot) + ambient * .8f);
    }
  }
  if (toTable < toWall) {
    V q = p + d * toTable;
    if (fabsf(q.x) > 9.f || q.z < -7.f) return vec(.01f);
    V tone = clothHeight(q.x, q.z) > 0.f ? vec(.50f, .47f, .42f) : tableColour(q);
    return tone * (sunIrradiance() * (fmaxf(sun.y, 0.f) / PI) * sunThroughWindow(q, shot) + ambient);
  }
  if (toWall > 100.f) return vec(.05f, .07f, .08f);
  V q = p + d * toWall;
  return wallColour(q) * (sunIrradiance() * (fmaxf(-sun.z, 0.f) / PI) * sunThroughWindow(q, shot) + ambient * .5f);
}
// Light that a filled glass gathers behind itself on the table: bright in the middle, dark at the rim.
HD float gatheredLight(V p, int shot) {
  V sun = normalise(sunPosition(shot) - p);
  float sum = 0.f;
  if (shot == LINEN) return sum;
  for (int i = 0; i < GLASSES_STANDING; i++) {
    Glass g = glassAt(i);
    float dx = g.x - p.x, dz = g.z - p.z, flat = length(sun.x, sun.z);
    float ahead = (dx * sun.x + dz * sun.z) / flat, aside = (dx * sun.z - dz * sun.x) / flat / g.radius;
    float height = ahead * sun.y / flat;
    if (ahead < 0.f || fabsf(aside) > 1.1f || height > g.height) continue;
    float water = smoothstep(g.fill + .05f, g.fill - .05f, height);
    float core = expf(-aside * aside * 22.f) * 2.3f + .5f * expf(-(fabsf(aside) - .5f) * (fabsf(aside) - .5f) * 60.f);
    float wall = .72f - .5f * smoothstep(.75f, .98f, fabsf(aside));
    sum += mix(wall, core * (.75f + .5f * fbm(p.x * 9.f, p.z * 9.f, 3)) + .25f, water);
  }
  return sum;
}

HD Camera cameraAt(float t, int shot);
HD Material glassSurface(V p, V* normal, float t, int shot) {
  V eye = cameraAt(t, shot).position, d = normalise(p - eye), n = *normal;
  float facing = clamp(-dot(n, d), .03f, 1.f);
  Glass g = glassAt(0);
  for (int i = 1; i < GLASSES_STANDING; i++) {
    Glass other = glassAt(i);
    if (length(p.x - other.x, p.z - other.z) < length(p.x - g.x, p.z - g.z)) g = other;
  }
  bool wet = p.y < g.fill;
  // Water makes a lens that turns the room around; an empty wall barely bends it.
  V radial = normalise(vec(p.x - g.x, 0, p.z - g.z));
  float lens = wet ? 1.25f : .10f;
  V through = normalise(d - radial * (lens * (1.f - facing) * 1.1f) + vec(0, wet ? .04f : 0.f, 0));
  V seen = roomBehind(p + d * (g.radius * 1.6f), through, shot);
  float rim = powf(1.f - facing, 3.f);
  V tint = wet ? vec(.84f, .90f, .88f) : vec(.93f, .96f, .95f);
  V colour = seen * tint * (1.f - .75f * rim);
  // The sun itself on the curve of the glass.
  V toSun = normalise(sunPosition(shot) - p), mirror = reflect(d, n);
  float glint = powf(clamp(dot(mirror, toSun), 0.f, 1.f), 900.f) * sunThroughWindow(p, shot);
  return {vec(.0f), .03f, .045f, colour + vec(9.f, 6.f, 3.4f) * glint};
}

HD Material cutSurface(V p, V* normal) {
  int i = length(halfFrame(p, 0)) < length(halfFrame(p, 1)) ? 0 : 1;
  V q = halfFrame(p, i) * (1.f / halfAt(i).size);
  float r = length(q.x, q.z), angle = atan2f(q.z, q.x) / TAU * 10.f;
  if (q.y < -.05f || r > .97f) {
    *normal = bendNormal(*normal, p, 26.f, .35f);
    return {i == 0 ? vec(.66f, .25f, .025f) : vec(.70f, .46f, .05f), .36f, .04f, vec(0)};
  }
  float wedge = fabsf(fractional(angle + .1f * sinf(6.f * r)) - .5f) * 2.f;
  float membrane = smoothstep(.93f - .05f / (r + .1f), 1.f, wedge), pith = fmaxf(smoothstep(.83f, .88f, r), smoothstep(.13f, .07f, r));
  float vesicle = fbm(vec(angle * 2.f, r * 6.f, 3.f), 4), pale = fmaxf(membrane * .85f, pith);
  *normal = bendNormal(*normal, vec(q.x * 3.f + angle, q.y, q.z * 3.f + r * 3.f), 2.6f, .5f * (1.f - pale));
  V flesh = i == 0 ? mix(vec(.78f, .23f, .018f), vec(.86f, .36f, .05f), vesicle) : mix(vec(.78f, .56f, .10f), vec(.84f, .68f, .24f), vesicle);
  // Wet flesh lets light through: it glows a little from within.
  return {mix(flesh, vec(.80f, .70f, .48f), pale), mix(.16f, .6f, pale), .04f, flesh * (.10f * (1.f - pale))};
}

HD Material tableSurface(int material, V p, V* normal, float t, int shot) {
  if (material == GLASS) return glassSurface(p, normal, t, shot);
  if (material == CUT) return cutSurface(p, normal);
  if (material == WALL) {
    *normal = bendNormal(*normal, p, 1.6f, .14f);
    return matt(wallColour(p), .9f);
  }
  if (material == SHUTTER) return matt(vec(.10f, .10f, .095f), .7f);
  if (material == LEMON) {
    *normal = bendNormal(*normal, p, 15.f, .22f);
    float green = fbm(p * 1.6f, 3);
    return {mix(vec(.74f, .47f, .035f), vec(.56f, .46f, .06f), smoothstep(.55f, .75f, green)), .33f, .045f, vec(.030f, .016f, .001f)};
  }
  if (material == LEAF) {
    *normal = bendNormal(*normal, p, 9.f, .25f);
    return {vec(.045f, .085f, .022f), .32f, .045f, vec(.004f, .008f, .001f)};
  }
  if (material == CUP) return stoneware(p, normal);
  if (material == TEA) return {vec(.060f, .020f, .005f), .04f, .03f, vec(0)};
  if (material == KNIFE) {
    bool handle = rotateY(p - vec(1.25f, .03f, -.35f), .42f).x < -.24f;
    return handle ? Material{vec(.055f, .034f, .02f), .45f, .04f, vec(0)} : Material{vec(.55f, .55f, .54f), .22f, .7f, vec(0)};
  }
  float light = gatheredLight(p, shot);
  V sunlit = sunIrradiance() * (fmaxf(normalise(sunPosition(shot) - p).y, 0.f) / PI * light * sunThroughWindow(p, shot));
  if (material == CLOTH) {
    float weave = sinf(p.x * 260.f) * sinf(p.z * 260.f), slub = fbm(vec(p.x * 26.f, 0, p.z * 3.f), 3);
    *normal = bendNormal(*normal, p, 5.f, .18f);
    V linen = mix(vec(.54f, .51f, .455f), vec(.42f, .395f, .35f), slub) * (1.f + .05f * weave);
    float stripe = fabsf(p.x + .35f * sinf(p.z * .9f) + .25f * fbm(p.x * .8f, p.z * .5f, 3) + .75f);
    linen = mix(linen, vec(.10f, .15f, .16f), .8f * smoothstep(.05f, .04f, fabsf(stripe - 1.62f)) + .8f * smoothstep(.02f, .015f, fabsf(stripe - 1.50f)));
    return {linen, .95f, .02f, linen * sunlit};
  }
  V wood = tableColour(p);
  *normal = bendNormal(*normal, vec(p.x * 3.f, 0, p.z * .4f), 3.f, .10f);
  return {wood, .34f + .25f * fbm(p.x * 2.f, p.z * 2.f, 3), .04f, wood * sunlit};
}

HD Material behindSteam(Material m, V eye, V p, float t, int shot) {
  SteamWay way = steamWay(cupFrame(eye), cupFrame(p));
  float depth = 0.f, lit = 0.f;
  for (int i = 0; i < way.looks; i++) {
    V q = way.from + way.step * (i + .5f);
    float density = steamDensity(q, t) * length(way.step);
    depth += density;
    if (density > 0.f) lit += density * sunThroughWindow(q + vec(CUP_X, 0, CUP_Z), shot);
  }
  return veiled(m, depth, sunIrradiance() * (.115f * lit) + vec(.012f, .018f, .021f) * depth);
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  return behindSteam(tableSurface(material, p, normal, t, shot), cameraAt(t, shot).position, p, t, shot);
}

HD V skyTowards(V, float, int) { return vec(.030f, .042f, .050f); }
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float, int shot) {
  V sun = sunPosition(shot);
  return {sun, .55f, sunIrradiance() * dot(sun, sun)};
}
HD int panelCount(int) { return 1; }
// The sky outside the window: it fills the shadows, and the glasses mirror it.
HD Panel panelAt(int, float, int) { return {vec(WINDOW_X - 1.f, 6.2f, .2f), vec(0, 0, 5.f), vec(0, 5.f, 0), .4f}; }
HD V panelRadiance(int, float, float v, float, int) { return mix(vec(.40f, .38f, .34f), vec(.24f, .34f, .40f), v); }

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == WIDE) return {vec(1.5f, 1.85f, -5.9f), vec(.90f, 1.22f, 1.5f), 2.85f, .05f, 6.7f, 0.f};
  if (shot == CITRUS) return {vec(.2f - 1.5f * t, 1.55f - .4f * t, -4.6f + 1.f * t), vec(.15f - .5f * t, .55f, .8f), 3.6f, .05f, 4.75f - 1.f * t, 0.f};
  if (shot == GLASSES) return {vec(3.7f - 2.f * t, 1.1f, -4.2f - .4f * t), vec(1.35f - .3f * t, 1.05f, 1.6f), 3.3f, .05f, 5.8f, 0.f};
  if (shot == LINEN) return {vec(-1.0f + .8f * t, 7.2f - 2.f * t, -2.4f + .6f * t), vec(-.60f, .2f, 1.25f), 3.0f, .03f, 7.7f - 2.f * t, .12f + .3f * t};
  return {vec(-.9f + .40f * sinf(a), 1.85f, -6.2f), vec(.10f + .10f * sinf(a), 1.12f, 1.6f), 3.5f, .055f, 7.4f, 0.f};
}
