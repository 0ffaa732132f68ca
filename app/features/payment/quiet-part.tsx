import type { ReactNode } from "react";
import { StepHeading } from "./step-heading.tsx";

type QuietPartProps = { heading: string; children: ReactNode };

/** A view that tells how things stand, with little to do in it. */
export function QuietPart({ heading, children }: QuietPartProps) {
  return (
    <div className="grid justify-items-start gap-6">
      <StepHeading>{heading}</StepHeading>
      {children}
    </div>
  );
}
