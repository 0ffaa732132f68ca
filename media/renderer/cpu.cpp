// g++ -std=c++17 -O3 -fopenmp -ffast-math -DSCENE='"../scenes/x.h"' cpu.cpp: small previews.
#include SCENE
#include "program.h"

int main(int count, char** words) { return runJob(count, words); }
