/** Inlined into pages that start right behind their first frame. */
import { beginPage } from "./begin-page.ts";
import { startOncePainted } from "./start-once-painted.ts";
import { warmDates } from "./warm-dates.ts";

beginPage();
startOncePainted();
warmDates();
