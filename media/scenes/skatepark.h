// Concrete bowls in low gold light: a trailer's shots of one rider, and the crew around them.
#define MAX_DISTANCE 130.f
#define FOG_RANGE 60.f
#define FOG_ANISOTROPY .62f
#define FOG_GAIN 2.2f
#define FOG_AMBIENT .5f
#define MARCH_STEPS 170
#include "../renderer/scene.h"
#include "parts/film-gear.h"
#include "parts/rider.h"
#include "parts/skate-bowls.h"

constexpr int WAIT = 0, CARVE = 1, WHEELS = 2, AIR = 3, ABOVE = 4, LEAVE = 5, CREW = 6, LAMP = 7, DRAINED = 8, TRACKS = 9, LOOSE = 10, FRIENDS = 11, EVENING = 12;
constexpr float SUN_FAR = 420.f;
enum { CONCRETE = 1, PIPE, PERSON, BOARD, WHEEL, STEEL, CASE, GLASS, PUDDLE, TIMBER, LEAF, BUCKET };

// A point on a round wall of bowl 0: `turn` around its middle, `tilt` from its floor up the wall.
struct Stance {
  V foot, up, ahead;
};
HD Stance stanceOnWall(float turn, float tilt, float climb, float side) {
  Bowl bowl = bowlAt(0);
  V out = vec(cosf(turn), 0, sinf(turn)), tangent = vec(-sinf(turn), 0, cosf(turn)) * side;
  float radial = 6.5f - bowl.wall * (1.f - sinf(tilt)), y = -bowl.depth + bowl.wall * (1.f - cosf(tilt));
  V up = out * -sinf(tilt) + vec(0, cosf(tilt), 0), slope = out * cosf(tilt) + vec(0, sinf(tilt), 0);
  return {out * radial + vec(0, y, 0), up, normalise(tangent + slope * climb)};
}
HD Stance riderStance(float t, int shot) {
  if (shot == CARVE) {
    float lift = sinf(PI * clamp(t, 0.f, 1.f));
    return stanceOnWall(2.55f - 2.1f * t, .45f + .75f * lift, .75f * cosf(PI * t), -1.f);
  }
  if (shot == ABOVE) {
    // Over the floor in a long curve, so that the shadow has room.
    float turn = .9f - 1.1f * t;
    return {vec(-4.6f + 4.4f * cosf(turn), -2.7f, -2.6f + 4.4f * sinf(turn)), vec(0, 1, 0), vec(sinf(turn), 0, -cosf(turn))};
  }
  if (shot == WHEELS) return {vec(-4.2f, 0, -9.6f + 3.1f * t), vec(0, 1, 0), vec(0, 0, 1)};
  if (shot == AIR) {
    float rise = 1.25f * sinf(PI * (.18f + .64f * t));
    V up = normalise(vec(.30f - .75f * t, .9f, -.25f));
    return {vec(1.5f - 1.2f * t, rise + .05f, 6.35f), up, normalise(vec(-1.f, .45f - 1.1f * t, .1f))};
  }
  return {vec(0, -50.f, 0), vec(0, 1, 0), vec(0, 0, 1)};
}
HD RiderPose riderPose(float t, int shot) {
  if (shot == WHEELS) return {.45f, .1f, .2f, .08f, false};
  if (shot == AIR) return {.82f + .1f * sinf(PI * t), 1.15f, .4f, .16f, true};
  if (shot == ABOVE) return {.70f, .5f, .9f, .12f, false};
  return {.72f - .12f * sinf(PI * t), .35f + .4f * t, .8f, .14f, false};
}
HD float ridingDistance(V p, float t, int shot, int* part) {
  Stance s = riderStance(t, shot);
  V q = p - s.foot;
  float bound = length(q - s.up * .8f) - 1.4f;
  *part = RIDER_CLOTH;
  if (bound > .6f) return bound;
  V ahead = normalise(s.ahead - s.up * dot(s.ahead, s.up)), side = cross(s.up, ahead);
  V local = vec(dot(q, side), dot(q, s.up), dot(q, ahead));
  // On a wall the body hangs towards the middle of the turn.
  if (shot == CARVE || shot == ABOVE) local = rotateZ(local, shot == ABOVE ? -.18f : -.22f);
  return riderDistance(local, riderPose(t, shot), part);
}

