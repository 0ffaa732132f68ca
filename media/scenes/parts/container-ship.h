// A container ship, bow to -z, waterline at y = 0, 200 m long and 30 m wide.
#pragma once
#include "containers.h"

enum { SHIP_HULL = 0, SHIP_STACK, SHIP_HOUSE, SHIP_GEAR };
HD StackField deckStacks() { return {vec(-13.1f, 12.4f, -62.f), 10, 9, 5, 77}; }

HD float shipHullDistance(V h) {
  float b = clamp(-h.z - 60.f + (11.f - h.y) * .62f, 0.f, 90.f) / 40.f;
  float flare = clamp((h.y - 2.f) / 10.f, 0.f, 1.f);
  float half = 15.f * (1.f - powf(b, 2.1f + .9f * flare));
  float sides = (fabsf(h.x) - fmaxf(half, -25.f)) * .70f;
  float deck = 11.f + 3.2f * smoothstep(-66.f, -96.f, h.z);
  float d = fmaxf(sides, fmaxf((h.y - deck) * .95f, h.z - 100.f));
  // A rail of stanchions would be lost here: the bulwark is what shows.
  float inside = fmaxf(sides + .35f, deck - 1.1f - h.y);
  return h.z < -66.f ? fmaxf(d, -inside) : d;
}
HD float shipHouseDistance(V h) {
  V q = h - vec(0, 0, 72.f);
  float d = sdRoundBox(q - vec(0, 22.f, 0), vec(12.5f, 12.f, 5.f), .1f);
  d = fminf(d, sdRoundBox(q - vec(0, 35.6f, -.6f), vec(15.4f, 1.7f, 4.2f), .1f));
  int level;
  float y = repeat(q.y - 13.2f, 3.f, 0, 6, &level);
  d = fminf(d, sdBox(vec(q.x, y, q.z), vec(13.3f, .09f, 6.2f)));
  d = fminf(d, sdBox(vec(q.x, y - 1.05f, fabsf(q.z) - 6.1f), vec(13.3f, .04f, .04f)));
  return d;
}
HD float shipGearDistance(V h) {
  V q = h - vec(0, 0, 72.f);
  float d = sdRoundBox(q - vec(0, 30.f, 14.f), vec(3.2f, 8.f, 3.4f), .4f);
  d = fminf(d, sdCapsule(q, vec(0, 37.f, 0), vec(0, 46.f, 0), .28f));
  d = fminf(d, sdBox(q - vec(0, 43.f, 0), vec(2.8f, .12f, .18f)));
  d = fminf(d, sdBox(q - vec(.2f, 44.6f, -.4f), vec(1.6f, .14f, .12f)));
  // Foremast on the forecastle.
  V f = h - vec(0, 13.f, -88.f);
  d = fminf(d, sdTaperedCapsule(f, vec(0, 0, 0), vec(0, 12.f, 0), .32f, .16f));
  d = fminf(d, sdBox(f - vec(0, 8.5f, 0), vec(1.5f, .09f, .09f)));
  // Anchors in their pockets.
  V anchor = vec(fabsf(h.x) - 7.9f, h.y - 7.2f, h.z + 88.f);
  d = fminf(d, sdCapsule(anchor, vec(-.1f, 1.2f, 0), vec(.1f, -.9f, .2f), .22f));
  d = fminf(d, sdCapsule(vec(anchor.x, anchor.y, fabsf(anchor.z - .2f)), vec(.2f, -.9f, 0), vec(.3f, -.1f, .95f), .20f));
  // Lashing bridges between the rows of boxes.
  int row;
  float z = repeat(h.z + 62.f, BOX_PITCH_Z, 0, 9, &row);
  float column = h.x - clamp(rintf(h.x / BOX_PITCH_X), -5.f, 5.f) * BOX_PITCH_X;
  d = fminf(d, sdBox(vec(column, h.y - 15.f, z), vec(.10f, 4.f, .16f)));
  d = fminf(d, sdBox(vec(h.x, h.y - 17.6f, z), vec(14.2f, .10f, .28f)));
  return d;
}
HD float containerShipDistance(V h, int* part) {
  *part = SHIP_HULL;
  float bound = sdBox(h - vec(0, 20.f, 0), vec(16.f, 28.f, 104.f));
  if (bound > 3.f) return bound;
  float d = shipHullDistance(h);
  join(d, part, stackDistance(h, deckStacks()), SHIP_STACK);
  join(d, part, shipHouseDistance(h), SHIP_HOUSE);
  join(d, part, shipGearDistance(h), SHIP_GEAR);
  return d;
}
HD Material shipSurface(int part, V h, V* normal) {
  if (part == SHIP_STACK) return stackSurface(h, normal, deckStacks());
  if (part == SHIP_GEAR && h.z < -80.f && h.y < 11.f) return matt(vec(.022f, .018f, .016f), .6f);
  if (part == SHIP_GEAR) return {vec(.16f, .15f, .13f) * (.6f + .6f * fbm(h * .8f, 3)), .5f, .045f, vec(0)};
  float streak = fbm(vec(h.x * .5f, h.y * .10f, h.z * .9f), 5), patch = fbm(h * .35f, 4);
  if (part == SHIP_HOUSE) {
    Material m = {vec(.34f, .33f, .31f) * (.5f + .6f * streak), .5f, .045f, vec(0)};
    float wy = fractional((h.y - 12.f) / 3.f), wx = fractional(h.x / 1.7f);
    int column = (int)floorf(h.x / 1.7f), level = (int)floorf((h.y - 12.f) / 3.f);
    bool bridge = h.y > 35.2f && h.y < 36.6f;
    if (fabsf(normal->z) > .7f && bridge && wx > .08f) return {vec(.01f), .1f, .06f, vec(.10f, .16f, .15f)};
    if (fabsf(normal->z) > .7f && h.y < 33.f && wy > .45f && wy < .78f && wx > .3f && wx < .72f) {
      float lit = hash(column, level, 3);
      return {vec(.02f), .2f, .05f, vec(1.7f, .86f, .30f) * (lit > .55f ? lit : 0.f)};
    }
    return m;
  }
  // Hull: plates show as shallow dents, rust runs from the scuppers, red below the water mark.
  float seam = fminf(fabsf(fractional(h.y / 2.2f) - .5f) * 2.2f, fabsf(fractional(h.z / 7.f) - .5f) * 7.f);
  *normal = bendNormal(*normal, h, .55f, .10f);
  *normal = normalise(*normal + vec(0, .10f * smoothstep(.05f, .0f, seam), 0));
  V paint = h.y < 1.3f ? vec(.135f, .026f, .016f) : vec(.016f, .026f, .034f);
  // The draught marks: a ladder of pale ticks at the bow.
  if (h.z < -84.f && fabsf(h.z + 86.f + .55f * (h.y - 4.f)) < .22f && h.y < 8.f && fractional(h.y * 1.6f) > .6f) paint = vec(.34f);
  if (fabsf(h.y - 9.6f) < .16f && h.z > -92.f) paint = vec(.30f, .27f, .22f);
  float rust = smoothstep(.56f, .76f, streak * .75f + patch * .3f);
  return {mix(paint * (.6f + .7f * patch), vec(.085f, .036f, .016f), rust * .8f), .26f + .3f * rust, .045f, vec(0)};
}
