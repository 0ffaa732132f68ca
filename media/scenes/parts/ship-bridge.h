// Inside a ship's wheelhouse, looking ahead. Floor at y = 0; the windows are at z = -3.4.
#pragma once
#include "../../renderer/scene.h"

enum { BRIDGE_WALL = 0, BRIDGE_DESK, BRIDGE_COLD, BRIDGE_WARM, BRIDGE_MATE };

HD float shipBridgeDistance(V b, float t, int* part) {
  *part = BRIDGE_WALL;
  float bound = sdBox(b - vec(0, 1.5f, 0), vec(13.f, 2.f, 5.f));
  if (bound > .5f) return bound;
  // Floor, ceiling with its pipes, the wall behind, and the raked window front.
  float d = fminf(b.y, 2.95f - b.y);
  d = fminf(d, 3.6f - b.z);
  V front = rotateX(b - vec(0, 1.f, -3.4f), .22f);
  float sill = sdBox(front - vec(0, -.75f, 0), vec(13.f, .58f, .10f));
  float head = sdBox(front - vec(0, 1.95f, 0), vec(13.f, .36f, .10f));
  int n;
  float x = repeat(b.x, 1.75f, -7, 7, &n);
  float mullion = sdRoundBox(vec(x, front.y - .7f, front.z), vec(.075f, 1.1f, .10f), .02f);
  // Each pane keeps its wiper, parked at its own angle.
  V wiper = rotateZ(vec(x - .5f, front.y - 1.55f, front.z + .14f), .35f * (hash(n, 4) - .5f) + .3f);
  mullion = fminf(mullion, sdBox(wiper + vec(0, .42f, 0), vec(.012f, .42f, .012f)));
  d = fminf(d, fminf(sill, fminf(head, mullion)));
  // Handrail below the windows and a cable tray above.
  d = fminf(d, length(b.y - 1.06f, b.z + 3.02f) - .022f);
  d = fminf(d, length(b.y - 2.80f, b.z + 2.2f) - .05f);
  d = fminf(d, length(b.y - 2.82f, b.z + 2.05f) - .03f);
  // The console, its hooded screens, the telegraph and a chair on its pedestal.
  V desk = b - vec(-2.0f, 0, -2.25f);
  float block = sdRoundBox(desk - vec(0, .48f, 0), vec(2.3f, .48f, .42f), .05f);
  block = fminf(block, sdRoundBox(rotateX(desk - vec(0, 1.0f, .02f), .5f), vec(2.3f, .05f, .40f), .03f));
  int s;
  float sx = repeat(desk.x, .92f, -2, 2, &s);
  V screen = rotateX(vec(sx, desk.y - 1.22f, desk.z + .14f), .25f);
  block = fminf(block, sdRoundBox(screen, vec(.33f, .24f, .06f), .03f));
  block = fminf(block, sdCapsule(desk, vec(.55f, 1.05f, .2f), vec(.60f, 1.28f, .26f), .02f));
  V hood = b - vec(6.6f, 0, -1.9f);
  block = fminf(block, sdTaperedCapsule(hood, vec(0, 0, 0), vec(0, 1.05f, 0), .16f, .24f));
  block = fminf(block, sdRoundBox(rotateX(hood - vec(0, 1.22f, 0), .3f), vec(.32f, .20f, .28f), .08f));
  V chair = rotateY(b - vec(-4.9f, 0, -.7f), .3f);
  float seat = sdCylinder(chair - vec(0, .4f, 0), .05f, .4f);
  seat = fminf(seat, sdRoundBox(chair - vec(0, .82f, 0), vec(.29f, .07f, .28f), .06f));
  seat = fminf(seat, sdRoundBox(rotateX(chair - vec(0, 1.28f, .30f), -.12f), vec(.27f, .42f, .06f), .06f));
  seat = fminf(seat, sdRoundBox(vec(fabsf(chair.x) - .34f, chair.y - 1.06f, chair.z), vec(.04f, .03f, .22f), .02f));
  join(d, part, fminf(block, seat), BRIDGE_DESK);
  join(d, part, sdBox(screen - vec(0, 0, .065f), vec(.28f, .19f, .008f)), s == 0 ? BRIDGE_WARM : BRIDGE_COLD);
  // The mate, hands on the rail.
  V m = rotateY(b - vec(1.55f, 0, -2.35f), 2.95f);
  Pose pose = standingPose();
  pose.leftArm = .62f;
  pose.rightArm = .55f;
  pose.leftBend = .55f;
  pose.rightBend = .70f;
  pose.coat = .80f;
  pose.headTurn = .05f + .55f * smoothstep(.04f, .30f, t);
  pose.shift = .03f + .004f * sinf(TAU * t);
  join(d, part, sdFigure(m, pose), BRIDGE_MATE);
  return d;
}
HD Material shipBridgeSurface(int part, V b, V* normal) {
  if (part == BRIDGE_COLD || part == BRIDGE_WARM) {
    float sx = fractional((b.x + 2.46f) / .92f), sy = b.y * 4.f;
    float ring = fabsf(length((sx - .5f) * 1.6f, sy - 4.95f) - .35f);
    float trace = smoothstep(.03f, .0f, ring) + .5f * smoothstep(.64f, .7f, fbm(b.x * 9.f, b.y * 9.f, 3));
    V hue = part == BRIDGE_WARM ? vec(.75f, .33f, .08f) : vec(.05f, .26f, .27f);
    return glowing(hue * (.22f + 1.1f * trace));
  }
  *normal = bendNormal(*normal, b, 9.f, .12f);
  if (part == BRIDGE_MATE) return matt(vec(.022f, .022f, .024f), .8f);
  if (part == BRIDGE_DESK) return {vec(.030f, .031f, .032f), .35f, .05f, vec(0)};
  return {vec(.075f, .078f, .078f), .42f, .045f, vec(0)};
}