// The board comes back without him: down the wall, over the floor, slower, out of the shade.
HD float looseBoardDistance(V p, float t, int* part) {
  float left = 1.f - clamp(t, 0.f, 1.f), run = 1.6f + 6.7f * (1.f - left * left);
  float arc = 2.4f * 1.25f, tilt = fmaxf(0.f, (arc - run) / 2.4f), flat = fmaxf(0.f, run - arc);
  Stance s = stanceOnWall(1.571f, tilt, 0.f, 1.f);
  float slow = smoothstep(.35f, 1.f, t), yaw = .10f + 1.15f * slow * slow;
  V foot = s.foot + vec(.25f - .04f * flat - .30f * slow * slow, .002f * sinf(run * 21.f), -flat);
  V q = p - foot;
  if (length(q) > 1.6f) return length(q) - 1.1f;
  V ahead = tilt > 0.f ? vec(0, -sinf(tilt), -cosf(tilt)) : vec(0, 0, -1.f), side = cross(s.up, ahead);
  V local = rotateY(vec(dot(q, side), dot(q, s.up), dot(q, ahead)), yaw);
  // It wobbles over the joints.
  return skateboardDistance(rotateZ(local, .05f * sinf(run * 9.f) * (1.f - slow)), part);
}
HD float personDistance(V p, V foot, float facing, const Pose& pose) {
  float bound = length(p - foot - vec(0, .9f, 0)) - 1.25f;
  if (bound > .5f) return bound;
  return sdFigure(rotateY(p - foot, facing), pose);
}
HD Pose youngPose(float shift) {
  Pose pose = standingPose();
  pose.coat = .86f;
  pose.shift = shift;
  pose.rightBend = .3f;
  return pose;
}
// Four at the lip, who have known each other for longer than anything else.
HD float friendsDistance(V p, float t, int* part) {
  *part = RIDER_CLOTH;
  float bound = sdBox(p - vec(1.3f, 1.f, 6.9f), vec(2.9f, 1.2f, .8f));
  if (bound > 1.f) return bound;
  Pose rider = youngPose(.05f);
  rider.headDip = .30f - .34f * smoothstep(.25f, .6f, t);
  rider.leftBend = .5f;
  float d = personDistance(p, vec(1.35f, 0, 6.72f), .15f, rider);
  // A hand is laid on his shoulder.
  Pose near = youngPose(-.03f);
  near.leftArm = mix(.3f, 1.38f, smoothstep(.05f, .38f, t));
  near.leftBend = mix(.9f, .12f, smoothstep(.05f, .38f, t));
  near.headTurn = -.15f;
  d = fminf(d, personDistance(p, vec(2.02f, 0, 6.80f), 1.25f, near));
  Pose left = youngPose(.045f);
  left.headTurn = -.5f + .25f * t;
  left.leftArm = .25f;
  d = fminf(d, personDistance(p, vec(.42f, 0, 6.95f), -.25f, left));
  Pose last = youngPose(-.05f);
  last.headTurn = .3f;
  last.leftArm = .5f + .06f * sinf(TAU * t);
  last.leftBend = 1.5f;
  d = fminf(d, personDistance(p, vec(-.60f, 0, 6.85f), -.5f, last));
  int other;
  V board = rotateX(rotateY(p - vec(1.02f, .42f, 6.60f), 2.9f), 1.24f);
  if (length(board) < 1.5f) join(d, part, skateboardDistance(board, &other), other);
  board = rotateX(rotateY(p - vec(-1.05f, .42f, 6.78f), 2.4f), 1.20f);
  if (length(board) < 1.5f) join(d, part, skateboardDistance(board, &other), other);
  return d;
}
// The rider off his board, which hangs from his hand or stands by his foot.
HD float onFootDistance(V p, float t, int shot, int* part) {
  *part = RIDER_CLOTH;
  if (shot == WAIT) {
    V foot = vec(2.1f, 0, 6.62f);
    float d = personDistance(p, foot, 2.6f, youngPose(.04f));
    V board = rotateX(rotateY(p - foot - vec(-.34f, .42f, -.16f), 2.6f), 1.22f);
    int other;
    if (length(board) < 1.5f) join(d, part, skateboardDistance(board, &other), other);
    return d;
  }
  if (shot == LEAVE) {
    V foot = vec(-3.4f + .10f * t, 0, 9.2f + 1.3f * t);
    Pose walk = walkingPose(.2f + 1.f * t);
    walk.coat = .86f;
    walk.rightArm = .1f;
    walk.rightBend = .7f;
    float d = personDistance(p, foot, .05f, walk);
    V board = rotateX(rotateY(p - foot - vec(.30f, .98f, .05f), .1f), .25f);
    board = vec(board.y, board.x, board.z);
    int other;
    if (length(board) < 1.5f) join(d, part, skateboardDistance(board, &other), other);
    return d;
  }
  return 1e9f;
}
HD float watchersDistance(V p, int shot) {
  if (shot == WHEELS || shot == DRAINED || shot == LEAVE || shot == FRIENDS || shot == EVENING) return 1e9f;
  if (shot == LOOSE) {
    // Those who saw it look down from the lip.
    float above = sdBox(p - vec(-.4f, 1.f, 6.8f), vec(1.6f, 1.2f, .8f));
    if (above > 1.f) return above;
    Pose looking = youngPose(.03f);
    looking.headDip = .45f;
    looking.lean = .12f;
    return fminf(personDistance(p, vec(-1.1f, 0, 6.75f), 2.9f, looking), personDistance(p, vec(.55f, 0, 6.95f), -2.9f, youngPose(-.05f)));
  }
  float bound = sdBox(p - vec(0, 1.f, 13.4f), vec(12.f, 1.2f, 1.4f));
  if (bound > 1.f) return bound;
  float d = personDistance(p, vec(-5.2f, 0, 13.4f), 2.7f, youngPose(-.03f));
  d = fminf(d, personDistance(p, vec(-6.1f, 0, 13.1f), -2.6f, youngPose(.05f)));
  return fminf(d, personDistance(p, vec(9.6f, 0, 13.2f), 2.9f, youngPose(.02f)));
}

