// A container port between blue hour and dawn: gate, quay, ship's bridge, yard from above, rail, water.
#define MAX_DISTANCE 460.f
#define FOG_RANGE 260.f
#define FOG_ANISOTROPY .55f
#define FOG_GAIN 2.6f
#define FOG_AMBIENT .55f
#define MARCH_STEPS 210
#define SURFACE_EPSILON .002f
#include "../renderer/scene.h"
#include "parts/containers.h"
#include "parts/container-ship.h"
#include "parts/port-gate.h"
#include "parts/quay-crane.h"
#include "parts/rail-yard.h"
#include "parts/ship-bridge.h"

constexpr int FILM = 0, GATE = 1, QUAY = 2, BRIDGE = 3, AERIAL = 4, RAIL = 5, DAWN = 6, BARRIER = 7, TRAIN = 8, LIFT = 9;
constexpr float WATER_LEVEL = -2.6f, QUAY_EDGE = 6.f, CRANE_PITCH = 50.f, FIRST_CRANE = 42.f;
constexpr float MAST_X = -15.f, MAST_PITCH = 62.f, MAST_TOP = 26.f;
enum { GROUND = 1, WATER, WALL, BOLLARD, ROPE, MAST, LAMP, COAT, BOAT, BOAT_LAMP };
constexpr int YARD_PART = 20, CRANE_PART = 30, SHIP_PART = 40, GATE_PART = 50, RAIL_PART = 70, BRIDGE_PART = 80;

HD Camera cameraAt(float t, int shot);
// The film knows two of the places at work: the barrier goes up, and a train rolls out.
HD int placeOf(int shot) { return shot == BARRIER ? GATE : shot == TRAIN ? RAIL : shot; }
HD float secondsAt(float t) { return 8.f * t; }
HD GatePose gatePose(float t, int shot) {
  if (shot == GATE) return {0.f, 1.32f, true};
  float s = secondsAt(t), rolling = fmaxf(0.f, s - 1.7f);
  return {-8.2f + .85f * rolling * rolling, .02f + 1.30f * smoothstep(1.1f, 2.2f, s), s > .85f};
}
HD RailPose railPose(float t, int shot) {
  if (shot == RAIL) return {0.f, 0.f};
  return {3.f + 2.3f * secondsAt(t), .6f + .22f * secondsAt(t)};
}
HD V shipOrigin(int shot) { return vec(22.6f, WATER_LEVEL, shot == FILM ? 112.f : 104.f); }
HD V bridgeFloor() { return shipOrigin(BRIDGE) + vec(0, 34.2f, 71.f); }

// Blocks of the yard: three side by side with lanes between, another run behind.
HD StackField yardField(int block, int shot) {
  if (placeOf(shot) == GATE) return {vec(block ? 7.f : -38.f, 0, 44.f + 6.f * block), 11, 7, 5, 21 + block};
  float x = -37.f - 25.f * (block % 3);
  if (shot == AERIAL) return {vec(x, 0, block < 3 ? -40.f : 62.f), 7, 7, block % 3 == 1 ? 4 : 5, 3 + block};
  return {vec(x, 0, -30.f), 7, 17, 5, 3 + block};
}
HD int yardBlocks(int shot) {
  if (shot == AERIAL) return 6;
  return placeOf(shot) == RAIL ? 0 : placeOf(shot) == GATE ? 2 : shot == BRIDGE ? 3 : 1;
}
HD CranePose cranePose(int index, float t, int shot) {
  CranePose pose = {14.f + 20.f * hash(index, 7), 16.f + 12.f * hash(index, 9), 0.f, hash(index, 5) > .4f};
  if (shot == FILM && index == 0) {
    pose.trolley = 16.f + 7.f * sinf(TAU * t);
    pose.hoist = 25.5f + 2.f * cosf(TAU * t);
    pose.loaded = true;
  }
  if (shot == LIFT && index == 0) {
    float s = fmaxf(0.f, secondsAt(t) - .3f), rise = s < 1.5f ? .45f * s * s : 1.0125f + 1.35f * (s - 1.5f);
    pose = {-2.6f, 1.33f + rise, 0.f, true};
  }
  if (shot == BRIDGE) {
    pose.trolley += 16.f * t * (index == 1 ? -1.f : 1.f);
    pose.hoist -= 14.f * t * (index == 1 ? .4f : 1.f);
  }
  if (shot == AERIAL) pose.trolley += 9.f * t;
  if (shot == DAWN && index != 1) pose.boom = 1.31f;
  if (shot == QUAY && index == 0) pose = {16.f, 27.f - 9.f * t, 0.f, true};
  return pose;
}
HD float cranesDistance(V p, float t, int shot, int* part) {
  int index;
  float z = repeat(p.z - FIRST_CRANE, CRANE_PITCH, shot == AERIAL ? -1 : 0, shot == DAWN ? 3 : 3, &index);
  if (shot == DAWN && index == 1) z += 9.f;
  return quayCraneDistance(vec(p.x, p.y, z), cranePose(index, t, shot), part);
}

