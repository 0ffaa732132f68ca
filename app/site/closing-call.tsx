import type { ReactNode } from "react";
import type { PageLink } from "../../content/page.ts";
import { ButtonLink } from "../ui/button-link.tsx";

type ClosingCallProps =
  | { call: { heading: string; link: PageLink } }
  /** Where the call opens something instead of leading elsewhere. */
  | { call: { heading: string }; children: ReactNode };

/** The closing section of a page: the lit frame of the logo at full size, with its reflection below. */
export function ClosingCall(props: ClosingCallProps) {
  const { call } = props;
  return (
    <section
      aria-labelledby="closing-call"
      className="overflow-hidden print:hidden pt-16 pb-24 md:grid md:grid-cols-12 md:pt-24 md:pb-32"
    >
      <div className="md:col-span-10 md:col-start-3 lg:col-span-9 lg:col-start-4">
        <div className="flex flex-col justify-between gap-16 bg-amber px-(--gutter) py-12 text-night md:min-h-[28rem] md:p-14 lg:p-16">
          <h2 id="closing-call" className="max-w-[18ch] text-title">
            {call.heading}
          </h2>
          <div>
            {"children" in props ? (
              props.children
            ) : (
              <ButtonLink to={props.call.link.to} variant="inverse" size="large">
                {props.call.link.label}
              </ButtonLink>
            )}
          </div>
        </div>
        <div aria-hidden="true" className="grid justify-items-center gap-3 pt-4">
          <span className="h-px w-full bg-amber opacity-80" />
          <span className="h-px w-4/5 bg-amber opacity-50" />
          <span className="h-px w-1/2 bg-amber opacity-30" />
          <span className="h-px w-1/4 bg-amber opacity-15" />
        </div>
      </div>
    </section>
  );
}
