import { useState } from "react";
import { cookieControl } from "../../../content/cookie-banner.ts";
import { Button } from "../../ui/button.tsx";
import { useIsHydrated } from "../../startup/use-is-hydrated.ts";
import { changeConsent, type Consent, type ConsentChoice } from "./consent.ts";
import { useConsent } from "./use-consent.ts";

/** The cookie page's control: what was chosen, when, and both answers within the same reach. */
export function CookieControl() {
  const consent = useConsent();
  const isHydrated = useIsHydrated();
  const [isDenied, setDenied] = useState(false);
  const choose = (choice: ConsentChoice) => setDenied(!changeConsent(choice));
  return (
    <section aria-labelledby="cookie-control" className="border-t border-line bg-deep">
      <div className="page-gutter grid items-end gap-x-8 gap-y-8 py-14 md:grid-cols-12 md:py-20">
        <div className="md:col-span-7">
          <h2 id="cookie-control" className="text-heading lg:font-stretch-125%">
            {cookieControl.heading}
          </h2>
          <output className="mt-4 block min-h-[2lh] max-w-[44ch] text-lead text-mist">
            {isHydrated ? describe(consent, isDenied) : cookieControl.kept}
          </output>
          <noscript>
            <p className="text-mist">{cookieControl.withoutScripts}</p>
          </noscript>
        </div>
        <div className="flex flex-wrap gap-4 md:col-span-5 md:justify-end noscript:hidden">
          <Button
            variant="secondary"
            size="large"
            aria-pressed={consent?.choice === "accepted"}
            onClick={() => choose("accepted")}
          >
            {cookieControl.accept}
          </Button>
          <Button
            variant="secondary"
            size="large"
            aria-pressed={consent?.choice === "declined"}
            onClick={() => choose("declined")}
          >
            {cookieControl.decline}
          </Button>
        </div>
      </div>
    </section>
  );
}

function describe(consent: Consent | undefined, isDenied: boolean): string {
  if (isDenied) return cookieControl.denied;
  if (!consent) return cookieControl.notYet;
  const date = consent.date?.toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
  return cookieControl[consent.choice](date ? cookieControl.onDate(date) : "");
}
