// A ring stands in the dunes at dusk. Once in a while a light runs around its inner edge.
// A surveyor walks up to it, measures it, and is answered.
#define MAX_DISTANCE 2600.f
#define MARCH_STEPS 240
#define STEP_SCALE .85f
#define SURFACE_EPSILON .008f
#define MAX_BOUNCES 3
#include "parts/aerial.h"

enum { SAND = 1, RING, GROOVE, FIGURE, BRASS };
constexpr int AFAR = 0, PRINTS = 1, CREST = 2, FOOT = 3, LEVEL = 4, WAKE = 5, ANSWER = 6;
constexpr float RING_X = 17.f, RING_Y = 15.5f, RING_Z = 118.f, RING_YAW = .42f, RADIUS = 23.f;
constexpr float WALKER_X = -7.4f, WALKER_Z = 25.f, WALKED = 8.4f;

HD V sunDirection() { return normalise(vec(-.72f, .115f, .69f)); }

// A dune climbs gently with the wind and falls steeply behind its crest.
HD float duneProfile(float u) {
  float f = u - floorf(u);
  float rise = f / .72f, fall = (1.f - f) / .28f;
  return f < .72f ? rise * rise * (1.6f - .6f * rise) : fall * (1.f - .25f * (1.f - fall)) ;
}
HD float sandHeight(float x, float z) {
  float bend = 24.f * fbm(x * .009f + 4.f, z * .006f, 3);
  float far = smoothstep(150.f, 420.f, z);
  float tall = (.8f + 1.6f * fbm(x * .012f + 7.f, z * .01f, 2)) * (1.f + 5.f * far);
  float big = duneProfile((z + bend + .30f * x) * .0152f + .12f) * tall * 2.1f;
  float small = duneProfile((z * .6f + x * .5f + .6f * bend) * .052f) * .42f * (1.f - .6f * far);
  // Wind has piled sand against the foot of the ring, and scoured beside it.
  float dx = x - RING_X, dz = z - RING_Z;
  float heap = 2.6f * expf(-(dx * dx * .006f + dz * dz * .018f));
  return big + small + heap - 1.6f;
}

// The way of the one who walks: winding up to where the film begins, then straight at the ring.
HD float wayAt(float z) {
  float on = z - WALKER_Z;
  return WALKER_X + (on < 0.f ? -.9f * sinf(on * .12f) - .10f * on : .31f * on);
}
HD float begunAt(int shot) { return shot == PRINTS ? 41.f : shot == CREST ? 60.f : shot == FOOT ? 84.f : WALKER_Z; }
HD bool isWalking(int shot) { return shot <= FOOT; }
HD V walkerAt(float t, int shot) {
  float z = isWalking(shot) ? begunAt(shot) + WALKED * t : 99.f, x = wayAt(z);
  return vec(x, sandHeight(x, z) - .03f, z);
}
HD float walkerFacing(int shot) { return shot == LEVEL ? .75f : -.30f; }
HD Pose walkerPose(float t, int shot) {
  if (isWalking(shot)) {
    Pose pose = walkingPose(.1f + WALKED * t / 1.2f);
    pose.stride *= .7f;
    pose.coat = .36f;
    return pose;
  }
  Pose pose = standingPose();
  pose.coat = .36f;
  pose.headDip = .05f;
  if (shot == LEVEL) {
    // Bent to the eyepiece; then the head comes up, for there is something to be seen without it.
    float up = smoothstep(.20f, .33f, t);
    pose.leftArm = mix(.95f, .35f, up);
    pose.rightArm = mix(.90f, .45f, up);
    pose.leftBend = .9f;
    pose.rightBend = 1.f;
    pose.lean = mix(.30f, .02f, up);
    pose.headDip = mix(.22f, -.28f, up);
  }
  if (shot == ANSWER) {
    pose.headDip = -.30f;
    pose.leftArm = .12f;
    pose.rightBend = mix(.95f, .2f, smoothstep(.05f, .3f, t));
  }
  return pose;
}
// A surveyor's level on its three legs, the height of an eye.
HD V levelAt() {
  V foot = walkerAt(0.f, LEVEL) + vec(-.46f, 0, .46f);
  return vec(foot.x, sandHeight(foot.x, foot.z), foot.z);
}
HD float levelDistance(V p) {
  V q = p - levelAt();
  float bound = length(q.x, q.z) - .9f;
  if (bound > .5f) return bound;
  V scope = rotateY(q - vec(0, 1.46f, 0), .75f);
  float d = fmaxf(length(scope.x, scope.y) - .038f, fabsf(scope.z) - .17f);
  d = fminf(d, fmaxf(length(scope.x, scope.y) - .048f, fabsf(scope.z - .16f) - .03f));
  d = fminf(d, sdRoundBox(scope + vec(0, .075f, 0), vec(.055f, .035f, .09f), .012f));
  d = fminf(d, sdCylinder(scope + vec(0, .14f, 0), .085f, .012f));
  d = fminf(d, sdCylinder(scope + vec(0, .19f, 0), .07f, .02f));
  for (int i = 0; i < 3; i++) {
    V foot = rotateY(vec(0, -.06f, .56f), i * TAU / 3.f + .5f);
    d = fminf(d, sdTaperedCapsule(q, vec(0, 1.28f, 0) + foot * .10f, foot, .026f, .017f));
  }
  return d;
}

