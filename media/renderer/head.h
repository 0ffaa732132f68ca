// A head on its neck, looking to +z: brow, nose and chin for a profile, hair or a cap for the outline.
#pragma once
#include "shapes.h"

enum HeadStyle { SHORT_HAIR, LONG_HAIR, CAP };

HD float sdHair(V p, HeadStyle style) {
  float crown = sdEllipsoid(p - vec(.004f, .157f, -.011f), vec(.080f, .088f, .098f));
  // The hairline runs from the forehead down behind the ears.
  float line = dot(p - vec(0, .186f, .056f), vec(0, -.50f, .866f));
  float ears = dot(p - vec(0, .120f, -.012f), vec(0, -.80f, .60f));
  crown = smoothMax(crown, fmaxf(line, ears), .010f);
  float nape = sdEllipsoid(p - vec(0, .085f, -.058f), vec(.066f, .072f, .046f));
  float hair = smoothMin(crown, nape, .03f);
  if (style == LONG_HAIR) {
    float fall = sdEllipsoid(p - vec(0, .055f, -.056f), vec(.082f, .125f, .050f));
    float sides = sdTaperedCapsule(vec(fabsf(p.x), p.y, p.z), vec(.066f, .150f, -.004f), vec(.070f, .010f, -.022f), .017f, .015f);
    return smoothMin(hair, smoothMin(fall, sides, .03f), .03f);
  }
  if (style == CAP) {
    float dome = sdEllipsoid(p - vec(0, .168f, -.012f), vec(.086f, .066f, .104f));
    dome = smoothMax(dome, .152f - .12f * p.z - p.y, .008f);
    float peak = sdEllipsoid(p - vec(0, .163f - .6f * (p.z - .08f) * (p.z - .08f), .098f), vec(.074f, .009f, .068f));
    return smoothMin(hair, smoothMin(dome, peak * .7f, .012f), .01f);
  }
  return hair;
}

HD float sdFace(V p) {
  V side = vec(fabsf(p.x), p.y, p.z);
  float skull = sdEllipsoid(p - vec(0, .142f, -.010f), vec(.073f, .090f, .092f));
  float jaw = sdEllipsoid(p - vec(0, .070f, .030f), vec(.052f, .064f, .056f));
  float head = smoothMin(skull, jaw, .035f);
  head = smoothMin(head, sdSphere(p - vec(0, .020f, .066f), .015f), .035f);
  head = smoothMin(head, sdCapsule(side, vec(0, .128f, .082f), vec(.034f, .131f, .068f), .009f), .02f);
  head = smoothMin(head, sdSphere(side - vec(.044f, .088f, .052f), .015f), .03f);
  head = smoothMax(head, .012f - length(side - vec(.030f, .112f, .089f)), .018f);
  head = smoothMin(head, sdTaperedCapsule(p, vec(0, .124f, .086f), vec(0, .083f, .108f), .007f, .0125f), .014f);
  head = smoothMin(head, sdCapsule(side, vec(0, .050f, .084f), vec(.018f, .048f, .076f), .006f), .012f);
  return fminf(head, sdEllipsoid(side - vec(.076f, .104f, -.006f), vec(.011f, .030f, .019f)));
}

HD float sdHead(V p, HeadStyle style) {
  // Seen from afar one ball says as much.
  float away = length(p - vec(0, .11f, 0)) - .19f;
  if (away > .12f) return away;
  return smoothMin(sdFace(p), sdHair(p, style), .012f);
}

HD float faceAt(V p, HeadStyle style) {
  float bare = smoothstep(0.f, .006f, sdHair(p, style));
  return bare * smoothstep(-.015f, .0f, p.y) * smoothstep(-.04f, -.02f, p.z) * smoothstep(.135f, .12f, length(p.x, p.z));
}
