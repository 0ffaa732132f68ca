import type { ReactNode } from "react";

/** What still stands in the way of an account. */
export function ClientNote({ children }: { children: ReactNode }) {
  return <p className="mt-2 border-l-2 border-amber pl-4 text-mist">{children}</p>;
}
