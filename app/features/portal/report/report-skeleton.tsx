import { Skeleton } from "../../../ui/skeleton.tsx";

export function ReportSkeleton() {
  return (
    <>
      <div className="report-toolbar">
        <Skeleton className="h-12 w-64" />
      </div>
      <Skeleton className="report-sheet-wait" />
    </>
  );
}