// A line that hangs in its own weight between two points.
HD float ropeDistance(V p, V a, V b, float sag, float radius) {
  V way = b - a;
  float s = clamp(dot(p - a, way) / dot(way, way), 0.f, 1.f);
  return length(p - a - way * s + vec(0, sag * 4.f * s * (1.f - s), 0)) * .92f - radius;
}
HD float mooringDistance(V p, int shot) {
  V o = shipOrigin(shot);
  V chock = vec(o.x - 5.5f, 10.4f, o.z - 92.f);
  float bound = sdBox(p - vec(12.f, 5.f, o.z - 102.f), vec(10.f, 8.f, 36.f));
  if (bound > 2.f) return bound;
  float d = ropeDistance(p, chock, vec(5.1f, .7f, o.z - 126.f), 1.5f, .055f);
  d = fminf(d, ropeDistance(p, chock + vec(-.6f, 0, 2.f), vec(5.1f, .7f, o.z - 117.f), 1.1f, .055f));
  return fminf(d, ropeDistance(p, chock + vec(-2.6f, -.2f, 8.f), vec(5.1f, .7f, o.z - 72.f), 1.2f, .055f));
}
// Quay wall, its fenders and ladders, the coping's bollards.
HD float quayDistance(V p, int* material) {
  float d = fmaxf(p.y, p.x - QUAY_EDGE);
  d = fminf(d, sdRoundBox(vec(p.x - QUAY_EDGE + .25f, p.y + .02f, 0), vec(.30f, .17f, 1.f), .08f));
  *material = p.x > QUAY_EDGE - .7f ? WALL : GROUND;
  if (p.x < 2.f || p.y > 3.f) return d;
  int n;
  float z = repeat(p.z, 12.f, -16, 20, &n);
  float fender = sdRoundBox(vec(p.x - QUAY_EDGE - .30f, p.y + 1.6f, z), vec(.34f, 1.3f, .85f), .15f);
  fender = fminf(fender, fmaxf(length(p.y + 1.2f, z - 3.9f) - .62f, fabsf(p.x - QUAY_EDGE - .2f) - .24f) + 0.f);
  join(d, material, fender, BOLLARD);
  V q = vec(p.x - 5.1f, p.y, repeat(p.z - 2.f, 18.f, -10, 14, &n));
  float bollard = smoothMin(sdTaperedCapsule(q, vec(0, 0, 0), vec(0, .5f, 0), .26f, .20f), sdCapsule(q, vec(-.05f, .62f, 0), vec(.28f, .60f, 0), .17f), .08f);
  bollard = fminf(bollard, sdCylinder(q - vec(0, .17f, 0), .42f, .03f));
  join(d, material, bollard, BOLLARD);
  return d;
}
HD float mastDistance(V p, int shot, int* material) {
  int n;
  *material = MAST;
  V q = p - vec(MAST_X, 0, 0);
  q.z = repeat(p.z - 12.f, MAST_PITCH, -2, 4, &n);
  if (placeOf(shot) == GATE) q = vec(fabsf(p.x) - 19.f, p.y, repeat(p.z - 34.f, 46.f, 0, 2, &n));
  if (placeOf(shot) == RAIL) q = vec(p.x - 17.5f, p.y, repeat(p.z - 34.f, 60.f, 0, 2, &n));
  if (shot == AERIAL) q.x = p.x - (p.x < -55.f ? -86.3f : p.x < -36.f ? -39.8f : MAST_X);
  float bound = sdCylinder(q - vec(0, MAST_TOP * .5f, 0), 2.f, MAST_TOP * .5f + 1.2f);
  if (bound > 1.f) return bound;
  float d = sdCone(q - vec(0, MAST_TOP * .5f, 0), .34f, .16f, MAST_TOP * .5f);
  d = fminf(d, sdTorus(q - vec(0, MAST_TOP, 0), 1.1f, .06f));
  float a = atan2f(q.z, q.x), turn = TAU / 6.f, b = a - rintf(a / turn) * turn, r = length(q.x, q.z);
  V lamp = vec(r * cosf(b) - 1.2f, q.y - MAST_TOP + .1f, r * sinf(b));
  d = fminf(d, sdBox(lamp - vec(0, .14f, 0), vec(.34f, .10f, .30f)));
  d = fminf(d, sdCylinder(q - vec(0, .4f, 0), .7f, .4f));
  join(d, material, sdBox(lamp, vec(.28f, .05f, .24f)), LAMP);
  return d;
}
HD float dockerDistance(V p, float t, int shot) {
  V at = shot == LIFT ? vec(-2.75f, 0, 50.f) : shot == QUAY ? vec(.8f, 0, -2.f) : shot == FILM ? vec(1.5f, 0, -36.f) : placeOf(shot) == RAIL ? vec(2.2f, -.05f, 13.5f) : vec(-2.6f, 0, 4.6f);
  float facing = shot == LIFT ? 2.95f : shot == QUAY ? .25f : placeOf(shot) == RAIL ? .3f : placeOf(shot) == GATE ? 2.4f : 2.f;
  bool stands = shot == FILM || shot == LIFT;
  float walked = stands ? 0.f : 8.f * t;
  at = at + vec(-sinf(facing), 0, cosf(facing)) * walked;
  float bound = length(p - at - vec(0, .9f, 0)) - 1.3f;
  if (bound > .5f) return bound;
  Pose pose = stands ? standingPose() : walkingPose(.17f + walked / 1.3f);
  pose.coat = .74f;
  pose.stride *= .8f;
  if (shot == LIFT) {
    // Up, says the arm.
    pose.rightArm = 2.75f + .10f * sinf(TAU * 6.f * t);
    pose.rightBend = .25f + .12f * sinf(TAU * 6.f * t);
    pose.headDip = -.35f;
    pose.headTurn = 0.f;
  }
  pose.headTurn += shot == FILM ? .1f * sinf(TAU * t) : 0.f;
  V f = rotateY(p - at, facing);
  float d = sdFigure(f, pose);
  V helmet = f - vec(.02f, 1.735f, .02f);
  d = fminf(d, fmaxf(sdEllipsoid(helmet, vec(.118f, .10f, .138f)), -helmet.y - .02f));
  return fminf(d, sdEllipsoid(helmet - vec(0, -.015f, .06f), vec(.12f, .012f, .15f)));
}
// A pilot boat that comes home.
HD float boatDistance(V p, float t, int shot, int* material) {
  *material = BOAT;
  V q = rotateY(p - (shot == DAWN ? vec(58.f - 15.f * t, WATER_LEVEL, -38.f - 11.f * t) : vec(49.f, WATER_LEVEL + .04f * sinf(TAU * t), -8.f)), shot == DAWN ? 2.2f : .4f);
  q = rotateX(q, .03f * sinf(TAU * t + 1.f));
  float bound = sdBox(q - vec(0, 2.f, 0), vec(2.4f, 4.f, 7.f));
  if (bound > 1.f) return bound;
  float taper = clamp((q.z - 1.5f) / 5.f, 0.f, 1.2f);
  float hull = fmaxf((fabsf(q.x) - 2.1f * (1.f - taper * taper) - .12f * q.y) * .75f, fmaxf(q.y - 1.15f - 1.1f * taper * taper, fabsf(q.z) - 6.4f));
  float d = hull;
  // Wheelhouse, a lower cabin before it, the engine casing behind, tyres along the side.
  V house = rotateX(q - vec(0, 2.5f, -.4f), -.06f);
  d = fminf(d, sdRoundBox(house, vec(1.15f, 1.0f, 1.25f), .12f));
  d = fminf(d, sdBox(house - vec(0, 1.05f, .1f), vec(1.3f, .06f, 1.5f)));
  d = fminf(d, sdRoundBox(q - vec(0, 1.6f, 1.9f), vec(1.0f, .55f, 1.2f), .2f));
  d = fminf(d, sdRoundBox(q - vec(0, 1.5f, -3.6f), vec(.8f, .4f, 1.1f), .1f));
  int tyre;
  float tyreZ = repeat(q.z, 1.7f, -3, 1, &tyre);
  d = fminf(d, length(length(q.y - .75f, tyreZ) - .34f, fabsf(q.x) - 2.25f) - .11f);
  d = fminf(d, sdCapsule(vec(fabsf(q.x), q.y, q.z), vec(1.7f, 2.5f, 1.f), vec(.1f, 2.75f, 5.9f), .03f));
  d = fminf(d, sdCapsule(q, vec(0, 3.f, -1.f), vec(0, 5.6f, -1.2f), .05f));
  d = fminf(d, sdBox(q - vec(0, 4.4f, -1.1f), vec(.7f, .05f, .05f)));
  d = fminf(d, sdBox(vec(fabsf(q.x) - 1.8f, q.y - 2.f, q.z + 3.4f), vec(.03f, .03f, 2.4f)));
  join(d, material, length(q - vec(0, 5.7f, -1.2f)) - .13f, BOAT_LAMP);
  return d;
}

