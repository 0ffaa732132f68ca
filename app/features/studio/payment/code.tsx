/** An address or a hash: long, and without a place to break. */
export function Code({ children }: { children: string | null }) {
  return <code className="text-note wrap-anywhere">{children}</code>;
}
