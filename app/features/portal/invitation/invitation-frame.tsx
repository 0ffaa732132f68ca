import type { ReactNode } from "react";

type InvitationFrameProps = {
  heading: string;
  text: string;
  /** Between the heading and the rest. */
  aside?: ReactNode;
  children: ReactNode;
};

/** What it is about, in large letters, and what can be done. */
export function InvitationFrame({ heading, text, aside, children }: InvitationFrameProps) {
  return (
    <div className="grid max-w-160 justify-items-start gap-8">
      <h1 className="max-w-[18ch] text-display/[1.02] wrap-anywhere lg:text-greeting/[1.02]">
        {heading}
      </h1>
      {aside}
      <p className="max-w-[52ch] text-mist">{text}</p>
      {/* The primary button's bars stand outside it. */}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pl-2">{children}</div>
    </div>
  );
}
