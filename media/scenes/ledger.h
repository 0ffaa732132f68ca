// Rivers of light run as ledger lines over dark relief: ruled where the land is flat, bent by every hill.
#define MAX_DISTANCE 1500.f
#define MARCH_STEPS 230
#define STEP_SCALE .85f
#define SURFACE_EPSILON .01f
#define MAX_BOUNCES 3
#include "parts/aerial.h"

enum { LAND = 1, FIGURE };
constexpr float RULE = 5.2f, STAND_X = -6.1f, STAND_Z = 42.f;

HD float landHeight(float x, float z, int octaves) {
  float sum = 0.f, amplitude = 1.f, qx = x * .0078f + 3.1f, qz = z * .0078f + .4f;
  for (int i = 0; i < octaves; i++) {
    float n = 1.f - fabsf(gradientNoise(vec(qx, qz, 1.f + i)));
    sum += amplitude * n * n;
    float nx = 1.6f * qx + 1.2f * qz;
    qz = -1.2f * qx + 1.6f * qz;
    qx = nx;
    amplitude *= .40f;
  }
  // A plain runs through from front right to back left; ranges on both sides of it.
  float valley = x + 10.f - .34f * z + 22.f * sinf(z * .012f);
  float lift = smoothstep(14.f, 120.f, fabsf(valley)) * (.8f + .0022f * fabsf(valley));
  return (sum - .95f) * 34.f * (.16f + lift) + 14.f * lift;
}
// Distance to the nearest ruled line, measured across; the lines give way to the relief.
HD float ledgerLine(float x, float z, float height, int* index) {
  float valley = x + 10.f - .34f * z + 22.f * sinf(z * .012f);
  float u = (valley + height * .9f + 5.f * gradientNoise(vec(x * .011f, z * .011f, 9.f))) / RULE;
  *index = (int)rintf(u);
  return (u - *index) * RULE;
}
HD V watcherFoot() {
  float x = STAND_X, z = STAND_Z;
  return vec(x, landHeight(x, z, 5), z);
}
HD float distanceTo(V p, float, int, int* material) {
  *material = LAND;
  float best = p.y > 110.f ? p.y - 100.f : (p.y - landHeight(p.x, p.z, 5)) * .55f;
  float near = length(p.x - STAND_X, p.z - STAND_Z) - 2.f;
  if (near > 1.f) return fminf(best, near);
  Pose pose = standingPose();
  pose.coat = .38f;
  join(best, material, sdFigure(rotateY(p - watcherFoot(), -.5f), pose), FIGURE);
  return best;
}

HD Material reliefSurface(int material, V p, V* normal, float t) {
  if (material == FIGURE) return matt(vec(.012f), .8f);
  int line;
  float height = landHeight(p.x, p.z, 4), across = ledgerLine(p.x, p.z, height, &line);
  // Every seventh line is a river; the others carry less, and some stand almost empty.
  float carries = line % 7 == 0 ? .9f : .05f + .22f * hash(line, 3) * hash(line, 5);
  float flow = fractional(p.z * .006f + hash(line, 7) - t * (1 + (line & 1)));
  float pulse = .45f + .75f * expf(-flow * 3.f) + .35f * fbm(p.z * .09f + 9.f * line, line * 3.7f, 3);
  float thick = (line % 7 == 0 ? .95f : .085f) * (.7f + .6f * fbm(p.z * .03f, line * 1.3f, 2)), edge = fabsf(across) - thick;
  // A line cannot be thinner than what the eye resolves out there.
  float blur = .05f + .0011f * length(p);
  float core = smoothstep(blur, -blur, edge), halo = expf(-fmaxf(edge, 0.f) * (line % 7 == 0 ? .75f : 2.6f));
  float ticks = line % 7 == 0 ? 0.f : smoothstep(.46f, .49f, fabsf(fractional(p.z * .16f + hash(line, 9)) - .5f)) * smoothstep(1.0f, .8f, fabsf(across)) * .5f;
  // Water of light: streaks that run with it, sparks where it breaks.
  float streak = smoothstep(.35f, .75f, fbm(across * 3.2f + 7.f * line, p.z * .11f, 4));
  V hot = mix(vec(1.f, .30f, .05f), vec(1.f, .50f, .14f), carries);
  V light = hot * (carries * pulse * (core * (.40f + 1.05f * streak) + halo * .07f) + ticks * carries * .5f);
  *normal = bendNormal(*normal, p, .35f, .5f);
  *normal = bendNormal(*normal, p, 1.8f, .4f * clamp(70.f / (p.z + 30.f), 0.f, 1.f));
  float scree = fbm(p * .5f, 4);
  V rock = mix(vec(.040f, .042f, .044f), vec(.014f, .016f, .018f), scree);
  float wet = smoothstep(.5f, .7f, fbm(p.x * .05f, p.z * .05f, 3));
  return {rock * (1.f - core), mix(.6f, .26f, wet), .045f, light};
}
HD V skyTowards(V d, float, int) {
  float y = fmaxf(d.y, 0.f);
  V c = mix(vec(.052f, .060f, .064f), vec(.006f, .017f, .024f), smoothstep(0.f, .30f, y));
  c = c + vec(.50f, .20f, .05f) * (.35f * expf(-y * 14.f) * squared(fmaxf(0.f, dot(d, normalise(vec(-.45f, 0, .9f))))));
  return c * (.6f + .8f * fbm(d.x * 3.f, y * 12.f, 4));
}
HD float fogAt(V, float, int) { return 0.f; }
HD int lightCount(int) { return 1; }
// A cold moon from the side models the relief; the warm light is all in the lines.
HD Light lightAt(int, float, int) { return sunFrom(vec(-.80f, .26f, .42f), vec(.75f, 1.30f, 1.55f)); }
HD Camera cameraAt(float, int shot) {
  // From above it is a page again.
  if (shot == 1) return {vec(20.f, 175.f, 40.f), vec(6.f, 0.f, 95.f), 1.7f, .0f, 180.f, 0.f};
  return {vec(-30.f, 21.f, -2.f), vec(4.f, 3.f, 110.f), 2.4f, .0f, 90.f, 0.f};
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = reliefSurface(material, p, normal, t);
  V eye = cameraAt(t, shot).position, d = normalise(p - eye);
  V air = skyTowards(normalise(vec(d.x, .03f, d.z)), t, shot);
  return behindHaze(m, hazeAlong(eye, p, {.0030f, .022f}), air * .8f);
}