HD float distanceTo(V p, float t, int shot, int* material) {
  int part;
  float best, d;
  if (placeOf(shot) == RAIL) {
    best = railYardDistance(p, railPose(t, shot), &part);
    *material = RAIL_PART + part;
  } else if (placeOf(shot) == GATE) {
    best = p.y;
    *material = GROUND;
    d = portGateDistance(p, gatePose(t, shot), &part);
    join(best, material, d, GATE_PART + part);
    d = quayCraneDistance(vec(p.x - 26.f, p.y, p.z - 190.f), {20.f, 20.f, 1.31f, false}, &part);
    join(best, material, d, CRANE_PART + part);
    d = quayCraneDistance(vec(p.x + 20.f, p.y, p.z - 215.f), {20.f, 18.f, 0.f, true}, &part);
    join(best, material, d, CRANE_PART + part);
  } else {
    best = quayDistance(p, material);
    join(best, material, p.y - WATER_LEVEL, WATER);
    d = cranesDistance(p, t, shot, &part);
    join(best, material, d, CRANE_PART + part);
    if (shot != DAWN) {
      d = containerShipDistance(p - shipOrigin(shot), &part);
      if (!(shot == BRIDGE && p.z > bridgeFloor().z - 6.f)) join(best, material, d, SHIP_PART + part);
      join(best, material, mooringDistance(p, shot), ROPE);
    }
    if (shot == BRIDGE) {
      d = shipBridgeDistance(p - bridgeFloor(), t, &part);
      join(best, material, d, BRIDGE_PART + part);
    }
    if (shot == DAWN || shot == FILM) {
      d = boatDistance(p, t, shot, &part);
      join(best, material, d, part);
    }
  }
  for (int block = 0; block < yardBlocks(shot); block++)
    join(best, material, stackDistance(p, yardField(block, shot)), YARD_PART + block);
  d = mastDistance(p, shot, &part);
  join(best, material, d, part);
  if (shot == QUAY || shot == FILM || shot == LIFT || placeOf(shot) == GATE || placeOf(shot) == RAIL) join(best, material, dockerDistance(p, t, shot), COAT);
  return best;
}

