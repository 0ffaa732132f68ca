import type { ProfileField } from "../domain/account/profile-form.ts";

export const profileFailures = {
  offline:
    "There is no connection just now. What you typed stays here; try again once you are back.",
  unreachable: "The server cannot be reached just now. What you typed stays here.",
  limited: (wait: string) => `Too many tries in a short time. Please try again ${wait}.`,
} as const;

export const detailWords = {
  heading: "You",
  text: "How the studio knows you. Your name and company stand at the top of this page.",
  save: "Save changes",
  saved: "Saved.",
  nothing: "Nothing has changed.",
  unsaved: "Not saved yet.",
  discard: "Discard",
  failed: "That could not be saved.",
  elsewhere: (stored: string) =>
    stored === ""
      ? "Emptied in another window meanwhile. Saving here overwrites that."
      : `Changed in another window to “${stored}”. Saving here overwrites that.`,
} as const;

export const detailFields: Record<ProfileField, { label: string; hint?: string }> = {
  display_name: { label: "Name" },
  company_name: { label: "Company" },
  industry: { label: "Industry" },
  phone: { label: "Phone" },
  website: { label: "Website" },
};

/** Offered while typing; anything else is as good. */
export const industries = [
  "E-commerce",
  "Education",
  "Finance",
  "Fintech",
  "Healthcare",
  "Hospitality",
  "Logistics",
  "Manufacturing",
  "Media",
  "Non-profit",
  "Property",
  "Retail",
  "Technology",
] as const;

export const avatarWords = {
  alt: "Your picture",
  choose: "Choose a picture",
  change: "Change picture",
  remove: "Remove picture",
  note: "Cut to a square, here in your browser.",
  working: "Storing your picture",
  stored: "Your picture is stored.",
  removed: "Your picture is removed.",
  unreadable: "This file cannot be read as a picture. Take a JPEG, PNG or WebP.",
  tooLarge: "This file is larger than 30 MB. Take a smaller one.",
  offline: "There is no connection just now. Try again once you are back.",
  failed: "The picture could not be stored. Please try again.",
} as const;
