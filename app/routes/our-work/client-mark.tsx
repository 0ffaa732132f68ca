import type { ClientMark as Mark } from "../../../content/client-marks.ts";

export function ClientMark({ mark }: { mark: Mark }) {
  return (
    <svg
      viewBox="0 0 260 40"
      className="h-10 w-auto"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d={mark.path} transform="translate(2 4)" />
      <text
        x="46"
        y="27"
        className="fill-current stroke-none font-display"
        style={{ fontSize: "20px", fontStretch: `${mark.stretch}%` }}
      >
        {mark.name}
      </text>
    </svg>
  );
}
