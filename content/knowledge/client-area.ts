import { invitationDays } from "../../domain/account/invitation-life.ts";
import { companyRoles } from "../../domain/company/role.ts";
import type { Fact } from "../../domain/assistant/fact.ts";
import { callKindWords, describeLength } from "../booking.ts";
import { companyRoleWords } from "../company-roles.ts";
import { signInWords } from "../pages/auth.ts";
import { lowerFirst } from "./lower-first.ts";

const area = { title: "Client Area", href: "/auth" };
const book = { title: "Book a call", href: "/book" };
const { call, consultation } = callKindWords;

/** What visitors ask about what only clients see, and about calls. */
export const clientAreaFacts: readonly Fact[] = [
  {
    id: "booking",
    aspect: "booking",
    answer:
      "You can book a call by yourself, without an account: choose a free time on the booking page, say who you are, and the invitation for your calendar comes by mail at once.",
    source: book,
  },
  {
    id: "booking-length",
    aspect: "booking-length",
    answer: `${call.name} takes ${describeLength(call.minutes)}, ${lowerFirst(call.text)} The longer kind takes ${describeLength(consultation.minutes)}, ${lowerFirst(consultation.text)}`,
    source: book,
  },
  {
    id: "booking-change",
    aspect: "booking-change",
    answer:
      "The invitation to a call has a link by which you move it to another free time or cancel it; your calendar is told.",
    source: book,
  },
  {
    id: "booking-zone",
    aspect: "booking-zone",
    answer:
      "The booking page shows the studio’s free times in your own time zone, with the time in London beside them.",
    source: book,
  },
  {
    id: "account-open",
    aspect: "account-open",
    answer:
      "Open an account on the page of the client area, under “Sign Up”: with your e-mail address and a password, and then by the link or the code that we mail to you.",
    source: area,
  },
  {
    id: "forgot-password",
    aspect: "forgot-password",
    answer: `Choose “${signInWords.forgot}” on the page of the client area and give the address of your account: a link and a code come by mail, and either lets you choose a new one. They work once, for an hour.`,
    source: area,
  },
  {
    id: "second-step",
    aspect: "second-step",
    answer:
      "You can switch on a second step for your account: signing in then also asks for a code from an authenticator app, and a stolen password alone opens nothing.",
    source: area,
  },
  {
    id: "company-roles",
    aspect: "company-roles",
    answer: `Everybody in a company can have an account of their own, with a role. ${companyRoles
      .map((role) => `${companyRoleWords[role].name}: can ${companyRoleWords[role].may}.`)
      .join(" ")}`,
    source: area,
  },
  {
    id: "company-invite",
    aspect: "company-invite",
    answer: `An owner of the company invites colleagues by e-mail, each with a role; an invitation works for ${invitationDays} days.`,
    source: area,
  },
  {
    id: "film-review",
    aspect: "film-review",
    answer:
      "In the client area you look at each version of a film frame by frame: stop where you like, comment on a frame, a range, a part of the picture or in general, and draw on it. You see there what is open and what is resolved.",
    source: area,
  },
  {
    id: "film-approval",
    aspect: "film-approval",
    answer:
      "An approver or owner of your company approves a version or requests changes, in the client area. An approval can be taken back for an hour; then it is final.",
    source: area,
  },
  {
    id: "uploads",
    aspect: "uploads",
    answer:
      "Clients hand files over in the client area, up to 2 GB each. An upload can be paused, and goes on where it was after a lost connection or a reload.",
    source: area,
  },
  {
    id: "final-files",
    aspect: "final-files",
    answer:
      "What you have approved stands in the client area under “Final deliveries”, to download, with how it may be used.",
    source: area,
  },
  {
    id: "notices",
    aspect: "notices",
    answer:
      "Clients choose in the client area what comes by mail, and when: at once, once a day or not at all, with quiet hours. All of it is under the bell, too.",
    source: area,
  },
];
