import type { EnquiryField, enquiryProjects } from "../domain/enquiry/enquiry-form.ts";

export const projectTypes: Record<(typeof enquiryProjects)[number], string> = {
  "cinematic-ads": "Cinematic ads",
  "social-media": "Social media",
  "film-production": "Film production",
  "brand-video": "Brand video",
  "ai-content": "AI content",
  other: "Something else",
};

export const fieldLabels: Record<EnquiryField, string> = {
  name: "Your name",
  email: "Email",
  company: "Company",
  project: "Project type",
  message: "Your message",
};

/** What went wrong beyond the form's own sentence, and what to do about it. */
export const failureDetails = {
  offline: "You are offline. What you wrote stays here: send it again once you are connected.",
  failed: "Nothing is lost: what you wrote is still here.",
  limited: (wait: string) => `Too many messages in a short time. Please try again ${wait}.`,
} as const;

/** Toasts and alerts, to the letter of section 3 of the specification. */
export const contactMessages = {
  missing: "Please fill in all required fields",
  sent: "Message sent successfully! We'll get back to you within 24 hours.",
  failed: "Failed to send message: Please try again or contact us directly.",
} as const;

export const projectMessages = {
  missing: { title: "Email Required", description: "Please enter your email address." },
  sent: {
    title: "Thank you!",
    description: "We'll get back to you within 24 hours to discuss your project.",
  },
} as const;

export const quoteMessages = {
  missing: { title: "Missing Information", description: "Please fill in your name and email." },
  sent: {
    title: "Thank you!",
    description: "We'll be in touch within 24 hours to discuss your project.",
  },
} as const;

export const callMessages = { sent: "Thank you! We'll be in touch soon." } as const;

/** For every form but the contact form, which has a sentence of its own. */
export const sendingFailed = {
  title: "Something went wrong",
  description: "Please try again or contact us directly.",
} as const;

export const invalidEmail = {
  title: "Invalid Email",
  description: "Please enter a valid email address.",
} as const;

export const invalidFields = { title: "Please check the fields marked in red" } as const;

export const enquiryActions = {
  sendEmail: "Send",
  done: "Done",
  trap: "Leave this field empty",
} as const;

export const projectDialog = {
  trigger: "Start Your Project",
  heading: "Start Your Project",
  standfirst:
    "Leave your email address. We get back to you within 24 hours with the two or three questions that matter.",
} as const;

export const quoteForm = {
  labels: { name: "Full Name", email: "Business Email", company: "Company Name" },
  send: "Request my quote",
} as const;
