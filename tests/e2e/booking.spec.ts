import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { isHydrated, waitForHydration } from "./support/app-chunks.ts";
import {
  bookCall,
  booked,
  chooseTime,
  days,
  expectKept,
  fillIn,
  send,
  times,
  unfold,
} from "./support/booking-test.ts";
import { ask, log, openChat, panel } from "./support/chat-test.ts";
import { expect, openAwake, test } from "./support/enquiry-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { openDashboard, test as portalTest } from "./support/portal-test.ts";
import { openStudio } from "./support/studio-test.ts";

test.use({ viewport: { width: 1440, height: 900 }, tolerate: /(?:400|404|409|ERR_FAILED)/ });
test.slow();
// Pictures have their size before they come; none is the subject here.
test.beforeEach(({ page }) =>
  page.route("**/media/*.{avif,webp}", (route) => route.fulfill({ body: "" })),
);

const callBySomebody = (wanted: { kind: string; start: string; email: string }) => ({
  action: "book",
  id: randomUUID(),
  zone: "Europe/London",
  name: "Somebody else",
  ...wanted,
});

test.describe("a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("books on their own clock, moves the call and cancels it", async ({ page, email }) => {
    await openAwake(page, "/book?kind=consultation");
    await expect(page.getByLabel("Your time zone")).toHaveValue("America/New_York");
    await expect(page.getByText("Times on the clocks of New York.")).toBeVisible();
    await expect(
      times(page)
        .getByText(/London$/)
        .first(),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await test.step("says what is missing, and goes there", async () => {
      await fillIn(page, email);
      await send(page).click();
      await expect(page.locator("[data-error-for=start]")).toHaveText("Please choose a time.");
      await expect(days(page).getByRole("radio", { checked: true })).toBeFocused();
    });
    await test.step("keeps what was typed over another kind and a reload", async () => {
      await page.getByRole("radio", { name: /^A call/ }).check({ force: true });
      await page.getByRole("radio", { name: /^A consultation/ }).check({ force: true });
      const start = await chooseTime(page, { day: 2, time: 0 });
      const asked = countAsked(page);
      await page.goto("/book");
      // By itself, and once: nobody touches anything.
      await waitForHydration(page);
      await expectKept(page, email);
      await expect(times(page).getByRole("radio", { checked: true })).toHaveValue(start);
      await expect(page.getByText(/ in New York$/)).toBeVisible();
      expect(asked()).toBe(1);
    });
    await test.step("keeps the zone and the kind over another", async () => {
      await page.goto("/book");
      await expect(page.getByRole("radio", { name: /^A consultation/ })).toBeChecked();
      await expect(page.getByText("Times on the clocks of New York.")).toBeVisible();
    });
    await test.step("books what is kept while they write", async () => {
      const start = await chooseTime(page, { day: 2, time: 0 });
      await page.getByLabel("What it is about").focus();
      await expect(page.getByText(/^Kept for you until \d\d:\d\d\.$/)).toBeVisible();
      const other = await page.request.post("/functions/v1/book-call", {
        data: callBySomebody({ kind: "consultation", start, email: `other-${email}` }),
      });
      expect(other.status()).toBe(409);
      await send(page).click();
      await expect(page).toHaveURL(/\/booking#[\w-]{20,}$/);
      await expect(booked(page)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
    await test.step("moves it, and finds it moved after a reload", async () => {
      const before = await page.getByRole("heading", { level: 1 }).innerText();
      await unfold(page, "Move it");
      await page.getByRole("button", { name: "Show free times" }).click();
      await chooseTime(page, { day: 3, time: 1 });
      await page.getByRole("button", { name: "Move it to this time" }).click();
      await expect(page.getByText(/^Moved\./)).toBeVisible();
      const after = await page.getByRole("heading", { level: 1 }).innerText();
      expect(after).not.toBe(before);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(after.replace("\n", ""));
    });
    await test.step("keeps it in a calendar", async () => {
      const file = page.waitForEvent("download");
      await page.getByRole("button", { name: "Add to calendar" }).click();
      expect((await file).suggestedFilename()).toBe("call.ics");
    });
    await test.step("cancels it, and a second window says so", async () => {
      const second = await page.context().newPage();
      await second.goto(page.url());
      await expect(booked(second)).toBeVisible();
      await unfold(page, "Cancel it");
      await page.getByRole("button", { name: "Cancel this call" }).click();
      await expect(
        page.getByText("This call is cancelled, and the time is free again."),
      ).toBeVisible();
      await unfold(second, "Cancel it");
      await second.getByRole("button", { name: "Cancel this call" }).click();
      await expect(second.getByText("This call is cancelled", { exact: false })).toBeVisible();
    });
  });
});

test.describe("a visitor in New York who asks the assistant", () => {
  test.use({ timezoneId: "America/New_York" });

  test("is offered times of their clock, and finds one chosen on the page @long", async ({
    page,
  }) => {
    await openChat(page, "/pricing");
    await ask(page, "Can I talk to somebody next week?");
    await expect(
      log(page).getByText("These times are free for a call next week.").first(),
    ).toBeVisible();
    const offered = log(page).getByRole("list", { name: "Free times for a call" });
    await expect(offered.getByRole("link")).toHaveCount(3);
    const first = offered.getByRole("link").first();
    await expect(first).toContainText("The time is on the clocks of New York.");
    const start = /start=([^&#]+)/.exec((await first.getAttribute("href")) ?? "")?.[1] ?? "";
    await first.click();
    await expect(page.getByText("Times on the clocks of New York.")).toBeVisible();
    await expect(times(page).getByRole("radio", { checked: true })).toHaveValue(start);
    // It would lie over the times, however wide the screen is.
    await expect(panel(page)).toBeHidden();
  });
});

test.describe("a visitor in Kathmandu, whose browser has another name for it", () => {
  test.use({ timezoneId: "Asia/Katmandu" });

  test("sees their own clock before the app runs, which asks for no times then, and after a reload @long", async ({
    page,
  }) => {
    const asked = countAsked(page);
    await page.goto("/book?kind=consultation");
    await expectKathmandu(page);
    expect(await isHydrated(page)).toBe(false);
    await page.mouse.move(6, 6, { steps: 2 });
    await waitForHydration(page);
    await expectKathmandu(page);
    await chooseTime(page, { day: 1, time: 0 });
    await expect(page.getByText(/ in Kathmandu$/)).toBeVisible();
    expect(asked()).toBe(0);
    await page.reload();
    await waitForHydration(page);
    await expectKathmandu(page);
  });

  test("finds the app's own times where the page came without any @long", async ({ page }) => {
    await page.route("**/book", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(<fieldset[^>]*data-slots[^>]*>).*?(?=<.fieldset>)/s,
        "$1",
      );
      await route.fulfill({ response, body });
    });
    await page.goto("/book");
    await expectKathmandu(page);
  });
});

async function expectKathmandu(page: Page) {
  await expect(page.getByText("Times on the clocks of Kathmandu.")).toBeVisible();
  await expect(page.getByLabel("Your time zone")).toHaveValue("Asia/Kathmandu");
}

/** How often the free times were asked for from now on. */
function countAsked(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/book-call") && request.postData()?.includes('"slots"')) count += 1;
  });
  return () => count;
}

