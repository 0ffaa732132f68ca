import { useState } from "react";
import { labsNewsletter } from "../../../content/pages/labs.ts";
import { Button } from "../../ui/button.tsx";
import { NewTabMark } from "../../ui/new-tab-mark.tsx";
import { useConsent } from "../../site/consent/use-consent.ts";

/** Its own origin, which is never ours, so that its form can work; no way to steer this page. */
const permissions = "allow-scripts allow-same-origin allow-forms allow-popups";

/** Nothing is asked of the newsletter before the visitor has opened this, and agreed here or before. */
export function NewsletterPanel({ isRefused }: { isRefused: boolean }) {
  const consent = useConsent();
  const [isAgreed, setAgreed] = useState(false);
  const isShown = !isRefused && (isAgreed || consent?.choice === "accepted");
  return (
    <section id="newsletter-panel" aria-label={labsNewsletter.title} className="mb-14 scroll-mt-24">
      {isShown ? (
        <iframe
          src={labsNewsletter.embed}
          title={labsNewsletter.title}
          sandbox={permissions}
          referrerPolicy="strict-origin-when-cross-origin"
          className="block h-[min(36rem,80svh)] w-full border border-line bg-tide"
        />
      ) : (
        <div className="grid justify-items-start gap-5 border-y border-line bg-linear-to-r/srgb from-deep to-transparent px-[clamp(1.25rem,3vw,3rem)] py-10">
          <p className="text-heading">{labsNewsletter.host}</p>
          <p className="max-w-[52ch] text-mist">
            {isRefused ? labsNewsletter.refused : labsNewsletter.ask}
          </p>
          {!isRefused && <Button onClick={() => setAgreed(true)}>{labsNewsletter.load}</Button>}
        </div>
      )}
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 text-small text-mist">
        {isShown && <span>{labsNewsletter.blank}</span>}
        <a href={labsNewsletter.href} target="_blank" rel="noopener" className="text-link">
          {labsNewsletter.subscribe}
          <NewTabMark />
        </a>
      </p>
    </section>
  );
}
