// A lighthouse on a headland in a storm: the beam is all that the night shows of the coast.
#define HAS_WATER
#define MAX_DISTANCE 240.f
#define FOG_RANGE 150.f
#define WATER_TOP 1.1f
#define FOG_ANISOTROPY .35f
#define FOG_GAIN 11.f
#define FOG_AMBIENT .8f
#define MARCH_STEPS 200
#define STEP_SCALE .9f
#include "../renderer/scene.h"

constexpr int FROM_THE_ROCKS = 0, ON_THE_PATH = 1;
constexpr float TOWER_X = 15.f, TOWER_Z = 85.f, TOWER_BASE = 8.6f, TOWER_HEIGHT = 13.f, LAMP_HEIGHT = 15.1f;
// The ridge runs from the tower towards the land; s is measured along it, n across.
constexpr float RIDGE_X = .619f, RIDGE_Z = -.786f;
enum { ROCK = 1, PATH, STONE, IRON, LAMP, WINDOW, COAT, POST };

HD V towerFoot() { return vec(TOWER_X, TOWER_BASE, TOWER_Z); }
HD V lampPosition() { return towerFoot() + vec(0, LAMP_HEIGHT, 0); }
HD float alongRidge(float x, float z) { return (x - TOWER_X) * RIDGE_X + (z - TOWER_Z) * RIDGE_Z; }
HD float acrossRidge(float x, float z) { return (x - TOWER_X) * -RIDGE_Z + (z - TOWER_Z) * RIDGE_X; }
HD float pathCentre(float s) { return -1.5f * sinf(s * .15f + .5f) + .5f * sinf(s * .41f); }
HD V onPath(float s, float aside) {
  float n = pathCentre(s) + aside;
  return vec(TOWER_X + s * RIDGE_X - n * RIDGE_Z, 0, TOWER_Z + s * RIDGE_Z + n * RIDGE_X);
}
// 1 on the trodden way, 0 on the rock beside it.
HD float pathMask(float s, float n) {
  return smoothstep(1.55f, .85f, fabsf(n - pathCentre(s))) * smoothstep(-1.f, 3.f, s);
}

HD float groundHeight(float x, float z, int octaves) {
  float s = alongRidge(x, z), n = acrossRidge(x, z);
  float beyond = s < 0 ? -s : 0.f;
  float wobble = 5.f * (fbm(x * .07f + 3.f, z * .07f, 3) - .5f);
  float away = length(beyond * 1.5f, n) + wobble;
  float crown = TOWER_BASE - .03f * fminf(fmaxf(s - 5.f, 0.f), 60.f);
  float steps = fbm(x * .13f, z * .13f, 3);
  float hill = (crown + 2.6f) * smoothstep(20.f, 4.5f, away + 3.f * (steps - .5f)) - 2.6f;
  // Broken strata on the flanks; the crown is worn flat by weather and feet.
  float flank = smoothstep(2.5f, 8.f, away);
  float crag = 1.f - fabsf(2.f * fbm(x * .19f + 9.f, z * .19f, octaves) - 1.f);
  float fine = fbm(x * .9f, z * .9f, octaves > 4 ? 4 : 2);
  float way = pathMask(s, n);
  float land = hill + flank * (crag - .62f) * 4.4f + (fine - .5f) * mix(.25f + .75f * flank, .10f, way) - .14f * way;
  // Reefs that the viewer stands on.
  float reef = -1.6f;
  if (z < 34.f) {
    float spine = 1.f - fabsf(2.f * fbm(x * .17f + z * .05f + 21.f, z * .11f, octaves) - 1.f);
    // They leave the water open on the way to the tower, where the light lies on it.
    float near = smoothstep(24.f, 5.f, z + .25f * x) * (1.f - .62f * smoothstep(.2f, 3.2f, x) * smoothstep(9.f, 5.f, x));
    reef = -1.7f + near * (3.3f * spine * spine + .7f * (fine - .5f) - .55f);
  }
  return fmaxf(land, reef);
}
HD Sea stormSea() { return {.85f, 15.f, -1.1f, .7f, .85f, 3.f}; }
HD float waterHeight(float x, float z, float t, int, int octaves) {
  return oceanHeight(x, z, t, stormSea(), octaves) * .62f - .25f;
}

