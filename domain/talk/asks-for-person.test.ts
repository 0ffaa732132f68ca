import { expect, it } from "vitest";
import { asksForPerson } from "./asks-for-person.ts";

it.each([
  "I want to talk to somebody",
  "I'd like to talk to someone",
  "Can I speak to a person?",
  "let me chat with a human please",
  "could I speak directly with your team",
  "please put me through to a producer",
  "I need a real person.",
  "Human please",
  "a person",
])("%s: a person is wanted", (message) => expect(asksForPerson(message)).toBe(true));

it.each([
  "Am I talking to a person?",
  "How do you talk to people on set?",
  "How can I get in touch?",
  "What does the subscription cost?",
  "Do you need a person on camera for that?",
  "Is there a human in the loop?",
])("%s: it is not", (message) => expect(asksForPerson(message)).toBe(false));
