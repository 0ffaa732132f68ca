// Surf on a black beach, from the air. The coast repeats after one stretch, so a flight along it loops.
#define MAX_DISTANCE 9000.f
#define MARCH_STEPS 170
#define STEP_SCALE .8f
#define SURFACE_EPSILON .02f
#define MAX_BOUNCES 2
#include "parts/aerial.h"

constexpr int FLIGHT = 0, HEADLAND = 1;
enum { GROUND = 1, WALKER };
constexpr float WAVE = 30.f;

HD float stretchOf(int shot) { return shot == FLIGHT ? 160.f : 1600.f; }
// The waterline at rest; the land lies at greater x.
HD float shoreAt(float z, int shot) {
  float a = TAU * z / stretchOf(shot);
  if (shot == FLIGHT) return 7.f * sinf(a + .6f) + 3.5f * sinf(3.f * a + 2.f) + 1.3f * sinf(7.f * a);
  return 46.f * sinf(2.f * a + 2.2f) + 26.f * sinf(5.f * a + 1.f) + 9.f * sinf(13.f * a) + 4.f * sinf(31.f * a);
}

// Stacks that the sea has left standing before the beach.
struct Rock {
  float x, z, radius, height;
};
constexpr int ROCKS = 9;
// Written as choices and not as a table: a table would live in slow memory and be built for every look.
HD Rock flightRock(int i) {
  switch (i) {
    case 0: return {-27, 18, 7.5f, 6};
    case 1: return {-19, 29, 3.4f, 3};
    case 2: return {-34, 33, 4.2f, 4};
    case 3: return {-12, 71, 2.6f, 1.6f};
    case 4: return {-31, 92, 9.5f, 8};
    case 5: return {-43, 103, 5, 4.5f};
    case 6: return {-22, 108, 3.1f, 2.2f};
    case 7: return {-7, 139, 2, 1.1f};
    default: return {-38, 147, 4, 3};
  }
}
HD Rock headlandRock(int i) {
  switch (i) {
    case 0: return {-40, 190, 17, 30};
    case 1: return {-66, 216, 11, 21};
    case 2: return {-26, 232, 7, 9};
    case 3: return {-92, 262, 9, 13};
    case 4: return {-60, 120, 6, 5};
    case 5: return {-118, 420, 22, 34};
    case 6: return {-75, 455, 12, 15};
    case 7: return {-150, 690, 34, 40};
    default: return {-30, 88, 4.5f, 3};
  }
}
HD float wrapped(float z, float stretch) { return z - stretch * rintf(z / stretch); }
// The stack whose foot is nearest, by its own size.
HD Rock nearestRock(float x, float z, int shot, float* reach) {
  float stretch = stretchOf(shot), best = 1e9f;
  Rock nearest = {0, 0, 1, 0};
  *reach = 1e9f;
#pragma unroll
  for (int i = 0; i < ROCKS; i++) {
    Rock r = shot == FLIGHT ? flightRock(i) : headlandRock(i);
    float away = length((x - r.x) * (.8f + .05f * i), wrapped(z - r.z, stretch)) - r.radius;
    if (away / r.radius < best) {
      best = away / r.radius;
      nearest = r;
      *reach = away;
    }
  }
  return nearest;
}
// How far it is to its ragged foot, and how high the stone stands here.
HD float stoneAt(float x, float z, int shot, float rough, float* height) {
  float reach;
  Rock r = nearestRock(x, z, shot, &reach);
  *height = -9.f;
  if (reach > r.radius * .5f + rough) return reach;
  reach += r.radius * .55f * tileFbm(x, z, stretchOf(shot), shot == FLIGHT ? 24 : 90, 2, 40);
  *height = r.height * smoothstep(r.radius * .22f, -r.radius * .62f, reach) - 2.2f * smoothstep(-1.f, r.radius * .5f, reach);
  return reach;
}

HD float landHeight(float x, float z, int shot, int octaves) {
  float inland = x - shoreAt(z, shot), stretch = stretchOf(shot);
  int cells = shot == FLIGHT ? 5 : 14;
  float rough = tileFbm(x, z, stretch, cells, octaves, 3);
  float beach = inland < 0.f ? .09f * inland : .055f * inland + .25f * rough;
  // The cliff steps back in gullies.
  float foot = (shot == FLIGHT ? 33.f : 30.f) + 16.f * tileFbm(x, z, stretch, cells, 2, 9);
  float rise = smoothstep(0.f, 16.f, inland - foot);
  float crown = (shot == FLIGHT ? 17.f : 44.f) + (shot == FLIGHT ? 9.f : 40.f) * rough + .03f * clamp(inland - 60.f, 0.f, 300.f);
  float strata = rise * (1.f - rise) * 7.f * tileFbm(x, z, stretch, cells * 6, 2, 21);
  float height = beach + rise * crown + strata, stone;
  stoneAt(x, z, shot, .5f, &stone);
  return fmaxf(height, stone);
}