HD float towerDistance(V p, int* material) {
  V q = p - towerFoot();
  float bound = sdCylinder(q - vec(0, 8.f, 0), 3.4f, 10.6f);
  *material = STONE;
  if (bound > 1.f) return bound;
  float course = .012f * sinf(q.y * 9.f);
  float d = sdCone(q - vec(0, TOWER_HEIGHT * .5f - .5f, 0), 2.35f, 1.45f, TOWER_HEIGHT * .5f + .5f) - course;
  d = fminf(d, sdCylinder(q - vec(0, .2f, 0), 2.75f, .6f) - .05f);
  d = smoothMin(d, sdCone(q - vec(0, TOWER_HEIGHT - .35f, 0), 1.42f, 2.0f, .35f), .1f);
  float iron = sdCylinder(q - vec(0, TOWER_HEIGHT + .08f, 0), 2.15f, .08f);
  V rail = q - vec(0, TOWER_HEIGHT + 1.05f, 0);
  iron = fminf(iron, sdTorus(rail, 2.05f, .03f));
  iron = fminf(iron, sdTorus(rail + vec(0, .5f, 0), 2.05f, .02f));
  float angle = atan2f(q.z, q.x);
  float turn = TAU / 16.f, a = angle - rintf(angle / turn) * turn, r = length(q.x, q.z);
  V spoke = vec(r * cosf(a), q.y, r * sinf(a));
  iron = fminf(iron, sdCapsule(spoke, vec(2.05f, TOWER_HEIGHT, 0), vec(2.05f, TOWER_HEIGHT + 1.05f, 0), .025f));
  // Lantern: a low wall, eight bars, a domed roof with its ball.
  iron = fminf(iron, sdCylinder(q - vec(0, TOWER_HEIGHT + .5f, 0), 1.25f, .5f));
  float bars = TAU / 8.f, b = angle - rintf(angle / bars) * bars;
  V bar = vec(r * cosf(b), q.y, r * sinf(b));
  iron = fminf(iron, sdCapsule(bar, vec(1.2f, TOWER_HEIGHT + 1.f, 0), vec(1.2f, TOWER_HEIGHT + 3.2f, 0), .035f));
  iron = fminf(iron, sdTorus(q - vec(0, TOWER_HEIGHT + 2.1f, 0), 1.2f, .025f));
  iron = fminf(iron, sdCone(q - vec(0, TOWER_HEIGHT + 3.65f, 0), 1.45f, .25f, .45f) - .04f);
  iron = fminf(iron, sdSphere(q - vec(0, TOWER_HEIGHT + 4.3f, 0), .24f));
  iron = fminf(iron, sdCapsule(q, vec(0, TOWER_HEIGHT + 4.f, 0), vec(0, TOWER_HEIGHT + 5.6f, 0), .03f));
  join(d, material, iron, IRON);
  join(d, material, sdSphere(q - vec(0, LAMP_HEIGHT, 0), .42f), LAMP);
  return d;
}

// The keeper's house, low against the wind, one window awake.
HD float houseDistance(V p, int* material) {
  V q = p - towerFoot() - vec(-5.2f, .9f, -1.2f);
  *material = STONE;
  float bound = sdBox(q - vec(0, 1.f, 0), vec(3.f, 3.f, 2.6f));
  if (bound > 1.f) return bound;
  float walls = sdRoundBox(q, vec(2.3f, 1.5f, 1.7f), .05f);
  float roof = fmaxf(fabsf(q.x) - 2.45f, dot(vec(0, fabsf(q.z), q.y - 2.75f), vec(0, .62f, .785f)));
  roof = fmaxf(roof, 1.35f - q.y);
  float d = fminf(walls, roof);
  d = fminf(d, sdRoundBox(q - vec(1.7f, 2.7f, 0), vec(.3f, .75f, .3f), .04f));
  V w = q - vec(-.9f, .25f, -1.7f);
  join(d, material, sdBox(w, vec(.32f, .42f, .03f)), WINDOW);
  return d;
}