HD V ringFrame(V p) { return rotateY(p - vec(RING_X, RING_Y, RING_Z), RING_YAW); }
HD float ringDistance(V p, int* part) {
  V q = ringFrame(p);
  *part = RING;
  float r = length(q.x, q.y), d = length(fmaxf(fabsf(r - RADIUS) - 2.2f, 0.f), fmaxf(fabsf(q.z) - 1.9f, 0.f));
  if (d > 1.5f) return d;
  float angle = atan2f(q.y, q.x), turn = angle / TAU * 36.f;
  int segment = (int)floorf(turn);
  float along = (turn - segment - .5f) * (RADIUS * TAU / 36.f);
  // Each block was set by hand: none is quite in line with the next.
  float shift = .16f * (hash(segment, 3) - .5f), outer = 1.9f + .22f * hash(segment, 7), chipped = hash(segment, 11) > .80f ? .7f : 0.f;
  V b = vec(r - RADIUS - shift - (chipped > 0.f ? -.35f : 0.f), along, q.z - .10f * (hash(segment, 5) - .5f));
  float block = sdRoundBox(b, vec(outer - chipped, RADIUS * TAU / 72.f - .05f, 1.5f + .12f * hash(segment, 9)), .12f);
  float core = fmaxf(fabsf(r - RADIUS + .3f) - 1.3f, fabsf(q.z) - 1.2f);
  d = fminf(block, core);
  // Courses cut into the faces, and the groove that carries the light.
  float course = fmaxf(fabsf(fabsf(r - RADIUS) - .75f) - .05f, 1.42f - fabsf(q.z));
  d = subtract(d, course);
  float groove = fmaxf(fabsf(q.z) - .26f, r - RADIUS + 1.15f);
  d = subtract(d, groove);
  float worn = .16f * (fbm(p * .8f, 3) - .5f);
  d = (d + worn) * .8f;
  float light = fmaxf(fmaxf(fabsf(q.z) - .24f, r - RADIUS + 1.2f), RADIUS - 1.45f - r);
  if (light < d) {
    *part = GROOVE;
    return light;
  }
  return d;
}
// Blocks that have fallen from it.
HD float fallenDistance(V p) {
  float best = 1e9f;
  for (int i = 0; i < 4; i++) {
    V at = vec(RING_X - 17.f + 9.f * i + 5.f * hash(i, 2), 0, RING_Z - 26.f + 13.f * hash(i, 4));
    V q = p - at;
    float bound = length(q.x, q.z) - 4.5f;
    if (bound > 1.f) {
      best = fminf(best, bound);
      continue;
    }
    q.y -= sandHeight(at.x, at.z) + .25f;
    q = rotateZ(rotateX(rotateY(q, 3.f * hash(i, 6)), .5f * hash(i, 8)), .7f * (hash(i, 10) - .3f));
    best = fminf(best, (sdRoundBox(q, vec(1.9f, 1.1f, 1.4f), .2f) + .2f * (fbm(p * .9f, 3) - .5f)) * .8f);
  }
  return best;
}

HD float distanceTo(V p, float t, int shot, int* material) {
  *material = SAND;
  float best = p.y > 24.f ? p.y - 20.f : (p.y - sandHeight(p.x, p.z)) * .62f;
  int part;
  float ring = length(p - vec(RING_X, RING_Y, RING_Z)) - RADIUS - 3.f;
  if (ring > 3.f) best = fminf(best, ring);
  else {
    float d = ringDistance(p, &part);
    join(best, material, d, part);
  }
  float field = length(p.x - RING_X + 2.f, p.z - RING_Z + 20.f) - 32.f;
  if (field > 3.f) best = fminf(best, field);
  else join(best, material, fallenDistance(p), RING);
  V f = p - walkerAt(t, shot);
  float near = length(f.x, f.z) - 3.f;
  if (near > 1.f) best = fminf(best, near);
  else {
    join(best, material, sdFigure(rotateY(f, walkerFacing(shot)), walkerPose(t, shot)), FIGURE);
    if (!isWalking(shot)) join(best, material, levelDistance(p), BRASS);
  }
  return best;
}

