import type { ReactNode } from "react";

type DetailProps = {
  title: string;
  /** What kind of thing it is, over its title. */
  kind?: string;
  /** Where it stands, below its title. */
  state?: ReactNode;
  children: ReactNode;
};

/** What is open beside a list: its head, and its sections below each other. */
export function Detail({ title, kind, state, children }: DetailProps) {
  return (
    <article className="grid gap-7">
      <header className="grid justify-items-start gap-1.5">
        {kind && <p className="text-caption tracking-[0.02em] text-mist">{kind}</p>}
        <h2 className="text-subheading/[1.2] wrap-anywhere">{title}</h2>
        {state}
      </header>
      {children}
    </article>
  );
}

/** Over a section of a `Detail`. */
export function DetailHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h3 id={id} className="mb-3 text-body/[1.45]">
      {children}
    </h3>
  );
}
