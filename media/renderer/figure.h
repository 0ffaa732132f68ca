// A person in a long coat, 1.78 m tall, feet at the origin, facing +z. Meant to read as a silhouette.
#pragma once
#include "head.h"

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
  float lean;       // forward from the hips, in radians
  HeadStyle head;   // hair if left out
};
HD Pose standingPose() { return {.10f, .035f, .05f, -.06f, .22f, .95f, .22f, .08f, .50f, .0f, SHORT_HAIR}; }
// `phase` in turns: one turn is two steps, so a whole number of turns per loop is seamless.
HD Pose walkingPose(float phase) {
  float s = sinf(TAU * phase);
  return {s, .01f, -.45f * s, .45f * s, .35f, .35f, 0.f, .1f, .52f, .05f, SHORT_HAIR};
}
// Both hands at the height of a camera or a table edge.
HD Pose workingPose() { return {.25f, -.02f, .85f, .75f, .9f, 1.0f, -.1f, .15f, .80f, .10f, SHORT_HAIR}; }

struct Arm {
  V shoulder, elbow, wrist, knuckles;
};
HD Arm armOf(V shoulder, float lift, float bend, float outward) {
  V elbow = shoulder + rotateX(vec(outward * .055f, -.285f, 0), -lift);
  V wrist = elbow + rotateX(vec(-outward * .035f, -.25f, 0), -(lift + bend));
  return {shoulder, elbow, wrist, wrist + normalise(wrist - elbow) * .085f};
}
HD Arm leftArmOf(const Pose& pose) { return armOf(vec(-.195f, 1.415f, -.01f), pose.leftArm, pose.leftBend, -1.f); }
HD Arm rightArmOf(const Pose& pose) { return armOf(vec(.195f, 1.415f, -.01f), pose.rightArm, pose.rightBend, 1.f); }
HD float sdHand(V p, const Arm& arm) {
  float away = length(p - arm.knuckles) - .12f;
  if (away > .06f) return away;
  V along = normalise(arm.knuckles - arm.wrist), inward = normalise(vec(-arm.shoulder.x, 0, 0) + along * .8f);
  float palm = sdTaperedCapsule(p, arm.wrist, arm.knuckles, .027f, .031f);
  V curl = arm.knuckles + along * .055f + vec(0, -.022f, 0);
  float fingers = sdTaperedCapsule(p, arm.knuckles, curl, .027f, .016f);
  V root = arm.wrist + along * .03f;
  float thumb = sdTaperedCapsule(p, root, root + inward * .052f, .015f, .011f);
  return smoothMin(smoothMin(palm, fingers, .015f), thumb, .012f);
}
HD float sdArm(V p, const Arm& arm) {
  float sleeve = smoothMin(sdTaperedCapsule(p, arm.shoulder, arm.elbow, .072f, .058f),
                           sdTaperedCapsule(p, arm.elbow, arm.wrist, .058f, .047f), .03f);
  return smoothMin(sleeve, sdHand(p, arm), .012f);
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

// Contrapposto: the shoulders tilt against the hips and come back over the standing foot.
HD V intoUpperBody(V p, const Pose& pose) {
  p = p - vec(pose.shift * .6f, 0, 0);
  p = rotateX(p - vec(0, .93f, 0), -pose.lean) + vec(0, .93f, 0);
  return rotateZ(p - vec(0, 1.05f, 0), -pose.shift * 1.2f) + vec(0, 1.05f, 0);
}
HD V intoHead(V upper, const Pose& pose) {
  return rotateX(rotateY(upper - vec(0, 1.535f, .012f), -pose.headTurn), -pose.headDip);
}

// Never inlined: a scene calls it for each of its people, and a GPU reads short code faster.
HD_NOINLINE float sdBody(V p, const Pose& pose) {
  float reach = pose.stride * .34f;
  V leftFoot = vec(-.105f, .085f, reach + .02f), rightFoot = vec(.105f, .085f, -reach);
  V hips = vec(pose.shift, .93f - .03f * fabsf(pose.stride), 0);
  float legs = fminf(sdLeg(p, hips + vec(-.085f, 0, 0), leftFoot),
                     sdLeg(p, hips + vec(.085f, 0, 0), rightFoot));

  V upper = intoUpperBody(p, pose);
  float body = sdCoat(upper, pose.coat, pose.shift * .4f + reach * .02f);
  body = smoothMin(body, sdCapsule(upper, vec(-.155f, 1.435f, -.01f), vec(.155f, 1.435f, -.01f), .058f), .07f);
  body = smoothMin(body, sdArm(upper, leftArmOf(pose)), .045f);
  body = smoothMin(body, sdArm(upper, rightArmOf(pose)), .045f);
  float neck = sdTaperedCapsule(upper, vec(0, 1.44f, -.015f), vec(0, 1.58f, .0f), .060f, .052f);
  // A turned-up collar joins coat and head in the silhouette.
  float collar = sdTorus(rotateX(upper - vec(0, 1.512f, -.010f), .30f), .066f, .024f);
  body = smoothMin(body, smoothMin(neck, collar, .03f), .04f);
  body = fminf(body, sdHead(intoHead(upper, pose), pose.head));
  return smoothMin(legs, body, .02f);
}
HD float sdFigure(V p, const Pose& pose) {
  // Away from the body a bounding capsule is near enough, and much cheaper.
  float bound = sdCapsule(p, vec(0, .35f, 0), vec(0, 1.45f, 0), .80f);
  return bound > .3f ? bound : sdBody(p, pose);
}

// 1 on face, throat and hands, 0 on cloth and hair: scenes give skin its own answer to light.
HD float skinAt(V p, const Pose& pose) {
  V upper = intoUpperBody(p, pose);
  float hands = fminf(sdHand(upper, leftArmOf(pose)), sdHand(upper, rightArmOf(pose)));
  return fmaxf(faceAt(intoHead(upper, pose), pose.head), smoothstep(.012f, .004f, hands));
}
// And 1 on the head, bare or covered.
HD float headAt(V p, const Pose& pose) {
  V head = intoHead(intoUpperBody(p, pose), pose);
  return smoothstep(-.015f, .01f, head.y) * smoothstep(.20f, .17f, length(head - vec(0, .11f, 0)));
}