// How far round the light has run, in turns; while the surveyor is on the way it sleeps.
HD bool isAsleep(int shot) { return shot == PRINTS || shot == CREST || shot == FOOT; }
HD float runAt(float t, int shot) {
  if (shot == LEVEL) return .81f + .55f * t;
  if (shot == WAKE) return .86f + .62f * t;
  return t + .28f;
}
// Brightness of the groove: the head of the light, and what glows on behind it.
HD float runningLight(float angle, float t, int shot) {
  if (isAsleep(shot)) return .004f;
  if (shot == ANSWER) return .34f + .10f * sinf(3.f * angle - TAU * 2.f * t) + .62f * expf(-9.f * fractional(1.6f * t - angle / TAU));
  float behind = fractional(runAt(t, shot) + .02f - angle / TAU);
  if (shot == LEVEL) return smoothstep(.10f, .20f, t) * (expf(-behind * 7.f) + .02f);
  if (shot == WAKE) return 1.4f * expf(-behind * 9.f) + .30f * expf(-behind * 1.5f) * smoothstep(.99f, .5f, behind);
  return expf(-behind * 9.f) + .06f * expf(-behind * 1.5f) + .02f;
}
HD Material dustySurface(int material, V p, V* normal, float t, int shot) {
  if (material == FIGURE) {
    *normal = bendNormal(*normal, p, 20.f, .3f);
    return matt(vec(.022f, .019f, .018f), .85f);
  }
  if (material == BRASS) return {vec(.20f, .135f, .055f), .38f, .55f, vec(0)};
  if (material == GROOVE) {
    V q = ringFrame(p);
    float glass = .6f + .8f * fbm(p * 1.3f, 3);
    return {vec(.02f), .4f, .04f, vec(7.5f, 2.9f, .62f) * (runningLight(atan2f(q.y, q.x), t, shot) * glass)};
  }
  if (material == RING) {
    float dark = fbm(p * .35f, 4), fine = fbm(p * 2.6f, 3);
    *normal = bendNormal(*normal, p, 1.1f, .5f);
    *normal = bendNormal(*normal, p, 5.f, .4f);
    V stone = mix(vec(.100f, .078f, .060f), vec(.030f, .027f, .025f), smoothstep(.3f, .7f, dark)) * (.6f + .7f * fine);
    // Sand lies on every ledge.
    return matt(mix(stone, vec(.22f, .13f, .07f), smoothstep(.6f, .9f, normal->y) * .7f), .8f);
  }
  // Ripples across the wind, fading on the slip faces and in the distance.
  float far = clamp(46.f / (p.z + 8.f), 0.f, 1.f), bend = 1.6f * fbm(p.x * .35f, p.z * .35f, 3);
  float lie = smoothstep(.78f, .93f, normal->y);
  float ripple = cosf((p.z * .8f + p.x * .35f + bend) * TAU / .32f) + .5f * cosf((p.z * .8f + p.x * .30f + bend * 1.3f) * TAU / .53f);
  *normal = normalise(*normal + vec(.35f, 0, .8f) * (ripple * .13f * lie * far * far));
  *normal = bendNormal(*normal, vec(p.x, 0, p.z), .8f, .10f);
  // Footprints lead from the viewer to the one who walks there.
  float way = p.x - wayAt(p.z);
  float pace = p.z / .72f;
  float side = (((int)floorf(pace)) & 1) ? .16f : -.16f;
  float print = length((way - side) * 2.2f, (fractional(pace) - .5f) * .72f);
  float dent = p.z < walkerAt(t, shot).z + (isWalking(shot) ? .2f : -.5f) ? smoothstep(.30f, .12f, print) : 0.f;
  *normal = normalise(*normal + vec((way - side) * 2.5f, 0, (fractional(pace) - .5f) * 1.6f) * dent);
  float grain = fbm(p.x * 1.7f, p.z * 1.7f, 4);
  V sand = mix(vec(.300f, .170f, .085f), vec(.190f, .110f, .062f), grain) * (1.f - .35f * dent);
  return {sand, .9f, .02f, vec(0)};
}

