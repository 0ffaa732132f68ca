/**
 * The film's own world (`media/scenes/screen.h`), as much of it as changes when its sun is moved: the picture on the great
 * screen, the fog that it lights, and the water that it lies on. Names and figures are the renderer's.
 */
const head = `#version 300 es
precision highp float;
precision highp int;
const float TAU = 6.28318530718;
uniform float time;
`;

/** A triangle that covers everything, from the number of its corner alone. */
export const wholeTarget = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.;
  gl_Position = vec4(at * 2. - 1., 0, 1);
}`;

/** The picture on the screen twice: with its sun where the film has it, and where the visitor points. */
export const screenShader = `${head}
in vec2 at;
uniform vec2 sun, restingSun;
uniform float held;
layout(location = 0) out vec4 moved;
layout(location = 1) out vec4 resting;

float hash(int a, int b) {
  uint h = uint(a) * 374761393u + uint(b) * 668265263u + 7u * 2147483647u;
  h = (h ^ (h >> 13)) * 1274126177u;
  h = (h ^ (h >> 16)) * 2246822519u;
  return float((h ^ (h >> 15)) & 0xffffffu) / 16777216.;
}
float valueNoise(vec2 p) {
  ivec2 i = ivec2(floor(p));
  vec2 f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i.x, i.y), hash(i.x + 1, i.y), f.x), mix(hash(i.x, i.y + 1), hash(i.x + 1, i.y + 1), f.x), f.y);
}
float fbm(vec2 p, int octaves) {
  float amplitude = .5, sum = 0., total = 0.;
  for (int i = 0; i < octaves; i++) {
    sum += amplitude * valueNoise(p);
    total += amplitude;
    p = vec2(1.6 * p.x + 1.2 * p.y, -1.2 * p.x + 1.6 * p.y) + vec2(3.1, 1.7);
    amplitude *= .5;
  }
  return sum / total;
}