struct Surf {
  float offshore;  // metres to the waterline, negative on the beach
  float behind;    // 0 at the crest that has just passed … 1 at the next one
  float breaking;  // 0 open sea … 1 white water
  float swash;     // how far up the beach the water lies, in metres
};
HD Surf surfAt(float x, float z, float t, int shot) {
  Surf s;
  s.offshore = shoreAt(z, shot) - x;
  float stretch = stretchOf(shot);
  int cells = shot == FLIGHT ? 4 : 30;
  float warp = .30f * tileFbm(s.offshore * .15f, z, stretch, cells, 2, 31) + .12f * tileFbm(x, z, stretch, cells * 3, 2, 33);
  float phase = s.offshore / WAVE + t + warp;
  s.behind = fractional(phase);
  float uneven = tileFbm(s.offshore * .3f, z, stretch, cells * 2, 2, 37);
  float reach = shot == FLIGHT ? 1.f : 1.5f;
  s.breaking = smoothstep(62.f * reach, 26.f * reach, s.offshore + 34.f * uneven);
  float turn = fractional(t + warp * .8f);
  s.swash = 1.2f + 6.5f * sinf(PI * powf(turn, .62f)) + 2.f * uneven;
  return s;
}
HD float seaHeight(const Surf& s) {
  if (s.offshore < -12.f) return -3.f;
  // Round swell out at sea, a steep front where it breaks.
  float steep = expf(-s.behind * 5.f) * smoothstep(0.f, .05f, s.behind), round = .5f + .5f * cosf(TAU * (s.behind - .12f));
  float crest = mix(round * .55f, steep, smoothstep(75.f, 34.f, s.offshore));
  float swell = .35f + .9f * smoothstep(90.f, 30.f, s.offshore);
  return crest * swell * smoothstep(0.f, 14.f, s.offshore);
}

HD V walkerFoot(int shot) {
  float z = shot == FLIGHT ? 52.f : 84.f;
  float x = shoreAt(z, shot) + (shot == FLIGHT ? 15.f : 18.f);
  return vec(x, .055f * (x - shoreAt(z, shot)), z);
}

HD float distanceTo(V p, float t, int shot, int* material) {
  float top = shot == FLIGHT ? 30.f : 95.f;
  *material = GROUND;
  if (p.y > top + 6.f) return p.y - top;
  // Over sea and beach nothing stands higher than a wave, until a stack or the cliff comes near.
  float inland = p.x - shoreAt(p.z, shot);
  if (p.y > 3.2f && inland < 10.f) {
    float reach;
    Rock r = nearestRock(p.x, p.z, shot, &reach);
    // The shore runs aslant, so the way to the cliff is shorter than it looks along x.
    float near = fminf(fminf(p.y - 2.6f, (17.f - inland) * .45f), reach - r.radius * .6f - .5f);
    if (near > 1.f) return near * .75f;
  }
  float land = landHeight(p.x, p.z, shot, 4);
  float best = (p.y - fmaxf(land, 0.f)) * .46f;
  if (best < 1.f && inland < 12.f) {
    Surf s = surfAt(p.x, p.z, t, shot);
    best = (p.y - fmaxf(land, seaHeight(s))) * .46f;
  }
  V q = p - walkerFoot(shot);
  if (shot == FLIGHT) q.z = wrapped(q.z, stretchOf(shot));
  // Two who walk at the edge of the water; seen from here they are mostly their shadows.
  float people = length(q) - 4.f;
  if (people < .5f) {
    Pose pose = walkingPose(.12f);
    people = fminf(sdFigure(rotateY(q, .3f), pose), sdFigure(rotateY(q - vec(1.1f, 0, .7f), .2f), standingPose()));
  }
  join(best, material, people, WALKER);
  return best;
}

