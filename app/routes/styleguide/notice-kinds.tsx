import { FailureNote } from "../../form/failure-note.tsx";
import { FormOutcome } from "../../form/form-outcome.tsx";
import { Button } from "../../ui/button.tsx";
import { NoticeRow } from "../../ui/notice-row.tsx";
import { PartFailure } from "../../ui/part-failure.tsx";
import { toast } from "../../ui/toast.ts";
import { pair, row } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const tryAgain = () => void toast({ title: "Tried again" });

export function NoticeKinds() {
  return (
    <>
      <Shot name="In the place of a list">
        <NoticeRow>
          <p>Your devices could not be loaded.</p>
          <Button variant="secondary" onClick={tryAgain}>
            Load them again
          </Button>
        </NoticeRow>
      </Shot>
      <Shot name="In the place of a part whose code did not arrive">
        <PartFailure onRetry={tryAgain} />
      </Shot>
      <Shot name="Below a small form: it worked, it did not">
        <div className={pair}>
          <div>
            <Button variant="secondary">Save name</Button>
            <FormOutcome note="Saved." />
          </div>
          <div>
            <Button variant="secondary">Save name</Button>
            <FormOutcome failure="There is no connection. Nothing was saved." />
          </div>
        </div>
      </Shot>
      <Shot name="Beside the button, for as long as it is true">
        <div className={row}>
          <Button>Request a quote</Button>
          <FailureNote>There is no connection. What you wrote is still here.</FailureNote>
        </div>
      </Shot>
    </>
  );
}