const float HORIZON = .25;
float streaks, ripple;
// A held sun is the whole sky's: beside it the evening is darker, low it is an ember, high it is nearly day.
vec3 radiance(vec2 uv, vec2 centre, float held) {
  float x = (uv.x - centre.x) * 2.39, y = uv.y - centre.y, r = length(vec2(x, y));
  float altitude = centre.y - HORIZON;
  float day = mix(1., clamp(.50 + 2.9 * altitude, .34, 1.55), held);
  float beside = mix(1., .24 + .90 * exp(-1.5 * x * x), held);
  vec3 c;
  if (uv.y > HORIZON) {
    vec3 high = mix(vec3(.028, .105, .130), vec3(.42, .235, .12), smoothstep(.92, .42, uv.y + .24 * (streaks - .5)));
    c = mix(vec3(1.9, .58, .10), high, smoothstep(HORIZON, HORIZON + .36, uv.y + .20 * (streaks - .5)));
    c *= (.72 + .55 * streaks) * day * beside;
    c += vec3(5.2, 2.6, .85) * smoothstep(.108, .100, r);
    c += vec3(1.9, .66, .14) * exp(-r * mix(4.6, 3.9, held)) * mix(1., 1.25 * day + .2, held);
  } else {
    float below = HORIZON - uv.y;
    float sunk = mix(1., smoothstep(-.12, .06, altitude), held);
    c = mix(vec3(.030, .050, .058), vec3(1.15, .36, .08) * day * beside, exp(-9. * below) * (.45 + .8 * streaks));
    c += vec3(3.6, 1.5, .40) * sunk * exp(-abs(x) * (10. - 9. * below)) * smoothstep(.46, .66, ripple);
  }
  float edge = pow(16. * uv.x * (1. - uv.x) * uv.y * (1. - uv.y) + 1e-4, .10);
  return c * (.72 * edge);
}
void main() {
  vec2 drift = vec2(cos(TAU * time), sin(TAU * time)) * .30;
  float warp = fbm(vec2(at.x * 1.6 + drift.x, at.y * 2.2 + drift.y), 4);
  streaks = fbm(vec2(at.x * 2.2 - drift.y + warp * 1.3, at.y * 9. + drift.x + 7.), 5);
  float below = max(0., HORIZON - at.y);
  ripple = below > 0. ? fbm(vec2(at.x * 9. + drift.x * 2., below * 60. / (.25 + below * 3.) + drift.y * 2.), 4) : 0.;
  moved = vec4(sqrt(radiance(at, sun, held) / 9.), 1);
  resting = vec4(sqrt(radiance(at, restingSun, 0.) / 9.), 1);
}`;

const place = `
const float SCREEN_X = 3., SCREEN_HALF_WIDTH = 9., SCREEN_BOTTOM = .7, SCREEN_HEIGHT = 7.53, SCREEN_Z = 24.;
const float FOCAL = 2.2;
uniform vec3 eye;
uniform mat3 lens;
uniform sampler2D moved, resting;
vec3 rayThrough(vec2 at) {
  return normalize(lens * vec3((at.x * 2. - 1.) * 16. / 9., at.y * 2. - 1., FOCAL));
}
vec2 onScreen(vec3 p) {
  return vec2((p.x - SCREEN_X) / (2. * SCREEN_HALF_WIDTH) + .5, (p.y - SCREEN_BOTTOM) / SCREEN_HEIGHT);
}
vec3 radianceAt(sampler2D picture, vec2 uv, float blur) {
  vec3 root = textureLod(picture, uv, blur).rgb;
  return root * root * 9.;
}
`;

/** How much brighter the fog is than in the film, in every direction. */
export const fogShader = `${head}${place}
in vec2 at;
out vec4 colour;
vec3 scattered(sampler2D picture, vec3 d) {
  vec3 sum = vec3(0);
  for (int j = 0; j < 8; j++)
    for (int i = 0; i < 16; i++) {
      vec2 uv = (vec2(i, j) + .5) / vec2(16, 8);
      vec3 way = vec3(SCREEN_X + (uv.x * 2. - 1.) * SCREEN_HALF_WIDTH, SCREEN_BOTTOM + uv.y * SCREEN_HEIGHT, SCREEN_Z) - eye;
      float along = dot(way, d), away = max(.9, length(way - d * along));
      float spans = atan((60. - along) / away) + atan(along / away);
      float forward = dot(normalize(way), d), k = 1.36 - 1.2 * forward;
      sum += radianceAt(picture, uv, 5.) * spans / (away * k * sqrt(k));
    }
  return sum;
}
void main() {
  vec3 d = rayThrough(at);
  vec3 before = scattered(resting, d), now = scattered(moved, d);
  vec3 still = vec3(.30, .34, .40) * 3.;
  colour = vec4(sqrt((now + still) / (before + still) / 4.), 1);
}`;

/** The film's frame, and in it the light as the visitor has it. */
export const pictureShader = `${head}${place}
in vec2 at;
out vec4 colour;
uniform sampler2D film, fog;
uniform vec2 sun, restingSun;
uniform float held, pixel;
// Of each post: x and y of its top's middle, half its width, all in half heights of the frame, and how far away.
uniform vec4 posts[16];

float lum(vec3 c) { return dot(c, vec3(.2126, .7152, .0722)); }
// The film's curve, and back.
vec3 develop(vec3 x) {
  x *= 1.25;
  vec3 y = x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14);
  return pow(clamp(y, 0., 1.), vec3(1. / 2.2));
}
vec3 undevelop(vec3 shown) {
  vec3 y = min(pow(shown, vec3(2.2)), .985);
  vec3 a = 2.51 - 2.43 * y, b = .59 * y - .03;
  return (b + sqrt(b * b + .56 * a * y)) / (2.5 * a);
}

// Direction, wave number and phase of each wave; the long ones first.
uniform vec4 swell[14];
float waves(vec2 p, int octaves) {
  float amplitude = .12, sum = 0.;
  for (int i = 0; i < octaves; i++) {
    vec4 one = swell[i];
    float phase = dot(one.xy, p) * one.z + one.w;
    float wave = exp((sin(phase) - 1.) * 1.35);
    sum += (wave - .42) * amplitude * 1.5;
    p -= one.xy * (wave * cos(phase) * amplitude * .72);
    amplitude *= .74;
  }
  return sum * .7;
}
float soften(float from, float to, float x) { return clamp((x - from) / (to - from), 0., 1.); }
// How wide a point is drawn that lies out of focus, in half heights.
float blurAt(float distance) { return pixel + .022 * FOCAL * abs(1. / distance - 1. / 14.7); }

