// A kitchen in the morning: a kettle boiled for two, one cup on the table, the other on its shelf. On the last of thirty
// mornings it stands on the table too, and is put back. One unit is ten centimetres.
#define HAS_PANELS
#define MAX_DISTANCE 60.f
#define MARCH_STEPS 200
#define STEP_SCALE .85f
#define SURFACE_EPSILON .0015f
#define MAX_BOUNCES 4
#include "../renderer/scene.h"
#include "parts/tea-cup.h"

enum { TABLE = 1, WALL, FRAME, SHELF, CUP, TEA, ENAMEL, DARK };
constexpr float WINDOW_X = -7.f, WINDOW_Y = 5.2f, WINDOW_Z = -1.2f, WALL_Z = 5.f, SHELF_Y = 3.2f, TILE = .92f, TILED_TO = 2.76f;

// Mornings in the same frame: without sun, with a low one, in snow light, in summer, before dawn; and what is seen from
// near by: the kettle, the ring of the other cup, its place on the shelf, both cups, and the other one back. Rain is the
// first of them with more light in it.
constexpr int GREY = 0, EARLY = 1, LAST = 2, KETTLE = 3, SNOW = 4, SUMMER = 5, BLUE = 6, RING = 7, GAP = 8, BOTH = 9, BACK = 10, RAIN = 11;

// Through a cut the sun goes further than it would: it is a whole morning.
HD V sunPosition(float t, int shot) {
  if (shot == EARLY) return vec(-30.f, 8.2f + 1.6f * t, -17.5f + 1.5f * t);
  if (shot == LAST) return vec(-30.f, 11.2f + 1.4f * t, -14.8f + 1.4f * t);
  if (shot == SUMMER) return vec(-30.f, 15.4f + .6f * t, -12.4f + .5f * t);
  // It comes over the ring, lies on the empty place, reaches both cups, and leaves the one that is back.
  if (shot == RING) return vec(-30.f, 10.6f + .8f * t, -15.8f + 3.3f * t);
  if (shot == GAP) return vec(-30.f, 9.4f + .7f * t, -17.3f + 1.1f * t);
  if (shot == BOTH) return vec(-30.f, 11.8f + .6f * t, -13.4f + 1.f * t);
  if (shot == BACK) return vec(-30.f, 10.2f + .7f * t, -16.1f + 1.5f * t);
  return vec(-30.f, 12.f, -14.f);
}
HD bool isSunless(int shot) { return shot == GREY || shot == RAIN || shot == KETTLE || shot == SNOW || shot == BLUE; }
HD V sunIrradiance(int shot) {
  if (isSunless(shot)) return vec(.10f, .10f, .095f);
  if (shot == SUMMER) return vec(7.2f, 5.2f, 3.1f);
  return shot == EARLY ? vec(6.4f, 3.1f, 1.15f) : vec(6.8f, 4.0f, 1.9f);
}
constexpr float CUP_X = .0f, CUP_Z = .45f, KEPT_X = 2.75f, KEPT_Z = 4.42f, RING_X = 2.05f, RING_Z = -.15f;
HD V kettleFrame(V p) { return rotateY(p - vec(-2.75f, 0, 2.4f), .3f); }
// Nobody sets a cup down twice alike.
HD float servedTurn(int shot) {
  if (shot == EARLY || shot == BLUE) return -.5f - .14f * (shot == BLUE);
  return shot == SNOW ? -.82f : shot == SUMMER ? -.30f : -.5f;
}
HD V servedFrame(V p, int shot) { return rotateY(p - vec(CUP_X, 0, CUP_Z), servedTurn(shot)); }
// The other cup: on its shelf, on its ring, and back with its handle the other way.
HD V otherFrame(V p, int shot) {
  if (shot == BOTH) return rotateY(p - vec(RING_X, 0, RING_Z), 2.55f);
  return rotateY(p - vec(KEPT_X, SHELF_Y, KEPT_Z), shot == BACK ? 2.45f : .45f);
}
// Where steam rises: out of the spout as long as the kettle boils, out of the cup as long as somebody drinks.
HD V steamFrame(V p, int shot) {
  if (shot == KETTLE) return kettleFrame(p) - vec(1.66f, .90f, 0);
  return servedFrame(p, shot);
}
HD V fromSteamFrame(V q, int shot) {
  if (shot == KETTLE) return rotateY(q + vec(1.66f, .90f, 0), -.3f) + vec(-2.75f, 0, 2.4f);
  return rotateY(q, -servedTurn(shot)) + vec(CUP_X, 0, CUP_Z);
}
HD bool hasSteam(int shot) { return shot != RING && shot != GAP && shot != BACK; }

