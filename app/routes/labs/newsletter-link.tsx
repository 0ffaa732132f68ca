import { labsTopics } from "../../../content/pages/labs.ts";

export function NewsletterLink() {
  const { href, label } = labsTopics.newsletter;
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link inline-block py-2 text-lead">
      {label} <span aria-hidden="true">↗</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
