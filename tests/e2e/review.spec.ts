import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fillSignIn, haveSession, letTokenExpire, toastWith } from "./support/account-test.ts";
import { banner } from "./support/cookie-banner.ts";
import { findViolations } from "./support/find-violations.ts";
import { openDashboard } from "./support/portal-test.ts";
import { expect, films, frameOf, readBarcode, settle, test } from "./support/review-test.ts";

const barcode = join(films, "barcode-25.mp4");
const picture = join(import.meta.dirname, "../../supabase/seed/files/breakfast-advert.png");
const paper = join(import.meta.dirname, "../../supabase/seed/files/announcement.pdf");
const sound = join(import.meta.dirname, "../support/media/sound.wav");

const stage = (page: Page) => page.locator("[data-stage]");
const field = (page: Page) => page.getByLabel("Your comment");
const list = (page: Page) => page.locator("[data-comment-list]").getByRole("list").first();
const said = (page: Page, words: string) =>
  list(page).getByRole("listitem").filter({ hasText: words });

async function whenShown(page: Page, frame: number) {
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", String(frame));
  await settle(page);
}

/** From one place of the picture to another, with whatever tool is in hand. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const box = await page.locator("[data-drawing]").boundingBox();
  if (!box) throw new Error("There is nothing to draw on.");
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await page.mouse.move(...at(to));
  await page.mouse.up();
}

test.describe("a review", () => {
  test.use({ tolerate: /ERR_INTERNET_DISCONNECTED|ERR_ABORTED|WebSocket/ });
  test("goes back and forth between the client and the studio, live, and ends with an approval", async ({
    page,
    context,
    request,
    client,
    staff,
    studioPage,
    handOver,
  }) => {
    test.setTimeout(180_000);
    const reviewed = await handOver(barcode);
    const address = `/review?d=${reviewed.deliverable}`;
    await haveSession(studioPage, request, staff);
    const sent: string[] = [];
    studioPage.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => sent.push(String(payload))),
    );
    await studioPage.goto(address);

    await test.step("the deliverable leads there, and the address to a frame", async () => {
      await openDashboard(page, {
        request,
        account: client,
        search: `?tab=projects&project=${reviewed.project}&deliverable=${reviewed.deliverable}`,
      });
      const link = page.getByRole("link", { name: "Open the review" });
      const below = () =>
        link.evaluate((element) => {
          const dialog = element.closest("dialog")?.getBoundingClientRect().top ?? 0;
          return Math.round(element.getBoundingClientRect().top - dialog);
        });
      const placed = await below();
      const film = page.getByRole("dialog").locator("video");
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.videoWidth))
        .not.toBe(0);
      // A film that has come does not push away what somebody is about to press.
      expect(await below()).toBe(placed);
      await link.click();
      await expect(page).toHaveURL(/\/review\?d=/);
      await page.goto(`${address}&v=1&f=100`);
      await whenShown(page, 100);
      expect(await readBarcode(page)).toBe(100);
      await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", "00:00:04:00");
      expect(await findViolations(page, "main")).toEqual([]);
    });

    await test.step("keys move it, only while the player has the focus", async () => {
      await stage(page).focus();
      await page.keyboard.press("ArrowRight");
      await whenShown(page, 101);
      await page.keyboard.press("Shift+ArrowLeft");
      await whenShown(page, 91);
      await page.keyboard.press("g");
      await page.keyboard.type("200");
      await page.keyboard.press("Enter");
      await whenShown(page, 50);
      await expect(stage(page)).toBeFocused();
      await page.keyboard.press("l");
      await expect.poll(() => frameOf(page)).toBeGreaterThan(52);
      await page.keyboard.press("k");
      await settle(page);
      expect(await readBarcode(page)).toBe(await frameOf(page));
      await page.keyboard.press("?");
      const help = page.getByRole("dialog", { name: "Keys" });
      await expect(help).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(help).toBeHidden();
      await field(page).focus();
      await page.keyboard.type("jkl");
      await expect(field(page)).toHaveValue("jkl");
      await field(page).fill("");
    });

    await test.step("the client draws on a frame and says why; the studio sees it come", async () => {
      await page.getByLabel("Go to a timecode").fill("00:00:08:00");
      await page.keyboard.press("Enter");
      await whenShown(page, 200);
      await stage(page).focus();
      await page.keyboard.press("d");
      await page.getByRole("button", { name: "Arrow" }).click();
      await drag(page, [0.2, 0.2], [0.6, 0.7]);
      await page.getByRole("button", { name: "Mark a part of the picture" }).click();
      await drag(page, [0.5, 0.5], [0.8, 0.9]);
      await page.getByRole("button", { name: "Done" }).click();
      await field(page).fill("Warmer here, please.");
      await page.keyboard.press("Enter");
      await expect(said(page, "Warmer here").getByText("#1")).toBeVisible();
      await expect(said(studioPage, "Warmer here")).toBeVisible();
      // It was asked what came since the page read, and did not read all of it again.
      expect(sent.find((frame) => frame.includes("review_comments"))).toContain('"heard":');
      await said(studioPage, "Warmer here").getByRole("button", { name: /Go to/ }).click();
      await whenShown(studioPage, 200);
      await expect(studioPage.locator("[data-drawing] line")).toHaveCount(2);
      await expect(studioPage.locator("[data-drawing] path")).toHaveCount(1);
      expect(await findViolations(studioPage, "main")).toEqual([]);
    });

    await test.step("the studio answers, and speaks among itself", async () => {
      await studioPage.getByLabel("Your answer").fill("By a stop.");
      await studioPage.keyboard.press("Enter");
      await expect(said(page, "By a stop.")).toBeVisible();
      await studioPage.getByLabel("Internal", { exact: true }).check();
      await field(studioPage).fill("Check the grain.");
      await studioPage.keyboard.press("Enter");
      await expect(said(studioPage, "Check the grain.").getByText("Internal")).toBeVisible();
      await studioPage.getByLabel("Internal", { exact: true }).uncheck();
    });

    await test.step("a range, and words that are changed", async () => {
      await stage(page).focus();
      await page.keyboard.press("Home");
      await whenShown(page, 0);
      await page.keyboard.press("i");
      await page.keyboard.press("Shift+ArrowRight");
      await whenShown(page, 10);
      await page.keyboard.press("o");
      await page.keyboard.press("c");
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("Shorter.");
      await page.keyboard.press("Enter");
      const range = said(page, "Shorter.");
      await range.getByRole("button", { name: "Go to 00:00:00:00 – 00:00:00:10" }).click();
      const edit = range.getByRole("button", { name: "Edit" });
      await edit.press("Enter");
      await expect(page.getByLabel("New wording")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(edit).toBeFocused();
      await page.keyboard.press("Enter");
      await page.getByLabel("New wording").fill("Half as long.");
      await page.keyboard.press("Control+Enter");
      await expect(said(studioPage, "Half as long.")).toBeVisible();
      await said(studioPage, "Half as long.").getByText("Edited").click();
      await expect(said(studioPage, "Half as long.").getByText("Shorter.")).toBeVisible();
    });

    await test.step("keys lead from comment to comment", async () => {
      await stage(page).focus();
      await page.keyboard.press("End");
      await page.keyboard.press("[");
      await whenShown(page, 200);
      await page.keyboard.press("[");
      await whenShown(page, 0);
      await page.keyboard.press("]");
      await whenShown(page, 200);
      await page.keyboard.press("[");
      await whenShown(page, 0);
    });

    await test.step("it is resolved, and opened again", async () => {
      const chosen = said(studioPage, "Warmer here");
      await chosen.getByRole("button", { name: /Go to/ }).click();
      await stage(studioPage).focus();
      await studioPage.keyboard.press("r");
      await expect(chosen.getByText("Resolved", { exact: true })).toBeVisible();
      await expect(said(page, "Warmer here")).toBeHidden();
      await page.getByRole("button", { name: /^Resolved/ }).click();
      await said(page, "Warmer here").getByRole("button", { name: /Go to/ }).click();
      await said(page, "Warmer here").getByRole("button", { name: "Open again" }).click();
      await page.getByRole("button", { name: /^Open/ }).first().click();
      await expect(chosen.getByText("Resolved", { exact: true })).toBeHidden();
    });

    await test.step("what is written without a connection arrives, once", async () => {
      await context.setOffline(true);
      await field(page).fill("From the train.");
      await page.keyboard.press("Enter");
      await expect(said(page, "From the train.")).toContainText("Goes when you are online");
      await context.setOffline(false);
      await expect(said(studioPage, "From the train.")).toHaveCount(1);
      await expect(said(page, "From the train.").getByText(/^#\d/)).toBeVisible();
    });

    await test.step("a link leads to what was said", async () => {
      const id = await said(studioPage, "Warmer here").locator("article").getAttribute("id");
      await studioPage.goto(`${address}&c=${id?.replace("comment-", "")}`);
      await whenShown(studioPage, 200);
      await expect(studioPage.getByLabel("Your answer")).toBeVisible();
    });

    await test.step("changes that are asked for leave no form behind, as if nothing had been sent", async () => {
      await page.getByRole("button", { name: "Your decision" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Request changes" }).click();
      await expect(toastWith(page, "Changes requested.")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await test.step("an approval asks about what is open, and ends new comments", async () => {
      const decide = page.getByRole("button", { name: "Your decision" });
      const placed = await decide.boundingBox();
      await decide.click();
      // A room has no scrollbar whose place would have to be kept.
      expect(await decide.boundingBox()).toEqual(placed);
      await page.getByRole("dialog").getByRole("button", { name: "Approve" }).first().click();
      const question = page.getByRole("dialog", { name: "Approve version 1?" });
      await expect(question).toContainText("3 comments are open. Approve all the same?");
      expect(await findViolations(page, "main")).toEqual([]);
      await question.getByRole("button", { name: "Approve" }).click();
      await expect(toastWith(page, "Approved. Thank you.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Take it back" })).toBeVisible();
      const decision = page.getByRole("dialog");
      await expect(decision.getByText(/approved this version/)).toBeVisible();
      await expect(decision.getByText(/The client approved/)).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(
        page.getByText("This is approved: what was said can be answered."),
      ).toBeVisible();
      await expect(field(studioPage)).toBeHidden();
      await expect(studioPage.getByLabel("Your answer")).toBeVisible();
    });
  });
});

test("ten thousand comments are as many rows as fit the screen @long", async ({
  page,
  request,
  client,
  staff,
  studioPage,
  handOver,
  sayMuch,
}) => {
  test.setTimeout(90_000);
  const reviewed = await handOver(barcode);
  await sayMuch(reviewed, 10_000);
  await haveSession(page, request, client);
  await page.goto(`/review?d=${reviewed.deliverable}&f=3`);
  await expect(page.getByRole("button", { name: "All 10000" })).toBeVisible();
  const rows = list(page).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(60);
  const frame = page.locator("[data-comment-list]");
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight / 2));
  await expect(
    list(page)
      .getByText(/^Comment \d+$/)
      .first(),
  ).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(60);

  await test.step("the place for an answer comes into sight with what was chosen", async () => {
    const lowest = await frame.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      const shown = [...element.querySelectorAll("article")];
      return shown.findLast((article) => article.getBoundingClientRect().bottom <= bottom)?.id;
    });
    await page
      .locator(`[id="${lowest}"]`)
      .getByRole("button", { name: /^Go to/ })
      .click();
    await expect(page.getByLabel("Your answer")).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator(`[id="${lowest}"]`)).toBeInViewport({ ratio: 0.99 });
  });
  expect(await page.locator("[data-marks] rect").count()).toBeLessThan(500);

  await test.step("and the studio has the first of them to work through", async () => {
    await haveSession(studioPage, request, staff);
    await studioPage.goto(`/studio/projects?project=${reviewed.project}`);
    const comments = studioPage.getByRole("region", { name: "Comments" });
    await expect(comments.getByRole("listitem", { name: /^#\d+$/ })).toHaveCount(200);
  });
});

test("on a phone the picture stays, a finger draws, and steps are large enough", async ({
  page,
  request,
  client,
  handOver,
}) => {
  test.setTimeout(90_000);
  const { deliverable } = await handOver(barcode);
  await page.setViewportSize({ width: 390, height: 844 });
  await haveSession(page, request, client);
  await page.goto(`/review?d=${deliverable}&f=40`);
  await whenShown(page, 40);
  await page.getByRole("button", { name: "One frame on" }).click();
  await whenShown(page, 41);
  const button = await page.getByRole("button", { name: "One frame back" }).boundingBox();
  expect(button?.width).toBeGreaterThanOrEqual(44);
  expect(button?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Draw on the picture" }).click();
  await drag(page, [0.2, 0.2], [0.7, 0.5]);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(list(page).getByLabel("With a drawing")).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  // Zoomed to four times its size, nothing stays in the way.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await isWide()).toBe(false);
  await field(page).scrollIntoViewIfNeeded();
  await expect(field(page)).toBeInViewport();
});

test("pictures and papers are spoken of in their own places @long", async ({
  page,
  request,
  client,
  handOver,
}) => {
  test.setTimeout(90_000);
  const still = await handOver(picture);
  await haveSession(page, request, client);
  await page.goto(`/review?d=${still.deliverable}`);
  await expect(page.getByRole("img", { name: `${client.mark} cut` })).toBeVisible();
  await page.getByRole("button", { name: "Closer" }).click();
  await page.getByRole("button", { name: "Draw on the picture" }).click();
  await page.getByRole("button", { name: "Mark a part of the picture" }).click();
  await drag(page, [0.2, 0.2], [0.4, 0.4]);
  await field(page).fill("More butter.");
  await page.keyboard.press("Enter");
  await expect(said(page, "More butter.").getByText("On the picture")).toBeVisible();
  const document = await handOver(paper);
  await page.goto(`/review?d=${document.deliverable}`);
  await expect(page.getByRole("spinbutton", { name: "Page" })).toBeVisible();
  await expect(page.locator("[data-pdf-page]")).toHaveAttribute("data-drawn", "1");
  expect(await countDark(page)).toBeGreaterThan(100);
  await page.getByRole("button", { name: "Draw on the page" }).click();
  await page.getByRole("button", { name: "Box" }).click();
  await drag(page, [0.2, 0.1], [0.6, 0.2]);
  await page.getByRole("button", { name: "Done" }).click();
  await field(page).fill("A typo.");
  await page.keyboard.press("Enter");
  const typo = said(page, "A typo.");
  await expect(typo.getByText("Page 1")).toBeVisible();
  await expect(typo.getByLabel("With a drawing")).toBeVisible();
  await expect(page.locator("[data-drawing]")).toHaveCount(0);
  await typo.getByRole("button", { name: "Go to Page 1" }).click();
  // Each shape has a dark edge below it.
  await expect(page.locator("[data-drawing] rect")).toHaveCount(2);
  expect(await findViolations(page, "main")).toEqual([]);
});

/** Of the page on show: how many of its points have ink. */
function countDark(page: Page): Promise<number> {
  return page.locator("[data-pdf-page]").evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("This is no canvas.");
    const { data = [] } =
      canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) dark += 1;
    return dark;
  });
}

