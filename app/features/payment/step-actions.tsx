import type { ReactNode } from "react";

export function StepActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-8 gap-y-2">{children}</div>;
}
