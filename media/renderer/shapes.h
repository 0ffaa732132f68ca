// Signed-distance shapes and the ways to combine them.
#pragma once
#include "maths.h"

HD float sdSphere(V p, float radius) { return length(p) - radius; }
HD float sdBox(V p, V half) {
  V q = absolute(p) - half;
  return length(vec(fmaxf(q.x, 0), fmaxf(q.y, 0), fmaxf(q.z, 0))) +
         fminf(fmaxf(q.x, fmaxf(q.y, q.z)), 0);
}
// Edges are never razor sharp in the world: prefer this one to sdBox.
HD float sdRoundBox(V p, V half, float radius) { return sdBox(p, half - vec(radius)) - radius; }
HD float sdCapsule(V p, V a, V b, float radius) {
  V pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0, 1);
  return length(pa - ba * h) - radius;
}
HD float sdTaperedCapsule(V p, V a, V b, float radiusA, float radiusB) {
  V pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0, 1);
  return length(pa - ba * h) - mix(radiusA, radiusB, h);
}
// Upright, centred on the origin.
HD float sdCylinder(V p, float radius, float halfHeight) {
  float dx = length(p.x, p.z) - radius, dy = fabsf(p.y) - halfHeight;
  return fminf(fmaxf(dx, dy), 0) + length(fmaxf(dx, 0), fmaxf(dy, 0));
}
// Upright cone stump: radius at the bottom (-halfHeight) and at the top.
HD float sdCone(V p, float bottom, float top, float halfHeight) {
  float radius = mix(bottom, top, clamp(p.y / (2 * halfHeight) + .5f, 0, 1));
  float slant = halfHeight * 2 / length(bottom - top, halfHeight * 2);
  float dx = (length(p.x, p.z) - radius) * slant, dy = fabsf(p.y) - halfHeight;
  return fminf(fmaxf(dx, dy), 0) + length(fmaxf(dx, 0), fmaxf(dy, 0));
}
HD float sdTorus(V p, float ring, float tube) {
  return length(length(p.x, p.z) - ring, p.y) - tube;
}
HD float sdEllipsoid(V p, V radii) {
  V a = vec(p.x / radii.x, p.y / radii.y, p.z / radii.z);
  V b = vec(a.x / radii.x, a.y / radii.y, a.z / radii.z);
  float k0 = length(a), k1 = length(b);
  return k0 * (k0 - 1.f) / (k1 + 1e-6f);
}
HD float sdPlane(V p, V normal, float offset) { return dot(p, normal) - offset; }

HD float smoothMin(float a, float b, float k) {
  float h = fmaxf(k - fabsf(a - b), 0) / k;
  return fminf(a, b) - h * h * k * .25f;
}
HD float smoothMax(float a, float b, float k) { return -smoothMin(-a, -b, k); }
HD float subtract(float from, float what) { return fmaxf(from, -what); }
// Keeps the nearer of two shapes together with its material.
HD void join(float& best, int* material, float distance, int id) {
  if (distance < best) {
    best = distance;
    *material = id;
  }
}
// Folds a coordinate into copies `period` apart, from copy `first` to `last`; tells which copy.
HD float repeat(float x, float period, int first, int last, int* index) {
  float i = clamp(rintf(x / period), (float)first, (float)last);
  *index = (int)i;
  return x - i * period;
}
