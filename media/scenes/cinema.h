// An old picture house, all but empty: the beam goes over the seats, and one person has stood up.
// In one shot the film of the desert is what is shown, and the camera draws back from it.
#define HAS_PANELS
#define MAX_DISTANCE 60.f
#define FOG_RANGE 40.f
#define FOG_ANISOTROPY .12f
#define FOG_GAIN 3.f
#define FOG_AMBIENT 0.f
#define MARCH_STEPS 150
#define STEP_SCALE .85f
#include "../renderer/scene.h"

enum { FLOOR = 1, SEAT, WALL, CURTAIN, GILT, PEOPLE };
constexpr int STALLS = 0, BOOTH_WINDOW = 1, DESERT_SHOWN = 2;
constexpr float SCREEN_X = 1.2f, SCREEN_Z = 20.f, SCREEN_Y = 3.35f, SCREEN_HALF_WIDTH = 6.4f, SCREEN_HALF_HEIGHT = 2.9f;
constexpr float AISLE_X = -1.5f, BACK_WALL = -13.f, LOOKOUT_X = 1.2f, DOOR_X = -3.1f, HALL_HALF = 9.5f, CEILING = 9.2f;

HD V projector() { return vec(4.2f, 6.9f, BACK_WALL - 1.4f); }
HD V screenCentre() { return vec(SCREEN_X, SCREEN_Y, SCREEN_Z); }
// The port in the wall, sized so that the beam just fills the screen.
HD float portScale() { return (BACK_WALL - projector().z) / (SCREEN_Z - projector().z); }
HD V portCentre() { return mix(projector(), screenCentre(), portScale()); }

HD float floorHeight(float z, int shot) {
  // The stalls sink towards the screen; the circle climbs towards the booth.
  if (shot == BOOTH_WINDOW) return 2.1f + .34f * clamp(-4.f - z, -1.f, 9.f);
  return -.062f * clamp(z, -8.f, 15.f);
}

// One tip-up seat, its back towards -z.
HD float seatShape(V p) {
  V back = rotateX(p - vec(0, .62f, 0), -.16f);
  float crown = .30f + .035f * cosf(clamp(back.x * 5.5f, -1.5f, 1.5f));
  float d = sdRoundBox(back - vec(0, crown - .33f, 0), vec(.245f, .33f, .05f), .045f);
  d = fminf(d, sdRoundBox(rotateX(p - vec(0, .52f, .15f), -1.1f), vec(.225f, .05f, .21f), .04f));
  V arm = vec(fabsf(p.x) - .275f, p.y, p.z);
  d = fminf(d, sdRoundBox(arm - vec(0, .62f, .13f), vec(.028f, .022f, .20f), .018f));
  return fminf(d, sdRoundBox(arm - vec(0, .31f, .10f), vec(.022f, .31f, .13f), .015f));
}
HD float seatsDistance(V p, int shot) {
  float above = p.y - floorHeight(p.z, shot) - 1.15f;
  if (above > .5f) return above;
  int row, column;
  bool circle = shot == BOOTH_WINDOW;
  float z = repeat(p.z - .5f, circle ? 1.05f : .98f, circle ? -11 : -3, circle ? -3 : 13, &row);
  float rowZ = p.z - z;
  bool left = p.x < AISLE_X;
  float x = repeat(p.x - AISLE_X + (left ? .98f : -.98f), .58f, left ? -11 : 0, left ? 0 : 15, &column);
  V q = vec(x, p.y - floorHeight(rowZ, shot), z);
  // Wear: no two seats stand quite alike.
  q = rotateX(q, .05f * (hash(row, column, 3) - .5f));
  return seatShape(q);
}

