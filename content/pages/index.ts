import { caseStudies } from "../case-studies/index.ts";
import type { Page } from "../page.ts";
import { aboutPage } from "./about.ts";
import { accessibilityPage } from "./accessibility.ts";
import { authPage } from "./auth.ts";
import { bookPage } from "./book.ts";
import { contactPage } from "./contact.ts";
import { cookiesPage } from "./cookies.ts";
import { dashboardPage } from "./dashboard.ts";
import { filmProductionPage } from "./film-production.ts";
import { homePage } from "./home.ts";
import { labsPage } from "./labs.ts";
import { ourProcessPage } from "./our-process.ts";
import { ourWorkPage } from "./our-work.ts";
import { pricingPage } from "./pricing.ts";
import { privacyPage } from "./privacy.ts";
import { servicesPage } from "./services.ts";
import { studioPage } from "./studio.ts";
import { termsPage } from "./terms.ts";
import { verifyPage } from "./verify.ts";
import { whyUsPage } from "./why-us.ts";

/** Every page that has an address of its own; the not-found page has none. */
export const pages: readonly Page[] = [
  homePage,
  aboutPage,
  servicesPage,
  ourWorkPage,
  whyUsPage,
  ourProcessPage,
  pricingPage,
  contactPage,
  bookPage,
  labsPage,
  filmProductionPage,
  ...caseStudies,
  authPage,
  dashboardPage,
  studioPage,
  verifyPage,
  privacyPage,
  cookiesPage,
  termsPage,
  accessibilityPage,
];

/** What the sitemap names. */
export const listedPages = pages.filter((page) => !page.isHiddenFromSearch);
