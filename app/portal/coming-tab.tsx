import { comingTabs } from "../../content/portal.ts";
import { MailLink } from "../components/mail-link.tsx";

export function ComingTab({ tab }: { tab: keyof typeof comingTabs }) {
  const { heading, text } = comingTabs[tab];
  return (
    <section className="portal-coming">
      <h2 className="text-title">{heading}</h2>
      <div>
        <p className="text-lead text-mist">{text}</p>
        <p className="mt-8">
          <MailLink />
        </p>
      </div>
    </section>
  );
}
