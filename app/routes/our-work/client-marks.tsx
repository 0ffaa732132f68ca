import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { clientMarkList } from "../../../content/client-marks.ts";
import { clientMarks } from "../../../content/pages/our-work.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ClientMark } from "./client-mark.tsx";

/** The row stands twice, so that the end of one turn is the start of the next. */
export function ClientMarks() {
  const [isPaused, setPaused] = useState(false);
  return (
    <section aria-labelledby="client-marks" className="border-y border-line py-12">
      <div className="page-gutter flex items-center justify-between gap-6">
        <h2 id="client-marks" className="text-heading">
          {clientMarks.heading}
        </h2>
        <IconButton
          className="marks-toggle"
          label={isPaused ? clientMarks.play : clientMarks.pause}
          icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          onClick={() => setPaused(!isPaused)}
        />
      </div>
      <div className="marks" data-paused={isPaused || undefined}>
        {["", "copy"].map((turn) => (
          <ul key={turn} aria-hidden={turn === "copy"}>
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
