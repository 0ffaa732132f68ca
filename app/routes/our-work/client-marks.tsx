import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import { clientMarkList, type ClientMark as Mark } from "../../../content/client-marks.ts";
import { clientMarks } from "../../../content/pages/our-work.ts";
import { IconButton } from "../../ui/icon-button.tsx";

// They move only where a script runs that can stop them.
const row =
  "flex flex-wrap gap-x-16 gap-y-8 aria-hidden:hidden drifting:flex-none drifting:flex-nowrap drifting:animate-drift drifting:pr-16 drifting:aria-hidden:flex " +
  "drifting:group-hover/marks:[animation-play-state:paused] drifting:group-data-paused/marks:[animation-play-state:paused]";

/** The row stands twice, so that the end of one turn is the start of the next. */
export function ClientMarks() {
  const [isPaused, setPaused] = useState(false);
  return (
    <section aria-labelledby="client-marks" className="border-y border-line py-12">
      <div className="page-gutter flex items-center justify-between gap-6">
        <h2 id="client-marks" className="text-heading">
          {clientMarks.heading}
        </h2>
        <span className="not-drifting:hidden">
          <IconButton
            label={isPaused ? clientMarks.play : clientMarks.pause}
            icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => setPaused(!isPaused)}
          />
        </span>
      </div>
      <div
        className="group/marks mt-10 flex px-(--gutter) text-mist drifting:overflow-hidden drifting:px-0"
        data-paused={isPaused || undefined}
      >
        {["", "copy"].map((turn) => (
          <ul key={turn} className={row} aria-hidden={turn === "copy"}>
            {clientMarkList.map((mark) => (
              <li key={mark.name}>
                <ClientMark mark={mark} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

function ClientMark({ mark }: { mark: Mark }) {
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
