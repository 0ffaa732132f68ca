/** The mark as a picture: a lit frame on the horizon, its light broken on the water. */
const ripples = Array.from({ length: 16 }, (_, row) => {
  const depth = row / 15;
  const halfWidth = 190 * (1 - depth) ** 1.25 + 10;
  const drift = Math.sin(row * 2.4) * (4 + 22 * depth);
  return {
    y: 342 + 8 * row + 118 * depth ** 2,
    from: 800 + drift - halfWidth,
    to: 800 + drift + halfWidth,
    weight: 1.5 + 3.5 * depth,
    light: 0.85 - 0.72 * depth,
  };
});

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
      <rect x="610" y="120" width="380" height="196" fill="var(--color-amber)" />
      <path d="M868 316v-34q0-9 6-11a7 7 0 1 1 6 0q6 2 6 11v34z" fill="var(--color-night)" />
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
