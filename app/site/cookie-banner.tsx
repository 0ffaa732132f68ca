import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { cookieBanner } from "../../content/cookie-banner.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";

// The edge at the right belongs to the chat. Where people work, and on low screens, it ends the page.
const frame =
  "fixed inset-x-(--gutter) bottom-0 z-30 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border border-t-2 border-b-0 border-line border-t-amber " +
  "bg-deep px-3 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-label tracking-normal text-mist shadow-lift " +
  "md:grid-cols-[minmax(0,1fr)_auto_auto] md:gap-6 md:p-2 md:pl-5 lg:text-note/[1.4] print:hidden " +
  "in-data-workroom:static in-data-workroom:mx-(--gutter) in-data-workroom:mb-6 in-data-workroom:border-b in-data-workroom:shadow-none low:static low:mx-(--gutter)";
const motion =
  "transition-[translate,opacity] duration-300 ease-camera starting:translate-y-8 starting:opacity-0 data-leaving:translate-y-full data-leaving:opacity-0";

/**
 * In every page, hidden; the inline loader shows it and answers its buttons, with or without the app
 * (app/startup/ask-for-consent.ts), so what it changes here is not React's to correct.
 */
export function CookieBanner() {
  return (
    <section
      hidden
      data-cookie-banner
      data-native
      aria-label={cookieBanner.label}
      className={`${frame} ${motion}`}
      suppressHydrationWarning
    >
      <p className="max-md:col-span-full">
        {cookieBanner.text}{" "}
        <Link to={cookieBanner.more.to} className="text-link whitespace-nowrap">
          {cookieBanner.more.label}
        </Link>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" data-consent="accepted">
          {cookieBanner.accept}
        </Button>
        <Button variant="secondary" data-consent="declined">
          {cookieBanner.decline}
        </Button>
      </div>
      <IconButton data-consent="" label={cookieBanner.close} icon={<X aria-hidden="true" />} />
    </section>
  );
}
