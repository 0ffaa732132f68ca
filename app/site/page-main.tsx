import type { ReactNode } from "react";

type PageMainProps = {
  children: ReactNode;
  className?: string;
  /** Whether what it is to show is on its way. */
  isBusy?: boolean;
};

/** The target of the skip link and of focus after a route change. */
export function PageMain({ children, className, isBusy = false }: PageMainProps) {
  return (
    <main id="main" tabIndex={-1} className={className} aria-busy={isBusy || undefined}>
      {children}
    </main>
  );
}
