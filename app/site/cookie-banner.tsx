import { X } from "lucide-react";
import { Link } from "react-router";
import { cookieBanner } from "../../content/cookie-banner.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";

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
      className="cookie-banner"
      suppressHydrationWarning
    >
      <p className="cookie-banner-words">
        {cookieBanner.text}{" "}
        <Link to={cookieBanner.more.to} className="text-link">
          {cookieBanner.more.label}
        </Link>
      </p>
      <div className="cookie-banner-answers">
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
