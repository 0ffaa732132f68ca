import { interfaceWords } from "../../content/interface.ts";
import { Button } from "./button.tsx";

/** In place of a part of the page whose code did not arrive; see `usePart`. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{interfaceWords.notLoaded}</p>
      <Button variant="secondary" onClick={onRetry}>
        {interfaceWords.tryAgain}
      </Button>
    </div>
  );
}
