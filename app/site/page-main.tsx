import type { ReactNode } from "react";

/** The target of the skip link and of focus after a route change. */
export function PageMain({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
