import type { ReactNode } from "react";

/** A form of the studio: its fields below each other. */
export const formStack = "grid grid-cols-1 gap-2";

/** Two short fields side by side, where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-2">
      {children}
    </div>
  );
}

/** The buttons below a form or a section. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">{children}</div>;
}
