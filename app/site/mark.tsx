/** The logo: a lit frame on a horizon, with its reflection in the water below. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="none">
      <path d="M5 6h22v11H5z" fill="var(--color-amber)" />
      <path
        d="M3 20.5h26M8 24h16M12 27.5h8"
        stroke="var(--color-amber)"
        strokeWidth="1.5"
        strokeLinecap="square"
      />
    </svg>
  );
}
