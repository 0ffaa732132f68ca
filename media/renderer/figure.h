// A person in a long coat, 1.78 m tall, feet at the origin, facing +z. Meant to read as a silhouette.
#pragma once
#include "shapes.h"

struct Pose {
  float stride;     // -1…1: how far the left foot is ahead of the right
  float shift;      // weight on one leg: metres that the hips move to +x
  float leftArm;    // forward lift in radians, 0 hanging, 1.5 straight ahead
  float rightArm;
  float leftBend;   // elbow bend in radians
  float rightBend;
  float headTurn;   // radians around y
  float headDip;    // looking down
  float coat;       // height of the hem: .5 long coat, .8 jacket
  float lean;       // forward lean in radians
};
HD Pose standingPose() { return {.10f, .035f, .05f, -.06f, .22f, .95f, .22f, .08f, .50f, .0f}; }
// `phase` in turns: one turn is two steps, so a whole number of turns per loop is seamless.
HD Pose walkingPose(float phase) {
  float s = sinf(TAU * phase);
  return {s, .01f, -.45f * s, .45f * s, .35f, .35f, 0.f, .1f, .52f, .05f};
}
// Both hands at the height of a camera or a table edge.
HD Pose workingPose() { return {.25f, -.02f, .85f, .75f, .9f, 1.0f, -.1f, .15f, .80f, .10f}; }

HD float sdArm(V p, V shoulder, float lift, float bend, float outward) {
  V elbow = shoulder + rotateX(vec(outward * .055f, -.285f, 0), -lift);
  V wrist = elbow + rotateX(vec(-outward * .035f, -.25f, 0), -(lift + bend));
  V hand = wrist + normalise(wrist - elbow) * .085f;
  float sleeve = smoothMin(sdTaperedCapsule(p, shoulder, elbow, .072f, .058f),
                           sdTaperedCapsule(p, elbow, wrist, .058f, .047f), .03f);
  return smoothMin(sleeve, sdTaperedCapsule(p, wrist, hand, .032f, .026f), .02f);
}

HD float sdLeg(V p, V hip, V foot) {
  V knee = mix(hip, foot, .50f) + vec(0, 0, .035f + .10f * fabsf(foot.z) * (foot.z < 0 ? 1.f : .3f));
  float leg = smoothMin(sdTaperedCapsule(p, hip, knee, .088f, .060f),
                        sdTaperedCapsule(p, knee, foot, .060f, .044f), .03f);
  float turn = foot.x > 0 ? .05f : -.05f;
  V toe = foot + vec(turn, -.045f, .165f), heel = foot + vec(0, -.035f, -.035f);
  return smoothMin(leg, sdTaperedCapsule(p, heel, toe, .046f, .036f), .03f);
}

// The coat is one elliptic sleeve around the body whose radius follows shoulder, waist and hem.
HD float sdCoat(V p, float hem, float sway) {
  float y = p.y;
  float belowWaist = clamp((1.06f - y) / (1.06f - hem + .001f), 0, 1);
  float aboveWaist = clamp((y - 1.06f) / .38f, 0, 1);
  float rx = .158f + .052f * smoothstep(0, .9f, aboveWaist) + .085f * belowWaist;
  float rz = .108f + .012f * aboveWaist + .078f * belowWaist;
  float round = smoothstep(1.36f, 1.49f, y);
  rx = mix(rx, .085f, round);
  rz = mix(rz, .075f, round);
  float x = p.x - sway * belowWaist, z = p.z + .018f * aboveWaist;
  float angle = atan2f(z, x);
  float folds = 1.f + belowWaist * (.030f * sinf(5.f * angle + 1.f) + .018f * sinf(11.f * angle));
  float side = (length(x / rx, z / rz) - folds) * fminf(rx, rz);
  // The hem hangs a little lower behind, as cloth does.
  float bottom = hem - .03f + .08f * (z < 0 ? z : -z * .3f);
  float body = smoothMax(side, smoothMax(bottom - y, y - 1.50f, .02f), .03f);
  float vent = fmaxf(fabsf(x + .012f) - .012f * belowWaist, fmaxf(z + .02f, y - .82f));
  return smoothMax(body, -vent, .01f) * .8f;
}

HD float sdHead(V p, float turn, float dip) {
  p = rotateX(rotateY(p, -turn), -dip);
  float skull = sdEllipsoid(p - vec(0, .135f, -.008f), vec(.078f, .098f, .098f));
  float jaw = sdEllipsoid(p - vec(0, .065f, .030f), vec(.056f, .070f, .062f));
  float hair = sdEllipsoid(p - vec(.006f, .150f, -.028f), vec(.088f, .092f, .098f));
  return smoothMin(smoothMin(skull, jaw, .04f), hair, .02f);
}

HD float sdFigure(V p, Pose pose) {
  // Away from the body a bounding capsule is near enough, and much cheaper.
  float bound = sdCapsule(p, vec(0, .35f, 0), vec(0, 1.45f, 0), .62f);
  if (bound > .3f) return bound;

  float reach = pose.stride * .34f;
  V leftFoot = vec(-.105f, .085f, reach + .02f), rightFoot = vec(.105f, .085f, -reach);
  V hips = vec(pose.shift, .93f - .03f * fabsf(pose.stride), 0);
  float legs = fminf(sdLeg(p, hips + vec(-.085f, 0, 0), leftFoot),
                     sdLeg(p, hips + vec(.085f, 0, 0), rightFoot));

  // Contrapposto: the shoulders tilt against the hips and come back over the standing foot.
  V upper = p - vec(pose.shift * .6f, 0, 0);
  upper = rotateX(upper - vec(0, .93f, 0), pose.lean) + vec(0, .93f, 0);
  upper = rotateZ(upper - vec(0, 1.05f, 0), -pose.shift * 1.2f) + vec(0, 1.05f, 0);
  float body = sdCoat(upper, pose.coat, pose.shift * .4f + reach * .02f);
  body = smoothMin(body, sdCapsule(upper, vec(-.155f, 1.435f, -.01f), vec(.155f, 1.435f, -.01f), .058f), .07f);
  body = smoothMin(body, sdArm(upper, vec(-.195f, 1.415f, -.01f), pose.leftArm, pose.leftBend, -1.f), .045f);
  body = smoothMin(body, sdArm(upper, vec(.195f, 1.415f, -.01f), pose.rightArm, pose.rightBend, 1.f), .045f);
  float neck = sdTaperedCapsule(upper, vec(0, 1.44f, -.015f), vec(0, 1.58f, .0f), .060f, .052f);
  // A turned-up collar joins coat and head in the silhouette.
  float collar = sdTorus(upper - vec(0, 1.505f, -.012f), .068f, .026f);
  body = smoothMin(body, smoothMin(neck, collar, .03f), .04f);
  body = fminf(body, sdHead(upper - vec(0, 1.535f, .012f), pose.headTurn, pose.headDip));
  return smoothMin(legs, body, .02f);
}
