// The command line of a built scene: --shot --t --width --height --samples --quality --grain --seed
// --denoise 0|1 --out <file.jpg|file.ppm|folder>. With --frames above 1 a film is written, as
// <folder>/0000.jpg and so on: the whole loop, or a cut of it, --from one moment --to another.
// For cuts that follow each other --number says where the count begins, --fade-in and --fade-out how
// many frames come out of the black or go into it, --title which words lie over it, --title-dim how much
// of the picture's light is left under them (see finish.h).
// --format ppm leaves the frames uncompressed.
#pragma once
#include <future>
#include <string>
#include <vector>
#include "denoise.h"
#include "finish.h"
#include "grade.h"
#include "jpeg.h"

struct Job {
  int shot = 0, width = 384, height = 216, samples = 8, frames = 1, first = 0, last = -1;
  int quality = 95, seed = 1, denoise = 1;
  int number = 0, fadeIn = 0, fadeOut = 0, titleFrom = 0, titleTo = -1;
  float t = 0.f, grain = -1.f, from = 0.f, to = 1.f, titleDim = 1.f;
  std::string out = "frame.ppm", title, format = "jpg";
};

inline bool readOption(Job& job, const std::string& name, const char* value) {
  if (name == "--out") return job.out = value, true;
  if (name == "--t") return job.t = (float)atof(value), true;
  if (name == "--grain") return job.grain = (float)atof(value), true;
  if (name == "--from") return job.from = (float)atof(value), true;
  if (name == "--to") return job.to = (float)atof(value), true;
  if (name == "--title-dim") return job.titleDim = (float)atof(value), true;
  if (name == "--title") return job.title = value, true;
  if (name == "--format") return job.format = value, true;
  struct {
    const char* name;
    int* field;
  } numbers[] = {{"--shot", &job.shot},       {"--width", &job.width},     {"--height", &job.height},
                 {"--samples", &job.samples}, {"--frames", &job.frames},   {"--first", &job.first},
                 {"--last", &job.last},       {"--quality", &job.quality}, {"--seed", &job.seed},
                 {"--denoise", &job.denoise}, {"--number", &job.number},   {"--fade-in", &job.fadeIn},
                 {"--fade-out", &job.fadeOut}, {"--title-from", &job.titleFrom}, {"--title-to", &job.titleTo}};
  for (auto& number : numbers)
    if (name == number.name) return *number.field = atoi(value), true;
  return false;
}

inline void writePicture(const std::string& path, const uint8_t* rgb, int width, int height, int quality) {
  FILE* file = fopen(path.c_str(), "wb");
  if (!file) {
    fprintf(stderr, "cannot write %s\n", path.c_str());
    exit(1);
  }
  bool plain = path.size() > 4 && path.compare(path.size() - 4, 4, ".ppm") == 0;
  if (plain) {
    fprintf(file, "P6\n%d %d\n255\n", width, height);
    fwrite(rgb, 3, (size_t)width * height, file);
  } else {
    std::vector<uint8_t> bytes = jpeg::encode(rgb, width, height, quality);
    fwrite(bytes.data(), 1, bytes.size(), file);
  }
  fclose(file);
}

inline void renderFrame(Image& image, const Job& job, int frame, uint8_t* bytes) {
  bool film = job.frames > 1;
  float step = (job.to - job.from) / job.frames;
  float t = film ? job.from + frame * step : job.t;
  float shutter = film ? .5f * step : 0.f;
  // Every frame draws the same random numbers: what noise is left stands still, and codecs like that.
  forEachPixel(image.width, image.height,
               RenderPixel{image, t, shutter, job.shot, job.samples, (uint32_t)job.seed});
  if (job.denoise) denoise(image, job.samples < 64 ? 3.f : 2.2f, job.samples < 64 ? 5 : 4);
  Grade grade = film ? filmGrade() : stillGrade();
  if (job.grain >= 0.f) grade.grain = job.grain;
  develop(image, grade, bytes);
}

// While one frame is packed and written, the next one is rendered.
inline void renderFilm(Image& image, const Job& job, std::vector<uint8_t>& bytes) {
  std::vector<uint8_t> written(bytes.size());
  std::future<void> writing;
  int last = job.last < 0 ? job.frames - 1 : job.last;
  Finish finish = {job.frames, job.fadeIn, job.fadeOut, job.titleFrom, job.titleTo < 0 ? job.frames : job.titleTo,
                   readTitle(job.title, job.width, job.height), job.titleDim};
  for (int frame = job.first; frame <= last; frame++) {
    renderFrame(image, job, frame, bytes.data());
    finishFrame(finish, frame, bytes);
    if (writing.valid()) writing.get();
    written.swap(bytes);
    char name[32];
    snprintf(name, sizeof name, "/%04d.%s", job.number + frame, job.format.c_str());
    writing = std::async(std::launch::async, writePicture, job.out + name, written.data(), job.width, job.height, job.quality);
  }
}

inline int runJob(int count, char** words) {
  Job job;
  for (int i = 1; i + 1 < count; i += 2)
    if (!readOption(job, words[i], words[i + 1])) {
      fprintf(stderr, "unknown option %s\n", words[i]);
      return 2;
    }
  if (job.width < 1 || job.height < 1 || job.samples < 1) {
    fprintf(stderr, "width, height and samples must be at least 1\n");
    return 2;
  }
  Image image = createImage(job.width, job.height);
  std::vector<uint8_t> bytes((size_t)job.width * job.height * 3);
  if (job.frames <= 1) {
    renderFrame(image, job, 0, bytes.data());
    writePicture(job.out, bytes.data(), job.width, job.height, job.quality);
  } else {
    renderFilm(image, job, bytes);
  }
  releaseImage(image);
  return 0;
}
