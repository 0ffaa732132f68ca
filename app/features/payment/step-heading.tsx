import type { ReactNode } from "react";

/** Takes the focus when its step comes, so that whoever cannot see it is taken along. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h3
      tabIndex={-1}
      data-first-focus
      className="text-heading font-stretch-118% focus:outline-none"
    >
      {children}
    </h3>
  );
}
