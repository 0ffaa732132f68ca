/** The logo as a picture: a lit frame on the horizon, with its reflection in the water. */
const ripples = Array.from({ length: 16 }, (_, row) => {
  const depth = row / 15;
  const halfWidth = 190 * (1 - depth) ** 1.25 + 10;
  const drift = Math.sin(row * 2.4) * (4 + 22 * depth);
  return {
    y: 342 + 8 * row + 118 * depth ** 2,
    from: 960 + drift - halfWidth,
    to: 960 + drift + halfWidth,
    weight: 1.5 + 3.5 * depth,
    light: 0.85 - 0.72 * depth,
  };
});

/** Someone in a long coat, hands in the pockets, seen from behind. */
const silhouette =
  "M1061 331l1.5-16-1.5-3-1.5 19h-4.5l-2-20q-3.5-1-4.500-2l3-17q-2 5-3.500 6-1.500-1.500-1-3.500l3-11q.8-3.500 5-4.500l3-1.600v-2.200a4.300 5 0 1 1 5.800 0v2.200l3 1.600q4.200 1 5 4.500l3 11q.5 2-1 3.500-1.500-1-3.500-6l3 17q-1 1-4.500 2l-2 20z";

export function LitFrame({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1600 600"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden="true"
    >
      <rect width="1600" height="600" fill="var(--color-night)" />
      <path d="M0 330.5H1600" stroke="var(--color-line)" />
      <rect x="760" y="118" width="400" height="212" fill="var(--color-amber)" />
      <path d={silhouette} fill="var(--color-night)" />
      {ripples.map(({ y, from, to, weight, light }) => (
        <path
          key={y}
          d={`M${from} ${y}H${to}`}
          stroke="var(--color-amber)"
          strokeWidth={weight}
          opacity={light}
        />
      ))}
    </svg>
  );
}
