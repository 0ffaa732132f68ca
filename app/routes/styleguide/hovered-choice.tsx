import type { ReactNode } from "react";

/** A choice is hovered by its label, which takes no attributes: what is around it stands in. */
export function HoveredChoice({ children }: { children: ReactNode }) {
  return (
    <div className="group/choice" data-hover="">
      {children}
    </div>
  );
}
