// nvcc -std=c++17 -O3 --use_fast_math -arch=sm_90 -DSCENE='"../scenes/x.h"' gpu.cu: the real thing.
#include SCENE
#include "program.h"

int main(int count, char** words) { return runJob(count, words); }
