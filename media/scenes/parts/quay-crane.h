// A ship-to-shore crane. Origin on the quay between its legs; the boom reaches out to +x.
#pragma once
#include "../../renderer/scene.h"

enum { CRANE_STEEL = 0, CRANE_LAMP, CRANE_CARGO, CRANE_GLASS };
struct CranePose {
  float trolley;  // x of the trolley
  float hoist;    // y of the hanging box
  float boom;     // radians raised
  bool loaded;
};

HD float craneLegs(V q) {
  V m = vec(fabsf(q.x + 3.25f) - 6.75f, q.y, fabsf(q.z) - 8.f);
  float d = sdBox(vec(m.x, q.y - 18.f, m.z), vec(.62f, 16.f, .62f));
  d = fminf(d, sdBox(vec(m.x, q.y - 2.7f, q.z), vec(.6f, .75f, 9.f)));
  d = fminf(d, sdRoundBox(vec(m.x, q.y - .95f, m.z), vec(.40f, .55f, 2.4f), .1f));
  float wheelZ = m.z - clamp(rintf(m.z / 1.2f), -1.f, 1.f) * 1.2f;
  d = fminf(d, fmaxf(length(wheelZ, q.y - .45f) - .44f, fabsf(m.x) - .16f));
  d = fminf(d, sdBox(vec(q.x + 3.25f, q.y - 13.5f, m.z), vec(6.9f, .8f, .5f)));
  d = fminf(d, sdBox(vec(m.x, q.y - 33.f, q.z), vec(.55f, .95f, 8.f)));
  d = fminf(d, sdBox(vec(q.x + 10.f, q.y - 14.f, q.z), vec(.4f, .5f, 8.f)));
  V side = vec(q.x, q.y, fabsf(q.z));
  d = fminf(d, sdCapsule(side, vec(-10.f, 32.f, 8.f), vec(3.5f, 14.f, 8.f), .30f));
  d = fminf(d, sdCapsule(side, vec(-10.f, 3.f, 8.f), vec(-3.f, 13.f, 8.f), .20f));
  // Zigzag stairs up the landside leg with their landings.
  int flight;
  float y = repeat(q.y - 5.f, 3.8f, 0, 6, &flight);
  float rise = (flight & 1) ? 1.f : -1.f;
  V stair = vec(q.x + 11.1f, y, q.z - 4.2f);
  float steps = fmaxf(fabsf(dot(stair, normalise(vec(0, 1.f, rise * .95f)))) - .12f, fmaxf(fabsf(stair.z) - 2.f, fabsf(stair.x) - .4f));
  float rail = fmaxf(fabsf(dot(stair - vec(0, 1.05f, 0), normalise(vec(0, 1.f, rise * .95f)))) - .04f, fmaxf(fabsf(stair.z) - 2.f, fabsf(fabsf(stair.x) - .4f) - .03f));
  d = fminf(d, fminf(steps, rail));
  return fminf(d, sdBox(stair - vec(0, 1.9f, -rise * 2.3f), vec(.5f, .06f, .5f)));
}
// Two girders with their ties and the walkway's rail; x from 0 to `reach`.
HD float craneGirder(V q, float reach) {
  float z = fabsf(q.z), half = reach * .5f;
  float d = sdBox(vec(q.x - half, q.y, z - 2.6f), vec(half, .85f, .32f));
  float last = floorf(reach / 4.5f);
  float tie = q.x - clamp(rintf(q.x / 4.5f), 0.f, last) * 4.5f;
  d = fminf(d, sdBox(vec(tie, q.y - .4f, z), vec(.14f, .22f, 2.6f)));
  float post = q.x - clamp(rintf(q.x / 2.25f), 0.f, 2.f * last) * 2.25f;
  d = fminf(d, sdBox(vec(post, q.y - 1.35f, z - 3.5f), vec(.05f, .6f, .05f)));
  d = fminf(d, sdBox(vec(q.x - half, q.y - 1.95f, z - 3.5f), vec(half, .045f, .045f)));
  return fminf(d, sdBox(vec(q.x - half, q.y - .75f, z - 3.2f), vec(half, .05f, .35f)));
}
HD float quayCraneDistance(V q, const CranePose& pose, int* part) {
  *part = CRANE_STEEL;
  float bound = sdBox(q - vec(12.f, 30.f, 0), vec(38.f, 30.f, 9.6f));
  if (pose.boom > .1f) bound = fminf(bound, sdBox(q - vec(14.f, 56.f, 0), vec(14.f, 30.f, 5.f)));
  if (bound > 2.f) return bound;
  float d = craneLegs(q);
  d = fminf(d, craneGirder(q - vec(-24.f, 35.f, 0), 29.f));
  V hinge = vec(5.f, 35.f, 0);
  V out = rotateZ(q - hinge, -pose.boom);
  d = fminf(d, craneGirder(out, 43.f));
  V side = vec(q.x, q.y, fabsf(q.z));
  d = fminf(d, sdTaperedCapsule(side, vec(3.5f, 34.f, 3.2f), vec(2.5f, 58.f, 1.1f), .55f, .40f));
  d = fminf(d, sdCapsule(side, vec(-10.f, 36.f, 2.6f), vec(2.5f, 57.f, 1.1f), .30f));
  d = fminf(d, sdBox(q - vec(2.5f, 58.f, 0), vec(.5f, .4f, 1.6f)));
  d = fminf(d, sdBox(q - vec(3.1f, 46.f, 0), vec(.3f, .3f, 2.2f)));
  if (pose.boom < .1f) {
    d = fminf(d, sdCapsule(side, vec(2.5f, 58.f, 1.1f), vec(25.f, 36.f, 2.6f), .14f));
    d = fminf(d, sdCapsule(side, vec(2.5f, 58.f, 1.1f), vec(44.f, 36.f, 2.6f), .14f));
  } else {
    d = fminf(d, sdCapsule(side, vec(2.5f, 58.f, 1.1f), hinge + rotateZ(vec(20.f, 1.f, 2.6f), pose.boom), .14f));
  }
  d = fminf(d, sdCapsule(side, vec(2.5f, 58.f, 1.1f), vec(-22.f, 36.f, 2.6f), .14f));
  V house = q - vec(-15.5f, 38.4f, 0);
  d = fminf(d, sdRoundBox(house, vec(6.f, 2.1f, 3.f), .15f));
  d = fminf(d, sdBox(house - vec(-3.f, 2.6f, 0), vec(1.1f, .5f, 1.f)));
  // Trolley, ropes and spreader.
  V hung = q - vec(pose.trolley, 0, 0);
  d = fminf(d, sdBox(hung - vec(0, 33.7f, 0), vec(2.1f, .55f, 2.3f)));
  float rope = sdBox(vec(fabsf(hung.x) - .9f, q.y - (33.f + pose.hoist + 2.f) * .5f, fabsf(q.z) - 1.5f), vec(.045f, (31.f - pose.hoist) * .5f, .045f));
  d = fminf(d, rope);
  d = fminf(d, sdBox(hung - vec(0, pose.hoist + 2.25f, 0), vec(.9f, .35f, 1.9f)));
  d = fminf(d, sdBox(hung - vec(0, pose.hoist + 1.55f, 0), vec(1.15f, .16f, 6.f)));
  V cab = hung - vec(-3.0f, 31.9f, 1.7f);
  float glass = sdRoundBox(cab, vec(.95f, 1.15f, 1.f), .08f);
  d = fminf(d, sdBox(cab - vec(0, 1.2f, 0), vec(1.1f, .12f, 1.15f)));
  join(d, part, glass, CRANE_GLASS);
  if (pose.loaded) join(d, part, sdBox(hung - vec(0, pose.hoist, 0), vec(1.2f, 1.27f, 6.05f)), CRANE_CARGO);
  // Flood lamps below the girders.
  float bay = out.x - clamp(rintf((out.x - 4.f) / 12.f), 0.f, 3.f) * 12.f - 4.f;
  float lamps = sdBox(vec(bay, out.y + 1.05f, fabsf(q.z) - 2.6f), vec(.34f, .10f, .26f));
  lamps = fminf(lamps, sdBox(vec(q.x + 3.25f, q.y - 12.5f, fabsf(q.z) - 8.f), vec(.4f, .12f, .3f)));
  join(d, part, lamps, CRANE_LAMP);
  return d;
}
