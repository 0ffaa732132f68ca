// A skateboarder. The board's middle is at the origin, it rolls to +z; the rider's chest looks to +x.
#pragma once
#include "../../renderer/scene.h"

enum { RIDER_CLOTH = 0, RIDER_BOARD, RIDER_WHEEL };
struct RiderPose {
  float crouch;  // 0 upright … 1 low
  float lead;    // how high the arm in front is lifted, -1 … 1
  float trail;   // and the one behind
  float bow;     // upper body over the toes, metres
  bool grab;     // the trailing hand holds the board's edge
};

HD float skateboardDistance(V p, int* part) {
  *part = RIDER_BOARD;
  float kick = fmaxf(fabsf(p.z) - .27f, 0.f);
  V q = p - vec(0, .102f + 2.6f * kick * kick + .25f * p.x * p.x, 0);
  float round = length(fmaxf(fabsf(p.x) - .02f, 0.f), fmaxf(fabsf(p.z) - .32f, 0.f)) - .085f;
  float d = fmaxf(fabsf(q.y) - .006f, round) * .8f;
  V truck = vec(fabsf(p.x), p.y, fabsf(p.z) - .205f);
  d = fminf(d, sdTaperedCapsule(truck, vec(0, .09f, 0), vec(0, .055f, 0), .028f, .018f));
  d = fminf(d, sdCapsule(truck, vec(0, .036f, 0), vec(.08f, .030f, 0), .011f));
  V wheel = truck - vec(.083f, .029f, 0);
  float tyre = fmaxf(length(wheel.y, wheel.z) - .025f, fabsf(wheel.x) - .013f) - .004f;
  join(d, part, tyre, RIDER_WHEEL);
  return d;
}
HD float riderLeg(V p, V hip, V foot, float splay, float bend) {
  V knee = mix(hip, foot, .5f) + vec(bend, .03f, splay);
  float leg = smoothMin(sdTaperedCapsule(p, hip, knee, .105f, .082f), sdTaperedCapsule(p, knee, foot + vec(-.02f, .10f, 0), .080f, .074f), .04f);
  // Loose cloth gathers above the shoe and behind the knee.
  V low = p - foot, fold = p - knee;
  leg += .010f * sinf(low.y * 46.f + low.z * 14.f) * smoothstep(.30f, .08f, low.y) + .007f * sinf(fold.y * 38.f - fold.x * 22.f) * smoothstep(.16f, .04f, length(fold));
  float shoe = smoothMax(sdTaperedCapsule(p, foot + vec(-.08f, .045f, 0), foot + vec(.14f, .02f, 0), .050f, .038f), foot.y - .008f - p.y, .015f);
  shoe = fminf(shoe, sdRoundBox(p - foot - vec(.03f, .012f, 0), vec(.145f, .014f, .045f), .012f));
  return smoothMin(leg * .9f, shoe, .012f);
}
HD float riderDistance(V p, const RiderPose& pose, int* part) {
  *part = RIDER_CLOTH;
  float bound = sdCapsule(p, vec(0, .2f, 0), vec(.1f, 1.35f, 0), .85f);
  if (bound > .4f) return bound;
  float d = skateboardDistance(p, part);
  float c = pose.crouch;
  V hip = vec(-.06f - .16f * c, mix(.95f, .52f, c), -.03f);
  V chest = hip + vec(.10f + pose.bow, mix(.46f, .36f, c), .05f);
  V front = vec(0, .11f, .29f), back = vec(0, .13f, -.30f);
  float bend = .10f + .24f * c;
  float body = riderLeg(p, hip + vec(0, 0, .09f), front, .05f, bend);
  body = fminf(body, riderLeg(p, hip + vec(0, 0, -.09f), back, -.07f, bend));
  float torso = sdTaperedCapsule(p, hip, chest, .145f, .155f);
  torso = smoothMin(torso, sdCapsule(p, chest + vec(.02f, .06f, .15f), chest + vec(0, .06f, -.15f), .075f), .10f);
  body = smoothMin(body, torso, .06f);
  V leadShoulder = chest + vec(.02f, .05f, .19f), trailShoulder = chest + vec(0, .05f, -.19f);
  V leadElbow = leadShoulder + vec(.05f, -.16f + .22f * pose.lead, .23f);
  V leadHand = leadElbow + vec(.07f, -.05f + .18f * pose.lead, .22f);
  V trailElbow = trailShoulder + vec(-.03f, -.14f + .24f * pose.trail, -.24f);
  V trailHand = trailElbow + vec(-.02f, -.02f + .20f * pose.trail, -.22f);
  if (pose.grab) {
    trailElbow = trailShoulder + vec(.16f, -.22f, -.02f);
    trailHand = vec(.13f, .16f, -.02f);
  }
  float arms = smoothMin(sdTaperedCapsule(p, leadShoulder, leadElbow, .068f, .052f), sdTaperedCapsule(p, leadElbow, leadHand, .046f, .034f), .03f);
  arms = fminf(arms, smoothMin(sdTaperedCapsule(p, trailShoulder, trailElbow, .068f, .052f), sdTaperedCapsule(p, trailElbow, trailHand, .046f, .034f), .03f));
  arms = fminf(arms, fminf(sdCapsule(p, leadHand, leadHand + vec(.02f, -.01f, .09f), .036f), sdCapsule(p, trailHand, trailHand + vec(.02f, -.03f, -.07f), .036f)));
  body = smoothMin(body, arms, .05f);
  V head = chest + vec(.08f + .2f * pose.bow, .27f, .07f);
  body = smoothMin(body, sdCapsule(p, chest + vec(.02f, .08f, .02f), head, .052f), .03f);
  float skull = smoothMin(sdEllipsoid(p - head - vec(0, .03f, 0), vec(.10f, .118f, .084f)), sdEllipsoid(p - head - vec(.02f, -.05f, .02f), vec(.06f, .07f, .055f)), .04f);
  // A soft hat pulled down, with its rolled edge.
  V hat = p - head - vec(-.015f, .055f, -.005f);
  skull = fminf(skull, fmaxf(sdEllipsoid(hat, vec(.115f, .112f, .098f)), -hat.y - .01f));
  body = smoothMin(body, skull, .015f);
  join(d, part, body * .95f, RIDER_CLOTH);
  return d;
}