test("a sound is seen as it lies along its time, and is spoken of at a moment @long", async ({
  page,
  request,
  client,
  handOver,
}) => {
  test.setTimeout(90_000);
  const { deliverable } = await handOver(sound);
  await haveSession(page, request, client);
  await page.goto(`/review?d=${deliverable}`);
  const wave = page.locator("[data-waveform]");
  await expect(wave).toBeVisible();
  const box = await wave.boundingBox();
  await wave.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  const length = Number(await page.getByRole("slider").getAttribute("max"));
  await expect.poll(() => frameOf(page)).toBeGreaterThan(length * 0.45);
  expect(await frameOf(page)).toBeLessThan(length * 0.55);
  await field(page).fill("Louder.");
  await page.keyboard.press("Enter");
  await expect(said(page, "Louder.").getByRole("button", { name: /^Go to 00:00:0/ })).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
});

test("whoever is signed out signs in first; what is not theirs has one plain answer", async ({
  page,
  request,
  account,
  handOver,
}) => {
  const { deliverable } = await handOver(barcode);
  await page.goto(`/review?d=${deliverable}&f=5`);
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(`/review?d=${deliverable}&f=5`)}`);
  const unknown = page.getByText("This is not among yours.");
  await haveSession(page, request, account);
  for (const asked of ["", "?d=nonsense", "?d=4be0643f-1d98-473b-97cd-ca98a65347dd"]) {
    await page.goto(`/review${asked}`);
    await expect(unknown).toBeVisible();
  }
});

test.describe("words that were begun", () => {
  test.use({ tolerate: /\/auth\/v1\/(token|logout|user)|status of 40[013]|WebSocket|ERR_ABORTED/ });
  test("outlive a session that was ended from elsewhere, with their place @long", async ({
    page,
    request,
    client,
    accounts,
    handOver,
  }) => {
    test.setTimeout(90_000);
    const { deliverable } = await handOver(barcode);
    const address = `/review?d=${deliverable}`;
    await haveSession(page, request, client);
    await page.goto(`${address}&f=77`);
    await whenShown(page, 77);
    await field(page).fill("The cup jumps here.");
    await accounts.endSessions(client.email);
    await letTokenExpire(page);
    await page.reload();
    await expect(page).toHaveURL(/\/auth\?next=/);
    await fillSignIn(page, client);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(field(page)).toHaveValue("The cup jumps here.");
    await expect(page.locator("[data-place]")).toHaveText("00:00:03:02");
    await page.keyboard.press("Escape");
    await field(page).press("Enter");
    const cup = said(page, "The cup jumps here.");
    await expect(cup.getByText("#1")).toBeVisible();

    await test.step("an answer, and other words for what was said, outlive a reload", async () => {
      await cup.getByRole("button", { name: /Go to/ }).click();
      await page.getByLabel("Your answer").fill("And the spoon.");
      await cup.getByRole("button", { name: "Edit" }).click();
      await page.getByLabel("New wording").fill("The mug jumps here.");
      await page.reload();
      await cup.getByRole("button", { name: /Go to/ }).click();
      await expect(page.getByLabel("Your answer")).toHaveValue("And the spoon.");
      await cup.getByRole("button", { name: "Edit" }).click();
      await expect(page.getByLabel("New wording")).toHaveValue("The mug jumps here.");
      await page.getByRole("button", { name: "Cancel" }).click();
      await cup.getByRole("button", { name: "Edit" }).click();
      await expect(page.getByLabel("New wording")).toHaveValue("The cup jumps here.");
      await page.keyboard.press("Escape");
    });

    await test.step("a drawing needs none", async () => {
      await page.getByRole("button", { name: "Draw on the picture" }).click();
      await drag(page, [0.2, 0.2], [0.7, 0.5]);
      await page.getByRole("button", { name: "Done" }).click();
      await field(page).fill("Only this.");
      await field(page).press("Enter");
      const drawn = said(page, "Only this.");
      await drawn.getByRole("button", { name: /Go to/ }).click();
      await drawn.getByRole("button", { name: "Edit" }).click();
      await page.getByLabel("New wording").fill("");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(drawn).toHaveCount(0);
      await expect(list(page).getByLabel("With a drawing")).toBeVisible();
    });

    await test.step("and go with whoever signs out", async () => {
      const drafts = () =>
        page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));
      await field(page).fill("For nobody else.");
      await expect.poll(drafts).not.toEqual([]);
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(page).toHaveURL("/");
      await expect.poll(drafts).toEqual([]);
    });
  });
});

test("an address leads to what there is, or says that there is none @long", async ({
  page,
  request,
  client,
  handOver,
}) => {
  test.setTimeout(90_000);
  const { deliverable } = await handOver(barcode);
  await haveSession(page, request, client);
  // The last frame where the film ends before; the first where it is no number of a frame.
  for (const [asked, frame] of [
    ["f=1000000000", 0],
    ["f=999999999", 479],
    ["f=480", 479],
    ["f=-1", 0],
    ["f=1.5", 0],
    ["f=00:00:04:00", 0],
    ["c=nobody&f=9", 9],
  ] as const)
    await test.step(asked, async () => {
      await page.goto(`/review?d=${deliverable}&${asked}`);
      await whenShown(page, frame);
      expect(await readBarcode(page)).toBe(frame);
    });

  await test.step("and is offered for copying, also where the clipboard is shut", async () => {
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined }),
    );
    await page.getByRole("button", { name: "Copy a link to this frame" }).click();
    const notice = page.locator("[data-toast]").filter({ hasText: "did not let us copy" });
    await expect(notice).toContainText(`/review?d=${deliverable}&v=1&f=9`);
  });

  await test.step("and a timecode that is none moves nothing", async () => {
    for (const typed of ["99:59:59:24", "00:00:00:25", "-1", "1e9"]) {
      await page.getByLabel("Go to a timecode").fill(typed);
      await page.keyboard.press("Enter");
      await expect(page.getByText("There is no such timecode in this film.")).toBeVisible();
      await whenShown(page, 9);
    }
  });

  await test.step("and one that is waited for stays what was asked for, also for what is said", async () => {
    const nod = Promise.withResolvers<void>();
    const film = /\/object\/sign\/deliverables\/.*token=/;
    await page.route(film, async (route) => {
      await nod.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto(`/review?d=${deliverable}&f=9`);
    const timecode = page.getByLabel("Go to a timecode");
    await expect(timecode).toHaveValue("00:00:00:09");
    await timecode.fill("00:00:08:00");
    await page.keyboard.press("Enter");
    await expect(timecode).toHaveValue("00:00:08:00");
    await expect(page.getByText("Fetching the picture")).toBeAttached();
    await field(page).fill("Here, please.");
    await field(page).press("Enter");
    const here = said(page, "Here, please.");
    await expect(here.getByRole("button", { name: "Go to 00:00:08:00" })).toBeVisible();
    nod.resolve();
    await whenShown(page, 200);
    await expect(page.getByText("Fetching the picture")).toHaveCount(0);
    await page.unroute(film);
  });

  await test.step("and what is meant in general is so once", async () => {
    const general = page.getByLabel("In general", { exact: true });
    await general.check();
    await field(page).fill("Lovely.");
    await field(page).press("Enter");
    await expect(
      said(page, "Lovely.").getByRole("button", { name: "Go to In general" }),
    ).toBeVisible();
    await expect(general).not.toBeChecked();
    await expect(page.locator("[data-place]")).toHaveText("00:00:08:00");
  });

  await test.step("a version that there is not", async () => {
    await page.goto(`/review?d=${deliverable}&v=9`);
    await expect(page.getByText(`There is no version 9 of “${client.mark} cut”.`)).toBeVisible();
    expect(await findViolations(page, "main")).toEqual([]);
    await page.getByRole("link", { name: "Look at version 1" }).click();
    await whenShown(page, 0);
  });
});

test.describe("whoever has not said anything about cookies", () => {
  test.use({ hasAnsweredCookies: false });
  test("is asked within the screen, with all of the room above it @long", async ({
    page,
    request,
    client,
    handOver,
  }) => {
    test.setTimeout(90_000);
    const { deliverable } = await handOver(barcode);
    await haveSession(page, request, client);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/review?d=${deliverable}`);
      await whenShown(page, 0);
      await expect(banner(page)).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole("button", { name: "Send" })).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    }
  });
});
