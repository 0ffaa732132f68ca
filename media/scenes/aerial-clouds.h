// Above a sea of cloud at sunrise: ridges stand out of it like islands, on one of them a small refuge.
// The cloud is marched here, step by step from the eye, and laid over sky and rock alike.
#define MAX_DISTANCE 9000.f
#define MARCH_STEPS 170
#define STEP_SCALE .8f
#define SURFACE_EPSILON .06f
#define MAX_BOUNCES 2
#include "parts/aerial.h"

enum { ROCK = 1, REFUGE, WINDOW };
constexpr float CLOUD_CEILING = 130.f, HUT_X = 118.f, HUT_Z = 560.f;

HD V sunDirection() { return normalise(vec(-.60f, .095f, .80f)); }

HD float ridgeNoise(float x, float z, int octaves) {
  float sum = 0.f, amplitude = .5f;
  for (int i = 0; i < octaves; i++) {
    float n = 1.f - fabsf(gradientNoise(vec(x, z, 4.f + i)));
    sum += amplitude * n * n;
    float nx = 1.6f * x + 1.2f * z;
    z = -1.2f * x + 1.6f * z + 2.f;
    x = nx;
    amplitude *= .46f;
  }
  return sum;
}
struct Massif {
  float x, z, radius, height;
};
constexpr int MASSIFS = 6;
HD Massif massifAt(int i) {
  const Massif list[MASSIFS] = {{170, 600, 170, 220}, {420, 900, 260, 330}, {-520, 1500, 300, 270}, {-1500, 3100, 620, 470}, {900, 3000, 760, 560}, {-160, 4600, 800, 430}};
  return list[i];
}
HD float rockHeight(float x, float z, int octaves) {
  float hill = -400.f;
  for (int i = 0; i < MASSIFS; i++) {
    Massif m = massifAt(i);
    float bend = .5f * gradientNoise(vec(x * .0021f, z * .0021f, 7.f));
    float turn = .6f + 1.1f * i, along = cosf(turn) * (x - m.x) + sinf(turn) * (z - m.z), across = cosf(turn) * (z - m.z) - sinf(turn) * (x - m.x);
    float r = length(along * .55f, across * 1.25f) / m.radius + bend;
    if (r < 1.6f) hill = fmaxf(hill, m.height * (1.f - powf(fmaxf(r, 0.f), 1.25f)) - 60.f);
  }
  if (hill < -200.f) return hill;
  return hill + 210.f * (ridgeNoise(x * .0046f, z * .0046f, octaves) - .68f);
}

HD float hutGround() { return rockHeight(HUT_X, HUT_Z, 6); }
HD float distanceTo(V p, float, int, int* material) {
  *material = ROCK;
  if (p.y > 900.f) return p.y - 880.f;
  float best = (p.y - rockHeight(p.x, p.z, 6)) * .42f;
  // Under the cloud nothing is seen: a floor ends the search.
  best = fminf(best, p.y + 160.f);
  float bound = length(p.x - HUT_X, p.z - HUT_Z) - 14.f;
  if (bound > 4.f) return fminf(best, fmaxf(bound, 4.f));
  V q = rotateY(p - vec(HUT_X, hutGround() + 1.f, HUT_Z), .5f);
  float d = sdBox(q - vec(0, 1.f, 0), vec(4.6f, 3.f, 3.2f));
  d = fminf(d, fmaxf(.7f * (fabsf(q.z) + q.y - 7.2f), fmaxf(fabsf(q.x) - 5.f, 3.4f - q.y)));
  d = fminf(d, sdCapsule(q, vec(4.2f, 4.f, 0), vec(4.2f, 13.f, 0), .12f));
  join(best, material, d, REFUGE);
  float window = sdBox(vec(fabsf(q.x - .6f) - 1.7f, q.y - 1.8f, q.z + 3.22f), vec(.75f, .8f, .05f));
  join(best, material, fminf(window, sdSphere(q - vec(4.2f, 13.2f, 0), .35f)), WINDOW);
  return best;
}

