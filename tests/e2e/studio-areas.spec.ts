import type { Page } from "@playwright/test";
import { expect } from "./support/portal-test.ts";
import { test } from "./support/delivery-test.ts";
import { expectArea, openStudio, rail, studioAreas } from "./support/studio-test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

type Looks = Record<string, string[]>;

/**
 * How everything in the open area looks, by its place in the tree and what marks it there. Rows come and go while other
 * tests work, and words differ in length: neither changes what stands here.
 */
function readLooks(page: Page): Promise<Looks> {
  return page.locator("#main").evaluate((main) => {
    const looks: Record<string, string[]> = {};
    const name = (element: Element) =>
      [
        element.localName,
        ...element.classList,
        ...Array.from(element.attributes)
          .filter((each) => /^(?:data|aria)-/.test(each.name))
          .map((each) => (each.name === "data-variant" ? `data-variant=${each.value}` : each.name)),
      ].join(".");
    const visit = (element: Element, path: string) => {
      if (!element.checkVisibility()) return;
      const style = getComputedStyle(element);
      const columns = style.gridTemplateColumns.split(" ").length;
      const look = [
        style.display,
        style.position,
        style.float,
        `${columns} columns`,
        style.justifyItems,
        style.gap,
        style.padding,
        style.marginBlock,
        style.borderWidth,
        style.borderStyle,
        style.color,
        style.font,
        style.textAlign,
        style.textTransform,
        style.whiteSpace,
      ].join(" | ");
      looks[path] = [...new Set([...(looks[path] ?? []), look])];
      for (const child of element.children) visit(child, `${path} > ${name(child)}`);
    };
    visit(main, "main");
    return looks;
  });
}

async function settle(page: Page) {
  await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
  await expect(page.locator("#main [aria-busy=true]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}

test("every area has its address, and looks the same however one came to it @long", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await openStudio(page, { request });
  const links = rail(page).getByRole("link");
  await expect(links).toHaveCount(studioAreas.length);

  const direct = new Map<string, Looks>();
  for (const [area, label] of studioAreas) {
    const answer = await page.goto(`/studio/${area}`);
    expect(answer?.status()).toBe(200);
    await expectArea(page, area, label);
    await settle(page);
    direct.set(area, await readLooks(page));
  }

  // Through all of them from the last one, and back with the styles of all of them there.
  for (const [area, label] of [...studioAreas, ...studioAreas.toReversed()]) {
    await rail(page).locator(`[href="/studio/${area}"]`).click();
    await expectArea(page, area, label);
    await settle(page);
    const there = direct.get(area) ?? {};
    for (const [path, looks] of Object.entries(await readLooks(page))) {
      const otherwise = looks.filter((look) => !(there[path] ?? looks).includes(look));
      expect.soft(otherwise, `${area}: ${path}`).toEqual([]);
    }
  }
});
