import type { ReactNode } from "react";

type WordsProps = { children: ReactNode };

/** What the step is called. Its form takes its name from here. */
export function AuthHeading({ children }: WordsProps) {
  return (
    <h2 id={authHeadingId} className="text-heading leading-[1.15]">
      {children}
    </h2>
  );
}

export const authHeadingId = "auth-step";

export function AuthText({ children }: WordsProps) {
  return <p className="max-w-[46ch] pt-4 pb-7 text-mist">{children}</p>;
}

/** Below the form: who came here for something else. */
export function AuthAside({ children }: WordsProps) {
  return <p className="pt-8 text-small text-mist">{children}</p>;
}
