// The terminal's gate: lanes under a canopy, booths, barrier arms, and the lorries that wait.
#pragma once
#include "containers.h"

enum { GATE_STEEL = 0, GATE_BOOTH, GATE_STRIP, GATE_RED, GATE_GREEN, GATE_ARM, GATE_BOX, GATE_TYRE, GATE_HEADLAMP, GATE_CAB };
constexpr float LANE = 4.6f, GATE_Z = 13.f;

// A lorry heading to +z with its tail at the origin.
HD float lorryDistance(V q, int* part) {
  *part = GATE_STEEL;
  float bound = sdBox(q - vec(0, 2.f, 7.6f), vec(1.5f, 2.1f, 8.f));
  if (bound > .8f) return bound;
  float d = sdBox(q - vec(0, 1.05f, 6.f), vec(.5f, .12f, 6.f));
  V side = vec(fabsf(q.x), q.y, q.z);
  d = fminf(d, sdBox(side - vec(.95f, .62f, .05f), vec(.3f, .34f, .015f)));
  d = fminf(d, sdBox(q - vec(0, .78f, -.02f), vec(1.2f, .09f, .06f)));
  d = fminf(d, sdBox(q - vec(0, .45f, .1f), vec(1.1f, .06f, .05f)));
  join(d, part, sdBox(q - vec(0, 2.5f, 6.1f), vec(1.2f, 1.27f, 6.05f)), GATE_BOX);
  float axle = q.z - clamp(rintf((q.z - 1.2f) / 1.35f), 0.f, 1.f) * 1.35f - 1.2f;
  float wheel = fmaxf(length(axle, q.y - .52f) - .52f, fabsf(side.x - .95f) - .28f);
  float front = fmaxf(length(q.z - 13.9f, q.y - .52f) - .52f, fabsf(side.x - 1.02f) - .18f);
  join(d, part, fminf(wheel, front) - .02f, GATE_TYRE);
  V cab = q - vec(0, 2.05f, 13.9f);
  join(d, part, sdRoundBox(cab, vec(1.22f, 1.35f, 1.05f), .18f), GATE_CAB);
  join(d, part, sdBox(vec(side.x - 1.38f, q.y - 2.5f, q.z - 14.7f), vec(.12f, .32f, .06f)), GATE_CAB);
  join(d, part, sdBox(vec(side.x - .82f, q.y - .78f, q.z + .09f), vec(.24f, .06f, .02f)), GATE_RED);
  join(d, part, sdBox(vec(side.x - 1.08f, q.y - 3.70f, q.z + .03f), vec(.05f, .03f, .02f)), GATE_RED);
  float lamp = fmaxf(length(side.x - .86f, q.y - .86f) - .13f, fabsf(q.z - 14.98f) - .03f);
  join(d, part, lamp, GATE_HEADLAMP);
  return d;
}
// What stands before the gate: how far the lorry in the middle lane has driven, and how high its arm is.
struct GatePose {
  float driven, lift;
  bool isOpen;
};
HD V leavingLorry(const GatePose& pose) { return vec(2.45f, 0, 2.2f + pose.driven); }
// The one that comes in stands with its headlamps towards the lens.
HD V arrivingLorryLocal(V p) { V q = p - vec(-7.0f, 0, 47.f); return vec(-q.x, q.y, -q.z); }

