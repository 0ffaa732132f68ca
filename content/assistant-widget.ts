import { brand } from "./brand.ts";

/** The words of the chat widget; what the assistant answers is in assistant.ts. */
export const assistantWidget = {
  landmark: "Chat",
  open: "Chat with us",
  news: "(new answer)",
  notLoaded: `The chat could not be loaded. Please try again, or write to ${brand.email}.`,

  title: "Assistant",
  subline: "Ask about our services",
  close: "Close chat",
  clear: "Clear",
  clearInFull: "Clear conversation",
  cleared: "Conversation cleared.",

  conversation: "Conversation",
  messages: "Messages",
  you: "You",
  greeting:
    "Hello. I can help with our services, the team and getting in touch. What are you planning?",
  disclosure:
    "I am an AI, and I answer from what this site says; a person can take over. Chats are kept for 90 days, longer only if you leave your details.",
  privacy: { to: "/privacy", label: "Privacy" },
  suggestionsLabel: "Questions to begin with",
  suggestions: [
    "What does the subscription cost?",
    "How does a project run?",
    "Do I have to use AI?",
    "Who is on the team?",
  ],
  sources: "Read more",
  cards: "Case studies",
  times: "Free times for a call",
  prices: { caption: "Prices, excluding VAT", name: "What", price: "Price" },

  question: "Your question",
  placeholder: "Write your question",
  send: "Send question",
  keys: "Enter sends, Shift + Enter starts a new line.",
  thinking: "Thinking...",

  retry: "Try again",
  contactForm: { to: "/contact", label: "Contact form" },
  unanswered: "This question is still waiting for its answer.",
} as const;

/** What the visitor hears when no answer came about: the sentence of section 4 of the specification, and why. */
export const assistantFailure = {
  message:
    "I'm sorry, I'm having trouble responding right now. Please try again or contact us directly.",
  offline: "You are offline. Your question stays here until you are connected.",
  limited: (wait: string) =>
    `That was a lot of questions in a short time. Please try again ${wait}.`,
} as const;

/** Said before the visitor has to wonder why nothing is sent. */
export const messageLength = {
  left: (count: number) => `${count} characters left`,
  over: (limit: string, count: number) =>
    `A little too long: I can read ${limit} characters at once. Please shorten it by ${count}.`,
} as const;

export const leadForm = {
  heading: "Leave it with us.",
  standfirst: "Your name and email, and a person from the studio takes it from here.",
  labels: { name: "Your name", email: "Email", company: "Company (optional)" },
  send: "Send my details",
  later: "Not now",
  appeared: "A short form for your contact details is below the answer.",
  promise: "Thank you. A person from the studio will reply within 24 hours.",
} as const;

/** To the letter of section 3 of the specification. */
export const leadMessages = {
  missing: { title: "Missing Information", description: "Please fill in your name and email." },
  sent: { title: "Thank you!", description: "We'll be in touch soon to discuss your project." },
  failed: {
    title: "Error",
    description: "There was a problem submitting your information. Please try again.",
  },
} as const;