HD Material wetGround(V p, V* normal, int shot) {
  float low = fbm(p.x * .30f + 2.f, p.z * .17f, 5), grit = fbm(p.x * 7.f, p.z * 7.f, 4);
  float pool = smoothstep(.485f, .545f, low) * (shot == AERIAL ? .10f : 1.f), damp = smoothstep(.36f, .5f, low) * (shot == AERIAL ? .4f : 1.f);
  float slab = fminf(fabsf(fractional(p.x / 5.f) - .5f) * 5.f, fabsf(fractional(p.z / 6.f) - .5f) * 6.f);
  float seam = smoothstep(.05f, .02f, slab);
  *normal = bendNormal(*normal, p, 9.f, .16f * (1.f - pool));
  *normal = bendNormal(*normal, p, 1.3f, .010f * (1.f - pool));
  V c = mix(vec(.052f, .050f, .048f), vec(.024f, .024f, .025f), damp) * (.55f + .9f * grit) * (1.f - .5f * seam);
  // Tyre tracks, oil, the painted lanes.
  float tyres = fbm(p.x * 2.6f, p.z * .06f, 4);
  c = c * (.65f + .6f * tyres);
  float paint = 0.f;
  if (placeOf(shot) == GATE) {
    float lane = fabsf(p.x - rintf(p.x / LANE) * LANE);
    paint = smoothstep(.10f, .06f, lane) * (p.z < 7.f ? 1.f : 0.f) * (fractional(p.z / 3.f) < .6f ? 1.f : 0.f);
    paint = fmaxf(paint, smoothstep(.18f, .14f, fabsf(p.z - 6.6f)) * (fabsf(p.x) < 15.f ? 1.f : 0.f));
  } else {
    paint = smoothstep(.13f, .09f, fabsf(p.x - 1.2f)) + smoothstep(.11f, .08f, fabsf(p.x + 13.3f));
    float rail = fminf(fabsf(p.x - 3.5f), fabsf(p.x + 10.f));
    if (rail < .07f && shot != AERIAL) return {vec(.42f, .40f, .38f), .22f, .6f, vec(0)};
    c = c * (rail < .16f ? .3f : 1.f);
  }
  c = c + vec(.20f, .135f, .030f) * (fminf(paint, 1.f) * smoothstep(.34f, .55f, grit));
  return {c * mix(1.f, .40f, pool), mix(mix(.42f, .22f, damp) + .1f * grit, .025f, pool), mix(.04f, .03f, pool), vec(0)};
}
HD Sea harbourSea(int shot) {
  if (shot == DAWN) return {.16f, 9.f, .6f, .6f, .5f, 2.f};
  return {.15f, 5.2f, 1.1f, .7f, .5f, 3.f};
}
HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  if (material == WATER) {
    float far = length(p - cameraAt(t, shot).position);
    if (shot == AERIAL) *normal = oceanNormal(p.x, p.z, t, {.10f, 6.f, 1.1f, .8f, .5f, 3.f}, .06f, 7);
    else *normal = oceanNormal(p.x, p.z, t, harbourSea(shot), .0012f * far, far < 90.f ? 10 : 7);
    return {vec(.003f, .008f, .010f), .05f, .022f, vec(0)};
  }
  if (material == GROUND) return wetGround(p, normal, shot);
  if (material == LAMP) return glowing(vec(30.f, 15.5f, 5.2f));
  if (material == BOAT_LAMP) return glowing(vec(30.f, 18.f, 8.f));
  if (material == COAT) {
    *normal = bendNormal(*normal, p, 22.f, .3f);
    float y = p.y;
    bool band = fabsf(y - 1.10f) < .035f || fabsf(y - 1.24f) < .035f;
    V c = y > 1.62f ? vec(.42f, .36f, .22f) : y > .80f ? vec(.34f, .105f, .018f) : vec(.022f, .023f, .026f);
    return matt(band ? vec(.62f, .62f, .56f) : c, .65f);
  }
  if (material >= BRIDGE_PART) return shipBridgeSurface(material - BRIDGE_PART, p - bridgeFloor(), normal);
  if (material >= RAIL_PART) return railYardSurface(material - RAIL_PART, p, railPose(t, shot), normal);
  if (material >= GATE_PART) return portGateSurface(material - GATE_PART, p, gatePose(t, shot), normal);
  if (material >= SHIP_PART) return shipSurface(material - SHIP_PART, p - shipOrigin(shot), normal);
  if (material >= CRANE_PART) {
    int part = material - CRANE_PART;
    if (part == CRANE_LAMP) return glowing(vec(22.f, 15.f, 8.f) * (shot == DAWN ? .15f : 1.f));
    if (part == CRANE_GLASS) return {vec(.01f), .1f, .06f, vec(.9f, .52f, .2f)};
    if (part == CRANE_CARGO) {
      int index;
      float z = repeat(p.z - FIRST_CRANE, CRANE_PITCH, -1, 4, &index);
      CranePose pose = cranePose(index, t, shot);
      return loneBoxSurface(p, vec(p.x - pose.trolley, p.y - pose.hoist, z), normal, shot == LIFT ? .05f : .12f + .3f * hash(index, 2));
    }
    float wear = fbm(vec(p.x * .9f, p.y * .22f, p.z * .9f), 4);
    *normal = bendNormal(*normal, p, 1.6f, .10f);
    V paint = mix(vec(.055f, .080f, .095f), vec(.24f, .20f, .15f), smoothstep(36.f, 38.f, p.y));
    return {mix(paint, vec(.070f, .034f, .018f), smoothstep(.56f, .74f, wear)), .34f + .25f * wear, .045f, vec(0)};
  }
  if (material >= YARD_PART) return stackSurface(p, normal, yardField(material - YARD_PART, shot));
  *normal = bendNormal(*normal, p, 3.f, .25f);
  float wear = fbm(vec(p.x * 1.3f, p.y * .5f, p.z * 1.3f), 4);
  if (material == WALL) {
    // Tide mark: green and black below, pale above.
    V c = mix(vec(.020f, .024f, .018f), vec(.085f, .080f, .074f), smoothstep(-1.6f, -.5f, p.y + wear - .5f));
    if (p.y > -.05f) c = vec(.14f, .10f, .035f) * (.4f + wear);
    return {c, .4f, .045f, vec(0)};
  }
  if (material == ROPE) return matt(vec(.16f, .13f, .085f), .8f);
  if (material == BOAT) {
    bool pane = p.y > .05f && p.y < .62f && shot != DAWN && fabsf(fractional(p.x * 1.1f + p.z * .6f) - .5f) < .40f;
    return {p.y < -1.2f ? vec(.016f, .020f, .022f) : vec(.16f, .12f, .075f) * (.5f + wear), .32f, .045f, pane ? vec(.85f, .44f, .15f) : vec(0)};
  }
  return {mix(vec(.030f, .029f, .028f), vec(.06f, .03f, .016f), smoothstep(.5f, .7f, wear)), .42f, .05f, vec(0)};
}