// Billows: rounded towers between soft hollows.
HD float cloudTop(float x, float z, float t) {
  V drift = loopOffset(t, .06f);
  float wide = gradientFbm(vec(x * .0011f, z * .0011f, 1.f + drift.x), 3);
  float billow = 0.f, amplitude = 1.f, k = .0052f;
  for (int i = 0; i < 3; i++) {
    billow += amplitude * fabsf(gradientNoise(vec(x * k + 5.f * i, z * k, drift.y + i)));
    amplitude *= .5f;
    k *= 2.1f;
  }
  return 8.f + 75.f * wide + 62.f * billow;
}
HD float cloudDensity(V p, float top) {
  float depth = top - p.y;
  if (depth < -14.f) return 0.f;
  float torn = 26.f * (fbm(p * .028f, 4) - .46f);
  return smoothstep(-4.f, 16.f, depth + torn) * .055f;
}
HD V airTowards(V d) {
  float y = fmaxf(d.y, 0.f), towards = fmaxf(0.f, dot(d, sunDirection()));
  V c = mix(vec(.20f, .125f, .085f), vec(.018f, .050f, .072f), smoothstep(0.f, .30f, y));
  c = c + vec(1.0f, .40f, .10f) * (.5f * powf(towards, 6.f) * expf(-y * 3.f));
  return c + vec(1.7f, .85f, .32f) * (1.1f * powf(towards, 120.f)) + vec(9.f, 5.f, 2.2f) * smoothstep(.99976f, .99990f, towards);
}
struct Veil {
  V light;
  float clear;
};
HD Veil cloudAlong(V eye, V d, float limit, float t) {
  Veil veil = {vec(0), 1.f};
  float x = 0.f;
  if (eye.y > CLOUD_CEILING) {
    if (d.y > -.004f) return veil;
    x = (CLOUD_CEILING - eye.y) / d.y;
  }
  float towards = fmaxf(0.f, dot(d, sunDirection()));
  // An uneven start hides the steps.
  x += 12.f * fractional(sinf(d.x * 9173.f + d.y * 7331.f + d.z * 5419.f) * 437.5f);
  for (int i = 0; i < 72 && veil.clear > .02f && x < limit; i++) {
    V p = eye + d * x;
    if (p.y > CLOUD_CEILING + 1.f) break;
    float top = cloudTop(p.x, p.z, t), gap = p.y - top;
    if (gap > 22.f) {
      x += fmaxf(gap * .7f, 8.f + .004f * x);
      continue;
    }
    float step = fmaxf(5.f, .006f * x), density = cloudDensity(p, top);
    if (density > 0.f) {
      // How much cloud lies between here and the sun: by the relief ahead, near and far.
      V s = sunDirection();
      float shade = 0.f;
      for (int k = 1; k <= 2; k++) {
        V q = p + s * (k * k * 34.f);
        shade += clamp((cloudTop(q.x, q.z, t) - q.y) * .030f, 0.f, 1.4f);
      }
      float deep = clamp((top - p.y) * .022f, 0.f, 1.f);
      float sun = expf(-2.1f * shade - 1.3f * deep);
      V glow = vec(.95f, .41f, .145f) * (sun * (.36f + 1.5f * powf(towards, 5.f)));
      V dim = mix(vec(.060f, .098f, .118f), vec(.018f, .036f, .048f), deep);
      float part = 1.f - expf(-density * step);
      float air = 1.f - expf(-x * .00022f);
      V seen = mix(glow + dim, airTowards(normalise(vec(d.x, .02f, d.z))), air);
      veil.light = veil.light + seen * (veil.clear * part);
      veil.clear *= 1.f - part;
    }
    x += step;
  }
  return veil;
}

HD V skyTowards(V d, float t, int shot);
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 1; }
HD Light lightAt(int, float, int) { return sunFrom(sunDirection(), vec(4.2f, 1.85f, .66f)); }
HD Camera cameraAt(float t, int) {
  return {vec(-40.f + 4.f * sinf(TAU * t), 236.f, -40.f + 150.f * t), vec(-8.f, 158.f, 560.f + 100.f * t), 2.7f, 0.f, 600.f, 0.f};
}
HD V skyTowards(V d, float t, int shot) {
  V high = airTowards(d);
  float k = 1.f / (fmaxf(d.y, 0.f) + .10f);
  float cirrus = smoothstep(.48f, .75f, fbm(d.x * k * .5f + .3f * d.z * k, d.z * k * .22f, 5)) * smoothstep(.01f, .10f, d.y);
  high = high + vec(.55f, .26f, .11f) * (cirrus * .5f);
  if (d.y > -.003f) return high;
  Veil veil = cloudAlong(cameraAt(t, shot).position, d, 7000.f, t);
  return veil.light + airTowards(vec(d.x, .01f, d.z)) * veil.clear;
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = {vec(.05f), .8f, .04f, vec(0)};
  if (material == WINDOW) m = glowing(vec(7.f, 3.f, .8f));
  else if (material == REFUGE) m = matt(vec(.05f, .04f, .034f), .8f);
  else {
    *normal = bendNormal(*normal, p, .03f, .9f);
    *normal = bendNormal(*normal, p, .16f, .7f);
    float snow = smoothstep(.50f, .85f, normal->y + .2f * (fbm(p * .012f, 3) - .5f));
    V rock = mix(vec(.055f, .047f, .042f), vec(.020f, .020f, .022f), fbm(p * .07f, 4));
    m = {mix(rock, vec(.44f, .46f, .49f), snow * .85f), .85f, .03f, vec(0)};
  }
  V eye = cameraAt(t, shot).position, way = p - eye;
  float far = length(way);
  V d = way / far;
  Veil veil = cloudAlong(eye, d, far, t);
  m = behindHaze(m, 1.f - expf(-far * .00024f), airTowards(normalise(vec(d.x, .04f, d.z))) * .8f);
  return {m.albedo * veil.clear, m.roughness, m.specular * veil.clear, m.emission * veil.clear + veil.light};
}
