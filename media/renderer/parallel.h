// One way to run a small program for every pixel: OpenMP threads here, one CUDA kernel there.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include "maths.h"

#ifdef __CUDACC__
inline void checkCuda(cudaError_t status, const char* what) {
  if (status == cudaSuccess) return;
  fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(status));
  exit(1);
}
// Twelve blocks at a time on a processor hide more waiting than the registers they go without cost.
template <class Program>
__global__ void __launch_bounds__(64, 12) pixelKernel(Program program, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) program(x, y);
}
template <class Program>
void forEachPixel(int width, int height, Program program) {
  dim3 block(8, 8), grid((width + 7) / 8, (height + 7) / 8);
  pixelKernel<<<grid, block>>>(program, width, height);
  checkCuda(cudaGetLastError(), "launch");
  checkCuda(cudaDeviceSynchronize(), "render");
}
template <class T>
T* allocate(size_t count) {
  T* memory = nullptr;
  checkCuda(cudaMalloc(&memory, count * sizeof(T)), "memory");
  return memory;
}
inline void release(void* memory) { cudaFree(memory); }
template <class T>
void copyToHost(T* target, const T* source, size_t count) {
  checkCuda(cudaMemcpy(target, source, count * sizeof(T), cudaMemcpyDeviceToHost), "copy");
}
#define PIXEL_PROGRAM __host__ __device__
#else
template <class Program>
void forEachPixel(int width, int height, Program program) {
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) program(x, y);
}
template <class T>
T* allocate(size_t count) {
  T* memory = (T*)malloc(count * sizeof(T));
  if (!memory) {
    fprintf(stderr, "memory: cannot hold %zu bytes\n", count * sizeof(T));
    exit(1);
  }
  return memory;
}
inline void release(void* memory) { free(memory); }
template <class T>
void copyToHost(T* target, const T* source, size_t count) {
  memcpy(target, source, count * sizeof(T));
}
#define PIXEL_PROGRAM
#endif
