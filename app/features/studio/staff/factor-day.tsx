import { use, useState } from "react";
import { formatDay } from "../../../../content/dates.ts";
import { factorDayWords as words } from "../../../../content/studio-staff.ts";
import { explainError } from "../../../data/explain-error.ts";
import { useQueryClient } from "@tanstack/react-query";
import { refreshTables } from "../../../data/query-client.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { Gate } from "../access/gate.tsx";
import { AccessContext } from "../access/staff-access.ts";
import { FilterDay } from "../parts/filter-fields.tsx";
import type { StaffPerson } from "./read-staff.ts";

/** From when on nobody is let in without a second step, and whom that would leave outside today. */
export function FactorDay({ colleagues }: { colleagues: readonly StaffPerson[] }) {
  const { secondFactorFrom } = use(AccessContext);
  const missing = colleagues
    .filter(({ has_second_factor }) => !has_second_factor)
    .map(({ name }) => name);
  return (
    <section aria-labelledby="factor-day" className="mt-10 grid gap-3">
      <h2 id="factor-day" className="text-body/[1.45]">
        {words.heading}
      </h2>
      <p className="max-w-prose">
        {secondFactorFrom ? words.from(formatDay(secondFactorFrom)) : words.none}
      </p>
      {missing.length > 0 && (
        <p className="max-w-prose text-mist">{words.missing(missing.join(", "))}</p>
      )}
      <Gate deed="staff">
        <ChooseDay from={secondFactorFrom} />
      </Gate>
    </section>
  );
}

function ChooseDay({ from }: { from: string | null }) {
  const [day, setDay] = useState("");
  const client = useQueryClient();
  const attempt = useSignInAgain();
  const asking = useAction(async (chosen: string | null) => {
    const { error } = await attempt(() =>
      sharedBackend().rpc("require_second_factor", { from_day: chosen }),
    );
    toast(
      error
        ? { title: words.failed, description: explainError(error), variant: "destructive" }
        : { title: words.asked },
    );
    await refreshTables(client, ["staff_members"]);
  });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <FilterDay label={words.day} value={day} onChoose={setDay} />
      <Button
        size="compact"
        variant="secondary"
        busy={asking.isBusy}
        disabled={day === ""}
        onClick={() => asking.run(day)}
      >
        {words.ask}
      </Button>
      {from && (
        <Button
          size="compact"
          variant="quiet"
          busy={asking.isBusy}
          onClick={() => asking.run(null)}
        >
          {words.stop}
        </Button>
      )}
    </div>
  );
}