// Along the far side: a rail of steel, tall lamps, a low wall with a bench on it.
HD float edgeDistance(V p, int* material) {
  *material = STEEL;
  V q = p - vec(0, 0, 27.f);
  float d = 1e9f;
  float bound = fabsf(q.z) - 3.f;
  if (bound > 1.f || p.y > 9.f) return fmaxf(bound, p.y - 8.6f);
  int n;
  float x = repeat(q.x, 2.5f, -16, 16, &n);
  d = fminf(length(x, q.z) - .035f, sdBox(vec(q.x, q.y - 3.f, q.z), vec(41.f, .025f, .025f)));
  d = fminf(d, sdBox(vec(q.x, q.y - 1.5f, q.z), vec(41.f, .016f, .016f)));
  d = fmaxf(d, p.y - 3.05f);
  float lampX = repeat(q.x - 4.f, 17.f, -2, 2, &n);
  d = fminf(d, sdTaperedCapsule(vec(lampX, q.y, q.z - 1.5f), vec(0, 0, 0), vec(0, 7.6f, 0), .09f, .05f));
  d = fminf(d, sdTaperedCapsule(vec(lampX, q.y, q.z - 1.5f), vec(0, 7.6f, 0), vec(0, 7.9f, -1.1f), .05f, .04f));
  d = fminf(d, sdRoundBox(vec(lampX, q.y - 7.9f, q.z - .3f), vec(.13f, .05f, .3f), .03f));
  join(d, material, sdRoundBox(vec(q.x + 4.f, q.y - .3f, q.z + 1.6f), vec(14.f, .32f, .35f), .04f), CONCRETE);
  return d;
}
// A grind rail and a ledge on the deck near the lens.
HD float furnitureDistance(V p, int* material) {
  *material = STEEL;
  V q = rotateY(p - vec(-8.f, 0, -6.5f), .5f);
  float bound = sdBox(q - vec(0, .3f, 0), vec(.7f, .6f, 3.2f));
  if (bound > 1.f) return bound;
  float d = sdRoundBox(vec(q.x, q.y - .42f, q.z), vec(.03f, .03f, 2.6f), .01f);
  float leg = fabsf(fabsf(q.z) - 1.1f) - 1.1f;
  d = fminf(d, sdBox(vec(q.x, q.y - .2f, leg), vec(.025f, .22f, .025f)));
  return d;
}
HD float crewDistance(V p, float, int shot, int* material) {
  *material = PERSON;
  float d = 1e9f;
  if (shot == CREW) {
    float bound = sdBox(p - vec(1.f, 1.2f, 8.6f), vec(7.f, 1.8f, 2.6f));
    if (bound > 1.f) return bound;
    Pose operating = workingPose();
    operating.lean = -.22f;
    operating.coat = .84f;
    d = personDistance(p, vec(-1.55f, 0, 8.05f), -2.45f, operating);
    join(d, material, tripodDistance(rotateY(p - vec(-1.05f, 0, 7.5f), -2.45f), 1.42f), STEEL);
    // Sound, with the pole overhead; the second assistant with a slate; one with the rider's board.
    Pose sound = youngPose(.03f);
    sound.leftArm = 2.6f;
    sound.rightArm = 2.3f;
    sound.leftBend = sound.rightBend = .4f;
    join(d, material, personDistance(p, vec(1.5f, 0, 8.9f), -2.2f, sound), PERSON);
    join(d, material, sdCapsule(p, vec(2.5f, 2.15f, 9.5f), vec(-.9f, 2.95f, 6.9f), .014f), STEEL);
    join(d, material, sdCapsule(p, vec(-.9f, 2.92f, 6.9f), vec(-1.15f, 2.80f, 6.7f), .055f), STEEL);
    Pose slate = youngPose(-.04f);
    slate.leftArm = .5f;
    slate.leftBend = 1.5f;
    join(d, material, personDistance(p, vec(3.3f, 0, 8.3f), 2.4f, slate), PERSON);
    join(d, material, sdRoundBox(rotateY(p - vec(3.05f, 1.12f, 7.95f), .5f), vec(.15f, .11f, .012f), .005f), CASE);
    join(d, material, sdRoundBox(p - vec(4.9f, .24f, 8.9f), vec(.45f, .24f, .3f), .03f), CASE);
    join(d, material, sdRoundBox(rotateY(p - vec(5.0f, .62f, 8.9f), .3f), vec(.34f, .14f, .24f), .03f), CASE);
    return d;
  }
  if (shot == LAMP) {
    bool glass;
    V q = rotateY(p - vec(1.9f, 0, 7.25f), 2.85f);
    d = fresnelDistance(q, 2.9f, .42f, &glass);
    *material = glass ? GLASS : STEEL;
    // Its cable lies over the deck in loops.
    if (p.y < .5f) {
      float z = p.z - 7.5f - .5f * sinf(p.x * .9f) - .2f * sinf(p.x * 2.3f);
      join(d, material, fmaxf(length(z * .8f, p.y - .02f) - .018f, fabsf(p.x - 1.9f - 1.2f) - 1.3f) * .8f, CASE);
    }
    Pose pose = youngPose(.04f);
    join(d, material, personDistance(p, vec(3.9f, 0, 8.2f), 2.2f, pose), PERSON);
    Pose hands = workingPose();
    hands.coat = .84f;
    join(d, material, personDistance(p, vec(-4.6f, 0, 6.1f), -2.0f, youngPose(-.03f)), PERSON);
    join(d, material, tripodDistance(rotateY(p - vec(-5.6f, 0, 5.3f), -2.2f), 1.4f), STEEL);
    join(d, material, personDistance(p, vec(-6.0f, 0, 5.75f), -2.2f, hands), PERSON);
    return d;
  }
  if (shot == TRACKS) {
    V q = rotateY(p - vec(-3.2f, 0, -2.f), -.16f);
    d = dollyTrackDistance(q + vec(4.6f, 0, 0), -9.f, 16.f);
    *material = STEEL;
    V dolly = q + vec(4.6f, 0, -3.4f);
    join(d, material, dollyDistance(dolly), STEEL);
    Pose push = walkingPose(.2f);
    push.leftArm = push.rightArm = .9f;
    push.lean = -.16f;
    push.coat = .84f;
    join(d, material, personDistance(dolly, vec(0, 0, -1.62f), 0.f, push), PERSON);
    Pose sit = workingPose();
    sit.coat = .84f;
    sit.lean = -.1f;
    join(d, material, personDistance(dolly, vec(.05f, .22f, -.38f), 0.f, sit), PERSON);
    join(d, material, personDistance(q, vec(-2.7f, 0, 9.8f), 2.6f, youngPose(.04f)), PERSON);
    join(d, material, personDistance(q, vec(-6.9f, 0, 12.5f), -2.4f, youngPose(-.03f)), PERSON);
    for (int i = 0; i < 3; i++) {
      V box = rotateY(q - vec(-6.1f + .3f * hash(i, 2), .22f + (i == 2 ? .44f : 0.f), -1.6f + (i == 1 ? 1.1f : 0.f)), .6f * hash(i, 4));
      join(d, material, sdRoundBox(box, vec(.30f, .22f, .46f), .02f), CASE);
    }
    return d;
  }
  if (shot == DRAINED) {
    float bound = sdBox(p - vec(2.f, -.6f, 1.f), vec(8.f, 2.6f, 6.f));
    if (bound > 1.f) return bound;
    // The ladder that leads down, a bucket, a broom against the wall.
    V q = rotateY(p - vec(-1.6f, -2.7f, 3.9f), .25f);
    V l = rotateX(q, -.36f);
    d = sdBox(vec(fabsf(l.x) - .22f, l.y - 1.7f, l.z), vec(.022f, 1.75f, .035f));
    int rung;
    float y = repeat(l.y, .3f, 1, 11, &rung);
    d = fminf(d, length(fmaxf(fabsf(l.x) - .22f, 0.f), length(y, l.z)) - .016f);
    *material = TIMBER;
    V b = p - vec(2.3f, -2.7f, 1.8f);
    float pail = fmaxf(fabsf(sdCone(b - vec(0, .16f, 0), .12f, .16f, .16f)) - .006f, b.y - .31f);
    pail = fminf(pail, fmaxf(fabsf(length(b.x, b.y - .30f) - .15f) - .006f, fmaxf(fabsf(b.z) - .006f, .3f - b.y)));
    join(d, material, pail, BUCKET);
    V handle = vec(3.6f, -2.62f, 3.6f), top = vec(4.25f, -1.25f, 4.9f);
    join(d, material, sdCapsule(p, handle, top, .015f), TIMBER);
    V head = rotateY(p - handle, .45f);
    join(d, material, sdRoundBox(head + vec(0, .0f, 0), vec(.24f, .06f, .05f), .02f), TIMBER);
    V hose = p - vec(.4f, -2.69f, -.6f);
    float wind = length(hose.x - .2f * sinf(hose.z * 1.1f) - .35f * sinf(hose.z * .45f), hose.y - .02f) * .8f - .02f;
    join(d, material, fmaxf(wind, fabsf(hose.z + .4f) - 2.6f), CASE);
    return d;
  }
  return d;
}
// Dry leaves lie where the wind left them.
HD float leavesDistance(V p, float t, int shot) {
  if (shot != DRAINED || p.y > -2.2f) return 1e9f;
  const float cell = .42f;
  int ix = (int)floorf(p.x / cell), iz = (int)floorf(p.z / cell);
  float heap = fbm(ix * .21f, iz * .21f, 3);
  float x = p.x - (ix + .25f + .5f * hash(ix, iz, 1)) * cell, z = p.z - (iz + .25f + .5f * hash(ix, iz, 2)) * cell;
  float border = .12f;
  if (hash(ix, iz, 3) > 1.7f * (heap - .25f)) return border;
  V q = rotateY(vec(x, p.y + 2.688f - .02f * hash(ix, iz, 6), z), TAU * hash(ix, iz, 4) + .9f * sinf(TAU * t * (1.f + 2.f * hash(ix, iz, 8))) * hash(ix, iz, 9));
  q.y -= .25f * q.x * q.x * 8.f * hash(ix, iz, 7) + .12f * q.z;
  return fminf(border, sdEllipsoid(q, vec(.028f, .007f, .052f)) * .6f);
}