// Noise carried shorewards that still comes back: two copies half a turn apart, each fading in and out.
HD float carriedNoise(float x, float z, float t, float drift, int shot, int cells, int octaves, int seed) {
  float a = fractional(t), b = fractional(t + .5f), stretch = stretchOf(shot);
  float first = tileFbm(x - drift * a, z, stretch, cells, octaves, seed);
  float second = tileFbm(x - drift * b, z + 7.7f, stretch, cells, octaves, seed + 11);
  float weight = fabsf(2.f * a - 1.f);
  return (first * (1.f - weight) + second * weight) * (1.f + .35f * (1.f - fabsf(2.f * weight - 1.f)));
}

HD Material seaSurface(V p, const Surf& s, float depth, float rockReach, V* normal, float t, int shot) {
  int fine = shot == FLIGHT ? 150 : 600, lace = shot == FLIGHT ? 34 : 190;
  float ripple = carriedNoise(p.x, p.z, t, 3.f, shot, fine, 2, 51);
  float e = stretchOf(shot) / fine * .25f;
  if (shot == HEADLAND) *normal = normalise(*normal + vec(gradientFbm(p.x * .09f, p.z * .05f + 3.f, 3), 0, gradientFbm(p.x * .06f + 9.f, p.z * .09f, 3)) * .22f);
  float rx = carriedNoise(p.x + e, p.z, t, 3.f, shot, fine, 2, 51) - ripple, rz = carriedNoise(p.x, p.z + e, t, 3.f, shot, fine, 2, 51) - ripple;
  *normal = normalise(*normal + vec(-rx, 0, -rz) * .34f);
  // White water: dense right behind a crest, then torn into lace, then gone.
  float web = 1.f - fabsf(carriedNoise(p.x, p.z, t, WAVE * .35f, shot, lace, 4, 61)) * 2.6f;
  web -= .55f * fabsf(carriedNoise(p.x, p.z, t, WAVE * .35f, shot, lace * 3, 3, 65));
  float swell = carriedNoise(p.x, p.z * .999f, t, 9.f, shot, shot == FLIGHT ? 22 : 80, 3, 91);
  float trail = expf(-s.behind * (1.2f + .03f * s.offshore)) * s.breaking;
  float edge = smoothstep(.06f, .0f, s.behind) * smoothstep(80.f, 34.f, s.offshore);
  float around = smoothstep(5.5f, .2f, rockReach + 2.2f * sinf(TAU * (t + rockReach * .08f)));
  float amount = fmaxf(fmaxf(trail, edge * .9f), around * .85f);
  amount = fmaxf(amount, .25f * smoothstep(110.f, 20.f, s.offshore));
  float foam = smoothstep(.98f - amount * 1.05f, 1.42f - amount * .85f, web + .20f * ripple);
  foam = fmaxf(foam, smoothstep(.055f, .01f, s.behind) * s.breaking * .92f);
  // Over the shallows the sand shows through, stirred and green.
  float shallow = smoothstep(2.6f, .1f, depth);
  V deep = mix(vec(.004f, .021f, .033f), vec(.012f, .046f, .062f), clamp(.5f + 1.3f * swell, 0.f, 1.f)), green = vec(.034f, .075f, .070f);
  float milk = s.breaking * expf(-s.behind * 1.4f) * .5f;
  V water = mix(mix(deep, green, shallow * .75f), vec(.10f, .17f, .165f), milk * .6f);
  return {mix(water, vec(.74f, .76f, .75f), foam * .92f), mix(shot == FLIGHT ? .17f : .09f, .85f, foam), .022f, vec(0)};
}