HD V keeperFoot(int shot) {
  V at = shot == ON_THE_PATH ? onPath(24.5f, 1.15f) : onPath(11.f, -2.9f);
  // Far off he stands on a knoll of the edge, so that the sky is behind him.
  at.y = groundHeight(at.x, at.z, 4) + (shot == ON_THE_PATH ? -.02f : .85f);
  return at;
}
HD float keeperDistance(V p, float t, int shot) {
  V guess = shot == ON_THE_PATH ? onPath(24.5f, 1.15f) : onPath(11.f, -2.9f);
  guess.y = TOWER_BASE;
  float bound = length(p - guess) - 4.f;
  if (bound > 1.f) return bound;
  V f = p - keeperFoot(shot);
  Pose walk = walkingPose(.12f + t * 3.f);
  walk.stride *= .7f;
  walk.coat = .38f;
  walk.lean = .08f;
  float d = sdFigure(rotateY(f, .665f), walk);
  // A sou'wester hat against the rain.
  V hat = f - vec(0, 1.71f, 0) + rotateY(vec(0, 0, .06f), -.665f) * -1.f;
  d = smoothMin(d, sdEllipsoid(hat, vec(.118f, .020f, .150f)), .04f);
  return d;
}

HD float postsDistance(V p, int shot) {
  float s = alongRidge(p.x, p.z), n = acrossRidge(p.x, p.z);
  if (s < 3.f || s > 48.f) return fmaxf(3.f - s, s - 48.f) + .4f;
  int post;
  float local = repeat(s - 4.f, 3.1f, 0, 9, &post);
  float at = 4.f + post * 3.1f, aside = pathCentre(at) - 1.75f - .15f * hash(post, 3);
  V q = vec(n - aside, p.y, local);
  float bound = length(q.x, q.z) - .5f;
  if (shot != ON_THE_PATH || bound > .6f) return fmaxf(bound, .3f);
  V foot = onPath(at, -1.75f);
  float ground = groundHeight(foot.x, foot.z, 3), lean = .10f * (hash(post, 5) - .5f);
  float top = ground + .95f + .2f * hash(post, 7);
  // Split timber, silvered and twisted.
  V timber = rotateY(vec(q.x - lean * (p.y - ground), p.y - (top - .8f), q.z + lean * (p.y - ground)), 2.f * hash(post, 9) + .3f * p.y);
  float rough = .012f * (fbm(vec(q.x * 14.f, p.y * 3.f, q.z * 14.f), 3) - .5f);
  return (sdRoundBox(timber, vec(.048f, .8f, .036f), .012f) + rough) * .8f;
}

HD float distanceTo(V p, float t, int shot, int* material) {
  float s = alongRidge(p.x, p.z), n = acrossRidge(p.x, p.z);
  float best;
  *material = ROCK;
  if (p.y > 13.f) best = p.y - 12.f;
  else {
    best = (p.y - groundHeight(p.x, p.z, 6)) * .5f;
    if (pathMask(s, n) > .35f) *material = PATH;
  }
  int part;
  float d = towerDistance(p, &part);
  join(best, material, d, part);
  d = houseDistance(p, &part);
  join(best, material, d, part);
  join(best, material, keeperDistance(p, t, shot), COAT);
  if (shot == FROM_THE_ROCKS) {
    // So far off, only the lantern in his hand tells that someone walks there.
    V hand = onPath(11.f, -2.9f);
    float reach = length(p - vec(hand.x - .35f, TOWER_BASE, hand.z)) - 3.f;
    if (reach < .5f) reach = length(p - keeperFoot(shot) - vec(-.38f, .72f, -.1f)) - .10f;
    join(best, material, reach, WINDOW);
  }
  if (shot == ON_THE_PATH) join(best, material, postsDistance(p, shot), POST);
  return best;
}

