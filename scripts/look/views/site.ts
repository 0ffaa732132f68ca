import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { listRoutes } from "../../list-routes.ts";
import type { View } from "../view.ts";

/** Pages for those signed in, who have lists of their own. */
const isForVisitors = (route: string) => !/^\/(?:dashboard|studio)/.test(route);
const nameRoute = (route: string) => (route === "/" ? "home" : route.slice(1).replaceAll("/", "-"));

/** Every page that is built, and those for what goes wrong. */
export async function listSiteViews(): Promise<View[]> {
  const routes = (await listRoutes()).filter(isForVisitors);
  return [
    ...routes.map((path) => ({ name: `site/${nameRoute(path)}`, path })),
    { name: "site/not-found", path: "/no/such/page" },
    { name: "site/server-error", path: "/500", act: failOnce },
  ];
}

const errorPage = fileURLToPath(new URL("../../../build/client/500/index.html", import.meta.url));

/** What the server sends when it fails, which it has no reason to do here. */
async function failOnce(page: Page) {
  await page.route("**/500", (route) =>
    route.fulfill({ path: errorPage, contentType: "text/html" }),
  );
  await page.goto("/500");
}