float postsAt(vec2 q) {
  float cover = 0.;
  for (int i = 0; i < 16; i++) {
    float blur = blurAt(posts[i].w);
    float x = posts[i].z - abs(q.x - posts[i].x), y = posts[i].y - q.y, foot = .8 * FOCAL / posts[i].w - y;
    cover = max(cover, soften(-blur, blur, x) * soften(-blur, blur, y) * soften(-blur, blur, foot));
  }
  return cover;
}
float deckAt(vec3 d) {
  float top = (.34 - eye.y) / d.y, cover = 0.;
  if (top > 0.) {
    vec3 p = eye + d * top;
    float blur = blurAt(top) * top / FOCAL;
    cover = soften(-blur, blur, .755 - abs(p.x)) * soften(-blur, blur * 3., 12.95 - p.z);
  }
  float side = (.74 - eye.x) / d.x;
  if (side > 0.) {
    vec3 p = eye + d * side;
    float blur = blurAt(side) * side / FOCAL;
    cover = max(cover, soften(-blur, blur, p.y - .12) * soften(-blur, blur, .34 - p.y) * soften(-blur, blur, 12.9 - p.z));
  }
  return cover;
}
float capsule(vec2 p, vec2 a, vec2 b, float radius) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - radius;
}
// The figure as it stands before the light, flat.
float figureGap(vec2 p) {
  float legs = min(capsule(p, vec2(-.09, .06), vec2(-.06, .7), .065), capsule(p, vec2(.13, .06), vec2(.10, .7), .065));
  float coat = capsule(p, vec2(.02, .72), vec2(.01, 1.15), .215), shoulders = capsule(p, vec2(-.12, 1.38), vec2(.14, 1.38), .12);
  return min(min(legs, coat), min(shoulders, capsule(p, vec2(.02, 1.6), vec2(.02, 1.68), .10)));
}

vec2 project(vec3 p) {
  vec3 q = transpose(lens) * (p - eye);
  return q.xy / q.z * FOCAL;
}
vec3 sunAt(vec2 uv) {
  return vec3(SCREEN_X + (uv.x - .5) * 2. * SCREEN_HALF_WIDTH, SCREEN_BOTTOM + uv.y * SCREEN_HEIGHT, SCREEN_Z);
}
float halo(vec2 q, vec2 uv) {
  float r2 = dot(q - project(sunAt(uv)), q - project(sunAt(uv)));
  return smoothstep(-.10, .08, uv.y - .25) * (.55 * exp(-r2 / .016) + .30 * exp(-r2 / .09));
}

