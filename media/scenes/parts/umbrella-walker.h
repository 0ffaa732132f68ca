// Someone in a coat under an umbrella, walking to +z.
#pragma once
#include "../../renderer/scene.h"

enum { WALKER_COAT = 0, WALKER_CANOPY };

// Eight panels on ribs; the edge is cut in shallow arcs between them.
HD float umbrellaDistance(V q) {
  float bound = length(q) - .85f;
  if (bound > .4f) return bound;
  float angle = atan2f(q.z, q.x), rib = fabsf(fractional(angle * 8.f / TAU) - .5f) * 2.f;
  float radius = .80f - .030f * (1.f - rib * rib);
  float dome = fabsf(length(vec(q.x, q.y + .58f, q.z)) - radius) - .006f;
  float d = fmaxf(dome, fmaxf(length(q.x, q.z) - .56f - .045f * rib, -q.y - .45f)) * .8f;
  d = fminf(d, sdCapsule(q, vec(0, .24f, 0), vec(0, -.78f, 0), .009f));
  return fminf(d, sdCapsule(q, vec(0, .2f, 0), vec(0, .29f, 0), .014f));
}
HD float umbrellaWalkerDistance(V p, float phase, float tilt, int* part) {
  *part = WALKER_COAT;
  float bound = sdCapsule(p, vec(0, .4f, 0), vec(.1f, 1.85f, 0), .95f);
  if (bound > .5f) return bound;
  Pose pose = walkingPose(phase);
  pose.stride *= .75f;
  pose.rightArm = .75f;
  pose.rightBend = 1.55f;
  pose.coat = .42f;
  float d = sdFigure(p, pose);
  // A bag at the other side.
  d = fminf(d, sdRoundBox(p - vec(-.30f, .72f, .02f - .06f * sinf(TAU * phase)), vec(.05f, .15f, .19f), .03f));
  V canopy = rotateZ(rotateX(p - vec(.13f, 1.98f + .012f * cosf(2.f * TAU * phase), .12f), tilt), -.07f);
  join(d, part, umbrellaDistance(canopy), WALKER_CANOPY);
  return d;
}
