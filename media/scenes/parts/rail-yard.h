// The rail terminal: curving tracks, wagons with boxes, a signal, a gantry over all of it.
#pragma once
#include "containers.h"

enum { RAIL_BALLAST = 0, RAIL_SLEEPER, RAIL_STEEL, RAIL_WAGON, RAIL_BOX, RAIL_GANTRY, RAIL_RED, RAIL_WHITE };
constexpr float TRACK_PITCH = 4.7f, WAGON = 14.2f;

HD float trackCurve(float z) { return -.0016f * z * z * (z > 0 ? 1.f : .3f); }
// Bent into the tracks' own coordinates; distances shrink a little by the slope.
HD V alongTracks(V p) { return vec(p.x - trackCurve(p.z), p.y, p.z); }

HD float wagonsDistance(V q, float trackX, int seed, int first, int* part) {
  *part = RAIL_WAGON;
  float bound = sdBox(vec(q.x - trackX, q.y - 2.f, q.z - 90.f), vec(1.5f, 2.4f, 90.f - first * WAGON));
  if (bound > 1.f) return bound;
  int n;
  float z = repeat(q.z, WAGON, first, 12, &n);
  V w = vec(q.x - trackX, q.y, z);
  float d = sdBox(w - vec(0, 1.02f, 0), vec(1.28f, .10f, 6.6f));
  d = fminf(d, sdBox(vec(fabsf(w.x) - 1.1f, w.y - .86f, w.z), vec(.10f, .16f, 6.6f - .5f * fabsf(w.y - .86f))));
  V bogie = vec(fabsf(w.x), w.y, fabsf(w.z) - 4.6f);
  d = fminf(d, sdRoundBox(bogie - vec(.9f, .62f, 0), vec(.10f, .16f, 1.3f), .05f));
  float axle = fabsf(bogie.z) - .9f;
  d = fminf(d, fmaxf(length(axle, w.y - .60f) - .44f, fabsf(bogie.x - .74f) - .07f));
  d = fminf(d, fmaxf(length(fabsf(w.x) - .85f, w.y - 1.f) - .19f, fabsf(fabsf(w.z) - 6.85f) - .22f));
  float load = hash(n, seed, 3);
  if (load > .24f) join(d, part, sdBox(w - vec(0, 2.42f, 0), vec(1.2f, 1.27f, 6.05f)), RAIL_BOX);
  return d;
}
// What moves: metres that the nearer train has rolled, and how far the gantry has let its box down.
struct RailPose {
  float rolled, lowered;
};
HD float gantryDistance(V p, const RailPose& pose, int* part) {
  *part = RAIL_GANTRY;
  V q = p - vec(-4.f, 0, 92.f);
  float bound = sdBox(q - vec(0, 10.f, 0), vec(22.f, 11.f, 6.f));
  if (bound > 2.f) return bound;
  V m = vec(fabsf(q.x) - 14.f, q.y, fabsf(q.z) - 4.6f);
  float d = sdTaperedCapsule(vec(m.x, q.y, fabsf(q.z)), vec(0, .5f, 4.8f), vec(0, 15.f, 2.4f), .42f, .5f);
  d = fminf(d, sdBox(vec(m.x, q.y - 1.f, q.z), vec(.5f, .55f, 5.6f)));
  d = fminf(d, sdBox(vec(q.x, q.y - 15.8f, fabsf(q.z) - 2.2f), vec(21.f, .9f, .4f)));
  int n;
  float tie = repeat(q.x, 3.f, -7, 7, &n);
  d = fminf(d, sdBox(vec(tie, q.y - 17.6f, fabsf(q.z) - 2.7f), vec(.06f, .8f, .06f)));
  d = fminf(d, sdBox(vec(q.x, q.y - 18.3f, fabsf(q.z) - 2.7f), vec(21.f, .05f, .05f)));
  d = fminf(d, sdBox(q - vec(3.4f, 17.8f, 0), vec(2.4f, 1.1f, 2.6f)));
  d = fminf(d, sdBox(vec(fabsf(q.x - 3.4f) - .8f, q.y - 11.5f + .5f * pose.lowered, fabsf(q.z) - 1.3f), vec(.04f, 4.6f + .5f * pose.lowered, .04f)));
  V hung = q + vec(0, pose.lowered, 0);
  d = fminf(d, sdBox(hung - vec(3.4f, 6.9f, 0), vec(1.1f, .2f, 6.f)));
  d = fminf(d, sdRoundBox(q - vec(-1.2f, 13.6f, 0), vec(1.f, 1.2f, 1.f), .1f));
  join(d, part, sdBox(hung - vec(3.4f, 5.45f, 0), vec(1.2f, 1.27f, 6.05f)), RAIL_BOX);
  join(d, part, sdBox(vec(fabsf(q.x) - 9.f, q.y - 14.75f, fabsf(q.z) - 2.2f), vec(.5f, .12f, .3f)), RAIL_WHITE);
  return d;
}
HD float signalDistance(V q, int* part) {
  *part = RAIL_GANTRY;
  float bound = sdBox(q - vec(0, 2.3f, 0), vec(.7f, 2.5f, .7f));
  if (bound > .6f) return bound;
  float d = sdCapsule(q, vec(0, 0, 0), vec(0, 4.2f, 0), .07f);
  d = fminf(d, sdRoundBox(q - vec(0, 3.85f, -.1f), vec(.24f, .62f, .10f), .08f));
  V hood = vec(q.x, repeat(q.y - 3.85f, .5f, -1, 1, &*part), q.z + .3f);
  *part = RAIL_GANTRY;
  float cap = fmaxf(fabsf(length(hood.x, hood.y) - .14f) - .012f, fmaxf(fabsf(hood.z) - .14f, -hood.y - .05f));
  d = fminf(d, cap);
  V ladder = q - vec(.28f, 2.f, .1f);
  int rung;
  float y = repeat(ladder.y, .32f, -6, 5, &rung);
  d = fminf(d, sdBox(vec(fabsf(ladder.x) - .17f, ladder.y, ladder.z), vec(.02f, 2.f, .02f)));
  d = fminf(d, sdBox(vec(ladder.x, y, ladder.z), vec(.17f, .015f, .015f)));
  d = fminf(d, sdBox(q - vec(.55f, .5f, .4f), vec(.35f, .5f, .25f)));
  join(d, part, fmaxf(length(q.x, q.y - 3.35f) - .115f, fabsf(q.z + .20f) - .02f), RAIL_RED);
  return d;
}
HD float railYardDistance(V p, const RailPose& pose, int* part) {
  V q = alongTracks(p);
  int other, n, sleeper;
  float x = repeat(q.x, TRACK_PITCH, -3, 3, &n);
  // Ballast is heaped under the track and lower between.
  float heap = .10f - .16f * smoothstep(1.3f, 2.2f, fabsf(x));
  float d = (p.y - heap + .045f) * .9f;
  *part = RAIL_BALLAST;
  if (p.y < .6f) {
    float z = repeat(p.z, .62f, -40, 300, &sleeper);
    join(d, part, sdRoundBox(vec(x, p.y - .02f, z), vec(1.25f, .06f, .12f), .02f), RAIL_SLEEPER);
    V rail = vec(fabsf(x) - .75f, p.y - .15f, 0);
    float section = fminf(sdBox(vec(rail.x, rail.y - .045f, 0), vec(.034f, .024f, 1.f)), fminf(sdBox(rail, vec(.009f, .07f, 1.f)), sdBox(vec(rail.x, rail.y + .065f, 0), vec(.07f, .01f, 1.f))));
    join(d, part, section * .95f, RAIL_STEEL);
  } else d = fminf(d, p.y - .25f);
  join(d, part, wagonsDistance(q - vec(0, 0, pose.rolled), TRACK_PITCH, 5, pose.rolled > 0.f ? -2 : 1, &other) * .92f, other);
  join(d, part, wagonsDistance(q, -2.f * TRACK_PITCH, 9, 2, &other) * .92f, other);
  join(d, part, gantryDistance(p, pose, &other), other);
  join(d, part, signalDistance(q - vec(-2.45f, 0, 12.5f), &other) * .92f, other);
  return d;
}
HD Material railYardSurface(int part, V p, const RailPose& pose, V* normal) {
  if (part == RAIL_RED) return glowing(vec(16.f, .75f, .18f));
  if (part == RAIL_WHITE) return glowing(vec(14.f, 9.5f, 5.f));
  V q = alongTracks(p);
  if (part == RAIL_BALLAST) {
    float stone = cellular(p.x * 13.f, p.z * 13.f), tone = hash((int)floorf(p.x * 13.f), (int)floorf(p.z * 13.f), 3);
    *normal = bendNormal(*normal, p, 17.f, 1.1f);
    *normal = bendNormal(*normal, p, 43.f, .7f);
    float puddle = smoothstep(.56f, .60f, fbm(p.x * .9f + 4.f, p.z * .22f, 4)) * smoothstep(1.5f, 2.f, fabsf(q.x - rintf(q.x / TRACK_PITCH) * TRACK_PITCH));
    *normal = normalise(mix(*normal, vec(0, 1, 0), puddle));
    return {vec(.026f, .025f, .024f) * ((.35f + .5f * tone) * (1.3f - stone) * (1.f - .8f * puddle)), mix(.40f, .04f, puddle), .04f, vec(0)};
  }
  if (part == RAIL_SLEEPER) {
    *normal = bendNormal(*normal, p, 9.f, .3f);
    return matt(vec(.060f, .054f, .048f) * (.5f + .8f * fbm(p * 5.f, 3)), .5f);
  }
  if (part == RAIL_STEEL) {
    // The head is polished by wheels; the rest is rust.
    if (normal->y > .7f && p.y > .2f) return {vec(.50f, .48f, .46f), .20f, .6f, vec(0)};
    return matt(vec(.060f, .030f, .018f), .7f);
  }
  if (part == RAIL_BOX) {
    if (p.z > 84.f && p.y < 7.f - pose.lowered && p.y > 4.1f - pose.lowered && fabsf(p.x + .6f) < 1.3f) return loneBoxSurface(p, p - vec(-.6f, 5.45f - pose.lowered, 92.f), normal, .3f);
    if (q.x > 0.f) q.z -= pose.rolled;
    float n = rintf(q.z / WAGON);
    V box = vec(q.x > 0 ? q.x - TRACK_PITCH : q.x + 2.f * TRACK_PITCH, p.y - 2.42f, q.z - n * WAGON);
    return loneBoxSurface(p, box, normal, hash((int)n, q.x > 0 ? 3 : 8, 2));
  }
  *normal = bendNormal(*normal, p, 5.f, .15f);
  float wear = fbm(p * 2.2f, 4);
  return {mix(vec(.060f, .056f, .052f), vec(.058f, .028f, .016f), smoothstep(.45f, .65f, wear)), .45f, .05f, vec(0)};
}
