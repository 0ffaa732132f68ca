import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureSiteBuilt } from "../../scripts/build-site.ts";
import { waitForHydration } from "./support/app-chunks.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { serveSite } from "./support/serve-site.ts";
import { hydrationAppRoot } from "./support/start-sites.ts";

type Deployment = {
  url: string;
  close: () => Promise<void>;
  /** Builds anew and restarts the server; on a fresh machine nothing of earlier builds is there. */
  deploy: (version: string, machine: "same machine" | "fresh machine") => Promise<void>;
};

const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));

async function startDeployment(directory: string): Promise<Deployment> {
  let site = join(directory, "first/build");
  // The first release is the one that all tests of this app start from.
  await cp(join(hydrationAppRoot, "build"), site, { recursive: true });
  let server = await serveSite(site);

  const release = async (version: string) => {
    // A variable of the build: it ends up in a chunk, and so changes names.
    process.env.STUDIO_EMAIL = `${version}@kinolume.example`;
    await mkdir(dirname(site), { recursive: true });
    const outcome = await ensureSiteBuilt(() => undefined, { root: hydrationAppRoot, site });
    expect(outcome).toBe("built");
    const { port } = server;
    await server.close();
    server = await serveSite(site, port);
  };

  return {
    url: server.url,
    close: () => server.close(),
    deploy: async (version, machine) => {
      if (machine === "fresh machine") site = join(directory, version, "build");
      await release(version);
    },
  };
}

const test = base.extend<{ deployment: Deployment }>({
  ownOrigin: ({ deployment }, use) => use(deployment.url),
  deployment: async ({ browserName }, use) => {
    const directory = await mkdtemp(join(cache, `deploy-${browserName}-`));
    const before = process.env.STUDIO_EMAIL;
    const deployment = await startDeployment(directory);
    await use(deployment);
    await deployment.close();
    if (before === undefined) delete process.env.STUDIO_EMAIL;
    else process.env.STUDIO_EMAIL = before;
    await rm(directory, { recursive: true });
  },
});

test.slow();
// Chunks that are gone: their 404, and React Router saying that it reloads.
test.use({ tolerate: /\.js|route module/ });

test("a page left open across a deploy starts and navigates with the assets it knows @long", async ({
  page,
  deployment,
}) => {
  await page.goto(deployment.url);
  await page.evaluate(() => (document.body.dataset.opened = "before"));
  await deployment.deploy("second", "same machine");

  await page.getByRole("button", { name: "Count" }).click();
  await expect(page.getByRole("status", { name: "Count" })).toHaveText("1");
  await page.getByRole("link", { name: "Second" }).click();
  await expect(page.getByText("Built for nobody")).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-opened", "before");
});

test("a page whose chunks are gone heals by one load @long", async ({
  page,
  browser,
  deployment,
}) => {
  // Routed requests go past the browser's cache, where the idle prefetch has put the old chunks.
  await page.route("**/assets/**", (route) => route.continue());
  await page.goto(deployment.url);
  // In a browser of its own: pages of one context share what they have in memory.
  const elsewhere = await browser.newContext();
  const started = await elsewhere.newPage();
  await started.goto(deployment.url);
  await started.mouse.move(9, 9, { steps: 2 });
  await waitForHydration(started);
  await deployment.deploy("second", "fresh machine");

  let loads = 0;
  page.on("load", () => loads++);
  const healed = page.waitForEvent("load");
  await page.getByRole("button", { name: "Count" }).click();
  await healed;
  await page.getByRole("button", { name: "Count" }).click();
  await expect(page.getByRole("status", { name: "Count" })).toHaveText("1");
  expect(loads).toBe(1);

  const visited: string[] = [];
  started.on("load", () => visited.push(new URL(started.url()).pathname));
  await started.getByRole("link", { name: "Second" }).click();
  await expect(started.getByText("Built for second@kinolume.example")).toBeVisible();
  expect(visited).toEqual(["/second"]);
  await elsewhere.close();
});
