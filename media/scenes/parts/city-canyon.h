// Both walls of a narrow street: recessed windows, ledges, balconies, pipes, machines, awnings.
#pragma once
#include "../../renderer/scene.h"

constexpr float BAY = 2.4f, STOREY = 3.1f;
constexpr int CANYON_FLOORS = 12;

// `half` is half the street's width; the walls end at `end`.
HD float canyonDistance(V p, float half, float end) {
  float side = fabsf(p.x), d = half - side;
  float ended = end - p.z;
  if (d > 1.9f) return fminf(d - 1.25f, ended);
  bool left = p.x < 0;
  int bay, level;
  float z = repeat(p.z + (left ? 1.1f : 0.f), BAY, -12, 30, &bay), y = repeat(p.y - 2.2f, STOREY, 0, CANYON_FLOORS, &level);
  float out = side - half;
  d = subtract(d, sdBox(vec(out, y, z), vec(.24f, .95f, level ? .62f : .98f)));
  d = fminf(d, sdBox(vec(out - .16f, y, z), vec(.03f, .95f, .03f)));
  d = fminf(d, sdRoundBox(vec(out, y + 1.08f, z), vec(.17f, .05f, .80f), .02f));
  d = fminf(d, sdRoundBox(vec(out, y - 1.50f, z), vec(.11f, .09f, 1.3f), .02f));
  float kind = hash(bay, level, left);
  if (level > 0 && kind > .70f) {
    d = fminf(d, sdRoundBox(vec(out + .12f, y + .70f, z - .2f), vec(.26f, .27f, .36f), .03f));
  } else if (level > 0 && kind < .22f) {
    // A balcony: slab, rail, bars, and washing that was forgotten.
    V b = vec(out + .42f, y + 1.02f, z);
    d = fminf(d, sdBox(b, vec(.42f, .06f, .95f)));
    d = fminf(d, sdBox(vec(b.x + .40f, b.y - 1.f, b.z), vec(.02f, .02f, .95f)));
    float bar = b.z - clamp(rintf(b.z / .16f), -5.f, 5.f) * .16f;
    d = fminf(d, sdBox(vec(b.x + .40f, b.y - .5f, bar), vec(.010f, .5f, .010f)));
    if (kind < .10f) d = fminf(d, sdBox(vec(b.x + .1f, b.y - 1.5f, b.z - .2f), vec(.01f, .36f, .26f)));
  }
  d = fminf(d, length(out + .08f, z - 1.14f) - .055f);
  if (hash(bay, 43, left) > .6f) d = fminf(d, length(out + .05f, z - .98f) - .025f);
  if (hash(bay, 41, left) > .40f) {
    V q = rotateZ(vec(out + .55f, p.y - 3.25f, z), -.40f);
    d = fminf(d, sdRoundBox(q, vec(.64f, .015f, 1.05f), .01f));
    d = fminf(d, sdBox(vec(out + 1.13f, p.y - 2.92f, z), vec(.012f, .10f, 1.05f)));
  }
  // Houses differ in height; beyond a lower one the next may stand higher.
  int house = (bay + 12) / 4;
  float top = 17.f + 13.f * hash(house, 77, left), within = fractional((bay + 12 + z / BAY + .5f) / 4.f);
  if (p.y > top - .5f) d = fminf(fmaxf(d, p.y - top), fminf(within, 1.f - within) * 4.f * BAY + .3f);
  return fminf(d, ended);
}
HD Material canyonSurface(V p, V* normal, float half, float lit) {
  bool left = p.x < 0;
  float streak = fbm(vec(p.x, p.y * .22f, p.z * 2.6f), 4);
  *normal = bendNormal(*normal, p, 7.f, .20f);
  int bay = (int)rintf((p.z + (left ? 1.1f : 0.f)) / BAY), level = (int)rintf((p.y - 2.2f) / STOREY);
  float tone = hash(bay / 3, 5, left);
  V base = tone < .4f ? vec(.135f, .092f, .066f) : tone < .7f ? vec(.085f, .090f, .088f) : vec(.150f, .130f, .100f);
  float tile = fminf(fabsf(fractional(p.y * 5.f) - .5f), fabsf(fractional(p.z * 2.5f + (((int)floorf(p.y * 5.f)) & 1) * .5f) - .5f));
  Material wall = {mix(base, base * .28f, streak) * (.6f + .4f * smoothstep(.02f, .07f, tile)), .36f, .05f, vec(0)};
  if (fabsf(p.x) > half + .12f) {
    float pick = hash(bay, level, left ? 17 : 23);
    float blind = .55f + .45f * smoothstep(.25f, .35f, fabsf(fractional(p.y * 9.f) - .5f));
    wall = {vec(.010f), .10f, .05f, vec(0)};
    float inside = .35f + fbm(p * 1.5f, 3);
    if (level <= 0 && pick > .35f) wall.emission = vec(.95f, .46f, .15f) * (lit * inside * (.4f + pick));
    else if (pick > .76f) wall.emission = vec(.60f, .27f, .085f) * (lit * blind * (pick - .62f) * 2.6f * inside);
    else if (pick < .08f) wall.emission = vec(.035f, .095f, .105f) * blind;
  }
  return wall;
}
