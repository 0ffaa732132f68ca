import { RowSkeletons } from "../../ui/row-skeletons.tsx";
import { Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { pair, stack } from "./layouts.ts";
import { Shot } from "./scene.tsx";

export function Skeletons() {
  return (
    <>
      <Shot name="Skeletons: a picture over one, three and five lines">
        <div className={pair} aria-busy="true">
          {[1, 3, 5].map((lines) => (
            <div key={lines} className={stack}>
              <Skeleton className="aspect-video" />
              <SkeletonText lines={lines} />
            </div>
          ))}
        </div>
      </Shot>
      <Shot name="Rows that are about to come">
        <div aria-busy="true">
          <RowSkeletons count={3} className="h-22" />
        </div>
      </Shot>
    </>
  );
}
