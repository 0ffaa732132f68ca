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

HD V lightOnSurface(V p, V normal, V direction, const Material& m, float t, int shot, uint32_t& random) {
  LightSample light = chooseLight(p, normal, -1.f, t, shot, random);
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
  if (reach > 0.f && !isLitFrom(p + normal * (2.f * SURFACE_EPSILON), towards, reach, t, shot)) return vec(0);
  float depth = opticalDepth(p, towards, distance, 1, t, shot, random);
  return answer * arrives * expf(-depth);
}

HD_NOINLINE V tracePath(V o, V d, float t, int shot, uint32_t& random, Features* features) {
  V light = vec(0), through = vec(1);
  bool lampsCounted = false, panelsCounted = false;
  for (int bounce = 0; bounce < MAX_BOUNCES; bounce++) {
    Hit hit = castRay(o, d, t, shot);
    float limit = hit.distance > 0.f ? fminf(hit.distance, FOG_RANGE) : FOG_RANGE;
    V seen = vec(0);
    // Most of what fog adds is seen straight on, so the first stretch is looked at twice.
    int looks = bounce == 0 ? 2 : bounce < 3 ? 1 : 0;
    for (int i = 0; i < looks; i++)
      seen = seen + limitBrightness(scatteredLight(o, d, limit, t, shot, random), FOG_LIMIT) / (float)looks;
    float clear = expf(-opticalDepth(o, d, limit, bounce ? 1 : 3, t, shot, random));
    if (clear < .999f)
      seen = seen + skyTowards(normalise(vec(d.x, .10f, d.z)), t, shot) * (FOG_AMBIENT * (1.f - clear));
    float ceiling = bounce ? FIREFLY_LIMIT * .5f : FIREFLY_LIMIT;
    light = light + limitBrightness(through * seen, ceiling);
    through = through * clear;

    if (hit.distance < 0.f) {
      light = light + limitBrightness(through * skyTowards(d, t, shot), ceiling);
      break;
    }
    V p = o + d * hit.distance;
#ifdef HAS_PANELS
    if (hit.material >= PANEL_MATERIAL) {
      V shown = panelRadiance(hit.material - PANEL_MATERIAL, hit.u, hit.v, t, shot);
      if (bounce == 0) *features = {limitBrightness(shown, 1.f), -d, hit.distance};
      if (!panelsCounted) light = light + limitBrightness(through * shown, ceiling);
      break;
    }
#endif
    V normal;
#ifdef HAS_WATER
    if (hit.material == WATER_MATERIAL) normal = waterNormal(p, hit.distance * .0007f, t, shot);
    else
#endif
      normal = solidNormal(p, SURFACE_EPSILON + .0004f * hit.distance, t, shot);
    V flat = normal;
    Material m = surfaceAt(hit.material, p, &normal, t, shot);
    // A bent normal that looks away from the viewer would reflect into the surface.
    float facing = dot(normal, d);
    if (facing > -.02f) normal = normalise(normal - d * (facing + .02f));
    if (bounce == 0) *features = {m.albedo + limitBrightness(m.emission, 1.f), normal, hit.distance};

    // Lamps that next-event estimation has counted already may only add a little when a wide bounce
    // happens to find them.
    V glow = lampsCounted ? limitBrightness(m.emission, 2.f) : m.emission;
    light = light + limitBrightness(through * glow, ceiling);
    light = light + limitBrightness(through * lightOnSurface(p, normal, d, m, t, shot, random), ceiling);

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
      through = through * coatColour(m) * (share / chance);
      d = out;
      lampsCounted = m.roughness > ROUGH_FOR_LAMPS;
      panelsCounted = m.roughness > ROUGH_FOR_PANELS;
    } else {
      through = through * m.albedo * ((1.f - mirror) / (1.f - chance));
      d = cosineDirection(normal, random);
      if (dot(d, flat) < 0.f) d = reflect(d, flat);
      lampsCounted = panelsCounted = true;
    }
    o = p + flat * (2.f * SURFACE_EPSILON + .0004f * hit.distance);

    float survival = clamp(brightest(through) * 2.f, 0.f, 1.f);
    if (bounce > 0 && survival < 1.f) {
      if (randomUnit(random) > survival || survival < 1e-3f) break;
      through = through / survival;
    }
  }
  return light;
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
HD void lensRay(const Lens& lens, float x, float y, uint32_t& random, V* origin, V* direction) {
  V d = lens.right * x + lens.up * y + lens.forward * lens.focalLength;
  V focus = lens.position + d * (lens.focusDistance / lens.focalLength);
  float r = lens.aperture * sqrtf(randomUnit(random)), angle = TAU * randomUnit(random);
  *origin = lens.position + lens.right * (r * cosf(angle)) + lens.up * (r * sinf(angle));
  *direction = normalise(focus - *origin);
}
