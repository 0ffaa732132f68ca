/** Inlined into the page that waits for a person, and shows times on their clock meanwhile. */
import { showOwnClock } from "./show-own-clock.ts";
import { waitForPerson } from "./wait-for-person.ts";

showOwnClock(waitForPerson());
