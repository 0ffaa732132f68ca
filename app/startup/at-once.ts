/** Inlined into pages that React Router starts by itself. */
import { beginPage } from "./begin-page.ts";

beginPage();
