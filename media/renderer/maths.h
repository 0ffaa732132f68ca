// Vectors, scalars, rotations and random numbers, for g++ and nvcc alike.
#pragma once
#include <math.h>
#include <stdint.h>
#include <string.h>

#ifdef __CUDACC__
#define HD __host__ __device__ static inline
#define HD_NOINLINE __host__ __device__ static __noinline__
#else
#define HD static inline
#define HD_NOINLINE static
#endif

#define TAU 6.28318530718f
#define PI 3.14159265359f

struct V {
  float x, y, z;
};

HD V vec(float x, float y, float z) { return {x, y, z}; }
HD V vec(float a) { return {a, a, a}; }
HD V operator+(V a, V b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
HD V operator-(V a, V b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
HD V operator-(V a) { return vec(-a.x, -a.y, -a.z); }
HD V operator*(V a, V b) { return vec(a.x * b.x, a.y * b.y, a.z * b.z); }
HD V operator*(V a, float s) { return vec(a.x * s, a.y * s, a.z * s); }
HD V operator*(float s, V a) { return a * s; }
HD V operator/(V a, float s) { return a * (1.f / s); }
HD float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
HD V cross(V a, V b) {
  return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
HD float length(V a) { return sqrtf(dot(a, a)); }
HD float length(float x, float y) { return sqrtf(x * x + y * y); }
HD V normalise(V a) { return a * (1.f / sqrtf(dot(a, a) + 1e-20f)); }
HD V reflect(V incoming, V normal) { return incoming - normal * (2.f * dot(incoming, normal)); }
HD V absolute(V a) { return vec(fabsf(a.x), fabsf(a.y), fabsf(a.z)); }

HD float clamp(float x, float low, float high) { return fminf(fmaxf(x, low), high); }
HD float mix(float a, float b, float t) { return a + (b - a) * t; }
HD V mix(V a, V b, float t) { return a + (b - a) * t; }
HD float smoothstep(float from, float to, float x) {
  x = clamp((x - from) / (to - from), 0.f, 1.f);
  return x * x * (3.f - 2.f * x);
}
HD float luminance(V c) { return .2126f * c.x + .7152f * c.y + .0722f * c.z; }
HD float brightest(V c) { return fmaxf(c.x, fmaxf(c.y, c.z)); }
HD float fractional(float x) { return x - floorf(x); }

// -ffast-math assumes that no NaN exists, so the test looks at the bits.
HD bool isFiniteNumber(float x) {
  uint32_t bits;
  memcpy(&bits, &x, 4);
  return (bits & 0x7f800000u) != 0x7f800000u;
}

HD V rotateX(V p, float a) {
  float c = cosf(a), s = sinf(a);
  return vec(p.x, c * p.y - s * p.z, s * p.y + c * p.z);
}
HD V rotateY(V p, float a) {
  float c = cosf(a), s = sinf(a);
  return vec(c * p.x + s * p.z, p.y, c * p.z - s * p.x);
}
HD V rotateZ(V p, float a) {
  float c = cosf(a), s = sinf(a);
  return vec(c * p.x - s * p.y, s * p.x + c * p.y, p.z);
}

HD uint32_t nextRandom(uint32_t& state) {
  state = state * 747796405u + 2891336453u;
  uint32_t word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
  return (word >> 22) ^ word;
}
HD uint32_t reverseBits(uint32_t x) {
  x = (x >> 16) | (x << 16);
  x = ((x & 0xff00ff00u) >> 8) | ((x & 0x00ff00ffu) << 8);
  x = ((x & 0xf0f0f0f0u) >> 4) | ((x & 0x0f0f0f0fu) << 4);
  x = ((x & 0xccccccccu) >> 2) | ((x & 0x33333333u) << 2);
  return ((x & 0xaaaaaaaau) >> 1) | ((x & 0x55555555u) << 1);
}

// The random numbers of one path. The first ones come from a lattice (Korobov's, of any length) that
// each pixel shifts in its own way: the paths of a pixel spread evenly, and it is clean much sooner.
struct Random {
  uint32_t shift, point, factor, state;
  int even;  // how many numbers the lattice still gives
};
#define EVEN_NUMBERS 20
HD Random randomForPath(uint32_t pixel, uint32_t path) {
  uint32_t state = pixel * 9781u + path * 26699u + 77u;
  nextRandom(state);
  return {pixel, reverseBits(path), 1u, state, EVEN_NUMBERS};
}
HD float randomUnit(Random& random) {
  uint32_t word;
  if (random.even > 0) {
    word = nextRandom(random.shift) + random.point * random.factor;
    random.factor *= 17797u;
    random.even--;
  } else {
    word = nextRandom(random.state);
  }
  return (word >> 8) * (1.f / 16777216.f);
}
HD V randomOnSphere(Random& random) {
  float angle = TAU * randomUnit(random), z = 2.f * randomUnit(random) - 1.f;
  float r = sqrtf(fmaxf(0.f, 1.f - z * z));
  return vec(r * cosf(angle), r * sinf(angle), z);
}
