// Path tracing of one world. Include a scene header first.
#pragma once
#include "fog.h"
#include "surface.h"

#define ROUGH_FOR_LAMPS .15f
#define ROUGH_FOR_PANELS .40f

// What the first surface looks like without light: guides the denoiser.
struct Features {
  V albedo, normal;
  float depth;
};

HD V limitBrightness(V c, float limit) {
  float top = brightest(c);
  return top > limit ? c * (limit / top) : c;
}

HD V lightOnSurface(V p, V normal, V direction, const Material& m, const Moment& now, Random& random) {
  LightSample light = chooseLight(p, normal, -1.f, now, random);
  V towards;
  float distance;
  V arrives = arriving(light, p, &towards, &distance);
  float slope = dot(normal, towards);
  if (slope <= 0.f || brightest(arrives) <= 0.f) return vec(0);
  float through = 1.f - fresnel(m.specular, slope, m.roughness);
  V answer = m.albedo * (m.specular > .5f ? 0.f : through * slope / PI);
  // A smooth coat finds lights by its own bounces; a rough one must be led to them, and to lamps,
  // which are small, sooner than to panels.
  if (m.roughness > (light.isPanel ? ROUGH_FOR_PANELS : ROUGH_FOR_LAMPS))
    answer = answer + coatColour(m) * coatTowards(m, normal, direction, towards);
  if (brightest(answer * arrives) < 1e-6f) return vec(0);
  float reach = shadowLength(light, distance);
  if (reach > 0.f && !isLitFrom(p + normal * (2.f * SURFACE_EPSILON), towards, reach, now)) return vec(0);
  float depth = opticalDepth(p, towards, distance, 1, now, random);
  return answer * arrives * expf(-depth);
}

struct Path {
  V origin, direction, through, light;
  int bounce;
  // Whether lights that a bounce happens to find have been counted by looking for them already.
  bool lampsCounted, panelsCounted;
  Features features;
};
HD Path pathFrom(V origin, V direction) {
  return {origin, direction, vec(1), vec(0), 0, false, false, {vec(0), vec(0), MAX_DISTANCE}};
}
HD void addLight(Path& path, V light) {
  path.light = path.light + limitBrightness(path.through * light, path.bounce ? FIREFLY_LIMIT * .5f : FIREFLY_LIMIT);
}

// What the fog adds on the way to the next surface, and what it takes.
HD void crossFog(Path& path, float limit, const Moment& now, Random& random) {
  V o = path.origin, d = path.direction;
  V seen = vec(0);
  // Most of what fog adds is seen straight on, so the first stretch is looked at twice, and the later
  // ones less often the less they still matter.
  float looks = path.bounce == 0 ? 2.f : path.bounce < 3 ? clamp(brightest(path.through) * 4.f, .1f, 1.f) : 0.f;
#pragma unroll 1
  for (float i = looks < 1.f ? randomUnit(random) : 0.f; i < looks; i++)
    seen = seen + limitBrightness(scatteredLight(o, d, limit, now, random), FOG_LIMIT) / looks;
  float clear = expf(-opticalDepth(o, d, limit, path.bounce ? 1 : 2, now, random));
  if (clear < .999f)
    seen = seen + skyTowards(normalise(vec(d.x, .10f, d.z)), now.t, now.shot) * (FOG_AMBIENT * (1.f - clear));
  addLight(path, seen);
  path.through = path.through * clear;
}

// Sends the path on from a surface, off its coat or off its base.
HD void bouncePath(Path& path, V p, V normal, V flat, const Material& m, float lift, Random& random) {
  V d = path.direction;
  float facet = fmaxf(.02f, -dot(normal, d));
  float mirror = fresnel(m.specular, facet, m.roughness);
  float chance = brightest(m.albedo) < .001f ? 1.f : clamp(mirror, .15f, .95f);
  if (m.specular > .5f) chance = 1.f;
  if (randomUnit(random) < chance) {
    float alpha = m.roughness * m.roughness;
    V half = alpha > .0005f ? visibleFacet(normal, d, alpha, random) : normal;
    V out = reflect(d, half);
    if (dot(out, flat) <= 0.f) out = normalise(out - flat * (1.9f * dot(out, flat)));
    float share = fresnel(m.specular, fmaxf(0.f, -dot(d, half)), m.roughness) *
                  smithTerm(fmaxf(.01f, dot(out, normal)), alpha * alpha);
    path.through = path.through * coatColour(m) * (share / chance);
    path.direction = out;
    path.lampsCounted = m.roughness > ROUGH_FOR_LAMPS;
    path.panelsCounted = m.roughness > ROUGH_FOR_PANELS;
  } else {
    path.through = path.through * m.albedo * ((1.f - mirror) / (1.f - chance));
    d = cosineDirection(normal, random);
    path.direction = dot(d, flat) < 0.f ? reflect(d, flat) : d;
    path.lampsCounted = path.panelsCounted = true;
  }
  path.origin = p + flat * lift;
}