test("a time that was taken meanwhile is said, with the nearest, and nothing is lost @long", async ({
  page,
  email,
}) => {
  await openAwake(page, "/book");
  await fillIn(page, email);
  const start = await chooseTime(page, { day: 5, time: 2 });
  const other = await page.request.post("/functions/v1/book-call", {
    data: callBySomebody({ kind: "call", start, email: `other-${email}` }),
  });
  expect(other.status()).toBe(200);
  await send(page).click();
  await expect(page.getByText(/^That time has just been taken\./)).toBeVisible();
  const nearest = page.getByRole("radiogroup", { name: "The nearest free times" });
  await expect(nearest.getByRole("radio")).toHaveCount(3);
  // Whoever was at the button is taken to them.
  await expect(days(page).getByRole("radio", { checked: true })).toBeFocused();
  await expect(nearest).toBeInViewport();
  await expectKept(page, email);
  await nearest.getByRole("radio").first().check({ force: true });
  await send(page).click();
  await expect(booked(page)).toBeVisible();
});

test("whoever comes back to a page of times is shown what is free by then, and nothing is lost @long", async ({
  page,
  email,
}) => {
  const book = async (start: string) => {
    const data = callBySomebody({ kind: "call", start, email: `${randomUUID()}@example.com` });
    expect((await page.request.post("/functions/v1/book-call", { data })).status()).toBe(200);
  };
  const comeBack = async (after: string) => {
    await page.clock.fastForward(after);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  await openAwake(page, "/book");
  await page.clock.install();
  await fillIn(page, email);
  const taken = await chooseTime(page, { day: 4, time: 6 });
  const nearest = page.getByRole("radiogroup", { name: "The nearest free times" });
  await test.step("to a time that went meanwhile", async () => {
    await book(taken);
    await comeBack("01:00");
    await expect(page.locator("[data-error-for=start]")).toHaveText(
      "The time you had chosen is not free now. The nearest free times are these.",
    );
    await expect(nearest.getByRole("radio")).toHaveCount(3);
    await expectKept(page, email);
    // Whoever was on the time that is gone is on the day that has the others.
    await expect(days(page).getByRole("radio", { checked: true })).toBeFocused();
  });
  await test.step("to one that stays", async () => {
    const radio = nearest.getByRole("radio").first();
    await radio.check({ force: true });
    const first = await radio.inputValue();
    await expect(page.locator("[data-error-for=start]")).toBeEmpty();
    await comeBack("06:00");
    // Where it lies: it is none of the nearest to anything any more.
    await expect(times(page).locator(`[value="${first}"]`)).toBeChecked();
    await expect(nearest).toHaveCount(0);
  });
  await test.step("to a link from the chat, in a page that has stood there for long", async () => {
    await page.goto(`/book?kind=call&start=${taken}`);
    await expect(page.locator("[data-error-for=start]")).toContainText("is not free now");
    await expect(nearest.getByRole("radio")).toHaveCount(3);
  });
});

test.describe("a visitor in London", () => {
  test.use({ timezoneId: "Europe/London" });

  test("is told that they are offline, and books once the line is back", async ({
    page,
    email,
  }) => {
    await openAwake(page, "/book");
    await fillIn(page, email);
    await chooseTime(page, { day: 6, time: 0 });
    await page.context().setOffline(true);
    await page.route(bookCall, (route) => route.abort());
    await send(page).click();
    // Heard, too, while the focus stays on the button.
    await expect(page.getByRole("alert").filter({ hasText: /^You are offline\./ })).toBeVisible();
    // Once: their clock shows what the studio’s does.
    await expect(page.getByText(/\d\d:\d\d in [A-Z]/)).toHaveCount(1);
    await expectKept(page, email);
    await page.unroute(bookCall);
    await page.context().setOffline(false);
    await page.getByLabel("Email", { exact: true }).press("Enter");
    await expect(booked(page)).toBeVisible();
  });
});

test("a link of a mail leaves the address that servers see", async ({ page }) => {
  const token = "x".repeat(43);
  await page.goto(`/booking?token=${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We do not know this call.");
  await expect(page).toHaveURL(new RegExp(`/booking#${token}$`));
});

test("an unknown link has one plain answer", async ({ page }) => {
  await page.goto(`/booking#${"x".repeat(43)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We do not know this call.");
  await page.goto("/booking");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We do not know this call.");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a call is booked, moved and cancelled", async ({ page, email }) => {
    await page.goto("/booking");
    await expect(page.locator(".booking-page h1").first()).toHaveText("We do not know this call.");
    await page.goto("/book?zone=Asia/Kathmandu");
    await expect(page.getByText("Times on the clocks of Kathmandu.")).toBeVisible();
    await fillIn(page, email);
    await send(page).click();
    await expect(page.getByRole("alert").first()).toContainText("Please choose a time.");
    await expectKept(page, email);
    await page.getByLabel("Your time zone").selectOption("Europe/Paris");
    await page.getByRole("button", { name: "Show these times" }).click();
    await expect(page.getByText("Times on the clocks of Paris.")).toBeVisible();
    await expectKept(page, email);
    await chooseTime(page, { day: 7, time: 3 });
    await page.getByLabel("Email", { exact: true }).press("Enter");
    await expect(page).toHaveURL(/\/booking\?token=/);
    // It stands in a `noscript`, where nothing is found by its words or its role.
    await expect(page.locator(".booking-head .eyebrow")).toHaveText("Your call is booked");
    await page.locator("summary").first().click();
    // What is chosen on the page before is gone with it.
    const shown = page.waitForEvent("load");
    await page.locator("button[value=show]").click();
    await shown;
    await chooseTime(page, { day: 7, time: 5 });
    await page.getByRole("button", { name: "Move it to this time" }).click();
    // Where it cannot be moved, it is said here why.
    await expect(page.locator(".booking-note, .booking-failure")).toHaveText(/^Moved\./);
    await unfold(page, "Cancel it");
    await page.getByRole("button", { name: "Cancel this call" }).click();
    await expect(
      page.getByText("This call is cancelled, and the time is free again."),
    ).toBeVisible();
  });
});

portalTest(
  "the studio sees a booked call live, cancels it, and closes a day @long",
  async ({ page, request }) => {
    portalTest.slow();
    const email = `studio-${randomUUID()}@example.com`;
    const name = `Ann ${email.slice(7, 12)}`;
    await openStudio(page, { request, at: "/studio/calendar?view=list" });
    await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
    await page.getByRole("searchbox").fill(email);
    await expect(page).toHaveURL(/q=studio-/);
    const slots = await request.post("/functions/v1/book-call", {
      data: { action: "slots", kind: "call", zone: "Europe/London", days: 40 },
    });
    const free: { days: { slots: string[] }[] } = await slots.json();
    const start = free.days[9]?.slots[0] ?? "";
    const answer = await request.post("/functions/v1/book-call", {
      data: {
        action: "book",
        id: randomUUID(),
        kind: "call",
        start,
        zone: "Asia/Tokyo",
        name,
        email,
      },
    });
    expect(answer.status()).toBe(200);
    const row = page.getByRole("row", { name });
    await expect(row).toBeVisible();
    await row.getByRole("link").click();
    const detail = page.getByRole("region", { name: "Details" });
    await expect(detail.getByText(/Tokyo$/)).toBeVisible();
    await portalTest.step("has its own week beside it, where a mail led there", async () => {
      const id = new URL(page.url()).searchParams.get("booking") ?? "";
      await page.goto(`/studio/calendar?booking=${id}`);
      await expect(page.getByRole("link", { name }).first()).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(page).toHaveURL(/week=20\d\d-/);
      await page.goBack();
      await expect(detail.getByText(/Tokyo$/)).toBeVisible();
    });
    expect(await findViolations(page)).toEqual([]);

    await portalTest.step("cancels it, and they are told why", async () => {
      await detail.getByRole("button", { name: "Cancel", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel the call" });
      await dialog.getByLabel("Reason").fill("We are at sea.");
      await dialog.getByRole("button", { name: "Cancel the call" }).click();
      await expect(detail.getByText("We are at sea.")).toBeVisible();
    });
    await portalTest.step("is told at the field of hours within others", async () => {
      await page.goto("/studio/calendar?view=hours");
      await page.getByRole("button", { name: "Add hours" }).click();
      const dialog = page.getByRole("dialog", { name: "Add opening hours" });
      await dialog.getByLabel("Opens").fill("10:00");
      await dialog.getByLabel("Closes").fill("12:00");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByText(/^There are hours in this time already/)).toBeVisible();
      await expect(dialog.getByLabel("Opens")).toHaveAttribute("aria-invalid", "true");
      await page.keyboard.press("Escape");
    });
    await portalTest.step("closes a day", async () => {
      await page.getByRole("button", { name: "Add an exception" }).click();
      const dialog = page.getByRole("dialog", { name: "An exception" });
      // Beyond what other tests book.
      await dialog.getByLabel("Day").fill("2031-05-05");
      await dialog.getByLabel("Note").fill(name);
      await dialog.getByRole("button", { name: "Save" }).click();
      const added = page.getByRole("listitem").filter({ hasText: name });
      await expect(added).toContainText("Closed");
      expect(await findViolations(page)).toEqual([]);
      await added.getByRole("button", { name: /^Remove/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await expect(added).toHaveCount(0);
    });
  },
);

portalTest(
  "the studio books for somebody, moves the call, says what became of another, and sets the rules @long",
  async ({ page, request }) => {
    portalTest.slow();
    const email = `for-${randomUUID()}@example.com`;
    const name = `Bea ${email.slice(4, 9)}`;
    await openStudio(page, { request, at: "/studio/calendar?view=list" });
    const detail = page.getByRole("region", { name: "Details" });

    await portalTest.step("books, told at the field what is missing", async () => {
      await page.getByRole("button", { name: "Book a call" }).click();
      const dialog = page.getByRole("dialog", { name: "Book a call for somebody" });
      await dialog.getByLabel("Their name").fill(name);
      await dialog.getByLabel("Their email").fill(email);
      // A Saturday: no other test books around it, and the next free day is offered.
      await dialog.getByLabel("Day").fill(nextSaturday());
      await dialog.getByRole("button", { name: /^Next free: Monday/ }).click();
      await dialog.getByRole("button", { name: "Book it" }).click();
      await expect(dialog.getByText("Please choose a time.")).toBeVisible();
      await chooseLast(dialog);
      await dialog.getByLabel("Their time zone").selectOption("Asia/Tokyo");
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Book it" }).click();
      await expect(detail.getByRole("heading", { name })).toBeVisible();
      await expect(detail.getByText("by the studio")).toBeVisible();
      await expect(detail.getByText(/Tokyo$/)).toBeVisible();
    });
    await portalTest.step("moves it to another free time", async () => {
      const before = await detail.getByText(/^Monday .*\d\d:\d\d$/).innerText();
      await detail.getByRole("button", { name: "Move", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Move the call" });
      await chooseLast(dialog);
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Move it" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(detail.getByText(before, { exact: true })).toHaveCount(0);
      await detail.getByRole("button", { name: "Cancel", exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel the call" }).click();
      await expect(detail.getByText("Cancelled", { exact: true }).first()).toBeVisible();
    });
    await portalTest.step("notes that nobody came, and that it did take place", async () => {
      await page.goto("/studio/calendar?view=list&which=past&q=Owen+Hale");
      await page.getByRole("row", { name: "Owen Hale" }).getByRole("link").click();
      await detail.getByRole("button", { name: "Missed" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Nobody came" }).click();
      await expect(detail.getByText("Missed", { exact: true })).toBeVisible();
      await detail.getByRole("button", { name: "Took place" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "It took place" }).click();
      await expect(detail.getByRole("button", { name: "Missed" })).toBeVisible();
      await expect(page.getByRole("row", { name: "Owen Hale" })).toContainText("Took place");
    });
    await portalTest.step("sets the rules, and is told what they cannot be", async () => {
      await page.goto("/studio/calendar?view=hours");
      const rules = page.getByRole("form", { name: "Rules" });
      // What stands there already, so that no other test meets other rules.
      await expect(rules.getByLabel("Notice, in hours")).toHaveValue("4");
      await rules.getByLabel("Notice, in hours").fill("1000");
      await rules.getByRole("button", { name: "Save the rules" }).click();
      await expect(rules.getByText(/^Please enter hours from 0 to 720/)).toBeVisible();
      await rules.getByLabel("Notice, in hours").fill("4");
      await rules.getByRole("button", { name: "Save the rules" }).click();
      await expect(rules.getByText("Saved: they hold from now on.")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  },
);

/** At least two weeks ahead, behind what the other tests book. */
function nextSaturday(): string {
  const day = new Date(Date.now() + 28 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + (6 - day.getUTCDay()));
  return day.toISOString().slice(0, 10);
}

/** The last free time of the day. */
async function chooseLast(dialog: Locator) {
  const free = dialog.getByLabel("Time, in London");
  await expect(free.getByRole("option", { name: "Choose a time" })).toBeAttached();
  await free.selectOption({ index: (await free.getByRole("option").count()) - 1 });
}

portalTest(
  "a client books from the portal, and cancels there @long",
  async ({ page, request, client }) => {
    portalTest.slow();
    await openDashboard(page, { request, account: client });
    // It comes when somebody gets near it.
    await page.getByRole("heading", { name: "Campaigns" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Book a call" }).click();
    const dialog = page.getByRole("dialog", { name: "Book a call" });
    await expect(dialog.getByLabel("Your name")).toHaveCount(0);
    await chooseTime(page, { day: 8, time: 4 });
    await send(page).click();
    const change = page.getByRole("button", { name: /^Move or cancel the call of/ });
    await expect(change).toBeVisible();
    await change.click();
    const call = page.getByRole("dialog", { name: "Your call" });
    await expect(call.getByText("Your call is booked")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await unfold(page, "Cancel it");
    await call.getByRole("button", { name: "Cancel this call" }).click();
    await expect(call.getByText("This call is cancelled", { exact: false })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(change).toHaveCount(0);
    await portalTest.step("is known on /book, and may be somebody else there", async () => {
      await openAwake(page, "/book");
      await expect(page.getByLabel("Email", { exact: true })).toHaveValue(client.email);
      const name = page.getByLabel("Your name");
      await expect(name).toHaveValue(/\S/);
      await name.fill("A colleague");
      await page.reload();
      await waitForHydration(page);
      await expect(name).toHaveValue("A colleague");
    });
  },
);