HD float portGateDistance(V p, const GatePose& pose, int* part) {
  *part = GATE_STEEL;
  int other;
  float d = lorryDistance(p - leavingLorry(pose), part);
  float far = lorryDistance(arrivingLorryLocal(p), &other);
  join(d, part, far, other);
  V q = p - vec(0, 0, GATE_Z);
  float bound = sdBox(q - vec(0, 3.8f, 0), vec(17.f, 4.2f, 5.f));
  if (bound > 1.f) return fminf(d, bound);
  // Canopy: fascia, roof, purlins below and a column on every island.
  float roof = sdBox(q - vec(0, 6.6f, 0), vec(16.2f, .12f, 4.2f));
  roof = fminf(roof, sdBox(vec(q.x, q.y - 6.45f, fabsf(q.z) - 4.2f), vec(16.2f, .42f, .08f)));
  int n;
  float purlin = repeat(q.x, 1.6f, -10, 10, &n);
  roof = fminf(roof, sdBox(vec(purlin, q.y - 6.35f, q.z), vec(.06f, .14f, 4.1f)));
  join(d, part, roof, GATE_STEEL);
  int island;
  float x = repeat(q.x, LANE, -3, 3, &island);
  join(d, part, fminf(sdBox(vec(fabsf(x), q.y - 3.2f, fabsf(q.z) - 3.2f) , vec(.14f, 3.3f, .14f)), sdBox(vec(x, q.y - 5.9f, q.z), vec(.1f, .25f, 3.2f))), GATE_STEEL);
  join(d, part, sdRoundBox(vec(x, q.y - .05f, q.z), vec(.75f, .16f, 4.6f), .06f), GATE_STEEL);
  if (island & 1) {
    join(d, part, sdRoundBox(vec(x, q.y - 1.45f, q.z), vec(.62f, 1.2f, 1.3f), .05f), GATE_BOOTH);
    join(d, part, sdBox(vec(x, q.y - 2.72f, q.z), vec(.85f, .07f, 1.6f)), GATE_STEEL);
  } else {
    // A ticket post with its hood.
    join(d, part, sdRoundBox(vec(x, q.y - .9f, q.z + 2.f), vec(.18f, .75f, .16f), .03f), GATE_STEEL);
    join(d, part, sdBox(vec(x, q.y - 1.72f, q.z + 1.95f), vec(.26f, .04f, .26f)), GATE_STEEL);
  }
  // Arms: one is up for the lorry that goes through.
  V post = vec(x - .45f, q.y, q.z + 3.4f);
  join(d, part, sdRoundBox(post - vec(0, .55f, 0), vec(.14f, .5f, .16f), .03f), GATE_STEEL);
  float lift = island == 0 ? pose.lift : .02f;
  V arm = rotateZ(post - vec(0, .98f, 0), -lift);
  join(d, part, sdBox(arm - vec(1.6f, 0, 0), vec(1.6f, .05f, .03f)), GATE_ARM);
  // Strip lights below the roof and one signal per lane on the fascia.
  float lane = q.x - (clamp(rintf(q.x / LANE - .5f), -3.f, 2.f) + .5f) * LANE;
  int laneIndex = (int)clamp(rintf(q.x / LANE - .5f), -3.f, 2.f);
  join(d, part, sdBox(vec(lane, q.y - 6.12f, fabsf(q.z) - 1.8f), vec(.09f, .05f, .9f)), GATE_STRIP);
  V sign = vec(lane, q.y - 6.45f, q.z + 4.36f);
  join(d, part, sdRoundBox(sign, vec(.42f, .34f, .08f), .03f), GATE_STEEL);
  float disc = fmaxf(length(sign.x, sign.y) - .20f, fabsf(sign.z + .1f) - .02f);
  join(d, part, disc, (laneIndex == 0 && pose.isOpen) || laneIndex == 2 ? GATE_GREEN : GATE_RED);
  return d;
}
HD Material portGateSurface(int part, V p, const GatePose& pose, V* normal) {
  if (part == GATE_STRIP) return glowing(vec(5.f, 3.6f, 1.9f));
  if (part == GATE_RED) return glowing(vec(3.2f, .16f, .05f));
  if (part == GATE_GREEN) return glowing(vec(.16f, 1.9f, .9f));
  if (part == GATE_HEADLAMP) return glowing(vec(26.f, 19.f, 11.f));
  if (part == GATE_BOX) {
    V q = p - leavingLorry(pose);
    if (q.z > 20.f) q = arrivingLorryLocal(p);
    return loneBoxSurface(p, q - vec(0, 2.5f, 6.1f), normal, p.z < 20.f ? .05f : .45f);
  }
  if (part == GATE_TYRE) return matt(vec(.014f), .8f);
  if (part == GATE_ARM) {
    bool red = fractional((p.x + p.y) * .9f) > .5f;
    return matt(red ? vec(.36f, .035f, .02f) : vec(.5f, .48f, .44f), .45f);
  }
  *normal = bendNormal(*normal, p, 3.f, .1f);
  if (part == GATE_CAB) {
    V q = arrivingLorryLocal(p);
    if (q.y > 2.2f && normal->z < -.5f) return {vec(.006f), .08f, .06f, vec(.02f, .03f, .03f)};
    return {vec(.20f, .045f, .02f), .25f, .05f, vec(0)};
  }
  if (part == GATE_BOOTH) {
    bool pane = p.y > 1.15f && p.y < 2.35f && fabsf(fractional(p.z * .9f) - .5f) < .44f;
    if (pane) return {vec(.02f), .15f, .05f, vec(1.25f, .66f, .24f) * (.5f + .7f * fbm(p * 2.f, 3))};
    return matt(vec(.20f, .19f, .17f) * (.5f + .6f * fbm(vec(p.x, p.y * .3f, p.z), 4)), .5f);
  }
  float streak = fbm(vec(p.x * 2.f, p.y * .4f, p.z * 2.f), 4);
  return {mix(vec(.10f, .105f, .11f), vec(.05f, .032f, .022f), smoothstep(.5f, .75f, streak)), .38f + .2f * streak, .05f, vec(0)};
}