HD float kettleDistance(V q, bool* isDark) {
  *isDark = false;
  float bound = length(q - vec(0, 1.2f, 0)) - 2.1f;
  if (bound > .3f) return bound;
  float r = length(q.x, q.z);
  // A broad foot, shoulders, a lid that sits in them.
  float body = smoothMin(sdEllipsoid(q - vec(0, .72f, 0), vec(1.06f, .92f, 1.06f)), sdCylinder(q - vec(0, .28f, 0), .92f, .26f), .22f);
  body = fmaxf(body, -q.y);
  body = smoothMin(body, fmaxf(sdEllipsoid(q - vec(0, 1.48f, 0), vec(.56f, .24f, .56f)), 1.5f - q.y), .03f);
  body = smoothMin(body, fabsf(r - .58f) < .2f ? length(r - .58f, q.y - 1.5f) - .035f : 1e9f, .03f);
  // The spout leaves the belly low, and ends cut level with the lid.
  V from = vec(.62f, .50f, 0), way = vec(1.02f, 1.06f, 0);
  float climb = clamp(dot(q - from, way) / dot(way, way), 0.f, 1.05f);
  V bend = vec(.10f, -.13f, 0) * sinf(PI * climb);
  float spout = length(q - from - way * climb - bend) - mix(.34f, .125f, sqrtf(climb));
  body = smoothMin(body, fmaxf(spout, .35f * q.x + q.y - 2.12f), .16f);
  float knob = fminf(length(q - vec(0, 1.84f, 0)) - .13f, sdCylinder(q - vec(0, 1.72f, 0), .05f, .08f));
  V h = q - vec(0, 1.02f, 0);
  float arch = length(length(h.x, h.y * .82f) - 1.0f, h.z) - mix(.045f, .105f, smoothstep(.6f, .95f, h.y));
  arch = fmaxf(arch, -h.y + .05f);
  float dark = fminf(knob, arch);
  *isDark = dark < body;
  return fminf(body * .85f, dark * .8f);
}
HD float distanceTo(V p, float, int shot, int* material) {
  *material = TABLE;
  float best = p.y;
  join(best, material, WALL_Z - p.z, WALL);
  float side = p.x - WINDOW_X;
  V w = vec(side, p.y - WINDOW_Y, p.z - WINDOW_Z);
  float hole = sdBox(w, vec(2.f, 3.2f, 3.1f)), bars = fminf(fabsf(w.z) - .13f, fabsf(w.y - .7f) - .09f);
  float wall = subtract(fabsf(side) - .25f, hole);
  join(best, material, fminf(wall, fmaxf(fmaxf(bars, hole), fabsf(side) - .1f)), FRAME);
  V board = p - vec(3.1f, SHELF_Y - .07f, 4.45f);
  join(best, material, sdRoundBox(board, vec(2.1f, .055f, .55f), .015f), SHELF);
  // Two brackets, and the rail of hooks below, all of them empty.
  V b = vec(fabsf(board.x) - 1.55f, board.y + .3f, board.z - .2f);
  join(best, material, fmaxf(sdBox(b, vec(.035f, .26f, .34f)), (.55f * b.z - b.y) * .8f - .34f) , DARK);
  V rail = board + vec(0, .42f, -.48f);
  join(best, material, sdRoundBox(rail, vec(1.35f, .05f, .03f), .01f), SHELF);
  int peg;
  V k = vec(repeat(rail.x, .54f, -2, 2, &peg), rail.y + .09f, rail.z + .10f);
  join(best, material, fmaxf(length(length(k.y, k.z) - .085f, k.x) - .016f, k.y - .05f), DARK);
  bool isTea, isDark;
  if (shot != KETTLE) {
    float cup = cupDistance(servedFrame(p, shot), true, &isTea);
    join(best, material, cup, isTea ? TEA : CUP);
  }
  if (shot != GAP) join(best, material, cupDistance(otherFrame(p, shot), false, &isTea), CUP);
  float kettle = kettleDistance(kettleFrame(p), &isDark);
  join(best, material, kettle, isDark ? DARK : ENAMEL);
  return best;
}

