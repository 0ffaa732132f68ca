import { Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";

/** Of the shape of what comes: words to the left, figures to the right. */
export function CampaignSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, entry) => (
    <div key={entry} className="campaign">
      <div className="campaign-words">
        <Skeleton className="h-10 w-2/3" />
        <SkeletonText lines={3} className="mt-6" />
      </div>
      <div className="campaign-state">
        <Skeleton className="h-52" />
      </div>
    </div>
  ));
}
