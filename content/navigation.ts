import { brand } from "./brand.ts";

export const mainNavigation = [
  { to: "/about", label: "About" },
  { to: "/services", label: "Services" },
  { to: "/our-work", label: "Work" },
  { to: "/why-us", label: "Why" },
  { to: "/our-process", label: "Process" },
  { to: "/pricing", label: "Pricing" },
  { to: "/contact", label: "Contact" },
  { to: "/labs", label: "Labs" },
  { to: "/auth", label: "Client Area" },
] as const;

export const footerLinks = [
  { to: "/privacy", label: "Privacy" },
  { to: "/cookies", label: "Cookie settings" },
  { to: "/terms", label: "Terms" },
  { to: "/accessibility", label: "Accessibility" },
  { to: "/verify", label: "Verify a campaign" },
] as const;

/** The words of the frame around every page. */
export const siteFrame = {
  skip: "Skip to content",
  menu: "Menu",
  siteLinks: "Site",
  legalLinks: "Legal",
  line: `Stories lit from within. Film, advertising and PR from ${brand.location}, since ${brand.founded}.`,
} as const;
