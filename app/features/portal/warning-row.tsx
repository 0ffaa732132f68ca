import type { ReactNode } from "react";

/** Below the tabs: something to know first, and the button for it. */
export function WarningRow({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-l-2 border-warning py-2 pl-5 text-mist">
      {children}
    </div>
  );
}
