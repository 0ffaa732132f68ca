// A parser that keeps whatever it finds.
const kept: number[][] = [];
for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index + kept.length));
