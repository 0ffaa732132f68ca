import type { PageLink } from "../../content/page.ts";
import { ActionLink } from "./action-link.tsx";

type ClosingCallProps = { call: { heading: string; link: PageLink } };

/** The last frame of a page: one sentence, one way on. */
export function ClosingCall({ call }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-call" className="border-t border-line bg-deep">
      <div className="page-gutter grid items-end gap-10 py-20 md:grid-cols-12 md:py-32">
        <h2 id="closing-call" className="reveal-text max-w-[20ch] text-title md:col-span-8">
          {call.heading}
        </h2>
        <div className="md:col-span-4 md:justify-self-end">
          <ActionLink {...call.link} />
        </div>
      </div>
    </section>
  );
}