HD V skyTowards(V d, float t, int) {
  float y = fmaxf(d.y, 0.f), towards = fmaxf(0.f, dot(d, sunDirection()));
  V c = mix(vec(.34f, .155f, .070f), vec(.016f, .046f, .064f), smoothstep(0.f, .30f, y));
  c = mix(c, vec(.006f, .017f, .026f), smoothstep(.2f, .8f, y));
  c = c + vec(1.1f, .40f, .09f) * (.62f * powf(towards, 5.f) * expf(-y * 5.f)) + vec(1.7f, .8f, .25f) * (.8f * powf(towards, 90.f));
  V drift = loopOffset(t, .02f);
  float k = 1.f / (y + .14f);
  float dust = smoothstep(.45f, .75f, fbm(d.x * k * .5f + drift.x, y * 16.f + drift.y, 4)) * expf(-y * 7.f);
  c = c * (1.f - .35f * dust);
  // First stars, high up.
  V cell = vec(floorf(d.x * 520.f), floorf(d.y * 520.f), floorf(d.z * 520.f));
  float star = hash((int)cell.x, (int)cell.y, (int)cell.z);
  return c + vec(.30f, .36f, .40f) * (star > .9988f ? smoothstep(.16f, .5f, y) * (star - .9988f) * 700.f : 0.f);
}
HD float fogAt(V, float, int) { return 0.f; }
HD V insideRing(float angle, float in) {
  return rotateY(vec(cosf(angle), sinf(angle), 0) * (RADIUS - in), -RING_YAW) + vec(RING_X, RING_Y, RING_Z);
}
HD int lightCount(int shot) { return shot == ANSWER ? 6 : isAsleep(shot) ? 1 : 2; }
HD Light lightAt(int i, float t, int shot) {
  if (i == 0) return sunFrom(sunDirection(), vec(6.2f, 2.5f, .75f) * (shot >= LEVEL ? .62f : 1.f));
  V glow = vec(520.f, 200.f, 46.f);
  if (shot == ANSWER) return {insideRing(TAU * (-.07f + .16f * (i - 1)), 2.6f), .9f, glow * .9f};
  if (shot == LEVEL) glow = glow * smoothstep(.08f, .2f, t);
  if (shot == WAKE) glow = glow * .55f;
  return {insideRing(TAU * runAt(t, shot), 2.6f), .6f, glow};
}
HD V overSand(float x, float above, float z) { return vec(x, sandHeight(x, z) + above, z); }
HD Camera cameraAt(float t, int shot) {
  V who = walkerAt(t, shot);
  if (shot == PRINTS) {
    // Close over the prints, slower than the one who leaves them.
    V from = walkerAt(0.f, shot), at = overSand(from.x - .75f, .42f, from.z - 2.9f + 1.2f * t);
    return {at, vec(from.x + .45f, at.y + .28f + .7f * t, from.z + 4.f), 2.4f, .018f, 3.2f + 7.f * t, 0.f};
  }
  if (shot == CREST) return {vec(who.x + 15.f, who.y + .75f, who.z - 10.5f + 1.6f * t), vec(who.x - .9f, who.y + 1.25f, who.z + 1.0f), 5.8f, .03f, 18.5f, 0.f};
  if (shot == FOOT) return {vec(who.x - 2.6f, who.y + .9f, who.z - 7.5f), vec(RING_X - 4.5f, 13.f + 5.f * t, RING_Z), 1.35f, .012f, 9.f, 0.f};
  if (shot == LEVEL) {
    V at = overSand(who.x - 1.1f + .5f * t, .42f, who.z - 3.9f + .6f * t);
    return {at, who + vec(.75f, 1.95f, 2.6f), 1.9f, .02f, 3.7f, 0.f};
  }
  if (shot == WAKE) {
    V at = insideRing(-.30f + .25f * t, 9.5f - 1.5f * t) + vec(-1.f, 0, -5.5f);
    return {at, insideRing(-.30f + .85f * t, .6f), 1.7f, .03f, 9.5f, .06f};
  }
  if (shot == ANSWER) {
    V at = overSand(who.x - 3.2f, 1.9f, who.z - 14.5f - 2.f * t);
    return {vec(at.x, at.y + .9f * t, at.z), vec(15.6f, 14.2f, RING_Z), 1.20f, .015f, 15.f, 0.f};
  }
  V at = vec(-5.6f + 2.6f * t, sandHeight(-4.2f, 8.f) + 3.2f + 2.4f * t, 6.f + 5.f * t);
  return {at, vec(4.2f + 1.2f * t, 8.8f + 1.4f * t, 118.f), 2.5f, .03f, 60.f, 0.f};
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  Material m = dustySurface(material, p, normal, t, shot);
  V eye = cameraAt(t, shot).position, d = normalise(p - eye);
  V drift = loopOffset(t, .5f);
  // Sand blowing low over the crests.
  float blown = .5f + fbm(vec(p.x * .05f + drift.x, p.y * .3f, p.z * .02f + drift.y), 3);
  float veil = hazeAlong(eye, p, {.0034f * blown, .10f});
  return behindHaze(m, veil, skyTowards(normalise(vec(d.x, .035f, d.z)), t, shot) * .75f);
}