HD float hallDistance(V p, int* material) {
  float best = HALL_HALF - fabsf(p.x);
  *material = WALL;
  if (best < 1.3f) {
    // Pilasters and panels between them.
    int bay;
    float z = repeat(p.z, 3.4f, -5, 6, &bay);
    V q = vec(HALL_HALF - fabsf(p.x), p.y - 4.f, z);
    best = fminf(best, sdRoundBox(q, vec(.28f, 5.5f, .34f), .04f));
    best = fminf(best, sdRoundBox(q - vec(0, 2.9f, 0), vec(.4f, .16f, .5f), .05f));
    V frame = vec(q.x, q.y + .2f, fabsf(z) - 1.15f);
    best = fminf(best, sdRoundBox(frame, vec(.09f, 2.2f, .06f), .03f));
    V sconce = q - vec(.42f, -1.2f, 0);
    float lamp = sdCone(sconce, .05f, .19f, .22f);
    if (lamp < best) best = lamp, *material = GILT;
  }
  int beam;
  float bz = repeat(p.z, 3.4f, -5, 6, &beam), bx = repeat(p.x, 3.1f, -3, 3, &beam);
  float coffers = fminf(sdRoundBox(vec(0, p.y - CEILING, bz), vec(9.f, .35f, .22f), .05f),
                        sdRoundBox(vec(bx, p.y - CEILING, 0), vec(.2f, .28f, 9.f), .05f));
  join(best, material, fminf(CEILING - p.y, coffers), WALL);
  return best;
}

HD float stageDistance(V p, int* material) {
  float best = SCREEN_Z + .12f - p.z;
  *material = WALL;
  if (p.z < SCREEN_Z - 3.f) return best - .5f > 1.f ? best - 1.9f : best;
  float x = p.x - SCREEN_X, side = fabsf(x);
  // Heavy curtains drawn to the sides, gathered in folds that no two alike.
  float fold = .11f * sinf(side * 9.f + 1.2f * sinf(p.y * .35f)) + .05f * sinf(side * 21.f + p.y * .2f);
  V cloth = vec(side - 8.35f, p.y - 4.2f, p.z - (SCREEN_Z - .38f) + fold);
  join(best, material, sdBox(cloth, vec(1.75f, 4.6f, .07f)) * .55f, CURTAIN);
  float swag = .22f * fabsf(sinf(x * 1.15f));
  float pelmetFold = .06f * sinf(x * 15.f);
  V pelmet = vec(x, p.y - 7.55f - swag, p.z - (SCREEN_Z - .55f) + pelmetFold);
  join(best, material, sdBox(pelmet, vec(10.f, .95f, .07f)) * .55f, CURTAIN);
  // The proscenium: three stepped mouldings.
  for (int i = 0; i < 3; i++) {
    float grow = .26f * i;
    V q = vec(side, p.y - 3.6f, p.z - (SCREEN_Z - .9f - .14f * i));
    float ring = subtract(sdBox(q, vec(8.5f + grow, 4.55f + grow, .09f)), sdBox(q, vec(8.2f + grow, 4.25f + grow, .5f)));
    join(best, material, ring - .03f, GILT);
  }
  join(best, material, sdRoundBox(p - vec(SCREEN_X, -.85f, SCREEN_Z - .5f), vec(9.f, .95f, 1.4f), .05f), FLOOR);
  return best;
}

HD float boothWall(V p) {
  float wall = p.z - BACK_WALL;
  if (wall > 1.f) return wall;
  // A partition keeps the lamp's light from the look-out beside it.
  float partition = sdBox(p - vec(3.5f, 6.5f, BACK_WALL - 2.f), vec(.05f, 2.5f, 2.f));
  float d = fabsf(p.z - BACK_WALL + .12f) - .12f;
  V port = portCentre();
  float scale = portScale();
  d = subtract(d, sdBox(p - port, vec(SCREEN_HALF_WIDTH * scale, SCREEN_HALF_HEIGHT * scale, .6f)));
  // The look-out beside it, where the projectionist stands.
  d = subtract(d, sdBox(p - vec(LOOKOUT_X, 6.75f, BACK_WALL), vec(.62f, .46f, .6f)));
  V sill = vec(p.x - LOOKOUT_X, fabsf(p.y - 6.75f) - .52f, p.z - BACK_WALL - .05f);
  d = fminf(d, sdRoundBox(sill, vec(.74f, .06f, .08f), .02f));
  V jamb = vec(fabsf(p.x - LOOKOUT_X) - .68f, p.y - 6.75f, p.z - BACK_WALL - .05f);
  d = fminf(d, sdRoundBox(jamb, vec(.06f, .58f, .08f), .02f));
  // And in the corner a door ajar: a blade of light down the steps.
  d = subtract(d, sdBox(p - vec(DOOR_X, 6.2f, BACK_WALL), vec(.17f, 1.04f, .6f)));
  V post = vec(fabsf(p.x - DOOR_X + .28f) - .62f, p.y - 6.2f, p.z - BACK_WALL - .04f);
  d = fminf(d, sdRoundBox(post, vec(.07f, 1.22f, .07f), .02f));
  V leaf = rotateY(p - vec(DOOR_X - .17f, 6.2f, BACK_WALL), -.35f) + vec(.40f, 0, 0);
  d = fminf(d, sdRoundBox(leaf, vec(.40f, 1.04f, .03f), .02f));
  d = fminf(d, sdBox(p - vec(-1.2f, 6.5f, BACK_WALL - 2.f), vec(.05f, 2.5f, 2.f)));
  V frame = p - port - vec(0, 0, .05f);
  float rim = subtract(sdRoundBox(frame, vec(.46f, .32f, .06f), .02f), sdBox(frame, vec(.36f, .22f, .2f)));
  return fminf(fminf(d, rim), partition);
}