HD float distanceTo(V p, float t, int shot, int* material) {
  float pipe, d;
  float best = bowlsDistance(p, &pipe);
  *material = CONCRETE;
  join(best, material, pipe, PIPE);
  int part;
  d = edgeDistance(p, &part);
  join(best, material, d, part);
  if (shot != WHEELS && shot != TRACKS) {
    d = furnitureDistance(p, &part);
    join(best, material, d, part);
  }
  if (shot == CARVE || shot == WHEELS || shot == AIR || shot == ABOVE) d = ridingDistance(p, t, shot, &part);
  else if (shot == LOOSE) d = looseBoardDistance(p, t, &part);
  else if (shot == FRIENDS) d = friendsDistance(p, t, &part);
  else d = onFootDistance(p, t, shot, &part);
  join(best, material, d, part == RIDER_WHEEL ? WHEEL : part == RIDER_BOARD ? BOARD : PERSON);
  join(best, material, watchersDistance(p, shot), PERSON);
  if (shot >= CREW && shot <= TRACKS) {
    d = crewDistance(p, t, shot, &part);
    join(best, material, d, part);
    join(best, material, leavesDistance(p, t, shot), LEAF);
  }
  return best;
}

HD Material surfaceAt(int material, V p, V* normal, float t, int shot) {
  (void)t;
  if (material == CONCRETE) {
    Material m = concreteAt(p, normal);
    // What rain left stands at the bottom of the drained bowl.
    float low = fbm(p.x * .38f + 4.f, p.z * .38f, 4);
    float limit = shot == DRAINED ? .555f : shot == LAMP ? .56f : 2.f;
    if (p.y < -2.62f && low > limit) {
      float wet = smoothstep(limit, limit + .03f, low);
      *normal = normalise(mix(*normal, vec(0, 1, 0), wet));
      m = {m.albedo * mix(.6f, .16f, wet), mix(.3f, .02f, wet), .03f, vec(0)};
    }
    return m;
  }
  if (material == PIPE) return {mix(vec(.50f, .46f, .40f), vec(.14f, .075f, .04f), smoothstep(.45f, .7f, fbm(p * 2.f, 3))), .30f, .6f, vec(0)};
  if (material == GLASS) return glowing(vec(34.f, 22.f, 10.f));
  *normal = bendNormal(*normal, p, 18.f, .2f);
  if (material == PERSON) return matt(vec(.042f, .036f, .032f) * (.6f + .8f * fbm(p * 7.f, 3)), .85f);
  if (material == BOARD) return matt(normal->y > .5f ? vec(.02f) : vec(.20f, .085f, .035f), .5f);
  if (material == WHEEL) return {vec(.42f, .36f, .26f), .35f, .045f, vec(0)};
  if (material == LEAF) return matt(mix(vec(.20f, .085f, .020f), vec(.085f, .045f, .02f), hash((int)(p.x * 9.f), (int)(p.z * 9.f))), .8f);
  if (material == TIMBER) return matt(vec(.15f, .105f, .065f) * (.6f + .6f * fbm(vec(p.x * 12.f, p.y * 2.f, p.z * 12.f), 3)), .7f);
  if (material == BUCKET) return {vec(.16f, .045f, .02f), .4f, .045f, vec(0)};
  if (material == CASE) return {vec(.025f, .025f, .026f), .45f, .05f, vec(0)};
  return {vec(.060f, .056f, .052f), .42f, .06f, vec(0)};
}

