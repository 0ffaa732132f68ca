import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import type { ReactNode } from "react";
import { serverError } from "../content/server-error.ts";
import displayFont from "./styles/fonts/display.woff2?url";
import textFont from "./styles/fonts/text.woff2?url";
import { useHydrationMode } from "./startup/hydration-mode.ts";
import { AssistantWidget } from "./features/assistant/assistant-widget.tsx";
import { CookieBanner } from "./site/cookie-banner.tsx";
import { RouteChange } from "./site/route-change.tsx";
import { SiteFooter } from "./site/site-footer.tsx";
import { SiteHeader } from "./site/site-header.tsx";
import { Toasts } from "./site/toasts.tsx";
import { SkipLink } from "./site/skip-link.tsx";
import { useIsWorkroom } from "./startup/workroom.ts";
import { MailLinkLanding } from "./session/mail-link-landing.tsx";
import "./styles/app.css";

export { ErrorPage as ErrorBoundary } from "./site/error-page.tsx";

export const links = () => [
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Every page replaces this with its own; it stands where there is none: when a page breaks. */
export const meta = () => [{ title: serverError.title }, { name: "robots", content: "noindex" }];

export function Layout({ children }: { children: ReactNode }) {
  const isWorkroom = useIsWorkroom();
  const isNotFound = useMatches().some(({ id }) => id === "routes/not-found");
  return (
    <html
      lang="en-GB"
      data-hydrate={useHydrationMode()}
      data-page={isNotFound ? "not-found" : undefined}
      data-workroom={isWorkroom || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <SiteHeader />
        {children}
        <SiteFooter />
        <CookieBanner />
        {!isWorkroom && <AssistantWidget />}
        <RouteChange />
        <Toasts />
        <MailLinkLanding />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
