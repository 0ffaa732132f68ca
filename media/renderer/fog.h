// Single scattering in fog: one light, one point on the ray, drawn where the light is near.
#pragma once
#include "lights.h"

HD float phaseHenyeyGreenstein(float cosine, float g) {
  float k = 1.f + g * g - 2.f * g * cosine;
  return (1.f - g * g) / (2.f * TAU * k * sqrtf(k));
}

HD float opticalDepth(V o, V d, float distance, int samples, const Moment& now, Random& random) {
  float sum = 0.f;
  for (int i = 0; i < samples; i++)
    sum += fogAt(o + d * (distance * (i + randomUnit(random)) / samples), now.t, now.shot);
  return sum * distance / samples;
}

HD V scatteredLight(V o, V d, float limit, const Moment& now, Random& random) {
  LightSample light = chooseLight(o, d, limit, now, random);
  if (brightest(light.strength) <= 0.f) return vec(0);
  // Equiangular: equal angles as seen from the light, so that its 1/r² cancels.
  float along = dot(light.position - o, d);
  float away = fmaxf(.02f, length(light.position - (o + d * along)));
  float from = atanf(-along / away), to = atanf((limit - along) / away);
  float offset = away * tanf(mix(from, to, randomUnit(random)));
  float x = clamp(along + offset, 0.f, limit);
  float odds = away / ((to - from) * (away * away + offset * offset));
  V p = o + d * x;
  float density = fogAt(p, now.t, now.shot);
  if (density < 1e-7f) return vec(0);
  V towards;
  float distance;
  V arrives = arriving(light, p, &towards, &distance);
  float reach = shadowLength(light, distance);
  if (brightest(arrives) <= 0.f || (reach > 0.f && !isLitFrom(p, towards, reach, now))) return vec(0);
  float depth = opticalDepth(o, d, x, 1, now, random) + opticalDepth(p, towards, distance, 1, now, random);
  float phase = phaseHenyeyGreenstein(dot(d, towards), FOG_ANISOTROPY);
  return arrives * (density * phase * expf(-depth) * FOG_GAIN / odds);
}
