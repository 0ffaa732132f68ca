#!/bin/sh
# media/preview.sh <scene> [shot] [t] [width] [height] [samples] [out.png]
# Builds the scene with g++ and renders one small frame.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scene=${1:?usage: preview.sh <scene> [shot] [t] [width] [height] [samples] [out.png]}
shot=${2:-0} t=${3:-0} width=${4:-384} height=${5:-216} samples=${6:-12}
out=${7:-${TMPDIR:-/tmp}/$scene-$shot.png}
build=${TMPDIR:-/tmp}/kinolume-preview
mkdir -p "$build"
program=$build/$scene
if [ ! -x "$program" ] || [ -n "$(find "$here/renderer" "$here/scenes/$scene.h" -newer "$program" -name '*.[hc]*')" ]; then
  g++ -std=c++17 -O3 -march=native -fopenmp -ffast-math -Wall -Wextra -Wno-unknown-pragmas -Wno-unused-function \
    -DSCENE="\"../scenes/$scene.h\"" "$here/renderer/cpu.cpp" -o "$program.$$"
  mv "$program.$$" "$program"
fi
frame=$build/$scene-$$.ppm
"$program" --shot "$shot" --t "$t" --width "$width" --height "$height" --samples "$samples" --out "$frame"
if command -v convert >/dev/null; then convert "$frame" "$out"; else ffmpeg -v error -y -i "$frame" "$out"; fi
rm "$frame"
echo "$out"
