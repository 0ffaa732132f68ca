import { Skeleton } from "../../../ui/skeleton.tsx";
import { toolbarLook } from "./report-toolbar.tsx";

export function ReportSkeleton() {
  return (
    <>
      <div className={toolbarLook}>
        <Skeleton className="h-12 w-64" />
      </div>
      <Skeleton className="mx-auto h-240 max-w-256" />
    </>
  );
}