HD Material groundSurface(int material, V p, V* normal, float t, int shot) {
  if (material == WALKER) return matt(vec(.02f, .018f, .017f), .8f);
  float stretch = stretchOf(shot), stone;
  float land = landHeight(p.x, p.z, shot, 4);
  Surf s = surfAt(p.x, p.z, t, shot);
  float rockReach = stoneAt(p.x, p.z, shot, 9.f, &stone);
  float sea = seaHeight(s);
  if (land < sea && s.offshore > -12.f) return seaSurface(p, s, sea - land, rockReach, normal, t, shot);

  float grain = tileFbm(p.x, p.z, stretch, shot == FLIGHT ? 90 : 700, 4, 71);
  float inland = -s.offshore;
  bool isRock = stone > land - .05f || land > 3.6f + 1.5f * grain;
  if (isRock) {
    *normal = bendTiled(*normal, p, stretch, shot == FLIGHT ? 80 : 800, .55f);
    *normal = bendTiled(*normal, p, stretch, shot == FLIGHT ? 340 : 3400, .4f);
    float moss = smoothstep(.72f, .93f, normal->y) * smoothstep(9.f, 15.f, land) * smoothstep(-.2f, .15f, grain);
    float wet = smoothstep(3.2f, .6f, land);
    V rock = mix(vec(.060f, .054f, .050f), vec(.020f, .020f, .021f), clamp(.5f + 1.6f * grain, 0.f, 1.f));
    return {mix(rock * mix(1.f, .5f, wet), vec(.052f, .056f, .020f), moss), mix(.75f, .25f, wet * (1.f - moss)), .04f, vec(0)};
  }
  // Sand: what the last wave reached shines, what no wave reaches is dull and marked by feet.
  float reached = 9.6f + 1.6f * grain, drying = smoothstep(reached + 1.f, reached - 3.f, inland);
  float film = smoothstep(s.swash + .1f, s.swash - .7f, inland);
  float tongue = smoothstep(.9f, .0f, fabsf(inland - s.swash + .4f * grain)) * smoothstep(-.25f, .2f, grain + .1f);
  float web = 1.f - fabsf(carriedNoise(p.x, p.z, t, 4.f, shot, shot == FLIGHT ? 60 : 400, 3, 81)) * 3.2f;
  float left = film * smoothstep(.62f, .95f, web) * .8f;
  V sand = mix(vec(.046f, .043f, .041f), vec(.024f, .024f, .025f), clamp(.5f + grain, 0.f, 1.f));
  float tides = .5f + .5f * sinf(inland * 1.3f + 3.f * grain);
  sand = sand * (.85f + .25f * tides * smoothstep(10.f, 14.f, inland));
  *normal = bendTiled(*normal, vec(p.x, 0, p.z), stretch, shot == FLIGHT ? 144 : 1440, .16f * (1.f - drying));
  *normal = bendTiled(*normal, vec(p.x, 0, p.z), stretch, shot == FLIGHT ? 560 : 5600, .13f * (1.f - film) * (1.f - .6f * drying));
  float white = clamp(fmaxf(tongue, left), 0.f, 1.f);
  V body = mix(sand * mix(1.f, .32f, drying), vec(.70f, .72f, .71f), white);
  return {body, mix(mix(.85f, .16f, drying), .8f, white), mix(.04f, .03f, drying), vec(0)};
}

HD V sunDirection(int shot) { return shot == FLIGHT ? vec(-.78f, .27f, .52f) : vec(-.62f, .085f, .78f); }
HD V skyTowards(V d, float, int shot) {
  float y = fmaxf(d.y, 0.f), towards = fmaxf(0.f, dot(d, normalise(sunDirection(shot))));
  V c = mix(vec(.21f, .18f, .16f), vec(.040f, .085f, .110f), smoothstep(0.f, .42f, y));
  c = c + vec(.95f, .40f, .12f) * (.34f * powf(towards, 7.f) * expf(-y * 3.f)) + vec(1.6f, .75f, .26f) * (.6f * powf(towards, 160.f)) + vec(13.f, 6.5f, 2.3f) * smoothstep(.9990f, .9996f, towards);
  float streak = fbm(d.x / (y + .12f) * .6f, d.z / (y + .12f) * 1.6f, 4);
  return c * (.75f + .5f * streak);
}
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float t, int shot) {
  Light sun = sunFrom(sunDirection(shot), shot == FLIGHT ? vec(5.2f, 2.75f, 1.22f) : vec(4.6f, 2.0f, .72f));
  // It flies along: shadows at the end of the loop must be those of its beginning.
  if (shot == FLIGHT) sun.position.z += stretchOf(shot) * t;
  return sun;
}

HD Camera cameraAt(float t, int shot) {
  if (shot == FLIGHT) {
    float z = 160.f * t;
    return {vec(-16.f, 122.f, z), vec(-11.f, 0.f, z + 22.f), 2.f, 0.f, 120.f, -.34f};
  }
  return {vec(26.f, 118.f, -60.f) + vec(-16.f, -6.f, 110.f) * (t - .3f), vec(-62.f, 6.f, 200.f) + vec(-16.f, 0, 80.f) * (t - .3f), 2.15f, 0.f, 300.f, 0.f};
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = groundSurface(material, p, normal, t, shot);
  if (shot == FLIGHT) return m;
  V eye = cameraAt(t, shot).position, d = normalise(p - eye);
  return behindHaze(m, hazeAlong(eye, p, {.0009f, .010f}), skyTowards(normalise(vec(d.x, .03f, d.z)), t, shot) * .8f);
}
