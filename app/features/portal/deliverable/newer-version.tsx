import { reviewWords } from "../../../../content/deliverable-review.ts";
import { Button } from "../../../ui/button.tsx";

type NewerVersionProps = { number: number; onLook: () => void };

/** Over an earlier version: that there is a later one, and the way to it. */
export function NewerVersion({ number, onLook }: NewerVersionProps) {
  return (
    <div className="deliverable-newer">
      <output>{reviewWords.newer(number)}</output>
      <p className="text-mist">{reviewWords.older}</p>
      <Button variant="secondary" onClick={onLook}>
        {reviewWords.lookAtLatest}
      </Button>
    </div>
  );
}
