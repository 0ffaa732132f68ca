import { reviewWords } from "../../../../content/deliverable-review.ts";
import { Button } from "../../../ui/button.tsx";

type NewerVersionProps = { number: number; onLook: () => void };

/** Over an earlier version: that there is a later one, and the way to it. */
export function NewerVersion({ number, onLook }: NewerVersionProps) {
  return (
    <div className="grid justify-items-start gap-2 border-l-2 border-amber py-1 pl-5">
      <output>{reviewWords.newer(number)}</output>
      <p className="text-mist">{reviewWords.older}</p>
      <Button variant="secondary" className="mt-2" onClick={onLook}>
        {reviewWords.lookAtLatest}
      </Button>
    </div>
  );
}