// Where the last or the first light stands, per shot.
HD V glowDirection(int shot) {
  if (shot == DAWN) return normalise(vec(-.42f, .045f, .9f));
  if (shot == BRIDGE) return normalise(vec(-.45f, .0f, -.9f));
  if (shot == AERIAL) return normalise(vec(.75f, .0f, .65f));
  if (placeOf(shot) == RAIL) return normalise(vec(-.55f, .0f, .84f));
  return normalise(vec(.28f, .0f, .96f));
}
HD V skyTowards(V d, float t, int shot) {
  float y = fmaxf(d.y, 0.f);
  V drift = loopOffset(t, .05f);
  float warp = fbm(d.x / (y + .20f) * .7f + 3.f, d.z / (y + .20f) * .7f, 3);
  float cloud = fbm(d.x / (y + .14f) * .8f + warp + drift.x + 7.f, d.z / (y + .14f) * .55f + drift.y, 5);
  float towards = fmaxf(0.f, dot(normalise(vec(d.x, 0, d.z)), normalise(vec(glowDirection(shot).x, 0, glowDirection(shot).z))));
  float bank = smoothstep(.38f, .68f, cloud);
  if (shot == DAWN) {
    V c = mix(vec(.42f, .22f, .105f), vec(.085f, .110f, .125f), smoothstep(.0f, .30f, y + .10f * (1.f - towards)));
    c = mix(c, vec(.030f, .048f, .066f), smoothstep(.2f, .8f, y));
    float sun = fmaxf(0.f, dot(d, glowDirection(shot)));
    c = c * (.62f + .5f * bank) + vec(.75f, .33f, .10f) * (powf(sun, 40.f) * .8f + powf(towards, 8.f) * expf(-y * 8.f) * .5f);
    c = c + vec(9.f, 5.f, 2.f) * smoothstep(.99965f, .99982f, sun);
    return c * .8f;
  }
  V low = placeOf(shot) == RAIL ? vec(.036f, .056f, .064f) : vec(.050f, .092f, .112f);
  V c = mix(low, vec(.014f, .050f, .074f), smoothstep(.0f, .25f, y));
  c = mix(c, vec(.005f, .013f, .027f), smoothstep(.15f, .75f, y));
  c = c + vec(.60f, .255f, .070f) * (powf(towards, 9.f) * expf(-y * 12.f) * .75f);
  c = c * (1.15f - .72f * bank);
  c = c + vec(.14f, .062f, .018f) * (bank * powf(towards, 4.f) * expf(-y * 7.f));
  // Behind the box that goes up it is day already.
  if (shot == LIFT) c = c * 1.15f + vec(.016f, .024f, .029f) + vec(1.05f, .44f, .13f) * (powf(towards, 5.f) * expf(-y * 5.5f) * (.34f + .3f * bank));
  // The far shore: low hills and a scatter of windows.
  float bearing = atan2f(d.x, d.z);
  float hills = .014f + .022f * fbm(bearing * 6.f + 9.f, 1.5f, 4);
  if (d.y < hills) {
    c = mix(c, vec(.012f, .018f, .024f), .8f);
    float u = bearing * 420.f, v = d.y * 420.f;
    int iu = (int)floorf(u), iv = (int)floorf(v);
    float lit = hash(iu, iv, 61);
    if (lit > .94f && d.y > 0.f && d.y < hills * .62f) c = c + vec(1.1f, .52f, .17f) * ((lit - .93f) * 22.f * smoothstep(.5f, .1f, length(u - iu - .5f, v - iv - .5f)));
  }
  return c * (placeOf(shot) == RAIL ? .7f : shot == AERIAL ? 1.5f : 1.f);
}
HD float fogAt(V p, float t, int shot) {
  if (p.y > 70.f) return shot == AERIAL ? 0.f : .0002f;
  V drift = loopOffset(t, .16f);
  float n = fbm(vec(p.x * .030f + drift.x, p.y * .06f, p.z * .022f + drift.y), 3);
  float height = fmaxf(p.y + 2.6f, 0.f);
  float low = expf(-height * .11f), high = expf(-height * .035f);
  float wisps = smoothstep(.25f, .75f, n);
  if (shot == DAWN) return (.0009f * high + .0075f * expf(-height * .40f)) * (.2f + 1.4f * wisps);
  if (shot == AERIAL) return .0016f * low * wisps + .0001f;
  if (shot == BRIDGE) return p.z > bridgeFloor().z - 3.5f ? 0.f : (.0004f * high + .0012f * low) * (.2f + 1.4f * wisps);
  if (placeOf(shot) == RAIL) return (.0004f * high + .0017f * low) * (.2f + 1.4f * wisps);
  if (placeOf(shot) == GATE) return (.0007f * high + .0026f * low) * (.2f + 1.4f * wisps);
  return (.0005f * high + .0017f * low) * (.2f + 1.4f * wisps);
}

