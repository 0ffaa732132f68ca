import type { ReactNode } from "react";
import { Link, Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import { useHydrationMode } from "../../../../../app/startup/hydration-mode.ts";
import "./app.css";

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
        <link rel="icon" href="data:," />
        <Links />
      </head>
      <body>
        <nav aria-label="Main">
          <Link to="/">Home</Link> <Link to="/second">Second</Link>{" "}
          <Link to="/at-once">At once</Link> <Link to="/nowhere/else">Nowhere</Link>
        </nav>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <h1>Something failed</h1>;
}
