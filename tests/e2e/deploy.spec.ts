import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureSiteBuilt } from "../../scripts/build-site.ts";
import type { SiteManifest } from "../../scripts/build-steps/site-manifest.ts";
import { waitForHydration } from "./support/app-chunks.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { serveBuild, type RunningSite } from "./support/serve-build.ts";
import { hydrationAppRoot } from "./support/start-sites.ts";

type Deployment = RunningSite & {
  /** Puts a new build in place of the running one. */
  deploy: (version: string) => Promise<void>;
  /** Takes away what earlier builds left. */
  forgetEarlierAssets: () => Promise<void>;
};

const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));

async function readAssets(site: string): Promise<string[]> {
  const { files }: SiteManifest = JSON.parse(await readFile(join(site, "site.json"), "utf8"));
  return Object.values(files)
    .map(({ file }) => file)
    .filter((file) => file.startsWith("assets/"));
}

async function startDeployment(directory: string): Promise<Deployment> {
  const site = join(directory, "build");
  const deploy = async (version: string) => {
    // A variable of the build: it ends up in a chunk, and so changes names.
    process.env.STUDIO_EMAIL = `${version}@kinolume.example`;
    const outcome = await ensureSiteBuilt(() => undefined, { root: hydrationAppRoot, site });
    expect(outcome).toBe("built");
  };
  const forgetEarlierAssets = async () => {
    const [latest] = JSON.parse(await readFile(join(site, "assets.json"), "utf8"));
    const own = new Set(latest.files.map((file: string) => `assets/${file}`));
    const stale = (await readAssets(site)).filter((file) => !own.has(file));
    expect(stale).not.toEqual([]);
    await Promise.all(
      stale.flatMap((file) =>
        ["", ".br", ".gz"].map((suffix) =>
          rm(join(site, "client", file + suffix), { force: true }),
        ),
      ),
    );
  };
  await deploy("first");
  return { ...(await serveBuild(site)), deploy, forgetEarlierAssets };
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

test("a page left open across a deploy starts and navigates with the assets it knows", async ({
  page,
  deployment,
}) => {
  await page.goto(deployment.url);
  await page.evaluate(() => (document.body.dataset.opened = "before"));
  await deployment.deploy("second");

  await page.getByRole("button", { name: "Count" }).click();
  await expect(page.getByRole("status", { name: "Count" })).toHaveText("1");
  await page.getByRole("link", { name: "Second" }).click();
  await expect(page.getByText("Built for first@kinolume.example")).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-opened", "before");
});

test("a page whose chunks are gone heals by one load", async ({ page, context, deployment }) => {
  // Routed requests go past the browser's cache, where the idle prefetch has put the old chunks.
  await page.route("**/assets/**", (route) => route.continue());
  await page.goto(deployment.url);
  const started = await context.newPage();
  await started.goto(deployment.url);
  await started.mouse.move(9, 9);
  await waitForHydration(started);
  await deployment.deploy("second");
  await deployment.forgetEarlierAssets();

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
});
