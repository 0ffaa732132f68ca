import type { Page } from "@playwright/test";
import { z } from "zod";
import type { View } from "../view.ts";
import { keepToasts, openDialog, press, pressInside, wake } from "./acts.ts";

const screen = { isScreen: true } as const;
const tall = { isScreen: true, height: 1600 } as const;

/** What lies over the pages of the site, and what forms say. */
export const overlayViews: readonly View[] = [
  { name: "over/menu", path: "/", widths: [390], ...screen, act: press("Menu") },
  { name: "over/cookies", path: "/", isFirstVisit: true, ...screen, act: waitForBanner },
  {
    name: "over/cookies-settings",
    path: "/cookies",
    isFirstVisit: true,
    ...screen,
    act: waitForBanner,
  },
  { name: "over/chat", path: "/about", ...screen, act: openAssistant },
  { name: "over/chat-answer", path: "/pricing", ...screen, act: askAssistant },
  { name: "over/chat-lead", path: "/pricing", ...screen, act: askForPerson },
  { name: "over/story", path: "/about", ...tall, act: openDialog("Read Our Full Company Story") },
  { name: "over/call", path: "/pricing", ...screen, act: openDialog("Book a Call") },
  {
    name: "over/call-error",
    path: "/pricing",
    ...screen,
    act: openDialog("Book a Call", sendNoAddress),
  },
  {
    name: "over/project-toast",
    path: "/our-work",
    ...screen,
    act: openDialog("Start Your Project", sendNothing),
  },
  { name: "over/book-times", path: "/book", act: chooseTime },
  { name: "over/book-error", path: "/book", act: sendEmptyBooking },
  { name: "over/booked", path: "/book", act: bookCall },
  { name: "over/gallery", path: "/case-study/rom-boys", ...screen, act: enlarge },
  { name: "over/quote-error", path: "/film-production", act: sendEmptyQuote },
  { name: "over/contact-error", path: "/contact", act: sendEmptyContact },
  { name: "over/work-filtered", path: "/our-work", act: filterWork },
  { name: "over/labs-sections", path: "/labs", widths: [390], ...screen, act: press("Sections") },
  { name: "over/labs-category", path: "/labs?category=ai", act: wake },
  { name: "over/labs-article", path: "/labs#room-tone", act: wake },
  { name: "over/labs-newsletter", path: "/labs", act: press("Show newsletter") },
  {
    name: "over/payment",
    path: "/pricing",
    ...tall,
    act: openDialog(/^Pay with ETH for Basic PR/),
  },
  {
    name: "over/payment-started",
    path: "/pricing",
    ...tall,
    act: openDialog(/^Pay with ETH for Basic PR/, openPayment),
  },
];

async function waitForBanner(page: Page) {
  await page.getByRole("region", { name: "Cookie choice" }).waitFor();
}

async function openAssistant(page: Page) {
  await press("Chat with us")(page);
  await page.getByRole("dialog", { name: "Assistant" }).getByLabel("Your question").waitFor();
}

async function ask(page: Page, question: string) {
  await openAssistant(page);
  const input = page.getByLabel("Your question");
  const answered = page.waitForResponse("**/functions/v1/chat-with-ai");
  await input.fill(question);
  await input.press("Enter");
  await (await answered).finished();
}

function askAssistant(page: Page) {
  return ask(page, "What does a film cost?");
}

function askForPerson(page: Page) {
  return ask(page, "Can somebody call me back?");
}

async function sendNoAddress(page: Page) {
  await page.locator("dialog[open]").getByLabel("Email").fill("ann.example.com");
  await pressInside("Send")(page);
  await page.getByText("Please enter a valid email address.").first().waitFor();
}

async function sendNothing(page: Page) {
  await pressInside("Send")(page);
  await keepToasts(page);
}

async function enlarge(page: Page) {
  await wake(page);
  await page
    .getByRole("link", { name: /^Enlarge: / })
    .first()
    .click();
  await page.locator("dialog[open]").waitFor();
}

async function sendEmptyQuote(page: Page) {
  await wake(page);
  await page.locator('form[data-enquiry="quote"]').getByRole("button").click();
  await keepToasts(page);
}

async function sendEmptyContact(page: Page) {
  await wake(page);
  await page
    .getByRole("form", { name: "Start Your Project" })
    .getByRole("button", { name: "Send message" })
    .click();
  await keepToasts(page);
}

async function filterWork(page: Page) {
  await wake(page);
  await page.getByRole("radio", { name: /Vertical/ }).check({ force: true });
}

/** No two payments have the same amount: here they all have this one. */
async function openPayment(page: Page) {
  await page.route("**/functions/v1/process-eth-payment", async (route) => {
    const response = await route.fetch();
    const answer = z.looseObject({}).parse(await response.json());
    await route.fulfill({ response, json: { ...answer, requiredAmount: "0.200417" } });
  });
  const paymentPanel = page.locator("dialog[open]");
  await paymentPanel
    .getByLabel("ETH wallet address")
    .fill("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
  await pressInside("Continue to payment")(page);
  await paymentPanel.getByRole("timer").waitFor();
  await keepToasts(page);
}

async function waitForTimes(page: Page) {
  await wake(page);
  await page.locator(".slot-day").first().waitFor();
}

async function chooseTime(page: Page) {
  await waitForTimes(page);
  await page.locator(".slot-day input").nth(1).check({ force: true });
  await page.locator(".slot-time:visible input").nth(2).check({ force: true });
}

async function sendEmptyBooking(page: Page) {
  await waitForTimes(page);
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByText("Please choose a time.").first().waitFor();
}

async function bookCall(page: Page) {
  await chooseTime(page);
  await page.getByLabel("Your name").fill("Ann Archer");
  await page.getByLabel("Email", { exact: true }).fill("ann@harbour.example");
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByText("Your call is booked").waitFor();
}
