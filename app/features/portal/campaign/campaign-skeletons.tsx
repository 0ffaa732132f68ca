import { campaignColumns } from "./campaign-parts.tsx";
import { Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";

/** Of the shape of what comes: words to the left, figures to the right. */
export function CampaignSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, entry) => (
    <div key={entry} className={campaignColumns}>
      <div>
        <Skeleton className="h-10 w-2/3" />
        <SkeletonText lines={3} className="mt-6" />
      </div>
      <Skeleton className="h-52" />
    </div>
  ));
}
