import { type ReactNode, useId } from "react";

type AccountPartProps = {
  heading: string;
  text: string;
  /** In the margin, below the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One chapter of the page: what it is about in the margin, what can be done beside it. */
export function AccountPart({ heading, text, aside, children }: AccountPartProps) {
  const id = useId();
  return (
    <section className="profile-part" aria-labelledby={id}>
      <header className="profile-margin">
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
        {aside}
      </header>
      <div className="profile-body">{children}</div>
    </section>
  );
}