HD V sodium() { return vec(1.f, .50f, .16f); }
HD V flood() { return vec(1.f, .74f, .44f); }
HD int lightCount(int shot) {
  const int counts[10] = {7, 5, 6, 6, 13, 5, 1, 5, 5, 6};
  return counts[shot];
}
HD Light lightAt(int i, float t, int shot) {
  (void)t;
  if (placeOf(shot) == GATE) {
    if (i < 2) return {vec(i ? 6.f : -4.f, 5.8f, GATE_Z - .5f), .5f, flood() * 46.f};
    if (i == 2) return {vec(-7.0f, .95f, 31.4f), .35f, vec(1.f, .80f, .52f) * 420.f};
    return {vec(i == 3 ? -19.f : 19.f, MAST_TOP - .6f, 34.f), .8f, sodium() * 1500.f};
  }
  if (placeOf(shot) == RAIL) {
    if (i == 0) return {vec(-4.0f, 14.2f, 90.f), .6f, flood() * 900.f};
    if (i == 1) return {vec(-2.45f, 3.35f, 11.9f), .12f, vec(1.f, .05f, .012f) * 9.f};
    return {vec(17.5f, MAST_TOP - .6f, 34.f + 60.f * (i - 2)), .8f, sodium() * (i == 2 ? 1300.f : 2400.f)};
  }
  if (shot == DAWN) return {glowDirection(shot) * 440.f + vec(80.f, 0, -120.f), 3.f, vec(1.f, .50f, .19f) * 330000.f};
  if (shot == AERIAL) {
    if (i < 3) return {vec(16.f, 33.f, FIRST_CRANE + CRANE_PITCH * (i - 1)), .8f, flood() * 3400.f};
    if (i < 12) {
      int k = i - 3;
      const float xs[3] = {MAST_X, -39.8f, -86.3f};
      return {vec(xs[k % 3], MAST_TOP - .7f, 12.f + MAST_PITCH * (k / 3)), .8f, sodium() * 3800.f};
    }
    return {vec(22.f, 40.f, 168.f), .6f, sodium() * 700.f};
  }
  if (shot == BRIDGE) {
    if (i < 3) return {vec(14.f, 33.f, FIRST_CRANE + CRANE_PITCH * i), .8f, flood() * 1500.f};
    if (i < 5) return {vec(MAST_X, MAST_TOP - .7f, 12.f + MAST_PITCH * (i - 3)), .8f, sodium() * 2600.f};
    return {bridgeFloor() + vec(-2.f, 1.55f, -1.5f), .12f, vec(.20f, .5f, .46f) * 2.f};
  }
  if (i < 3) return {vec(10.f, 33.f, FIRST_CRANE + CRANE_PITCH * i), .8f, flood() * (shot == LIFT ? 400.f : 1900.f)};
  if (i < 6) return {vec(MAST_X + .5f, MAST_TOP - .7f, 12.f + MAST_PITCH * (i - 3 - (shot == FILM ? 1 : 0))), .8f, sodium() * 1900.f};
  return {vec(49.f, 3.f, -8.f), .15f, flood() * 40.f};
}

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == BARRIER) return {vec(-3.0f + .8f * t, 1.05f, -17.5f + 5.f * t), vec(.6f, 3.2f, 13.f), 2.0f, .010f, 22.f, 0.f};
  if (shot == TRAIN) return {vec(1.75f, .62f + .5f * t, -4.5f + 3.f * t), vec(-.7f, 3.1f, 30.f), 2.3f, .012f, 20.f, 0.f};
  if (shot == LIFT) return {vec(-2.2f - .6f * t, 1.05f, 7.f + 2.f * t), vec(-2.35f, 2.35f + 1.3f * t, 42.f), 7.2f, .03f, 33.f, 0.f};
  if (placeOf(shot) == GATE) return {vec(-2.6f, .85f, -9.5f), vec(-.4f, 4.1f, 13.f), 1.9f, .010f, 13.f, 0.f};
  if (shot == QUAY) return {vec(-2.4f + .6f * t, 1.35f + .6f * t, -15.f + 4.f * t), vec(5.0f, 10.0f + 2.5f * t, 30.f), 1.75f, .010f, 14.f, 0.f};
  if (shot == BRIDGE) return {bridgeFloor() + vec(2.9f - 1.4f * t, 1.68f, .95f), bridgeFloor() + vec(-.2f, 1.42f, -8.f), 1.95f, .005f, 4.f, 0.f};
  if (shot == AERIAL) return {vec(-92.f + 24.f * t, 112.f - 8.f * t, -62.f + 44.f * t), vec(-12.f + 14.f * t, 0.f, 42.f + 30.f * t), 2.3f, .02f, 180.f, -.03f};
  if (placeOf(shot) == RAIL) return {vec(1.55f, .62f, -4.5f), vec(-.9f, 3.1f, 30.f), 2.3f, .012f, 20.f, 0.f};
  if (shot == DAWN) return {vec(84.f - 14.f * t, -.6f + .6f * t, -128.f + 5.f * t), vec(16.f - 8.f * t, 24.f, 60.f), 2.5f, .01f, 120.f, 0.f};
  return {vec(25.f + 2.f * sinf(a), 1.9f + .5f * cosf(a), -78.f), vec(8.f + .6f * sinf(a), 19.f, 60.f), 2.7f, .02f, 90.f, 0.f};
}
