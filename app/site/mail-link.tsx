import { brand } from "../../content/brand.ts";

type MailLinkProps = { subject?: string; className?: string };

/** The studio's address, which is also the link's text: it can be copied where no mail program opens. */
export function MailLink({ subject, className = "text-link" }: MailLinkProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <a href={`mailto:${brand.email}${query}`} className={className}>
      {brand.email}
    </a>
  );
}
