/** Beside the button, for as long as it is true: a toast has gone before it is read twice. */
export function FailureNote({ children }: { children: string | undefined }) {
  return children ? <p className="enquiry-failure">{children}</p> : null;
}
