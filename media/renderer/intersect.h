// Where a ray meets the world: solids by distance marching, water as a height field, panels exactly.
#pragma once
#include "scene.h"

struct Moment {
  float t;
  int shot;
};

struct Hit {
  float distance;  // below 0: nothing
  int material;
  float u, v;      // on a panel
};

// The whole scene is in here, and only once: a GPU waits longer for code than for numbers.
HD_NOINLINE float solidDistance(V p, float t, int shot, int* material) {
  return distanceTo(p, t, shot, material);
}

HD_NOINLINE float marchSolids(V origin, V direction, float limit, const Moment& now, int* material) {
  float x = 6.f * SURFACE_EPSILON;
  const int asked = *material;
  for (int i = 0; i < MARCH_STEPS; i++) {
    *material = asked;
    float gap = solidDistance(origin + direction * x, now.t, now.shot, material);
    if (gap < SURFACE_EPSILON + .0004f * x) return x;
    x += gap * STEP_SCALE;
    if (x > limit) return -1.f;
  }
  // Out of steps at a grazing angle: near enough to something to be called a hit.
  return x < limit * .98f ? x : -1.f;
}

HD bool isLitFrom(V point, V towards, float distance, const Moment& now) {
  int material = SHADOW_RAY;
  return marchSolids(point, towards, distance - 8.f * SURFACE_EPSILON, now, &material) < 0.f;
}

HD V solidNormal(V p, float width, float t, int shot) {
  V sum = vec(0);
  int material = 0;
#pragma unroll 1
  for (int i = 0; i < 4; i++) {
    V e = vec((i == 0 || i == 3) ? 1.f : -1.f, (i == 2 || i == 3) ? 1.f : -1.f,
              (i == 1 || i == 3) ? 1.f : -1.f);
    sum = sum + e * solidDistance(p + e * width, t, shot, &material);
  }
  return normalise(sum);
}

#ifdef HAS_WATER
HD_NOINLINE float marchWater(V origin, V direction, float limit, float t, int shot) {
  float x = 0.f;
  if (origin.y > WATER_TOP) {
    if (direction.y >= 0.f) return -1.f;
    x = (WATER_TOP - origin.y) / direction.y;
  }
  float lastX = x, lastGap = 1.f;
  for (int i = 0; i < 110; i++) {
    V p = origin + direction * x;
    if (x > limit || (p.y > WATER_TOP && direction.y > 0.f)) return -1.f;
    float gap = p.y - waterHeight(p.x, p.z, t, shot, x < 16.f ? 10 : 7);
    if (gap < .0004f + .0005f * x)
      return gap < 0.f ? lastX + (x - lastX) * clamp(lastGap / (lastGap - gap + 1e-6f), 0.f, 1.f) : x;
    lastX = x;
    lastGap = gap;
    x += fmaxf(gap * .8f, .010f + .0016f * x);
  }
  return direction.y < 0.f ? x : -1.f;
}
HD V waterNormal(V p, float width, float t, int shot) {
  float e = fmaxf(.003f, width);
  const int octaves = 15;
  float here = waterHeight(p.x, p.z, t, shot, octaves);
  return normalise(vec(here - waterHeight(p.x + e, p.z, t, shot, octaves), e,
                       here - waterHeight(p.x, p.z + e, t, shot, octaves)));
}
#endif

#ifdef HAS_PANELS
HD V panelFacing(const Panel& panel) { return normalise(cross(panel.halfUp, panel.halfRight)); }
HD float hitPanel(const Panel& panel, V origin, V direction, float* u, float* v) {
  V facing = panelFacing(panel);
  float slope = dot(direction, facing);
  if (slope > -1e-5f) return -1.f;
  float x = dot(panel.centre - origin, facing) / slope;
  if (x < 1e-3f) return -1.f;
  V q = origin + direction * x - panel.centre;
  float a = dot(q, panel.halfRight) / dot(panel.halfRight, panel.halfRight);
  float b = dot(q, panel.halfUp) / dot(panel.halfUp, panel.halfUp);
  if (fabsf(a) > 1.f || fabsf(b) > 1.f) return -1.f;
  *u = a * .5f + .5f;
  *v = b * .5f + .5f;
  return x;
}
#endif

HD Hit castRay(V origin, V direction, const Moment& now) {
  Hit hit = {-1.f, 0, 0.f, 0.f};
  float limit = MAX_DISTANCE;
#ifdef HAS_PANELS
#pragma unroll 1
  for (int i = 0; i < panelCount(now.shot); i++) {
    float u, v, x = hitPanel(panelAt(i, now.t, now.shot), origin, direction, &u, &v);
    if (x > 0.f && x < limit) {
      hit = {x, PANEL_MATERIAL + i, u, v};
      limit = x;
    }
  }
#endif
#ifdef HAS_WATER
  float water = marchWater(origin, direction, limit, now.t, now.shot);
  if (water > 0.f) {
    hit = {water, WATER_MATERIAL, 0.f, 0.f};
    limit = water;
  }
#endif
  int material = 0;
  float solid = marchSolids(origin, direction, limit, now, &material);
  if (solid > 0.f) hit = {solid, material, 0.f, 0.f};
  return hit;
}
