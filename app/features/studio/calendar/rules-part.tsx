import { rulesWords as words } from "../../../../content/studio-calendar.ts";
import { Gate, useWhoMay } from "../access/gate.tsx";
import { FactList } from "../parts/fact-list.tsx";
import { HoursHeading } from "./hours-heading.tsx";
import type { OpeningPartProps } from "./hours-part.tsx";
import { RulesForm } from "./rules-form.tsx";

/** What holds for every call that visitors book. */
export function RulesPart({ opening, onChanged }: OpeningPartProps) {
  const { calendar } = opening;
  const isOnlyRead = useWhoMay("calendar") !== undefined;
  if (!calendar) return null;
  return (
    <section aria-labelledby="calendar-rules">
      <HoursHeading id="calendar-rules">{words.heading}</HoursHeading>
      <p className="mb-4 max-w-prose text-mist">{words.text}</p>
      <Gate deed="calendar">
        <RulesForm calendar={calendar} onChanged={onChanged} />
      </Gate>
      {isOnlyRead && (
        <FactList
          facts={[
            { label: words.notice, value: calendar.notice_minutes / 60 },
            { label: words.gap, value: calendar.gap_minutes },
            { label: words.horizon, value: calendar.horizon_days },
            { label: words.step, value: calendar.step_minutes },
            { label: words.most, value: calendar.most_per_day },
            { label: words.place, value: calendar.meeting_address ?? words.none },
          ]}
        />
      )}
    </section>
  );
}
