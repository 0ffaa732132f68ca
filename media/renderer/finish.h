// What is laid over the frames of a film: out of the black, into the black, and words.
#pragma once
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string>
#include <vector>
#include "maths.h"

struct Finish {
  int frames, fadeIn, fadeOut;
  int titleFrom, titleTo;
  std::vector<uint8_t> title;  // how much of the words covers each pixel; empty without words
  float titleDim;              // what is left of the picture's light under the words of an end card
};
constexpr int TITLE_FADE = 7, DIM_FADE = 26, DIM_AHEAD = 12;

// A PGM of the size of the frame.
inline std::vector<uint8_t> readTitle(const std::string& path, int width, int height) {
  std::vector<uint8_t> title;
  if (path.empty()) return title;
  FILE* file = fopen(path.c_str(), "rb");
  int w = 0, h = 0;
  title.resize((size_t)width * height);
  bool isRead = file && fscanf(file, "P5 %d %d 255", &w, &h) == 2 && w == width && h == height && fgetc(file) != EOF &&
                fread(title.data(), 1, title.size(), file) == title.size();
  if (file) fclose(file);
  if (isRead) return title;
  fprintf(stderr, "%s is no PGM of %d x %d\n", path.c_str(), width, height);
  exit(1);
}

inline float exposureAt(const Finish& finish, int frame) {
  float in = finish.fadeIn ? clamp((frame + .5f) / finish.fadeIn, 0.f, 1.f) : 1.f;
  float out = finish.fadeOut ? clamp((finish.frames - frame - .5f) / finish.fadeOut, 0.f, 1.f) : 1.f;
  return smoothstep(0.f, 1.f, fminf(in, out));
}
inline float titleStrength(const Finish& finish, int frame) {
  if (finish.title.empty()) return 0.f;
  float in = (frame - finish.titleFrom + .5f) / TITLE_FADE, out = (finish.titleTo - frame - .5f) / TITLE_FADE;
  return smoothstep(0.f, 1.f, clamp(fminf(in, out), 0.f, 1.f));
}

inline float lightUnderTitle(const Finish& finish, int frame) {
  if (finish.title.empty()) return 1.f;
  return mix(1.f, finish.titleDim, smoothstep(0.f, 1.f, (frame - finish.titleFrom + DIM_AHEAD + .5f) / DIM_FADE));
}
inline void darken(std::vector<uint8_t>& bytes, float light) {
  if (light < 1.f)
    for (auto& byte : bytes) byte = (uint8_t)(byte * light + .5f);
}

inline void finishFrame(const Finish& finish, int frame, std::vector<uint8_t>& bytes) {
  const float paper[3] = {244.f, 239.f, 230.f};
  float words = titleStrength(finish, frame);
  darken(bytes, lightUnderTitle(finish, frame));
  if (words > 0.f)
    for (size_t i = 0; i < bytes.size(); i++) {
      float cover = finish.title[i / 3] / 255.f * words;
      bytes[i] = (uint8_t)(bytes[i] + (paper[i % 3] - bytes[i]) * cover + .5f);
    }
  darken(bytes, exposureAt(finish, frame));
}
