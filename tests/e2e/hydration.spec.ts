import type { Page } from "@playwright/test";
import { holdApp, isHydrated, loseApp, slowDown, waitForHydration } from "./support/app-chunks.ts";
import { expect, hydrationAppUrl, test } from "./support/fixtures.ts";

const count = (page: Page) => page.getByRole("status", { name: "Count" });
const countButton = (page: Page) => page.getByRole("button", { name: "Count" });
const state = (page: Page) => page.getByRole("status", { name: "State" });

/** Which scripts came how: "link" is fetched and not run. */
const scriptInitiators = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ initiatorType }) => initiatorType),
  );

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  return () => documents;
}

test.describe("before a person shows up", () => {
  for (const path of ["/", "/about", "/contact"])
    test(`${path} runs the inline loader only, and fetches the app when idle`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => scriptInitiators(page)).not.toHaveLength(0);
      expect(new Set(await scriptInitiators(page))).toEqual(new Set(["link"]));
      expect(await page.evaluate(() => "__reactRouterContext" in window)).toBe(false);
      expect(await page.locator("link[rel=modulepreload]").count()).toBe(0);
      expect(await isHydrated(page)).toBe(false);
    });

  test("what was fetched when idle is not fetched again", async ({ page }) => {
    await page.goto(hydrationAppUrl);
    await page.waitForFunction(() => {
      const chunks = document.querySelectorAll("link[rel=prefetch]").length;
      const entries = performance.getEntriesByType("resource");
      return chunks > 0 && entries.filter(({ name }) => name.endsWith(".js")).length === chunks;
    });
    await page.mouse.move(9, 9);
    await waitForHydration(page);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, transferSize }) => name.endsWith(".js") && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(fetched).toEqual([...new Set(fetched)]);
    expect(fetched).not.toEqual([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }])
    test(`nothing is fetched with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
      }, connection);
      await page.goto("/");
      // Whatever was asked for when idle has been asked for by the idle moment after it.
      await page.evaluate(
        () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
      );
      expect(await page.locator("link[rel=prefetch]").count()).toBe(0);
      expect(await scriptInitiators(page)).toEqual([]);
    });
});

test.describe("the app starts", () => {
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    "a pointer moving": (page) => page.mouse.move(200, 200),
    "a pointer pressed": (page) => page.dispatchEvent("h1", "pointerdown"),
    "a touch": (page) => page.dispatchEvent("h1", "touchstart"),
    "a key": (page) => page.keyboard.press("Shift"),
    focus: (page) => page.getByRole("link", { name: "Second" }).focus(),
    scrolling: (page) => page.evaluate(() => scrollTo(0, 300)),
  };
  for (const [sign, act] of Object.entries(signs))
    test(`at ${sign}`, async ({ page }) => {
      await page.goto(hydrationAppUrl);
      expect(await isHydrated(page)).toBe(false);
      await act(page);
      await waitForHydration(page);
      await countButton(page).click();
      await expect(count(page)).toHaveText("1");
    });

  for (const address of [
    "/#access_token=a.b.c&type=signup",
    "/?code=1234",
    "/?error=access_denied&error_code=403",
    "/#type=recovery",
  ])
    test(`at once at ${address}`, async ({ page }) => {
      await page.goto(address);
      await waitForHydration(page);
    });

  test("not at an address that merely looks alike", async ({ page }) => {
    await page.goto("/?postcode=E1&utm_source=error");
    await expect.poll(() => scriptInitiators(page)).not.toHaveLength(0);
    expect(await isHydrated(page)).toBe(false);
  });

  test("at once on a route that asks for it, with its text revealed", async ({ page }) => {
    await page.goto(`${hydrationAppUrl}/at-once`);
    await waitForHydration(page);
    await expect(page.getByText("Revealed here too")).toHaveCSS("opacity", "1");
    await countButton(page).click();
    await expect(count(page)).toHaveText("1");
  });

  for (const path of ["/labs", "/auth", "/dashboard", "/studio", "/verify"])
    test(`at once at ${path}`, async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
    });
});

test.describe("the first action", () => {
  test("is marked at once, and done once when the app is there", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await countButton(page).click();
    await expect(countButton(page)).toHaveAttribute("data-pending", "");
    await countButton(page).click();
    await page.getByRole("button", { name: "Send" }).focus();
    await expect(count(page)).toHaveText("0");
    await release();
    await expect(count(page)).toHaveText("1");
    await expect(countButton(page)).not.toHaveAttribute("data-pending");
    // Had anything been done twice, this would not be the second.
    await countButton(page).click();
    await expect(count(page)).toHaveText("2");
  });

  test("is done once however it falls into the start of the app", async ({ page }) => {
    test.slow();
    await slowDown(page);
    for (let delay = 0; delay <= 720; delay += 80)
      await test.step(`clicked after ${delay} ms`, async () => {
        await page.goto(hydrationAppUrl);
        await page.evaluate((wait) => {
          dispatchEvent(new Event("keydown"));
          setTimeout(() => document.querySelector<HTMLElement>("button span")?.click(), wait);
        }, delay);
        await expect(count(page)).toHaveText("1", { timeout: 15_000 });
        await waitForHydration(page);
        await countButton(page).click();
        await expect(count(page)).toHaveText("2");
      });
  });

  test("can be a key, and keeps the focus where it was", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await countButton(page).focus();
    await page.keyboard.press("Enter");
    await release();
    await expect(count(page)).toHaveText("1");
    await expect(countButton(page)).toBeFocused();
  });

  test("reaches controls that act on the press", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await page.getByRole("tab", { name: "Other tab" }).click();
    await release();
    await expect(page.getByText("Other panel")).toBeVisible();
  });

  test("can be a submit, sent once with what was typed", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await page.getByLabel("Name").fill("Ann");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Send" })).toHaveAttribute("data-pending", "");
    await release();
    await expect(page.getByRole("status", { name: "Sent" })).toHaveText("1");
    await expect(state(page)).toContainText('"name":"Ann"');
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status", { name: "Sent" })).toHaveText("2");
  });

  test("on a link is the browser's, and navigates once", async ({ page }) => {
    await holdApp(page);
    await page.goto(hydrationAppUrl);
    const navigations: string[] = [];
    page.on("framenavigated", (frame) => navigations.push(new URL(frame.url()).pathname));
    await page.getByRole("link", { name: "Second" }).click();
    await expect(page.getByRole("heading", { name: "Second" })).toBeVisible();
    expect(navigations).toEqual(["/second"]);
  });
});

test.describe("when the app cannot load", () => {
  test.use({ tolerate: /entry\.client|broken app|second\.data/ });

  for (const how of ["missing", "offline"] as const)
    test(`a form posts by itself (${how})`, async ({ page }) => {
      await loseApp(page, how);
      await page.route("**/echo", (route) =>
        route.fulfill({ contentType: "text/plain", body: route.request().postData() ?? "" }),
      );
      await page.goto(hydrationAppUrl);
      await page.getByLabel("Name").fill("Ann");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.locator("body")).toContainText("name=Ann&message=Hello");
      expect(new URL(page.url()).pathname).toBe("/echo");
    });

  test("a page that starts at once reloads once as well", async ({ page }) => {
    await loseApp(page, "missing");
    const documents = countDocuments(page);
    await page.goto(`${hydrationAppUrl}/at-once`);
    await expect.poll(documents).toBe(2);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    expect(documents()).toBe(3);
  });

  test("data that is gone is found in the document", async ({ page }) => {
    await page.route("**/second.data*", (route) => route.fulfill({ status: 404 }));
    await page.goto(hydrationAppUrl);
    await page.mouse.move(9, 9);
    await waitForHydration(page);
    await page.getByRole("link", { name: "Second" }).click();
    await expect(page.getByText("Second line")).toBeVisible();
    await expect(page).toHaveURL(`${hydrationAppUrl}/second`);
  });

  test("a crash at its start gives the controls back to the browser", async ({ page }) => {
    await loseApp(page, "broken");
    await page.route("**/echo", (route) => route.fulfill({ body: "Received" }));
    await page.goto(hydrationAppUrl);
    await page.getByLabel("Name").fill("Ann");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.locator("body")).toContainText("Received");
  });

  test("it reloads once, then leaves the page to the browser", async ({ page }) => {
    await loseApp(page, "missing");
    const documents = countDocuments(page);
    await page.goto(hydrationAppUrl);
    const reload = page.waitForEvent("load");
    await countButton(page).click();
    await reload;
    await countButton(page).click();
    await expect(countButton(page)).not.toHaveAttribute("data-pending");
    await page.getByText("Open popover").click();
    await expect(page.getByText("Popover text")).toBeVisible();
    expect(documents()).toBe(2);
  });
});

test.describe("what was entered before the app was there", () => {
  test("reaches the app's state, and the caret stays", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await page.getByLabel("Message").fill("Hello there");
    await page.getByLabel("Agreed").check();
    await page.getByLabel("Size").selectOption("large");
    await page.getByLabel("Plan two").check();
    await page.getByLabel("Name").pressSequentially("An");
    await page.keyboard.press("ArrowLeft");
    await release();
    await page.keyboard.press("l");
    await expect(page.getByLabel("Name")).toHaveValue("Aln");
    await expect(state(page)).toHaveText(
      JSON.stringify({
        name: "Aln",
        message: "Hello there",
        agreed: true,
        size: "large",
        plan: "two",
      }),
    );
    await expect(page.getByLabel("Agreed")).toBeChecked();
    await expect(page.getByLabel("Plan two")).toBeChecked();
    await expect(page.getByLabel("Size")).toHaveValue("large");
  });

  test("survives typing right through the start on a slow phone", async ({ page }) => {
    await slowDown(page);
    await page.goto(hydrationAppUrl);
    const text = "A longer name, typed while the app arrives, letter by letter";
    await page.getByLabel("Name").pressSequentially(text, { delay: 25 });
    await waitForHydration(page);
    await expect(page.getByLabel("Name")).toHaveValue(text);
    await expect(state(page)).toContainText(text);
  });
});

test.describe("what the browser does by itself", () => {
  test("works before the app is there", async ({ page }) => {
    await holdApp(page);
    await page.goto(hydrationAppUrl);
    await page.getByRole("button", { name: "Open popover" }).click();
    await expect(page.getByText("Popover text")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByText("Open details").click();
    await expect(page.getByText("Details text")).toBeVisible();
    await page.getByRole("button", { name: "Open dialog" }).click();
    await page.getByRole("button", { name: "Close dialog" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await page.locator("[data-pending]").count()).toBe(0);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "before hydration" : "without scripts", () => {
      test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });

      test("the menu opens and leads on", async ({ page }) => {
        if (javaScriptEnabled) await holdApp(page);
        await page.goto("/");
        const link = page.getByRole("navigation", { name: "Main" }).getByText("Services");
        await expect(link).toBeHidden();
        await page.getByRole("button", { name: "Menu" }).click();
        await link.click();
        await expect(page).toHaveURL("/services");
      });
    });
});

test.describe("text that fades in", () => {
  test("waits until it is seen", async ({ page }) => {
    await page.goto(hydrationAppUrl);
    const text = page.getByText("Far down");
    await expect(text).toHaveCSS("opacity", "0");
    await text.scrollIntoViewIfNeeded();
    await expect(text).toHaveCSS("opacity", "1");
  });

  test("is also seen on pages the router brings", async ({ page }) => {
    await page.goto(hydrationAppUrl);
    await page.mouse.move(9, 9);
    await waitForHydration(page);
    await page.getByRole("link", { name: "Second" }).click();
    await expect(page.getByText("Second line")).toHaveCSS("opacity", "1");
    expect(await isHydrated(page)).toBe(true);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("is simply there", async ({ page }) => {
      await page.goto(hydrationAppUrl);
      await expect(page.getByText("Far down")).toHaveCSS("opacity", "1");
    });
  });

  test.describe("under reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("is simply there", async ({ page }) => {
      await page.goto(hydrationAppUrl);
      await expect(page.getByText("Far down")).toHaveCSS("opacity", "1");
      expect(await page.locator("html[data-motion]").count()).toBe(0);
    });
  });
});

test.describe("an unknown path", () => {
  test.use({ tolerate: /404/ });

  test("is logged once on load and hydrates in place", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    const answer = await page.goto(`${hydrationAppUrl}/no/such?page=1`);
    expect(answer?.status()).toBe(404);
    await countButton(page).click();
    await expect(count(page)).toHaveText("1");
    expect(warnings).toEqual(["Unknown path: /no/such"]);
    expect(page.url()).toBe(`${hydrationAppUrl}/no/such?page=1`);

    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    await page.getByRole("link", { name: "Nowhere" }).click();
    await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
    await expect
      .poll(() => warnings)
      .toEqual(["Unknown path: /no/such", "Unknown path: /nowhere/else"]);
  });

  test("is logged by the product too", async ({ page }) => {
    const warning = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.goto("/no/such");
    expect((await warning).text()).toBe("Unknown path: /no/such");
  });
});

test.describe("the content security policy", () => {
  test.use({ tolerate: /Content Security Policy/ });

  test("lets no other inline script run", async ({ page }) => {
    await page.goto("/");
    const violated = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener("securitypolicyviolation", (event) =>
            resolve(event.effectiveDirective),
          );
          const script = document.createElement("script");
          script.text = "document.title = 'Taken over'";
          document.body.append(script);
        }),
    );
    expect(violated).toBe("script-src-elem");
    await expect(page).not.toHaveTitle("Taken over");
  });
});
