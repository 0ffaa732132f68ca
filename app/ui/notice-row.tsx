import type { ReactNode } from "react";

/** In the place of a list: why there is none, and the button that may help. */
export function NoticeRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-6 text-mist">
      {children}
    </div>
  );
}
