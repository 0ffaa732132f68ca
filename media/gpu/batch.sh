#!/bin/bash
# media/gpu/batch.sh <draft|final> <key|scene|all>[:first-last] …
# Renders deliverables of scenes.json on a CUDA machine and packs them into tar files under $OUT.
# Unpacked into one folder they are what `npm run media:encode` reads: <key>.jpg for a still,
# <key>/0000.jpg … with the poster <key>.jpg for a film.
#   draft   960 pixels wide, an eighth of the samples; a film gives its first and its middle frame
#   final   as listed
# A film may be rendered in parts: home-hero:0-119, then home-hero:120-239.
# LIMIT_S (540): no new job is begun after so many seconds; what is missing is named at the end.
# PART_MIB (15): size of a tar file. ARCH (sm_90): the GPU to build for. JPEG_QUALITY (95, film 92).
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
mode=${1:?usage: batch.sh <draft|final> <key|scene|all>[:first-last] …}
shift
[ $# -gt 0 ] || set -- all
case $mode in draft | final) ;; *) echo "draft or final, not $mode" >&2; exit 2 ;; esac
out=${OUT:-$here/../.cache/media}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$work/frames" "$work/build"
limit=${LIMIT_S:-540}

# One line per job: key scene shot kind width height samples frames first last t
python3 "$here/gpu/list-jobs.py" "$here/scenes/scenes.json" "$mode" "$@" > "$work/jobs"

echo "building $(cut -d' ' -f2 "$work/jobs" | sort -u | tr '\n' ' ')"
build_scene() {
  nvcc -std=c++17 -O3 --use_fast_math -arch="${ARCH:-sm_90}" -DSCENE="\"../scenes/$1.h\"" \
    "$here/renderer/gpu.cu" -o "$work/build/$1" > "$work/build/$1.log" 2>&1 ||
    { echo "scene $1 does not build:"; grep -m 12 -i error "$work/build/$1.log" || tail -5 "$work/build/$1.log"; }
}
for scene in $(cut -d' ' -f2 "$work/jobs" | sort -u); do build_scene "$scene" & done
wait
echo "built after ${SECONDS} s"

missing=()
while read -r key scene shot kind width height samples frames first last t; do
  if [ ! -x "$work/build/$scene" ] || [ "$SECONDS" -ge "$limit" ]; then
    missing+=("$key")
    continue
  fi
  begun=$(date +%s.%N)
  common=(--shot "$shot" --width "$width" --height "$height" --samples "$samples")
  if [ "$kind" = film ] && [ "$mode" = final ]; then
    mkdir -p "$work/frames/$key"
    # A film that would outlast the limit is stopped there: its frames so far are good.
    timeout "$((limit + 20 - SECONDS))" "$work/build/$scene" "${common[@]}" --frames "$frames" \
      --first "$first" --last "$last" --quality "${JPEG_QUALITY:-92}" --out "$work/frames/$key" || true
    done_frames=$(find "$work/frames/$key" -name '*.jpg' -size +0 | wc -l)
    [ "$done_frames" -gt "$((last - first))" ] || missing+=("$key:$((first + done_frames))-$last")
    # The poster is the first frame again, half as large again and cleaner.
    if [ "$first" = 0 ]; then
      "$work/build/$scene" "${common[@]}" --width "$((width * 3 / 2))" --height "$((height * 3 / 2))" \
        --samples "$((samples * 2))" --grain .004 --quality 95 --out "$work/frames/$key.jpg" || missing+=("$key poster")
    fi
  else
    "$work/build/$scene" "${common[@]}" --t "$t" --quality "${JPEG_QUALITY:-95}" --out "$work/frames/$key.jpg" || missing+=("$key")
  fi
  printf '%-28s %sx%s %s samples %.1f s\n' "$key" "$width" "$height" "$samples" "$(echo "$(date +%s.%N) $begun" | awk '{print $1-$2}')"
done < "$work/jobs"

# Few files of limited size travel back better than many.
(cd "$work/frames" && find . -name '*.jpg' -size +0 -printf '%P %s\n' | sort) |
  awk -v limit=$((${PART_MIB:-15} * 1048576)) -v base="$work/part" '
    { size = $2 + 2048; if (total + size > limit && total) { part++; total = 0 } total += size
      printf "%s\n", $1 > sprintf("%s%02d", base, part) }'
for list in "$work"/part*; do
  [ -e "$list" ] || break
  tar -cf "$out/$mode-${list##*part}.tar" -C "$work/frames" -T "$list"
done
du -ch "$out"/"$mode"-*.tar 2>/dev/null | tail -1 || true
echo "done after ${SECONDS} s"
if [ ${#missing[@]} -gt 0 ]; then
  echo "not rendered: ${missing[*]}"
  exit 1
fi
