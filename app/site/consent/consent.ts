export type ConsentChoice = "accepted" | "declined";
export type Consent = { choice: ConsentChoice; date: Date | undefined };

/** Under other names, the choices that visitors have made already would be lost. */
const choiceEntry = "cookieConsent";
const dateEntry = "cookieConsentDate";

let last: { text: string; consent: Consent | undefined } | undefined;

/** What the visitor chose; undefined before a choice and where storage is denied. */
export function readConsent(): Consent | undefined {
  const [choice, date] = readEntries();
  const text = `${choice} ${date}`;
  // The same object while nothing changes: React compares what it subscribed to.
  if (last?.text !== text) last = { text, consent: parse(choice, date) };
  return last.consent;
}

export function hasAccepted(): boolean {
  return readConsent()?.choice === "accepted";
}

/** Answers whether the choice could be kept. */
export function changeConsent(choice: ConsentChoice): boolean {
  try {
    localStorage.setItem(choiceEntry, choice);
    localStorage.setItem(dateEntry, new Date().toISOString());
  } catch {
    return false;
  }
  // As the browser does in other tabs: the banner leaves, and whoever subscribed reads again.
  window.dispatchEvent(new Event("storage"));
  return true;
}

/** Hears of choices made here, in the banner and in other tabs. */
export function subscribeToConsent(listener: () => void) {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function readEntries(): [choice: string | null, date: string | null] {
  try {
    return [localStorage.getItem(choiceEntry), localStorage.getItem(dateEntry)];
  } catch {
    return [null, null];
  }
}

function parse(choice: string | null, date: string | null): Consent | undefined {
  if (choice !== "accepted" && choice !== "declined") return undefined;
  const chosenAt = new Date(date ?? Number.NaN);
  return { choice, date: Number.isNaN(chosenAt.getTime()) ? undefined : chosenAt };
}
