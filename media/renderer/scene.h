// All that a scene header needs. A scene defines, each marked HD:
//   float distanceTo(V p, float t, int shot, int* material);
//     *material is SHADOW_RAY on entry when only shadows are asked for: what throws none may be left out.
//   Material surfaceAt(int material, V p, V* normal, float t, int shot);   may bend the normal
//   V skyTowards(V direction, float t, int shot);                           radiance
//   float fogAt(V p, float t, int shot);                                    density per metre
//   int lightCount(int shot);  Light lightAt(int i, float t, int shot);
//   Camera cameraAt(float t, int shot);
// t runs through [0,1); in a shot that is a loop the picture at 1 must be the picture at 0.
//
// Optional, before the include:
//   MAX_DISTANCE (400)  MARCH_STEPS (160)  STEP_SCALE (.92: lower it where noise bends distances)
//   SURFACE_EPSILON (.0012)  EXPOSURE (1)  MAX_BOUNCES (5)  FIREFLY_LIMIT (14)
//   FOG_ANISOTROPY (.5)  FOG_GAIN (1: brighter shafts)  FOG_AMBIENT (.5)  FOG_RANGE (MAX_DISTANCE/2)
//   FOG_LIMIT (4: no single look into the fog is brighter)
//   HAS_PANELS: the scene also defines rectangular lights that can show a picture:
//     int panelCount(int shot);  Panel panelAt(int i, float t, int shot);
//     V panelRadiance(int i, float u, float v, float t, int shot);          u right, v up, 0…1
//     A panel is seen, lights surfaces and fog, and emits to the viewer's side only; put a solid a
//     few centimetres behind it if it must block light.
//   HAS_WATER: the scene also defines a height field, marched apart from the solids:
//     float waterHeight(float x, float z, float t, int shot, int octaves);
//     WATER_TOP (1) is a height that no wave reaches. surfaceAt is asked with WATER_MATERIAL.
//
// For nvcc: constants of type float may be global constexpr; vectors must come from functions.
#pragma once
#include "maths.h"
#include "noise.h"
#include "shapes.h"
#include "ocean.h"
#include "figure.h"

struct Material {
  V albedo;
  float roughness;  // 0 mirror … 1
  float specular;   // reflectance seen straight on: .02 water, .04 most things; above .5 a metal
                    // whose reflection takes the albedo's colour
  V emission;
};
struct Light {
  V position;
  float radius;
  V intensity;  // radiant intensity: at r metres a surface receives intensity / r²
};
struct Camera {
  V position, target;
  float focalLength;  // in half frame heights: 2 is a 24 mm lens on full frame, 4 a 50, 7 an 85
  float aperture;     // radius of the lens in metres
  float focusDistance;
  float roll;
};
struct Panel {
  V centre, halfRight, halfUp;  // right and up as the one who looks at the picture sees them
  float brightness;             // estimate of the mean luminance, to choose lights by
};

#define SHADOW_RAY -1
#define WATER_MATERIAL 1000
#define PANEL_MATERIAL 2000
#ifndef MAX_DISTANCE
#define MAX_DISTANCE 400.f
#endif
#ifndef MARCH_STEPS
#define MARCH_STEPS 160
#endif
#ifndef STEP_SCALE
#define STEP_SCALE .92f
#endif
#ifndef SURFACE_EPSILON
#define SURFACE_EPSILON .0012f
#endif
#ifndef EXPOSURE
#define EXPOSURE 1.f
#endif
#ifndef MAX_BOUNCES
#define MAX_BOUNCES 5
#endif
#ifndef FIREFLY_LIMIT
#define FIREFLY_LIMIT 14.f
#endif
#ifndef FOG_ANISOTROPY
#define FOG_ANISOTROPY .5f
#endif
#ifndef FOG_GAIN
#define FOG_GAIN 1.f
#endif
#ifndef FOG_AMBIENT
#define FOG_AMBIENT .5f
#endif
#ifndef FOG_LIMIT
#define FOG_LIMIT 4.f
#endif
#ifndef FOG_RANGE
#define FOG_RANGE (MAX_DISTANCE * .5f)
#endif
#ifndef WATER_TOP
#define WATER_TOP 1.f
#endif

// How things stand in a loop: a point that circles once, for noise that must come back.
HD V loopOffset(float t, float radius) { return vec(cosf(TAU * t), sinf(TAU * t), 0) * radius; }
HD Material matt(V albedo, float roughness) { return {albedo, roughness, .04f, vec(0)}; }
HD Material glowing(V emission) { return {vec(0), 1.f, 0.f, emission}; }