HD V figureAt(int shot) {
  return shot == BOOTH_WINDOW ? vec(LOOKOUT_X + .62f, 5.17f, BACK_WALL - .8f) : vec(AISLE_X + .12f, floorHeight(8.6f, shot), 8.6f);
}
HD float distanceTo(V p, float t, int shot, int* material) {
  int part = 0;
  float best = hallDistance(p, &part);
  *material = part;
  if (shot != BOOTH_WINDOW) {
    float stage = stageDistance(p, &part);
    join(best, material, stage, part);
  }
  join(best, material, (p.y - floorHeight(p.z, shot)) * .94f, FLOOR);
  join(best, material, seatsDistance(p, shot), SEAT);
  join(best, material, boothWall(p), WALL);
  Pose pose = standingPose();
  pose.headTurn = shot == BOOTH_WINDOW ? .9f : .15f + .04f * sinf(TAU * t);
  pose.headDip = .02f;
  join(best, material, sdFigure(rotateY(p - figureAt(shot), shot == BOOTH_WINDOW ? .4f : -.18f), pose), PEOPLE);
  return best;
}

HD Material surfaceAt(int material, V p, V* normal, float, int) {
  if (material == SEAT) {
    float nap = fbm(p * 7.f, 4);
    *normal = bendNormal(*normal, p, 18.f, .35f);
    return {mix(vec(.085f, .016f, .010f), vec(.20f, .050f, .026f), nap), .50f, .075f, vec(0)};
  }
  if (material == PEOPLE) {
    *normal = bendNormal(*normal, p, 24.f, .3f);
    return matt(vec(.026f, .023f, .022f), .8f);
  }
  if (material == CURTAIN) {
    *normal = bendNormal(*normal, vec(p.x * 2.f, p.y * .3f, p.z * 2.f), 8.f, .25f);
    return matt(vec(.16f, .022f, .014f) * (.5f + .8f * fbm(vec(p.x * 3.f, p.y * .4f, p.z * 3.f), 4)), .8f);
  }
  if (material == GILT) {
    *normal = bendNormal(*normal, p, 11.f, .35f);
    float tarnish = fbm(p * 2.6f, 4);
    return {mix(vec(.50f, .30f, .11f), vec(.10f, .07f, .04f), tarnish), .35f + .3f * tarnish, .55f, vec(0)};
  }
  if (material == FLOOR) {
    // Carpet with a worn track along the aisle.
    float pattern = .5f + .5f * sinf(p.x * 5.2f) * sinf(p.z * 5.2f), wear = fbm(p.x * 1.3f, p.z * .6f, 5);
    float trodden = expf(-6.f * (p.x - AISLE_X) * (p.x - AISLE_X)) * wear;
    *normal = bendNormal(*normal, p, 16.f, .3f);
    V c = mix(vec(.050f, .014f, .011f), vec(.095f, .040f, .018f), smoothstep(.45f, .7f, pattern));
    return {mix(c, vec(.085f, .066f, .052f), trodden), mix(.75f, .42f, trodden), .04f, vec(0)};
  }
  float stain = fbm(vec(p.x * .7f, p.y * .35f, p.z * .7f), 5), grain = fbm(p * 9.f, 3);
  *normal = bendNormal(*normal, p, 6.f, .16f);
  return matt(mix(vec(.125f, .072f, .040f), vec(.036f, .030f, .026f), stain) * (.6f + .7f * grain), .6f);
}

HD V skyTowards(V, float, int) { return vec(0); }

