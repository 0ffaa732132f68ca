import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import type { ReactNode } from "react";
import displayFont from "./styles/fonts/display.woff2?url";
import textFont from "./styles/fonts/text.woff2?url";
import { useHydrationMode } from "./hydration-mode.ts";
import { ChatWidget } from "./chat/chat-widget.tsx";
import { CookieBanner } from "./components/cookie-banner.tsx";
import { RouteChange } from "./components/route-change.tsx";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import { Toasts } from "./components/toasts.tsx";
import { SkipLink } from "./components/skip-link.tsx";
import { MailLinkLanding } from "./session/mail-link-landing.tsx";
import "./styles/app.css";

export { ErrorPage as ErrorBoundary } from "./components/error-page.tsx";

export const links = () => [
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const isNotFound = useMatches().some(({ id }) => id === "routes/not-found");
  return (
    <html
      lang="en-GB"
      data-hydrate={useHydrationMode()}
      data-page={isNotFound ? "not-found" : undefined}
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
        <ChatWidget />
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
