#!/bin/bash
# media/gpu/batch.sh <draft|final> <key|scene|all> …
# Renders deliverables of scenes.json on a CUDA machine and packs them into tar files under $OUT.
# Unpacked into one folder they are what `npm run media:encode` reads: <key>.jpg for a still,
# <key>/0000.jpg … with the poster <key>.jpg for a film, or the film's streams in the place of frames.
#   draft   960 pixels wide, an eighth of the samples; a film gives two frames of each cut
#   final   as listed
# ENCODERS: a folder with aomenc and libx264 (see encode-film.py): films are encoded there and then.
# TITLES: the folder that draw-titles.ts has filled. SAMPLES: a percentage of the samples listed.
# BUILT: programs built earlier, used where a scene is among them.
# LIMIT_S (540): no new job is begun after so many seconds; what is missing is named at the end.
# PART_MIB (15): size of a tar file. ARCH (sm_90): the GPU to build for. JPEG_QUALITY (95, film 92).
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
mode=${1:?usage: batch.sh <draft|final> <key|scene|all> …}
shift
[ $# -gt 0 ] || set -- all
case $mode in draft | final) ;; *) echo "draft or final, not $mode" >&2; exit 2 ;; esac
out=${OUT:-$here/../.cache/media}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$work/frames" "$work/films" "$work/build"
limit=${LIMIT_S:-540}

# One line per job: key kind scene frames options…
python3 "$here/gpu/list-jobs.py" "$here/scenes/scenes.json" "$mode" "$@" |
  sed "s|@titles|${TITLES:-$here/../.cache/media/titles}|" > "$work/jobs"

build_scene() {
  nvcc -std=c++17 -O3 --use_fast_math -arch="${ARCH:-sm_90}" -DSCENE="\"../scenes/$1.h\"" \
    "$here/renderer/gpu.cu" -o "$work/build/$1" > "$work/build/$1.log" 2>&1 ||
    { echo "scene $1 does not build:"; grep -m 12 -i error "$work/build/$1.log" || tail -5 "$work/build/$1.log"; }
}
for scene in $(cut -d' ' -f3 "$work/jobs" | grep -v '^-$' | sort -u); do
  if [ -x "${BUILT:-}/$scene" ]; then cp "$BUILT/$scene" "$work/build/$scene"; else build_scene "$scene" & fi
done
wait
echo "built after ${SECONDS} s"

missing=()
encoding=()
while read -r key kind scene frames options; do
  if [ "$kind" = end ]; then
    count=$(find "$work/films/$key" -type f -size +0 2>/dev/null | wc -l)
    [ "$count" = "$frames" ] || { missing+=("$key, which has $count frames of $frames"); continue; }
    if [ -n "${ENCODERS:-}" ]; then
      mkdir -p "$work/frames/$key"
      python3 "$here/gpu/encode-film.py" "$work/films/$key" "$work/frames/$key" "${options#--fps }" &
      encoding+=($!)
    else
      mv "$work/films/$key" "$work/frames/$key"
    fi
    continue
  fi
  if [ ! -x "$work/build/$scene" ] || [ "$SECONDS" -ge "$limit" ]; then
    missing+=("$key $kind")
    continue
  fi
  if [ -n "${SAMPLES:-}" ]; then
    listed=$(sed 's/.*--samples \([0-9]*\).*/\1/' <<< "$options")
    options=${options/--samples $listed/--samples $((listed * SAMPLES / 100))}
  fi
  begun=$(date +%s.%N)
  read -ra words <<< "$options"
  if [ "$kind" = film ]; then
    mkdir -p "$work/films/$key"
    [ -z "${ENCODERS:-}" ] || words+=(--format ppm)
    "$work/build/$scene" "${words[@]}" --quality "${JPEG_QUALITY:-92}" --out "$work/films/$key" || missing+=("$key")
  else
    "$work/build/$scene" "${words[@]}" --quality "${JPEG_QUALITY:-95}" --out "$work/frames/$key.jpg" || missing+=("$key $kind")
  fi
  printf '%-24s %-6s %-16s %5.1f s  %s\n' "$key" "$kind" "$scene" "$(echo "$(date +%s.%N) $begun" | awk '{print $1-$2}')" "$options"
done < "$work/jobs"
for job in "${encoding[@]}"; do wait "$job" || missing+=("an encoded film"); done

# Few files of limited size travel back better than many.
(cd "$work/frames" && find . -type f -size +0 -printf '%P %s\n' | sort) |
  awk -v limit=$((${PART_MIB:-15} * 1048576)) -v base="$work/part" '
    { size = $2 + 2048; if (total + size > limit && total) { part++; total = 0 } total += size
      printf "%s\n", $1 > sprintf("%s%02d", base, part) }'
for list in "$work"/part*; do
  [ -e "$list" ] || break
  tar -cf "$out/$mode-${list##*part}.tar" -C "$work/frames" -T "$list"
done
[ -z "${KEEP_BUILT:-}" ] || tar -czf "$out/built.tgz" -C "$work/build" --exclude='*.log' .
du -ch "$out"/"$mode"-*.tar 2>/dev/null | tail -1 || true
echo "done after ${SECONDS} s"
if [ ${#missing[@]} -gt 0 ]; then
  printf 'not rendered: %s\n' "${missing[@]}"
  exit 1
fi
