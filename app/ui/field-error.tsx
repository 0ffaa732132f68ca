import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { ReactNode } from "react";

/** Always there, one line high, so that a message moves nothing when it appears. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p id={id} className="flex min-h-7 items-start gap-2 pt-1.5 text-small/[1.375rem] text-danger">
      {children && (
        <>
          <CircleAlert className="h-5.5 w-4.5 flex-none" aria-hidden="true" strokeWidth={1.75} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