const vec3 SUN = vec3(1.1, .57, .19);
// What the water at the end of a look shows of the screen and how far away it is.
vec3 waterAt(vec3 d, out float distance) {
  float x = (eye.y - .20) / -d.y;
  for (int i = 0; i < 22; i++) {
    vec3 p = eye + d * x;
    float gap = p.y - waves(p.xz, x < 10. ? 6 : 4);
    if (gap < .003) break;
    x += max(gap * .9, .004 * x);
  }
  distance = x;
  vec3 p = eye + d * x;
  // A pixel looks at a patch of water, longer than it is wide: waves that are smaller only make it rougher.
  float wide = max(.004, 1.4 * (pixel + blurAt(x)) * x / FOCAL), far = wide * clamp(x / eye.y, 1., 6.);
  int octaves = int(clamp(1. + log(1.4 / wide) / log(1.31), 4., 14.));
  float here = waves(p.xz, octaves);
  vec3 normal = normalize(vec3((here - waves(p.xz + vec2(wide, 0), octaves)) / wide, 1, (here - waves(p.xz + vec2(0, far), octaves)) / far));
  float facing = dot(normal, d);
  if (facing > -.02) normal = normalize(normal - d * (facing + .02));
  vec3 r = reflect(d, normal);
  r.y = abs(r.y);
  float mirror = .021 + .93 * pow(clamp(1. + dot(normal, d), 0., 1.), 5.);
  float s = (SCREEN_Z - p.z) / max(r.z, .02);
  vec2 uv = onScreen(p + r * s);
  float rough = .055 + .0022 * min(x, 50.) + .014 * float(14 - octaves);
  vec2 blur = vec2(rough * .5, rough * 1.2) * s / vec2(2. * SCREEN_HALF_WIDTH, SCREEN_HEIGHT);
  vec2 inside = smoothstep(-blur, blur, uv) * smoothstep(-blur, blur, 1. - uv);
  vec3 seen = radianceAt(moved, clamp(uv, .02, .98), clamp(log2(blur.x * 512.), 0., 6.));
  // The road of light, from the sun to whoever looks.
  vec2 off = (uv - sun) / (blur + vec2(.07, .16));
  seen += vec3(2.0, .96, .31) * exp(-dot(off, off)) * smoothstep(.13, .33, sun.y);
  return seen * inside.x * inside.y * mirror * exp(-.016 * x);
}

void main() {
  vec2 q = vec2((at.x * 2. - 1.) * 16. / 9., at.y * 2. - 1.);
  vec3 d = rayThrough(at), shown = texture(film, at).rgb, seen = undevelop(shown);
  vec3 brighter = texture(fog, at).rgb;
  brighter *= brighter * 4.;
  vec2 edge = at * 2. - 1.;
  float vignette = 1. - .22 * smoothstep(.15, 1.3, edge.x * edge.x * .7 + edge.y * edge.y * .5);

  float s = (SCREEN_Z - eye.z) / d.z;
  vec2 uv = onScreen(eye + d * s);
  vec2 rim = vec2(pixel) * s / FOCAL / vec2(2. * SCREEN_HALF_WIDTH, SCREEN_HEIGHT);
  vec2 inside = smoothstep(-rim, rim, uv) * smoothstep(-rim, rim, 1. - uv);
  float onPanel = inside.x * inside.y;
  vec2 body = (eye + d * ((12.3 - eye.z) / d.z)).xy - vec2(-.12, .34);
  float solid = max(max(postsAt(q), deckAt(d)), soften(.02, -.02, figureGap(body)));

  // The air takes its share of the light around; before what stands near there is less of it.
  vec3 air = max(seen - SUN * .35 * halo(q, restingSun) * (1. - onPanel), seen * .6);
  vec3 lit = air * mix(brighter, min(brighter, mix(vec3(1), brighter, .35)), solid);
  if (onPanel > 0.) {
    const float CLEAR = .80;
    vec3 haze = mix(vec3(.20, .085, .040), vec3(.045, .040, .036), smoothstep(0., .5, uv.y));
    vec3 before = radianceAt(resting, uv, 0.) * CLEAR + haze;
    float open = abs(body.x) < .6 && body.y < 2. ? soften(.35, .75, lum(seen) / lum(before)) : 1.;
    lit = mix(lit, (radianceAt(moved, uv, 0.) * CLEAR + haze * brighter) * vignette, onPanel * open);
  } else if (d.y < -.012 && solid < 1.) {
    float distance;
    vec3 water = waterAt(d, distance);
    water = (water + brighter * vec3(.26, .112, .048) * (1. - exp(-.016 * distance)) + brighter * vec3(.012, .0055, .003)) * vignette;
    // Beside the screen's own reflection the water has nothing of it, and stays the film's.
    float beside = onScreen(eye + d * s).x;
    float mirrors = smoothstep(-.20, .05, beside) * smoothstep(1.22, .95, beside);
    lit = mix(lit, water, (1. - solid) * mirrors * smoothstep(26., 20., distance));
  }
  lit += SUN * halo(q, sun) * mix(1., .6, solid);
  vec3 result = develop(max(lit, 0.));
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5;
  colour = vec4(mix(shown, result, smoothstep(0., .35, held)) + grain / 255., 1);
}`;
