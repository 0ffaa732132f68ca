import type { ReactNode } from "react";

/** What a line of an account is about: an address, a day. An address may be longer than the line. */
export function Emphasis({ children }: { children: ReactNode }) {
  return <strong className="font-medium wrap-anywhere text-paper">{children}</strong>;
}
