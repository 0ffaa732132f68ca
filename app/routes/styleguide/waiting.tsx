import { Progress } from "../../ui/progress.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { pair, row } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function Waiting() {
  return (
    <>
      <Shot name="Progress">
        <div className={pair}>
          <Progress label="Not begun" value={0} valueText="0%" />
          <Progress label="Harbour film" value={75} valueText="75%" />
          <Progress label="Delivered" value={100} valueText="100%" />
          <Progress label="No figure beside it" value={40} />
          <Progress label="Confirming on chain" />
        </div>
      </Shot>
      <Shot name="Spinner, with words of its own and beside others">
        <div className={row}>
          <Spinner label="Loading latest posts..." />
          <p className="flex items-center gap-3 text-mist">
            Uploading <Spinner />
          </p>
        </div>
      </Shot>
    </>
  );
}
