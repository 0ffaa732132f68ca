import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { clientWords } from "../../../../content/studio-client.ts";
import { Button } from "../../../ui/button.tsx";

type Entry = {
  key: string;
  title: string;
  to?: string;
  state?: ReactNode;
  when?: string | null;
  figure?: string | null;
};

/** What fits without scrolling past the rest. */
const most = 5;

/** A short list under its heading; one that is empty says so in the heading's line. */
export function ClientSection({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, most);
  return (
    <section>
      <div className="border-b border-line">
        <ClientHeading title={title} count={entries.length} />
      </div>
      {entries.length > 0 && (
        <ul>
          {shown.map((entry) => (
            <li
              key={entry.key}
              className="grid grid-cols-[minmax(0,1fr)_7.5rem_6.5rem_5.5rem] items-baseline gap-x-4 gap-y-1 border-b border-line py-2 text-mist tabular-nums @max-[38rem]:grid-cols-[minmax(0,1fr)_auto]"
            >
              {entry.to ? (
                <Link to={entry.to} className="truncate text-paper hover:text-amber-bright">
                  {entry.title}
                </Link>
              ) : (
                <span className="truncate text-paper">{entry.title}</span>
              )}
              <span className="first-letter:uppercase">{entry.state}</span>
              <span className="@max-[38rem]:col-start-1 @max-[38rem]:row-start-2">
                {entry.when}
              </span>
              <span className="text-right">{entry.figure}</span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <Button
          size="slim"
          variant="quiet"
          className="mt-1 mb-0.75"
          onClick={() => setIsWhole(true)}
        >
          {clientWords.showAll(entries.length)}
        </Button>
      )}
    </section>
  );
}

export function ClientHeading({ title, count }: { title: string; count: number }) {
  return (
    <h3 className="flex items-baseline gap-3 pb-1.5 text-small/[1.45]">
      {title}{" "}
      <span className="font-sans text-caption tracking-normal text-mist tabular-nums">
        {count > 0 ? count : clientWords.none}
      </span>
    </h3>
  );
}
