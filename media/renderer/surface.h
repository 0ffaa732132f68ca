// How a surface answers light: a matt base under a glossy (GGX) coat.
#pragma once
#include "scene.h"

HD V cosineDirection(V normal, Random& random) {
  return normalise(normal * 1.0001f + randomOnSphere(random));
}
HD float fresnel(float base, float cosine, float roughness) {
  float grazing = fmaxf(1.f - roughness, base);
  return base + (grazing - base) * powf(clamp(1.f - cosine, 0.f, 1.f), 5.f);
}
HD V coatColour(const Material& m) {
  if (m.specular <= .5f) return vec(1);
  return m.albedo / fmaxf(.05f, brightest(m.albedo));
}
HD float smithTerm(float cosine, float alpha2) {
  return 2.f * cosine / (cosine + sqrtf(alpha2 + (1.f - alpha2) * cosine * cosine));
}
// The coat's share of light that comes from `towards` and leaves to `-direction`, cosine included.
HD float coatTowards(const Material& m, V normal, V direction, V towards) {
  float alpha = fmaxf(m.roughness * m.roughness, .001f), alpha2 = alpha * alpha;
  float nl = dot(normal, towards), nv = fmaxf(1e-3f, -dot(normal, direction));
  if (nl <= 0.f) return 0.f;
  V half = normalise(towards - direction);
  float nh = fmaxf(0.f, dot(normal, half)), hv = fmaxf(0.f, dot(half, towards));
  float k = nh * nh * (alpha2 - 1.f) + 1.f;
  float spread = alpha2 / (PI * k * k);
  return fresnel(m.specular, hv, m.roughness) * spread * smithTerm(nl, alpha2) *
         smithTerm(nv, alpha2) / (4.f * nv);
}
// A facet normal, drawn among those the viewer can see (Heitz 2018).
HD V visibleFacet(V normal, V direction, float alpha, Random& random) {
  V side = fabsf(normal.y) < .9f ? vec(0, 1, 0) : vec(1, 0, 0);
  V tangent = normalise(cross(side, normal)), bitangent = cross(normal, tangent);
  V view = -direction;
  V stretched = normalise(vec(alpha * dot(view, tangent), alpha * dot(view, bitangent),
                              fmaxf(1e-3f, dot(view, normal))));
  float flat = stretched.x * stretched.x + stretched.y * stretched.y;
  V a = flat > 1e-8f ? vec(-stretched.y, stretched.x, 0) / sqrtf(flat) : vec(1, 0, 0);
  V b = cross(stretched, a);
  float r = sqrtf(randomUnit(random)), angle = TAU * randomUnit(random);
  float p = r * cosf(angle), q = r * sinf(angle), s = .5f * (1.f + stretched.z);
  q = (1.f - s) * sqrtf(fmaxf(0.f, 1.f - p * p)) + s * q;
  V h = a * p + b * q + stretched * sqrtf(fmaxf(0.f, 1.f - p * p - q * q));
  h = normalise(vec(alpha * h.x, alpha * h.y, fmaxf(1e-4f, h.z)));
  return normalise(tangent * h.x + bitangent * h.y + normal * h.z);
}
