/** The fast Fourier transform in place, for lengths that are powers of two. */
export function transform(real: Float64Array, imaginary: Float64Array, isBackwards = false): void {
  const length = real.length;
  for (let index = 1, mirror = 0; index < length; index++) {
    let bit = length >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index < mirror) {
      swap(real, index, mirror);
      swap(imaginary, index, mirror);
    }
  }
  for (let span = 2; span <= length; span <<= 1) {
    const half = span >> 1;
    const turn = ((isBackwards ? 2 : -2) * Math.PI) / span;
    for (let step = 0; step < half; step++) {
      const [cosine, sine] = [Math.cos(turn * step), Math.sin(turn * step)];
      for (let low = step; low < length; low += span) {
        const high = low + half;
        const [lowReal, lowImaginary] = [real[low] ?? 0, imaginary[low] ?? 0];
        const [highReal, highImaginary] = [real[high] ?? 0, imaginary[high] ?? 0];
        const turnedReal = highReal * cosine - highImaginary * sine;
        const turnedImaginary = highReal * sine + highImaginary * cosine;
        real[low] = lowReal + turnedReal;
        imaginary[low] = lowImaginary + turnedImaginary;
        real[high] = lowReal - turnedReal;
        imaginary[high] = lowImaginary - turnedImaginary;
      }
    }
  }
  if (isBackwards)
    for (let index = 0; index < length; index++) {
      real[index] = (real[index] ?? 0) / length;
      imaginary[index] = (imaginary[index] ?? 0) / length;
    }
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = values[a] ?? 0;
  values[a] = values[b] ?? 0;
  values[b] = kept;
}
