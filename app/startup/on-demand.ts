/** Inlined into every page that waits for a person. The whole budget: 2.2 kB, brotli. */
import { waitForPerson } from "./wait-for-person.ts";

waitForPerson();
