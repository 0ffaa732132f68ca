import type { ReactNode } from "react";

type WorkProps = {
  titleId: string;
  title: string;
  /** Quiet buttons beside the title. */
  actions: ReactNode;
  /** Whose it is, and where it stands. */
  facts: ReactNode;
  /** The ways on from there. */
  moves: ReactNode;
  children: ReactNode;
};

/** One piece of work, a project or a campaign, open beside its list. */
export function Work({ titleId, title, actions, facts, moves, children }: WorkProps) {
  return (
    <article className="grid grid-cols-1 gap-8 pt-1" aria-labelledby={titleId}>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3">
        <h2 id={titleId} className="text-heading/[1.15] font-stretch-122%">
          {title}
        </h2>
        <div className="flex flex-wrap gap-x-5 max-md:col-span-full">{actions}</div>
        <p className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-1.5">{facts}</p>
        {moves}
      </header>
      {children}
    </article>
  );
}

/** The buttons that lead a piece of work on to its next state. */
export function WorkMoves({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-2">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

/** Over a section of a piece of work. */
export function WorkHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3
      id={id}
      className="mb-2 font-sans text-caption font-normal tracking-[0.02em] text-amber font-stretch-100%"
    >
      {children}
    </h3>
  );
}

/** What was written about it, with its lines as they were. */
export function WorkText({ children }: { children: ReactNode }) {
  return <p className="max-w-prose wrap-anywhere whitespace-pre-line">{children}</p>;
}