HD float sunThroughWindow(V p, float t, int shot) {
  V sun = sunPosition(t, shot);
  float k = (WINDOW_X - p.x) / (sun.x - p.x);
  V w = mix(p, sun, k) - vec(WINDOW_X, WINDOW_Y, WINDOW_Z);
  float soft = .12f + .02f * fabsf(p.x - WINDOW_X);
  float open = smoothstep(-soft, soft, 3.2f - fabsf(w.y)) * smoothstep(-soft, soft, 3.1f - fabsf(w.z));
  return open * smoothstep(-soft, soft, fminf(fabsf(w.z) - .13f, fabsf(w.y - .7f) - .09f));
}
HD Material tableTop(V p, V* normal) {
  float plank = p.z * .42f + .1f * sinf(p.x * .2f), ring = fbm(vec(p.x * .4f, 0, p.z * 3.4f), 4);
  float joint = smoothstep(.012f, .04f, fabsf(fractional(plank) - .5f) * 2.f);
  V wood = mix(vec(.190f, .112f, .060f), vec(.082f, .046f, .025f), ring) * (.5f + .5f * joint) * (.8f + .4f * hash((int)floorf(plank + .5f), 6));
  // Where the other cup has stood for years: two rings, one of them almost gone.
  float aside = length(p.x - RING_X, p.z - RING_Z), older = length(p.x - 2.32f, p.z - .07f);
  float worn = .35f + .65f * fbm(p.x * 3.f, p.z * 3.f, 3);
  wood = mix(wood, wood * vec(.26f, .22f, .19f), smoothstep(.045f, .015f, fabsf(aside - .285f)) * worn);
  wood = mix(wood, wood * vec(.52f, .47f, .43f), smoothstep(.05f, .02f, fabsf(older - .285f)) * (1.f - worn));
  *normal = bendNormal(*normal, vec(p.x * .4f, 0, p.z * 3.f), 3.f, .09f);
  return {wood, .36f + .25f * fbm(p.x * 2.f, p.z * 2.f, 3), .04f, vec(0)};
}
HD Material wallSurface(V p, V* normal) {
  if (p.y > TILED_TO) {
    *normal = bendNormal(*normal, p, 1.6f, .12f);
    return matt(mix(vec(.250f, .235f, .205f), vec(.165f, .158f, .142f), fbm(p * .55f, 5)), .9f);
  }
  float u = p.x / TILE, v = p.y / TILE;
  int i = (int)floorf(u), j = (int)floorf(v);
  float edge = fminf(.5f - fabsf(u - i - .5f), .5f - fabsf(v - j - .5f));
  if (edge < .018f) return matt(vec(.085f, .080f, .072f), .9f);
  // Glazed by hand: none quite flat, none quite the same.
  *normal = normalise(*normal + vec(hash(i, j, 1) - .5f, hash(i, j, 2) - .5f, 0) * .05f);
  *normal = bendNormal(*normal, p, 2.2f, .05f);
  float craze = fbm(vec(p.x * 7.f, p.y * 7.f, i + 3.f * j), 3);
  return {mix(vec(.230f, .245f, .225f), vec(.170f, .190f, .178f), hash(i, j, 4)) * (.85f + .25f * craze), .22f, .045f, vec(0)};
}
HD Material kitchenSurface(int material, V p, V* normal) {
  if (material == TABLE) return tableTop(p, normal);
  if (material == WALL) return wallSurface(p, normal);
  if (material == FRAME) return matt(vec(.16f, .155f, .14f), .7f);
  if (material == CUP) return stoneware(p, normal);
  if (material == TEA) return {vec(.060f, .020f, .005f), .04f, .03f, vec(0)};
  if (material == DARK) return {vec(.022f, .020f, .018f), .35f, .045f, vec(0)};
  if (material == SHELF) {
    float grain = fbm(vec(p.x * .5f, p.y * 9.f, p.z * 4.f), 4);
    V wood = mix(vec(.170f, .098f, .052f), vec(.085f, .047f, .026f), grain);
    // Dust lies on the board, and none where the cup has stood.
    float dust = normal->y * (.35f + .65f * fbm(p.x * 5.f, p.z * 5.f, 4)) * smoothstep(.262f, .285f, length(p.x - KEPT_X, p.z - KEPT_Z));
    return matt(mix(wood, vec(.34f, .32f, .29f), .62f * fmaxf(0.f, dust)), .5f + .3f * fmaxf(0.f, dust));
  }
  // Enamel the colour of deep water, chipped where it has been set down ten thousand times.
  V q = kettleFrame(p);
  float chip = smoothstep(.62f, .66f, fbm(q * 6.f, 3)) * smoothstep(.34f, .05f, q.y);
  *normal = bendNormal(*normal, q, 2.4f, .03f);
  return {mix(vec(.015f, .048f, .070f), vec(.02f, .018f, .016f), chip), mix(.09f, .6f, chip), .05f, vec(0)};
}
HD V skyThroughWindow(float up, int shot) {
  if (shot == SNOW) return mix(vec(.80f, .82f, .82f), vec(.62f, .70f, .76f), up) * 9.f;
  if (shot == BLUE) return mix(vec(.16f, .22f, .32f), vec(.05f, .10f, .19f), up) * 12.f;
  return mix(vec(.40f, .38f, .34f), vec(.24f, .34f, .40f), up) * (shot == KETTLE ? 13.f : shot == RAIN ? 10.5f : shot == GREY ? 4.f : 1.f);
}
HD float paneBrightness(int shot) { return shot == SNOW ? 6.6f : shot == BLUE ? 1.9f : shot == KETTLE ? 4.7f : shot == RAIN ? 3.8f : shot == GREY ? 1.6f : .4f; }
HD Camera cameraAt(float t, int shot) {
  if (shot == KETTLE) return {vec(-1.25f + .10f * t, 1.75f, -3.3f + .35f * t), vec(-2.05f, 1.55f, 2.4f), 3.0f, .03f, 5.6f, 0.f};
  if (shot == RING) return {vec(2.95f - .2f * t, 1.45f, -3.0f + .15f * t), vec(1.78f, .02f, .02f), 3.2f, .03f, 3.35f, 0.f};
  if (shot == GAP) return {vec(1.55f + .3f * t, 5.35f, .2f), vec(2.78f, 3.32f, 4.42f), 3.2f, .03f, 4.8f, 0.f};
  // First the one that steams is sharp, then the one that does not.
  if (shot == BOTH) return {vec(2.85f - .2f * t, 1.30f, -4.3f), vec(1.02f, .62f, .2f), 3.2f, .075f, mix(5.6f, 4.3f, smoothstep(.30f, .62f, t)), 0.f};
  if (shot == BACK) {
    float away = smoothstep(0.f, .95f, t);
    return {mix(vec(2.0f, 3.15f, -2.2f), vec(1.0f, 2.4f, -6.5f), away), mix(vec(2.35f, 3.05f, 2.f), vec(.66f, 1.66f, 2.f), away), 2.7f, .035f, mix(6.5f, 8.6f, away), 0.f};
  }
  Camera c = {vec(.95f, 2.35f, -6.6f), vec(.62f, 1.62f, 2.f), 2.7f, .035f, 8.3f, 0.f};
  // On the last morning we look up, to the other cup.
  if (shot == LAST) return {mix(c.position, vec(1.5f, 2.6f, -4.6f), t), mix(c.target, vec(1.25f, 2.05f, 2.f), t), 2.7f, .035f, 8.3f - 1.2f * t, 0.f};
  return c;
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material bare = kitchenSurface(material, p, normal);
  if (!hasSteam(shot)) return bare;
  SteamWay way = steamWay(steamFrame(cameraAt(t, shot).position, shot), steamFrame(p, shot));
  float depth = 0.f, lit = 0.f;
  for (int i = 0; i < way.looks; i++) {
    V q = way.from + way.step * (i + .5f);
    float density = steamDensity(q, t) * length(way.step);
    depth += density;
    if (density > 0.f) lit += density * sunThroughWindow(fromSteamFrame(q, shot), t, shot);
  }
  return veiled(bare, depth, sunIrradiance(shot) * (.19f * lit) + skyThroughWindow(.5f, shot) * (.05f * depth));
}

HD V skyTowards(V, float, int) { return vec(.030f, .042f, .050f); }
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float t, int shot) {
  V sun = sunPosition(t, shot);
  return {sun, .45f, sunIrradiance(shot) * dot(sun, sun)};
}
HD int panelCount(int) { return 1; }
HD Panel panelAt(int, float, int shot) { return {vec(WINDOW_X - 1.f, WINDOW_Y, WINDOW_Z), vec(0, 0, 3.2f), vec(0, 3.2f, 0), paneBrightness(shot)}; }
HD V panelRadiance(int, float, float v, float, int shot) { return skyThroughWindow(v, shot); }