HD Material surfaceAt(int material, V p, V* normal, float t, int) {
  if (material == WATER_MATERIAL) {
    float land = groundHeight(p.x, p.z, 4);
    float lace = fbm(p.x * 1.3f, p.z * 1.3f, 5);
    float foam = smoothstep(-1.5f, -.1f, land - p.y) * smoothstep(.40f, .62f, lace);
    foam += .7f * smoothstep(.22f, .5f, p.y) * smoothstep(.5f, .7f, fbm(p.x * .7f, p.z * .7f, 5));
    foam = fminf(foam, 1.f);
    return {mix(vec(.002f, .005f, .006f), vec(.35f, .38f, .38f), foam), mix(.12f, .8f, foam), .022f, vec(0)};
  }
  if (material == LAMP) return glowing(vec(70.f, 42.f, 16.f));
  if (material == WINDOW) return glowing(vec(2.6f, 1.15f, .30f));
  if (material == COAT) {
    *normal = bendNormal(*normal, p, 20.f, .3f);
    return {vec(.020f, .019f, .018f), .42f, .05f, vec(0)};
  }
  if (material == IRON) return {vec(.02f, .021f, .022f), .5f, .06f, vec(0)};
  if (material == POST) return matt(vec(.035f, .029f, .024f), .6f);
  if (material == STONE) {
    float stain = fbm(vec(p.x * 1.3f, p.y * .35f, p.z * 1.3f), 5);
    *normal = bendNormal(*normal, p, 3.f, .3f);
    return {mix(vec(.42f, .40f, .36f), vec(.10f, .085f, .07f), smoothstep(.35f, .7f, stain)), .55f, .04f, vec(0)};
  }
  float wet = smoothstep(.38f, .60f, fbm(p.x * .8f, p.z * .8f, 4));
  if (material == PATH) {
    // Puddles lie flat between stones.
    float puddle = smoothstep(.44f, .54f, fbm(p.x * .9f + 5.f, p.z * .9f, 4));
    V bent = bendNormal(bendNormal(*normal, p, 5.f, .35f), p, 19.f, .4f);
    *normal = normalise(mix(bent, vec(0, 1, 0), puddle * .97f));
    return {mix(vec(.050f, .043f, .036f), vec(.012f, .012f, .012f), puddle), mix(.5f, .06f, puddle), mix(.04f, .03f, puddle), vec(0)};
  }
  *normal = bendNormal(*normal, p, 2.2f, .5f);
  *normal = bendNormal(*normal, p, 11.f, .45f);
  V rock = mix(vec(.050f, .046f, .043f), vec(.016f, .017f, .018f), fbm(p * 1.1f, 4));
  return {rock * mix(1.f, .6f, wet), mix(.46f, .19f, wet), .055f, vec(0)};
}

HD V skyTowards(V d, float t, int) {
  float y = fmaxf(d.y, 0.f);
  V drift = loopOffset(t, .1f);
  float warp = fbm(d.x / (y + .25f) * .9f, d.z / (y + .25f) * .5f, 4);
  float cloud = fbm(d.x / (y + .22f) * 1.5f + warp * 1.6f + drift.x, d.z / (y + .22f) * .8f + drift.y, 5);
  V c = mix(vec(.022f, .040f, .050f), vec(.003f, .0065f, .009f), smoothstep(0, .45f, y));
  return c * (.25f + 1.7f * cloud * cloud * 1.6f);
}

HD V beamDirection(float t, int shot) {
  float sway = .03f * sinf(TAU * t);
  return normalise(shot == ON_THE_PATH ? vec(-.62f + sway, -.035f, -.80f) : vec(-.93f + sway, .012f, -.34f));
}
// The lens gathers the lamp into two opposite beams. Fog only glows in them: to the tracer the lamp
// shines all around, so the density is what carries the shape.
HD float beamMask(V p, float t, int shot) {
  V way = p - lampPosition();
  float r = length(way) + .001f, cosine = dot(way, beamDirection(t, shot)) / r;
  float ahead = smoothstep(.9952f, .9990f, cosine), behind = smoothstep(.9952f, .9990f, -cosine);
  return (ahead + .8f * behind) * (.8f + r * .022f) * smoothstep(.6f, 2.f, r);
}
HD float fogAt(V p, float t, int shot) {
  V drift = loopOffset(t, 1.2f);
  float n = fbm(vec(p.x * .07f + drift.x, p.y * .13f, p.z * .06f + drift.y), 3);
  float low = expf(-fmaxf(p.y, 0.f) * .16f);
  float air = (.0010f + .0042f * low) * smoothstep(.18f, .8f, n);
  float smoke = .45f + 1.1f * fbm(vec(p.x * .22f + drift.y, p.y * .35f, p.z * .22f), 3);
  return air + .021f * beamMask(p, t, shot) * smoke;
}

HD int lightCount(int) { return 1; }
HD Light lightAt(int, float, int) { return {lampPosition(), .4f, vec(980.f, 515.f, 176.f)}; }

HD Camera cameraAt(float t, int shot) {
  if (shot == ON_THE_PATH) {
    V at = onPath(38.f, .9f);
    at.y = groundHeight(at.x, at.z, 4) + .95f;
    V look = towerFoot() + vec(-5.6f, 5.4f, 0);
    return {at, look, 2.35f, .02f, 14.f, 0.f};
  }
  float a = TAU * t;
  V at = vec(-1.5f + .1f * sinf(a), 2.5f, -3.f);
  return {at, vec(3.2f, 10.6f, 85.f), 3.15f, .03f, 60.f, 0.f};
}
