import { Fragment } from "react";
import { brand } from "../../content/brand.ts";
import { MailLink } from "./mail-link.tsx";

/** The studio's address is a link wherever it stands. */
export function LegalParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => {
    const [before, ...after] = paragraph.split(brand.email);
    return (
      <p key={paragraph} className="max-w-prose text-mist">
        {before}
        {after.map((words) => (
          <Fragment key={words}>
            <MailLink />
            {words}
          </Fragment>
        ))}
      </p>
    );
  });
}
