import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { caseStudySlugs } from "../content/case-studies/slugs.ts";
import { areaNames } from "../content/studio.ts";

const inDevelopment = process.env.NODE_ENV === "development";

export default [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("services", "routes/services.tsx"),
  route("our-work", "routes/our-work.tsx"),
  route("why-us", "routes/why-us.tsx"),
  route("our-process", "routes/our-process.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("contact", "routes/contact.tsx"),
  route("book", "routes/book.tsx"),
  route("labs", "routes/labs.tsx"),
  route("film-production", "routes/film-production.tsx"),
  // No route has parameters: each study is an address of its own to prerender, with one module behind them.
  ...caseStudySlugs.map((slug) =>
    route(`case-study/${slug}`, "routes/case-study.tsx", { id: `case-study/${slug}` }),
  ),

  route("auth", "routes/auth.tsx"),
  route("dashboard", "routes/dashboard.tsx"),
  route("dashboard/billing", "routes/dashboard-billing.tsx"),
  route("dashboard/report", "routes/dashboard-report.tsx"),
  // Only mails lead here.
  route("dashboard/invitation", "routes/dashboard-invitation.tsx"),
  route("studio", "routes/studio.tsx", [
    // One module behind these, too.
    index("routes/studio-area.tsx", { id: "studio" }),
    ...areaNames.map((area) => route(area, "routes/studio-area.tsx", { id: `studio/${area}` })),
  ]),
  // A deliverable, its mails and its notices lead here.
  route("review", "routes/review.tsx"),
  route("verify", "routes/verify.tsx"),
  route("verify/certificate", "routes/verify-certificate.tsx"),

  // Only mails lead here, each with its token behind a #.
  route("proposal", "routes/proposal.tsx"),
  // Mails lead here, and a booking: its token behind a #, or in a query where there is no JavaScript.
  route("booking", "routes/booking.tsx"),
  // Only payments lead here.
  route("receipt", "routes/receipt.tsx"),
  // Only forms lead here, those sent without JavaScript.
  route("thank-you", "routes/thank-you.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("cookies", "routes/cookies.tsx"),
  route("terms", "routes/terms.tsx"),
  route("accessibility", "routes/accessibility.tsx"),

  ...(inDevelopment ? [route("styleguide", "routes/styleguide.tsx")] : []),
  // Never linked: the server sends its HTML when it fails.
  route("500", "routes/server-error.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