// Russian roulette: a path that carries little is mostly given up, and counts for more if not.
HD bool survives(Path& path, Random& random) {
  float odds = clamp(brightest(path.through) * (path.bounce ? 2.f : 8.f), 0.f, 1.f);
  if (odds < 1e-3f) return false;
  if (odds >= 1.f) return true;
  if (randomUnit(random) > odds) return false;
  path.through = path.through / odds;
  return true;
}

// Follows a path to the next surface and around it. Answers whether it goes on.
HD bool followPath(Path& path, const Moment& now, Random& random) {
  V d = path.direction;
  Hit hit = castRay(path.origin, d, now);
  crossFog(path, hit.distance > 0.f ? fminf(hit.distance, FOG_RANGE) : FOG_RANGE, now, random);
  if (hit.distance < 0.f) {
    addLight(path, skyTowards(d, now.t, now.shot));
    return false;
  }
  V p = path.origin + d * hit.distance;
#ifdef HAS_PANELS
  if (hit.material >= PANEL_MATERIAL) {
    V shown = panelRadiance(hit.material - PANEL_MATERIAL, hit.u, hit.v, now.t, now.shot);
    if (path.bounce == 0) path.features = {limitBrightness(shown, 1.f), -d, hit.distance};
    if (!path.panelsCounted) addLight(path, shown);
    return false;
  }
#endif
  V normal;
#ifdef HAS_WATER
  if (hit.material == WATER_MATERIAL) normal = waterNormal(p, hit.distance * .0007f, now.t, now.shot);
  else
#endif
    normal = solidNormal(p, SURFACE_EPSILON + .0004f * hit.distance, now.t, now.shot);
  V flat = normal;
  Material m = surfaceAt(hit.material, p, &normal, now.t, now.shot);
  // A bent normal that looks away from the viewer would reflect into the surface.
  float facing = dot(normal, d);
  if (facing > -.02f) normal = normalise(normal - d * (facing + .02f));
  if (path.bounce == 0) path.features = {m.albedo + limitBrightness(m.emission, 1.f), normal, hit.distance};

  // Lamps that were counted already may only add a little when a wide bounce happens to find them.
  addLight(path, path.lampsCounted ? limitBrightness(m.emission, 2.f) : m.emission);
  addLight(path, lightOnSurface(p, normal, d, m, now, random));
  bouncePath(path, p, normal, flat, m, 2.f * SURFACE_EPSILON + .0004f * hit.distance, random);
  if (!survives(path, random)) return false;
  return ++path.bounce < MAX_BOUNCES;
}

struct Lens {
  V position, right, up, forward;
  float focalLength, aperture, focusDistance;
};
HD Lens lensOf(const Camera& camera) {
  V forward = normalise(camera.target - camera.position);
  V right = normalise(cross(vec(0, 1, 0), forward)), up = cross(forward, right);
  float c = cosf(camera.roll), s = sinf(camera.roll);
  return {camera.position, right * c + up * s, up * c - right * s, forward,
          camera.focalLength, camera.aperture, camera.focusDistance};
}
// `x` and `y` in half frame heights from the centre.
HD void lensRay(const Lens& lens, float x, float y, Random& random, V* origin, V* direction) {
  V d = lens.right * x + lens.up * y + lens.forward * lens.focalLength;
  V focus = lens.position + d * (lens.focusDistance / lens.focalLength);
  float r = lens.aperture * sqrtf(randomUnit(random)), angle = TAU * randomUnit(random);
  *origin = lens.position + lens.right * (r * cosf(angle)) + lens.up * (r * sinf(angle));
  *direction = normalise(focus - *origin);
}
