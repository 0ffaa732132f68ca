// A braided river on its plain at dusk: every channel holds a strip of the sky.
#define MAX_DISTANCE 9000.f
#define MARCH_STEPS 190
#define STEP_SCALE .85f
#define SURFACE_EPSILON .04f
#define MAX_BOUNCES 2
#include "parts/aerial.h"

enum { PLAIN = 1, CAMP, LAMP };
constexpr float CAMP_X = 124.f, CAMP_Z = 288.f;

// Channels part and meet again: where a slowly warped noise crosses zero there is water.
HD float channelAt(float x, float z, float warp, float scale, float width, float seed) {
  float u = x * scale + .9f * warp + seed, v = z * scale * .30f;
  float n = gradientNoise(vec(u, v, seed * 3.1f)) + .35f * gradientNoise(vec(u * 2.1f + 4.f, v * 2.1f, seed));
  return fabsf(n) / (scale * 1.3f) - width;
}
// Metres to the nearest water, below zero in it.
HD float toWater(float x, float z) {
  float bend = 60.f * sinf(z * .0016f + .5f) + 22.f * sinf(z * .0051f);
  x -= bend;
  float warp = fbm(x * .004f + 2.f, z * .0018f, 3) * 2.f;
  float within = smoothstep(620.f, 380.f, fabsf(x));
  float d = channelAt(x, z, warp, .0060f, 9.f * within, 1.7f);
  d = fminf(d, channelAt(x - 160.f, z + 40.f, warp, .0082f, 5.5f * within, 3.3f));
  d = fminf(d, channelAt(x + 40.f, z, warp, .0105f, 4.6f * within, 5.2f));
  d = fminf(d, channelAt(x, z + 90.f, warp, .019f, 2.2f * within, 9.4f));
  return d + 40.f * (1.f - within);
}
HD float mountainHeight(float x, float z, int octaves) {
  float side = fabsf(x + 40.f * sinf(z * .0012f)) - 1150.f - .05f * z;
  float head = z - 4200.f;
  float rise = fmaxf(side, head);
  if (rise < 0.f) return 0.f;
  float n = 0.f, amplitude = .5f, qx = x * .00125f, qz = z * .00125f;
  for (int i = 0; i < octaves; i++) {
    n += amplitude * (1.f - fabsf(gradientNoise(vec(qx, qz, 2.f + i))) * 1.25f);
    float nx = 1.6f * qx + 1.2f * qz;
    qz = -1.2f * qx + 1.6f * qz;
    qx = nx;
    amplitude *= .40f;
  }
  return smoothstep(0.f, 1700.f, rise) * (n * 700.f + 60.f);
}
HD float plainHeight(float water) { return .35f * smoothstep(-.5f, 7.f, water); }

HD float distanceTo(V p, float, int, int* material) {
  *material = PLAIN;
  if (p.y > 1000.f) return p.y - 960.f;
  float rise = fabsf(p.x) - 1060.f - .05f * p.z;
  float best = p.y - .35f;
  if (rise > -60.f || p.z > 4100.f) best = fminf(best, (p.y - mountainHeight(p.x, p.z, 6)) * .5f);
  // A truck and two tents on a gravel bar.
  V q = p - vec(CAMP_X, .3f, CAMP_Z);
  float bound = length(q) - 12.f;
  if (bound > 2.f) return fminf(best, bound);
  V truck = rotateY(q, .6f);
  float d = sdRoundBox(truck - vec(0, 1.1f, 0), vec(1.0f, .75f, 2.4f), .25f);
  d = fminf(d, sdRoundBox(truck - vec(0, 1.9f, -.5f), vec(.9f, .55f, 1.3f), .3f));
  V tent = rotateY(q - vec(5.5f, 0, 1.5f), -.4f);
  d = fminf(d, sdEllipsoid(tent, vec(1.5f, 1.5f, 2.2f)));
  join(best, material, d, CAMP);
  join(best, material, sdEllipsoid(rotateY(q - vec(7.5f, 0, -3.f), .5f), vec(1.6f, 1.6f, 2.f)), LAMP);
  join(best, material, sdFigure(rotateY(q - vec(2.7f, 0, 2.6f), 1.f), standingPose()), CAMP);
  return best;
}

