// Choosing one light by what it probably gives, and a point on it.
#pragma once
#include "intersect.h"

struct LightSample {
  V position;
  V strength;   // for a sphere: intensity; for a panel: radiance × area. Divided by the choice's odds.
  V facing;     // zero for spheres
  float softness;
  bool isPanel;
};

// Picks from a stream of weighted items with a single random number.
struct Chooser {
  float total, random, weight;
  int chosen;
};
HD void offer(Chooser& chooser, int item, float weight) {
  if (!(weight > 0.f)) return;
  chooser.total += weight;
  float odds = weight / chooser.total;
  if (chooser.random < odds) {
    chooser.chosen = item;
    chooser.weight = weight;
    chooser.random /= odds;
  } else {
    chooser.random = (chooser.random - odds) / (1.f - odds);
  }
}

// What a light at `position` gives to a surface point, roughly.
HD float worthAtPoint(V p, V normal, V position, float power, float size) {
  V way = position - p;
  float r2 = dot(way, way), slope = dot(way, normal) / sqrtf(r2 + 1e-6f);
  float reach = slope + size / sqrtf(r2 + size * size + 1e-6f);
  return reach > 0.f ? power * (fminf(reach, 1.f) + .03f) / (r2 + size * size) : 0.f;
}
// And to uniform fog along a ray: the integral of 1/r² is the angle it spans over its distance.
HD float worthAlongRay(V o, V d, float limit, V position, float power, float size) {
  float along = dot(position - o, d);
  float away = fmaxf(size + .05f, length(position - (o + d * along)));
  return power * (atanf((limit - along) / away) - atanf(-along / away)) / away;
}

// `limit` below 0 asks for a surface point at `o` with normal `d`; otherwise for fog along the ray.
HD_NOINLINE LightSample chooseLight(V o, V d, float limit, const Moment& now, Random& random) {
  Chooser chooser = {0.f, randomUnit(random), 1.f, -1};
  int spheres = lightCount(now.shot);
#pragma unroll 1
  for (int i = 0; i < spheres; i++) {
    Light light = lightAt(i, now.t, now.shot);
    float power = luminance(light.intensity);
    offer(chooser, i, limit < 0.f ? worthAtPoint(o, d, light.position, power, light.radius)
                                  : worthAlongRay(o, d, limit, light.position, power, light.radius));
  }
#ifdef HAS_PANELS
#pragma unroll 1
  for (int i = 0; i < panelCount(now.shot); i++) {
    Panel panel = panelAt(i, now.t, now.shot);
    float size = fmaxf(length(panel.halfRight), length(panel.halfUp));
    float power = panel.brightness * 4.f * length(panel.halfRight) * length(panel.halfUp);
    if (limit < 0.f && dot(o - panel.centre, panelFacing(panel)) <= 0.f) continue;
    offer(chooser, spheres + i, limit < 0.f ? worthAtPoint(o, d, panel.centre, power, size)
                                            : worthAlongRay(o, d, limit, panel.centre, power, size));
  }
#endif
  LightSample sample = {vec(0), vec(0), vec(0), 0.f, false};
  if (chooser.chosen < 0) return sample;
  float inverseOdds = chooser.total / chooser.weight;
  if (chooser.chosen < spheres) {
    Light light = lightAt(chooser.chosen, now.t, now.shot);
    sample.position = light.position + randomOnSphere(random) * light.radius;
    sample.strength = light.intensity * inverseOdds;
    sample.softness = light.radius;
    return sample;
  }
#ifdef HAS_PANELS
  int i = chooser.chosen - spheres;
  Panel panel = panelAt(i, now.t, now.shot);
  float u = randomUnit(random), v = randomUnit(random);
  sample.position = panel.centre + panel.halfRight * (2.f * u - 1.f) + panel.halfUp * (2.f * v - 1.f);
  float area = 4.f * length(panel.halfRight) * length(panel.halfUp);
  sample.strength = panelRadiance(i, u, v, now.t, now.shot) * (area * inverseOdds);
  sample.facing = panelFacing(panel);
  sample.softness = .08f * sqrtf(area);
  sample.isPanel = true;
#endif
  return sample;
}

// Light arriving at `p` from the sample, without shadow; also its direction and distance.
HD V arriving(const LightSample& sample, V p, V* towards, float* distance) {
  V way = sample.position - p;
  float r2 = dot(way, way);
  *distance = sqrtf(r2);
  *towards = way / fmaxf(*distance, 1e-4f);
  float slope = sample.isPanel ? fmaxf(0.f, -dot(*towards, sample.facing)) : 1.f;
  // The floor keeps a point right beside a light from turning white.
  return sample.strength * (slope / (r2 + sample.softness * sample.softness + 1e-4f));
}
// How far a shadow ray may go: a lamp's own glass must not shade it.
HD float shadowLength(const LightSample& sample, float distance) {
  return sample.isPanel ? distance - .01f : distance - sample.softness * 1.3f;
}