// In the evening it goes down while one looks, as it does behind roofs.
HD V sunDirection(float t, int shot) {
  if (shot == EVENING) return normalise(vec(.40f, .060f - .045f * t, .93f));
  if (shot == LOOSE) return normalise(vec(.30f, .40f, .87f));
  if (shot == FRIENDS) return normalise(vec(-.17f, .172f, .97f));
  if (shot == CARVE) return normalise(vec(.86f, .30f, -.42f));
  if (shot == WHEELS) return normalise(vec(-.30f, .165f, .95f));
  if (shot == AIR) return normalise(vec(-.17f, .50f, .85f));
  if (shot == ABOVE) return normalise(vec(.9f, .34f, .42f));
  if (shot == LEAVE) return normalise(vec(.10f, .165f, 1.f));
  if (shot == CREW) return normalise(vec(.20f, .17f, .97f));
  if (shot == DRAINED) return normalise(vec(.80f, .36f, -.50f));
  if (shot == TRACKS) return normalise(vec(-.42f, .165f, .91f));
  return normalise(vec(.42f, .165f, .93f));
}
HD V skyTowards(V d, float t, int shot) {
  float late = shot == EVENING ? clamp(t, 0.f, 1.f) : 0.f;
  float y = fmaxf(d.y, 0.f);
  float warp = fbm(d.x / (y + .2f) * .8f, d.z / (y + .2f) * .8f, 3);
  float cloud = fbm(d.x / (y + .16f) * .7f + warp * 1.2f, d.z / (y + .16f) * .45f + 5.f, 5);
  float bank = smoothstep(.42f, .72f, cloud);
  float bearing = atan2f(d.x, d.z);
  // Roofs and trees beyond the fence.
  float trees = .045f + .040f * fbm(bearing * 9.f, 2.f, 5) + .012f * fbm(bearing * 90.f, 3.f, 3);
  int house = (int)floorf(bearing * 16.f);
  float h = bearing * 16.f - house;
  float roofs = hash(house, 71) > .45f ? .060f + .035f * hash(house, 73) - .05f * fabsf(h - .5f) * (hash(house, 75) > .5f ? 1.f : .1f) : 0.f;
  float line = fmaxf(trees, roofs * 1.f);
  if (shot == LAMP) {
    V c = mix(vec(.070f, .105f, .110f), vec(.012f, .030f, .046f), smoothstep(0.f, .5f, y));
    c = c * (1.1f - .5f * bank) + vec(.22f, .095f, .03f) * (expf(-y * 9.f) * powf(fmaxf(0.f, d.z * .9f - d.x * .4f), 5.f));
    return (d.y < line ? vec(.006f, .009f, .010f) : c) * .6f;
  }
  V sun = sunDirection(t, shot);
  float cosine = fmaxf(0.f, dot(d, sun));
  float flatCosine = fmaxf(0.f, dot(normalise(vec(d.x, 0, d.z)), normalise(vec(sun.x, 0, sun.z))));
  V c = mix(vec(.46f, .255f, .105f), vec(.075f, .120f, .128f), smoothstep(0.f, .50f, y + .22f * (1.f - flatCosine)));
  c = c * (.85f + .25f * bank) + vec(.85f, .42f, .13f) * (.55f * powf(cosine, 24.f) + .20f * powf(flatCosine, 5.f) * expf(-y * 5.f));
  if (shot == DRAINED) c = c * .75f;
  c = c * (1.f - .58f * late);
  float haze = powf(cosine, 60.f);
  if (d.y < line) return mix(vec(.075f, .050f, .030f), vec(.65f, .34f, .11f), .25f * powf(flatCosine, 8.f) + .5f * haze) * .62f;
  return c * .9f + vec(15.f, 8.6f, 3.4f) * (1.f - .55f * late) * smoothstep(.99950f, .99975f, cosine);
}
HD float fogAt(V p, float t, int shot) {
  if (p.y > 9.f || fabsf(p.x) > 45.f || fabsf(p.z) > 60.f) return 0.f;
  float n = fbm(vec(p.x * .16f + .3f * t, p.y * .3f, p.z * .14f - .2f * t), 3);
  float dust = shot == LAMP ? .006f : shot == DRAINED ? .005f : shot == ABOVE ? .0015f : .0034f;
  return dust * (.25f + 1.5f * smoothstep(.3f, .75f, n)) * expf(-fmaxf(p.y + 1.f, 0.f) * .14f);
}

