/** Inlined into pages that start right behind their first frame. */
import { beginPage } from "./begin-page.ts";
import { lightStudio } from "./light-studio.ts";
import { startOncePainted } from "./start-once-painted.ts";

lightStudio();
beginPage();
startOncePainted();