HD float fogAt(V p, float t, int shot) {
  V drift = loopOffset(t, .35f);
  float smoke = fbm(vec(p.x * .55f + drift.x, p.y * .8f + drift.y, p.z * .30f), 3);
  float density = .006f + .022f * smoothstep(.25f, .75f, smoke);
  // Air clears towards the screen, or its picture would be pale from near by.
  if (shot == DESERT_SHOWN) density *= .03f + .80f * smoothstep(14.f, -3.f, p.z);
  // Inside the beam the picture itself draws rays: bright parts of the frame light the smoke, dark ones do not.
  V away = p - projector();
  float x = away.x / away.z, y = away.y / away.z;
  float rays = fbm(x * 58.f + drift.x, y * 58.f + drift.y, 3);
  return density * (.30f + 1.6f * smoothstep(.34f, .66f, rays));
}

// After the lamp itself: what the lit smoke gives back to the hall, as soft lights inside the beam.
HD int lightCount(int shot) { return shot == BOOTH_WINDOW ? 3 : 5; }
HD Light lightAt(int i, float, int shot) {
  if (i > 0) {
    // The last one is what the screen throws back: it draws the rims of the seats.
    if (i == 4) return {mix(projector(), screenCentre(), .88f) + vec(0, 1.2f, 0), 1.6f, vec(1.f, .68f, .38f) * 5.f};
    float way = shot == BOOTH_WINDOW ? .12f + .10f * i : .36f + .13f * i;
    return {mix(projector(), screenCentre(), way), 1.3f, vec(1.f, .66f, .36f) * (shot == BOOTH_WINDOW ? 5.5f : shot == DESERT_SHOWN ? 6.f : 9.f)};
  }
  V c = shot == BOOTH_WINDOW ? vec(1.f, .70f, .40f) * 900.f : vec(1.f, .74f, .45f) * (shot == DESERT_SHOWN ? 2400.f : 3600.f);
  return {projector(), .05f, c};
}
HD int panelCount(int shot) { return shot == BOOTH_WINDOW ? 2 : 1; }
HD Panel panelAt(int i, float, int shot) {
  if (i == 1) return {vec(DOOR_X, 6.2f, BACK_WALL - 1.1f), vec(-1.1f, 0, 0), vec(0, 1.2f, 0), .9f};
  if (shot == BOOTH_WINDOW) return {vec(LOOKOUT_X + 1.05f, 6.8f, BACK_WALL - 1.7f), vec(-1.2f, 0, 0), vec(0, 1.1f, 0), .8f};
  return {screenCentre(), vec(SCREEN_HALF_WIDTH, 0, 0), vec(0, SCREEN_HALF_HEIGHT, 0), 1.3f};
}
// The last picture of the desert film (see desert.h): the ring over the dunes, all of it alight.
HD V desertPicture(float u, float v, float t) {
  float x = (u - .5f) * 2.207f, y = v;
  V c = mix(vec(.26f, .105f, .044f), vec(.011f, .038f, .056f), smoothstep(.20f, .60f, y));
  c = mix(c, vec(.004f, .014f, .022f), smoothstep(.5f, 1.05f, y));
  float west = length((x + .98f) * .8f, (y - .30f) * 1.7f);
  c = c + vec(1.15f, .46f, .13f) * expf(-west * 4.0f);
  c = c * (.86f + .28f * fbm(u * 2.f + .1f * t, v * 9.f, 3));
  // Blocks with their joints, and the groove that glows along the inner edge.
  float rx = x + .10f, ry = y - .54f, r = length(rx / .88f, ry), angle = atan2f(ry, rx);
  float block = fabsf(fractional(angle / TAU * 36.f) - .5f);
  float stone = smoothstep(.006f, .0f, fabsf(r - .435f) - .042f) * (.75f + .25f * smoothstep(.49f, .46f, block));
  V rock = vec(.050f, .040f, .034f) * (.6f + .8f * fbm(rx * 22.f, ry * 22.f, 3)) + vec(.20f, .080f, .022f) * smoothstep(.43f, .40f, r);
  c = mix(c, rock, stone);
  float flame = .8f + .25f * sinf(3.f * angle - TAU * 2.f * t);
  c = c + vec(1.9f, .76f, .19f) * (flame * (.9f * smoothstep(.008f, .002f, fabsf(r - .394f)) + .10f * expf(-fabsf(r - .394f) * 24.f)));
  for (int layer = 0; layer < 3; layer++) {
    float ridge = .235f - .060f * layer + .070f * (fbm(u * (2.4f + layer) + 5.f * layer, 2.f * layer, 3) - .5f);
    float lit = expf(-3.f * (rx * rx)) * (.9f - .25f * layer);
    V sand = mix(vec(.105f, .044f, .018f), vec(.040f, .019f, .010f), .45f * layer) * (.7f + .5f * fbm(u * 30.f + layer, v * 90.f, 3)) + vec(.26f, .095f, .022f) * (lit * smoothstep(.16f, .0f, ridge - v));
    c = mix(c, sand, smoothstep(ridge + .003f, ridge - .003f, v));
  }
  // The one who measured it stands there still.
  float wx = fabsf(x - .09f), wy = v - .145f, tall = .074f;
  float body = smoothstep(.0012f, -.0012f, wx - (.0085f - .0035f * smoothstep(.5f, 1.f, wy / tall)) ) * (wy > 0.f && wy < tall * .86f ? 1.f : 0.f);
  body = fmaxf(body, smoothstep(.0012f, -.0012f, length(wx, wy - tall * .93f) - .0062f));
  return mix(c, vec(.010f, .008f, .008f), body);
}
// The film: ridges in haze before a white-gold sun.
HD V panelRadiance(int i, float u, float v, float t, int shot) {
  if (i == 1) return vec(1.3f, .50f, .14f) * (.16f + .6f * v * v);
  if (shot == BOOTH_WINDOW) return vec(1.3f, .50f, .14f) * (.30f + .9f * expf(-6.f * ((u - .6f) * (u - .6f) + (v - .6f) * (v - .6f))));
  if (shot == DESERT_SHOWN) return desertPicture(u, v, t) * (1.2f * powf(16.f * u * (1 - u) * v * (1 - v) + 1e-4f, .08f));
  float drift = .02f * sinf(TAU * t);
  float x = (u - .36f) * 2.2f, y = v - .62f, r = length(x, y);
  V c = mix(vec(2.0f, 1.10f, .46f), vec(.34f, .36f, .25f), smoothstep(.1f, 1.2f, r));
  c = c + vec(2.6f, 1.9f, 1.1f) * (smoothstep(.135f, .120f, r) + .8f * expf(-r * 4.2f));
  c = c * (.85f + .3f * fbm(u * 3.f + drift, v * 8.f, 4));
  for (int layer = 0; layer < 4; layer++) {
    float ridge = .52f - .125f * layer + .26f * (fbm(u * (2.2f + 1.1f * layer) + 11.f * layer + drift * (layer + 1), 3.f * layer, 5) - .5f) * (1.f + .3f * layer);
    V tone = mix(vec(1.25f, .62f, .25f), vec(.055f, .042f, .034f), (layer + .6f) / 3.6f);
    // Mist lies in every valley, so each ridge fades towards its foot.
    tone = tone + vec(.55f, .28f, .11f) * (.7f - .16f * layer) * smoothstep(0.f, .22f, ridge - v);
    c = mix(c, tone, smoothstep(ridge + .004f, ridge - .004f, v));
  }
  float edge = powf(16.f * u * (1 - u) * v * (1 - v) + 1e-4f, .08f);
  return c * (1.05f * edge);
}

HD Camera cameraAt(float t, int shot) {
  float a = TAU * t;
  if (shot == BOOTH_WINDOW)
    return {vec(-3.9f + .1f * sinf(a), 4.9f, -3.4f), vec(.45f, 5.7f, BACK_WALL), 2.75f, .02f, 11.5f, 0.f};
  if (shot == DESERT_SHOWN) {
    // From within the picture back into the room.
    float back = smoothstep(.08f, .78f, t);
    V near = vec(1.25f, 3.25f, 12.6f), far = vec(-1.75f, 1.92f, -5.2f);
    V at = mix(near, far, back) + vec(0, 1.1f * back * (1.f - back), 0);
    return {at, mix(vec(1.2f, 3.35f, SCREEN_Z), vec(.75f, 2.35f, SCREEN_Z), back), 2.75f, .026f, fmaxf(7.4f, SCREEN_Z - at.z - 9.f * back), 0.f};
  }
  return {vec(-1.95f + .1f * sinf(a), 1.86f, -5.6f), vec(.75f, 2.25f, SCREEN_Z), 2.75f, .026f, 14.2f, 0.f};
}
