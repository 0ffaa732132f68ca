// A stoneware cup, its saucer, and the steam of what is in it. One unit is ten centimetres; the foot stands at the origin.
#pragma once

HD float cupDistance(V q, bool served, bool* isTea) {
  *isTea = false;
  float bound = sdCylinder(q - vec(0, .45f, 0), .95f, .5f);
  if (bound > .3f) return bound;
  float r = length(q.x, q.z), y = clamp(q.y / .86f, 0.f, 1.f), radius = .26f + .25f * sqrtf(y);
  float body = fmaxf(r - radius, fabsf(q.y - .46f) - .42f), hollow = fmaxf(r - radius + .035f, .12f - q.y);
  float d = subtract(body, hollow) * .8f - .008f;
  V h = q - vec(.54f, .50f, -.05f);
  d = fminf(d, length(length(h.x, h.y) - .19f, h.z) - .038f);
  if (!served) return d;
  float saucer = fabsf(q.y - .035f - .16f * smoothstep(.35f, .85f, r)) - .016f;
  d = fminf(d, fmaxf(saucer * .8f, r - .85f) - .008f);
  float tea = fmaxf(r - radius + .03f, fabsf(q.y - .66f) - .02f);
  *isTea = tea < d;
  return fminf(d, tea);
}
HD Material stoneware(V p, V* normal) {
  *normal = bendNormal(*normal, p, 5.f, .05f);
  float speck = .75f * smoothstep(.63f, .68f, fbm(p * 34.f, 3));
  return {mix(vec(.44f, .42f, .38f), vec(.10f, .08f, .06f), speck), .26f, .045f, vec(0)};
}

// A soft column above the cup, torn as it climbs; it rises one pattern length per loop.
HD float steamDensity(V p, float t) {
  V q = p - vec(0, .75f, 0);
  if (q.y < 0.f || q.y > 3.6f) return 0.f;
  float sway = .30f * sinf(q.y * 1.3f - TAU * t) * smoothstep(0.f, 2.f, q.y);
  float wide = .30f + .22f * q.y, r = length(q.x - sway - .10f * q.y, q.z) / wide;
  if (r > 1.4f) return 0.f;
  float sum = 0.f;
  for (int k = 0; k < 2; k++) {
    float f = fractional(t + .5f * k), weight = 1.f - fabsf(2.f * f - 1.f);
    V s = vec(q.x * 1.5f + 7.f * k, (q.y - 2.4f * f) * .75f, q.z * 1.5f);
    float n = fbm(s + vec(1.1f * fbm(s * 1.3f, 2), 0, 0), 4);
    sum += weight * smoothstep(.42f, .68f, n);
  }
  return sum * smoothstep(1.3f, .3f, r) * smoothstep(0.f, .25f, q.y) * smoothstep(3.6f, .8f, q.y);
}
// The part of a look from eye to p that may go through the steam, and in how many steps; none where it passes by.
struct SteamWay {
  V from, step;
  int looks;
};
HD SteamWay steamWay(V eye, V p) {
  V way = p - eye;
  float far = length(way);
  V d = way / far;
  float along = -(eye.x * d.x + eye.z * d.z) / (d.x * d.x + d.z * d.z);
  float from = fmaxf(along - 1.6f, 0.f), to = fminf(along + 1.6f, far);
  bool passes = length(eye.x + d.x * along, eye.z + d.z * along) > 1.6f || to <= from;
  return {eye + d * from, d * ((to - from) / 16.f), passes ? 0 : 16};
}
HD Material veiled(Material m, float depth, V glow) {
  float clear = expf(-depth * .9f);
  return {m.albedo * clear, m.roughness, m.specular * clear, m.emission * clear + glow};
}
