import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const bookPage: Page = {
  path: "/book",
  label: "Book a call",
  title: titleOf("Book a call"),
  description: `Book a call or a consultation with ${brand.name}: see the studio's free times in your own time zone, choose one, and the invitation comes at once.`,
  keywords: ["book a call", "book a consultation", "AI agency London", "video call"],
  type: "website",
  eyebrow: "Book a call",
  heading: "Come when the light is on.",
  standfirst:
    "Every lit hour is free. Take one, in your own time zone, and a person from the studio is there when you come in.",
};