// One lamp along the far side comes on after the other.
HD V lampAt(int i) { return vec(4.f + 17.f * (i - 3), 7.72f, 27.15f); }
HD float lampGlow(int i, float t) { return smoothstep(0.f, .02f, t - .18f - .09f * ((i * 2) % 5)); }
HD int lightCount(int shot) { return shot == EVENING ? 5 : 1; }
HD Light lightAt(int i, float t, int shot) {
  if (i > 0) return {lampAt(i), .16f, vec(1.f, .62f, .28f) * (170.f * lampGlow(i, t))};
  if (shot == LAMP) return {vec(1.9f, 2.9f, 7.25f) + rotateY(vec(0, -.28f, .66f), -2.85f), .24f, vec(1.f, .66f, .30f) * 210.f};
  float strength = shot == DRAINED ? 3.6f : shot == EVENING ? 5.2f - 4.2f * clamp(t, 0.f, 1.f) : 5.2f;
  return {sunDirection(t, shot) * SUN_FAR, 2.4f, vec(1.f, .56f, .205f) * (strength * SUN_FAR * SUN_FAR)};
}

HD Camera cameraAt(float t, int shot) {
  if (shot == CARVE) return {vec(-1.2f - .5f * t, -2.25f, -4.2f), vec(-1.0f + 1.4f * t, -.95f, 4.f), 2.5f, .010f, 8.6f, .04f};
  if (shot == WHEELS) {
    float z = -9.6f + 3.1f * t;
    return {vec(-3.5f, .10f, z - .95f), vec(-4.3f, .17f, z + .15f), 3.0f, .012f, 1.12f, -.03f};
  }
  if (shot == AIR) return {vec(1.8f - .3f * t, -2.1f, 1.6f), vec(.75f - .2f * t, .90f, 6.4f), 2.3f, .010f, 6.f, -.05f};
  if (shot == ABOVE) return {vec(-.6f, 14.5f - .6f * t, -3.6f), vec(-1.2f + .3f * t, -1.f, .2f), 2.2f, .01f, 16.f, .22f};
  if (shot == LEAVE) return {vec(-1.9f, .62f, -6.0f), vec(-1.75f, 1.50f, 10.f), 4.3f, .03f, 15.5f, 0.f};
  if (shot == CREW) return {vec(-2.0f, -1.05f, -5.6f), vec(.9f, 1.35f, 8.f), 3.3f, .015f, 14.f, 0.f};
  if (shot == LAMP) return {vec(-8.0f, 1.55f, -4.6f), vec(.5f, .05f, 6.f), 2.3f, .02f, 15.f, 0.f};
  if (shot == DRAINED) return {vec(-3.9f + .7f * t, 1.9f - .35f * t, -7.4f + 1.5f * t), vec(1.3f, -1.75f, 1.6f), 1.75f, .02f, 10.5f, 0.f};
  if (shot == LOOSE) return {vec(-.95f, -2.50f, -3.3f), vec(.05f - .25f * t, -1.62f - .42f * t, 3.f), 2.3f, .012f, 6.4f - 4.3f * smoothstep(.0f, .9f, t), .02f};
  if (shot == FRIENDS) return {vec(2.1f - .35f * t, .16f, -4.6f), vec(.75f, 1.28f, 6.8f), 4.0f, .03f, 11.5f, 0.f};
  if (shot == EVENING) return {vec(-5.2f + .5f * t, 1.7f + 1.5f * t, -9.6f - .5f * t), vec(1.2f + .2f * t, .1f, 6.f), 1.75f, .02f, 17.f, 0.f};
  if (shot == TRACKS) return {vec(-4.4f, .62f, -7.4f), vec(-7.0f, 1.22f, 2.f), 2.35f, .015f, 9.f, 0.f};
  return {vec(-4.6f + .5f * t, 2.5f, -10.2f), vec(.7f + .3f * t, -.1f, 5.f), 2.2f, .02f, 17.5f, 0.f};
}
