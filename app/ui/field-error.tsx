import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Always there, one line high, so that a message moves nothing when it appears. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p id={id} className="ui-field-error">
      {children && (
        <>
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
