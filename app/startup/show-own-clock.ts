import { afterPaint } from "./hydrate-on-interaction.ts";

/** What depends on the zone: the choice of it, and the days with their times. */
const parts = ["[data-booking] [name=zone]", "[data-slots]"];

/**
 * The server writes free times on the studio's clock. Those on the visitor's own come from it, too, as the same page for their
 * zone, so that nothing of the app has to run for them; it finds them here when it starts, or waits for them.
 */
export function showOwnClock(start: () => void) {
  // Somebody was here before a reload: what they chose and wrote comes back without their touching anything.
  if (hasDraft()) return afterPaint(start);
  let shown: Promise<void> | undefined;
  // What is free goes out of date: whoever comes back is shown it by the app.
  document.addEventListener("visibilitychange", () => document.hidden || start());
  // Where they cannot be fetched, the app says so.
  const show = () => (shown ??= takeOwnTimes(start).catch(start));
  window.showOwnClock = show;
  // Nothing of the first picture waits for it.
  addEventListener("load", () => void show());
}

function hasDraft(): boolean {
  try {
    return "draft:book" in sessionStorage;
  } catch {
    return false;
  }
}

async function takeOwnTimes(start: () => void) {
  // Served as it was built: the app asks for the times.
  if (!document.querySelector("[data-slots] [name=day]")) return start();
  const address = new URL(location.href);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const select = document.querySelector<HTMLSelectElement>("[data-booking] [name=zone]");
  if (!zone || select?.value === zone || address.searchParams.has("zone")) return;
  address.searchParams.set("zone", zone);
  const answer = await fetch(address);
  const own = new DOMParser().parseFromString(await answer.text(), "text/html");
  // Whoever has chosen already keeps what they see until the app asks with it.
  if (document.querySelector("[data-slots] [name^=start]:checked")) return;
  for (const part of parts) {
    const place = document.querySelector(part);
    const found = own.querySelector(part);
    // As markup: options that move from one select to another leave each other chosen.
    if (place && found) place.innerHTML = found.innerHTML;
  }
}
