// What a film crew leaves around: a camera on its legs, a lamp on its stand, a dolly on its tracks.
#pragma once
#include "../../renderer/scene.h"

// Origin between the tripod's feet; the lens looks to +z at 1.5 m.
HD float filmCameraDistance(V p) {
  float d = sdRoundBox(p, vec(.10f, .12f, .20f), .025f);
  d = fminf(d, fmaxf(length(p.x, p.y + .01f) - .06f, fabsf(p.z - .30f) - .14f));
  d = fminf(d, sdBox(p - vec(0, 0, .47f), vec(.13f, .10f, .05f)));
  d = fminf(d, sdBox(rotateX(p - vec(0, .14f, .50f), .45f), vec(.14f, .005f, .08f)));
  d = fminf(d, sdRoundBox(p - vec(0, .06f, -.30f), vec(.07f, .10f, .09f), .02f));
  d = fminf(d, sdRoundBox(p - vec(.17f, .16f, .06f), vec(.085f, .055f, .012f), .008f));
  d = fminf(d, sdCapsule(p, vec(-.06f, .14f, -.08f), vec(-.02f, .20f, .16f), .018f));
  return fminf(d, sdCapsule(p, vec(.03f, -.2f, -.1f), vec(.10f, -.34f, -.55f), .014f));
}
HD float tripodDistance(V p, float height) {
  float bound = sdBox(p - vec(0, height * .5f, 0), vec(.85f, height * .5f + .35f, .85f));
  if (bound > .4f) return bound;
  float d = filmCameraDistance(p - vec(0, height, 0));
  d = fminf(d, sdCone(p - vec(0, height - .20f, 0), .05f, .09f, .06f));
  for (int i = 0; i < 3; i++) {
    V foot = rotateY(vec(0, 0, .58f), i * TAU / 3.f + .4f);
    d = fminf(d, sdTaperedCapsule(p, vec(0, height - .26f, 0) + foot * .08f, foot, .030f, .020f));
    d = fminf(d, sdCapsule(p, vec(0, height * .38f, 0), foot * .55f + vec(0, height * .40f, 0), .010f));
  }
  return d;
}
// A big fresnel with barn doors; `*glass` is set where the lens is nearest. It looks to +z, tilted down.
HD float fresnelDistance(V p, float height, float tilt, bool* glass) {
  *glass = false;
  float bound = sdBox(p - vec(0, height * .5f, 0), vec(.9f, height * .5f + .6f, .9f));
  if (bound > .5f) return bound;
  V h = rotateX(p - vec(0, height, 0), -tilt);
  float r = length(h.x, h.y);
  float d = fmaxf(r - .30f, fabsf(h.z + .05f) - .26f) - .02f;
  d = fminf(d, sdRoundBox(h - vec(0, .30f, -.08f), vec(.14f, .06f, .18f), .03f));
  float fins = fabsf(fractional(h.z * 18.f) - .5f);
  d += .012f * smoothstep(.2f, .4f, fins) * (h.z < .1f ? 1.f : 0.f);
  V door = vec(fabsf(h.x), h.y, h.z);
  d = fminf(d, sdBox(rotateY(door - vec(.42f, 0, .36f), -.9f), vec(.16f, .26f, .006f)));
  d = fminf(d, sdBox(rotateX(vec(h.x, fabsf(h.y), h.z) - vec(0, .42f, .36f), .9f), vec(.26f, .16f, .006f)));
  d = fminf(d, sdCapsule(vec(fabsf(p.x), p.y, p.z), vec(.36f, height, 0), vec(.30f, height - .42f, 0), .022f));
  d = fminf(d, sdBox(p - vec(0, height - .44f, 0), vec(.32f, .022f, .022f)));
  d = fminf(d, sdTaperedCapsule(p, vec(0, .2f, 0), vec(0, height - .44f, 0), .034f, .022f));
  for (int i = 0; i < 3; i++) {
    V foot = rotateY(vec(0, .02f, .62f), i * TAU / 3.f + .9f);
    d = fminf(d, sdCapsule(p, vec(0, .75f, 0), foot, .018f));
    d = fminf(d, sdCapsule(p, vec(0, .28f, 0), foot * .6f + vec(0, .25f, 0), .010f));
  }
  // A sandbag over one leg.
  d = fminf(d, sdEllipsoid(p - vec(.2f, .16f, .3f), vec(.20f, .09f, .13f)));
  float lens = fmaxf(r - .26f, fabsf(h.z - .235f) - .02f);
  if (lens < d) {
    *glass = true;
    d = lens;
  }
  return d;
}
HD float dollyTrackDistance(V p, float from, float to) {
  float bound = sdBox(p - vec(0, .1f, (from + to) * .5f), vec(.6f, .15f, (to - from) * .5f));
  if (bound > .5f) return bound;
  float d = length(fabsf(p.x) - .31f, p.y - .12f) - .021f;
  int n;
  float z = p.z - clamp(rintf(p.z / .8f), ceilf(from / .8f), floorf(to / .8f)) * .8f;
  (void)n;
  d = fminf(d, sdBox(vec(p.x, p.y - .06f, z), vec(.40f, .03f, .045f)));
  d = fminf(d, sdBox(vec(fabsf(p.x) - .31f, p.y - .02f, z), vec(.10f, .02f, .08f)));
  return fmaxf(d, fmaxf(from - p.z, p.z - to));
}
HD float dollyDistance(V p) {
  float bound = sdBox(p - vec(0, .9f, 0), vec(.7f, 1.1f, 1.2f));
  if (bound > .5f) return bound;
  float d = sdRoundBox(p - vec(0, .27f, 0), vec(.40f, .04f, .70f), .02f);
  V wheel = vec(fabsf(p.x) - .31f, p.y - .19f, fabsf(p.z) - .52f);
  d = fminf(d, fmaxf(length(wheel.y, wheel.z) - .075f, fabsf(wheel.x) - .035f));
  d = fminf(d, sdCylinder(p - vec(0, .75f, .1f), .06f, .45f));
  d = fminf(d, sdRoundBox(p - vec(0, .62f, -.45f), vec(.17f, .03f, .15f), .02f));
  d = fminf(d, sdCapsule(p, vec(0, .3f, -.45f), vec(0, .6f, -.45f), .03f));
  V bar = vec(fabsf(p.x), p.y, p.z);
  d = fminf(d, sdCapsule(bar, vec(.26f, .3f, -.70f), vec(.26f, 1.02f, -.92f), .018f));
  d = fminf(d, sdCapsule(bar, vec(0, 1.02f, -.92f), vec(.26f, 1.02f, -.92f), .018f));
  return fminf(d, filmCameraDistance(p - vec(0, 1.42f, .1f)));
}
