/** How long it takes to list 60 days of free times over 500 calls and 5,000 busy times: `npm run bench:booking`. */
import { listSlots, type SlotSearch, type Span } from "../domain/booking/list-slots.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse("2026-03-01T08:00:00Z");
const weekdays = [1, 2, 3, 4, 5];

const spread = (count: number, minutes: number): Span[] =>
  Array.from({ length: count }, (_, index) => {
    const start = now + Math.floor((index / count) * 60 * day);
    return { start, end: start + minutes * minute };
  });

const search: SlotSearch = {
  opening: {
    zone: "Europe/London",
    gapMinutes: 10,
    noticeMinutes: 240,
    horizonDays: 60,
    stepMinutes: 30,
    mostPerDay: 6,
    hours: weekdays.map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" })),
    exceptions: [],
  },
  minutes: 20,
  taken: spread(500, 30),
  busy: spread(5000, 5),
  now,
  zone: "America/New_York",
  days: 60,
};

const before = process.cpuUsage();
const times = Array.from({ length: 100 }, () => {
  const begun = performance.now();
  listSlots({ ...search, opening: { ...search.opening, mostPerDay: 100 } });
  return performance.now() - begun;
}).toSorted((a, b) => a - b);
const { user, system } = process.cpuUsage(before);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);

console.log(`60 days, 500 calls, 5,000 busy times: median ${at(0.5)} ms, 95% ${at(0.95)} ms`);
// What a machine that is busy with something else would have taken without it.
const own = (user + system) / 1000 / times.length;
console.log(`of the processor ${own.toFixed(1)} ms`);
if (own > 30) {
  console.error("More than 30 ms.");
  process.exitCode = 1;
}
