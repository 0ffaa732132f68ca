/** The routes of section 1 of the specification, written out: the tests must not learn it from the code they check. */
export const marketingRoutes = [
  "/",
  "/about",
  "/pricing",
  "/services",
  "/our-work",
  "/why-us",
  "/our-process",
  "/contact",
  "/book",
  "/case-study/forth-ports",
  "/case-study/port-storm",
  "/case-study/rom-boys",
  "/case-study/drone-imagery",
  "/case-study/vertical-video",
  "/case-study/thoughtshot",
  "/case-study/ai-lifestyle",
  "/case-study/human-factor",
  "/case-study/profitflow",
  "/case-study/ai-movies",
  "/film-production",
  "/privacy",
  "/cookies",
  "/terms",
  "/accessibility",
];

/** These start the app at once. */
const applicationRoutes = ["/labs", "/auth", "/dashboard", "/studio", "/verify"];

export const allRoutes = [...marketingRoutes, ...applicationRoutes];

export const mainNavigation = [
  ["/about", "About"],
  ["/services", "Services"],
  ["/our-work", "Work"],
  ["/why-us", "Why"],
  ["/our-process", "Process"],
  ["/pricing", "Pricing"],
  ["/contact", "Contact"],
  ["/labs", "Labs"],
  ["/auth", "Client Area"],
] as const;
