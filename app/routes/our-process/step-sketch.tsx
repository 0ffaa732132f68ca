import type { ReactNode } from "react";

const ink = "fill-current stroke-none";
const move = "stroke-rust stroke-[2.5]";

/** Storyboard frames, one for each step, in ink with the moves marked in rust. */
const sketches: readonly ReactNode[] = [
  <>
    <path d="M0 152h480" />
    <path d="M150 152l14-26h152l14 26" />
    <path d="M226 120l34-4 6 8-36 3z" className={ink} />
    <Figure x={118} y={82} scale={1.15} />
    <Figure x={366} y={82} scale={1.15} />
    <path d="M152 66q14 10 14 24M166 54q24 16 24 38M180 42q34 22 34 52" className={move} />
    <path d="M240 0v34M222 48l18-14 18 14z" />
  </>,
  <>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((frame) => (
      <SmallFrame
        key={frame}
        x={38 + (frame % 4) * 104}
        y={28 + Math.floor(frame / 4) * 66}
        seed={frame}
      />
    ))}
    <path d="M0 178h480" />
    <Figure x={300} y={128} scale={0.72} />
    <ellipse cx="297" cy="48" rx="60" ry="31" transform="rotate(-4 297 48)" className={move} />
  </>,
  <>
    <path d="M270 18h178v120H270z" />
    <path
      d="M300 18v120M270 48h178M330 18l-60 56M390 18L270 132M448 24L330 138M448 84l-58 54"
      opacity="0.35"
    />
    <path d="M0 176h480M24 184h250M24 176v8M64 176v8M104 176v8M144 176v8M184 176v8M224 176v8" />
    <path d="M120 176l26-58 26 58M146 118v58" />
    <path d="M118 88h58v30h-58z" className={ink} />
    <path d="M176 96l22-8v30l-22-8" className={ink} />
    <circle cx="132" cy="72" r="15" />
    <circle cx="164" cy="74" r="13" />
    <Figure x={92} y={100} scale={1.05} />
    <path d="M120 158h96m-12-7l13 7-13 7" className={move} />
  </>,
  <>
    <Horizon x={28} y={56} width={236} height={98} />
    <Horizon x={288} y={56} width={98} height={98} />
    <Horizon x={408} y={56} width={44} height={98} />
    <path d="M0 170h480" />
    <path
      d="M146 44V20m-7 10l7-11 7 11M337 44V20m-7 10l7-11 7 11M430 44V20m-7 10l7-11 7 11"
      className={move}
    />
  </>,
];

export function StepSketch({ index }: { index: number }) {
  return (
    <svg
      viewBox="0 0 480 200"
      aria-hidden="true"
      className="w-full border border-current fill-none stroke-current stroke-[1.5]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {sketches[index]}
    </svg>
  );
}

type At = { x: number; y: number };

function Figure({ x, y, scale }: At & { scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={ink}>
      <circle cy="-9" r="7.5" />
      <path d="M-4 0h8l1 3q8 1 9 10l2 24-4 1-3-18-1 18-1 28h-5L0 42l-2 24h-5l-1-28-1-18-3 18-4-1 2-24q1-9 9-10z" />
    </g>
  );
}

/** A frame on the wall; the seed moves its horizon and its figure. */
function SmallFrame({ x, y, seed }: At & { seed: number }) {
  const level = y + 20 + ((seed * 7) % 12);
  const place = x + 14 + ((seed * 29) % 58);
  return (
    <>
      <path d={`M${x} ${y}h86v40h-86z`} />
      <path d={`M${x} ${level}h86`} opacity="0.5" />
      <path d={`M${place} ${level}v-${9 + (seed % 3) * 4}`} strokeWidth="4" />
    </>
  );
}

/** The same picture in another shape. */
function Horizon({ x, y, width, height }: At & { width: number; height: number }) {
  const level = y + height * 0.66;
  const middle = x + width * 0.6;
  const radius = Math.min(width, height) * 0.2;
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h-${width}z`} />
      <path
        d={`M${middle - radius} ${level}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`}
        className={ink}
      />
      <path d={`M${x} ${level}h${width}`} />
      <path
        d={`M${middle - radius} ${level + 9}h${radius * 2}M${middle - radius / 2} ${level + 18}h${radius}`}
        opacity="0.6"
      />
    </>
  );
}