HD Material plainSurface(int material, V p, V* normal) {
  if (material == LAMP) return {vec(.3f, .2f, .1f), .8f, .04f, vec(1.5f, .62f, .16f) * (1.2f - .4f * p.y)};
  if (material == CAMP) return {vec(.10f, .09f, .08f), .5f, .04f, vec(0)};
  if (p.y > 4.f) {
    float detail = clamp(length(p) * .0004f, .15f, 1.f);
    V rough = bendNormal(bendNormal(*normal, p, .010f / detail, .8f), p, .05f / detail, .6f);
    float snow = smoothstep(.62f, .80f, rough.y) * smoothstep(260.f, 420.f, p.y + 160.f * (fbm(p.x * .006f, p.z * .006f, 3) - .5f));
    *normal = rough;
    V rock = mix(vec(.040f, .036f, .034f), vec(.018f, .019f, .020f), fbm(p * .02f, 4));
    return {mix(rock, vec(.42f, .43f, .45f), snow), .85f, .03f, vec(0)};
  }
  float water = toWater(p.x, p.z), near = clamp(260.f / (p.z + 40.f), 0.f, 1.f);
  float pebble = fbm(p.x * .9f, p.z * .9f, 4), bars = fbm(p.x * .021f, p.z * .008f, 5);
  float wet = smoothstep(5.f + 5.f * bars, .5f, water);
  if (water < 0.f) {
    // Milky with stone flour where it runs fast, clear and mirror-like where it idles.
    float run = fbm(p.x * .02f + 3.f, p.z * .007f, 4), depth = smoothstep(0.f, -5.f, water);
    float wave = (.010f + .020f * smoothstep(.45f, .7f, run)) * near;
    *normal = bendNormal(vec(0, 1, 0), vec(p.x * 1.6f, 0, p.z * .7f), .8f, wave);
    V milk = mix(vec(.040f, .046f, .044f), vec(.038f, .088f, .098f) * (.6f + .9f * smoothstep(.3f, .7f, run)), depth);
    // Silt drawn out along the current, pale where channels meet.
    milk = milk * (.75f + .6f * fbm(p.x * .16f + 2.f * run, p.z * .045f, 4));
    return {milk, .055f + .05f * run, .09f, vec(0)};
  }
  float lichen = smoothstep(.52f, .70f, bars) * smoothstep(9.f, 30.f, water);
  V gravel = mix(vec(.066f, .061f, .058f), vec(.028f, .027f, .027f), pebble);
  gravel = mix(gravel, vec(.040f, .034f, .016f), lichen);
  // Old channels, dry now, have left their lines.
  float dry = fabsf(sinf(water * .33f + 5.f * bars));
  gravel = gravel * (.72f + .5f * smoothstep(0.f, .5f, dry));
  // Wheel tracks lead to the camp.
  float track = fabsf(p.x - CAMP_X - .0011f * (p.z - CAMP_Z) * (p.z - CAMP_Z) * (p.z < CAMP_Z ? 1.f : 9.f));
  if (p.z < CAMP_Z + 3.f) gravel = gravel * (1.f - .5f * smoothstep(.45f, .1f, fabsf(track - .8f)));
  // The lit tent lays its glow around it.
  float glow = expf(-length(p.x - CAMP_X - 7.5f, p.z - CAMP_Z + 3.f) * .16f);
  *normal = bendNormal(vec(0, 1, 0), vec(p.x, 0, p.z), .35f, .22f * near * (1.f - wet) + .03f);
  return {gravel * mix(1.f, .4f, wet), mix(.8f, .24f, wet), .04f, vec(.9f, .34f, .08f) * (glow * .10f)};
}

HD V sunDirection() { return vec(-.34f, .27f, .90f); }
HD V skyTowards(V d, float, int) {
  float y = fmaxf(d.y, 0.f), towards = fmaxf(0.f, dot(d, normalise(sunDirection())));
  V c = mix(vec(.30f, .16f, .085f), vec(.130f, .270f, .330f), smoothstep(0.f, .6f, y));
  c = c + vec(.95f, .36f, .085f) * (.95f * powf(towards, 3.f) * expf(-y * 2.4f));
  c = c + vec(1.5f, .66f, .2f) * (.9f * powf(towards, 60.f));
  float k = 1.f / (y + .16f);
  float bank = fbm(d.x * k * .8f + .4f * fbm(d.x * k, d.z * k, 3), d.z * k * .35f, 5);
  float cloud = smoothstep(.46f, .66f, bank) * smoothstep(.015f, .12f, y);
  V lit = mix(vec(.075f, .125f, .150f), vec(.60f, .24f, .075f), powf(towards, 3.f) * expf(-y * 2.2f));
  return mix(c, lit, cloud * .75f);
}
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float, int) { return sunFrom(sunDirection(), vec(3.0f, 1.6f, .78f)); }
HD Camera cameraAt(float t, int) {
  return {vec(-70.f + 30.f * t, 300.f - 20.f * t, -90.f + 190.f * t), vec(-6.f + 30.f * t, 0.f, 250.f + 170.f * t), 2.1f, 0.f, 400.f, 0.f};
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = plainSurface(material, p, normal);
  V eye = cameraAt(t, shot).position, d = normalise(p - eye);
  V air = skyTowards(normalise(vec(d.x, .05f, d.z)), t, shot);
  return behindHaze(m, hazeAlong(eye, p, {.00016f, .003f}), air * .22f + vec(.030f, .036f, .040f));
}
