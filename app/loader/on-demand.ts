/** Inlined into every page that waits for a person. The whole budget: 1.3 kB, brotli. */
import { logUnknownPath } from "./log-unknown-path.ts";
import { prefetchWhenIdle } from "./prefetch-when-idle.ts";
import { revealOnScroll } from "./reveal-on-scroll.ts";
import { wakeOnPerson } from "./wake-on-person.ts";

revealOnScroll();
logUnknownPath();
wakeOnPerson();
prefetchWhenIdle();
