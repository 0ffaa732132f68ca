import { formatCall } from "./booking-time.ts";
import { studioZone } from "./studio-times.ts";
import { itemKinds } from "../domain/inbox/item.ts";
import type { NoticeKind, NoticeSubject } from "../domain/notice/notice.ts";
import {
  clientNoticeAddress,
  describeClientNotice,
  describeUsage,
  nameVersion,
} from "./client-notice.ts";
import { nameItem } from "./inbox.ts";
import { studioProposalAddress } from "./proposal-address.ts";
import { areaAddress } from "./studio-address.ts";
import { troubleKinds } from "../domain/trouble/trouble.ts";
import { nameTrouble } from "./trouble.ts";

type Facts = NoticeSubject["facts"];

/** What the studio's bell says. */
export function describeStudioNotice(notice: NoticeSubject): string {
  return sentences[notice.kind](notice);
}

const sentences: Record<NoticeKind, (notice: NoticeSubject) => string> = {
  message: ({ facts }) => `${nameClient(facts)} has written.`,
  delivery: describeClientNotice,
  document: describeClientNotice,
  review: ({ facts }) =>
    facts.decision === "approve"
      ? `${nameClient(facts)} approves ${nameVersion(facts)}.`
      : `${nameClient(facts)} asks for changes to ${nameVersion(facts)}.`,
  enquiry: ({ facts }) => `New: ${nameSubject(facts)}.`,
  overdue: ({ facts }) => `Overdue: ${nameSubject(facts)}.`,
  trouble: ({ facts }) => describeToldTrouble(facts),
  proposal: ({ facts }) =>
    `Proposal ${facts.state ?? "changed"}: ${facts.title ?? "untitled"}, ${nameClient(facts)}.`,
  brief: ({ facts }) => describeBrief(facts),
  comments: ({ facts }) => `${nameClient(facts)} comments on ${nameVersion(facts)}.`,
  usage: ({ facts }) => `${nameClient(facts)}: ${describeUsage(facts)}`,
  call: ({ facts }) => describeCall(facts),
  payment: ({ facts }) => `Payment, ${facts.state ?? "changed"}: ${facts.client ?? "a guest"}.`,
};

function describeToldTrouble({ trouble, subject = "" }: Facts): string {
  const kind = troubleKinds.find((known) => known === trouble);
  return kind ? nameTrouble({ kind, subject }) : "Something is wrong with the server.";
}

function describeCall({ state, who = "somebody", at }: Facts): string {
  const call = at ? `${who}, ${formatCall(at, studioZone)}` : who;
  return state === "soon" ? `Soon: a call with ${call}.` : `Call ${state ?? "booked"}: ${call}.`;
}

function describeBrief(facts: Facts): string {
  const project = `${facts.title ?? "a project"}, ${nameClient(facts)}`;
  if (facts.state === "files") return `New brand files: ${project}.`;
  return facts.state === "changed" ? `Brief changed: ${project}.` : `Brief handed in: ${project}.`;
}

function nameClient({ client }: Facts): string {
  return client ?? "A client";
}

function nameSubject({ item, who }: Facts): string {
  const kind = itemKinds.find((known) => known === item) ?? "contact";
  return nameItem(kind, who ?? null);
}

/** Where it leads: an area of the studio, and what is open in it. */
export function studioNoticeAddress(notice: NoticeSubject): string {
  return addresses[notice.kind](notice);
}

function addressOfWork({ facts: { project, campaign } }: NoticeSubject): string {
  return project ? areaAddress("projects", { project }) : areaAddress("campaigns", { campaign });
}

const addresses: Record<NoticeKind, (notice: NoticeSubject) => string> = {
  message: ({ company_id: client }) => areaAddress("messages", { client }),
  delivery: clientNoticeAddress,
  document: clientNoticeAddress,
  review: addressOfWork,
  comments: addressOfWork,
  usage: addressOfWork,
  enquiry: ({ subject_id: item }) => areaAddress("inbox", { status: "all", item }),
  overdue: () => areaAddress("inbox", { clock: "breached" }),
  // What is wrong stands above every area.
  trouble: () => areaAddress("inbox"),
  proposal: ({ subject_id: proposal }) => studioProposalAddress(proposal ?? ""),
  brief: ({ subject_id: project }) => areaAddress("projects", { project }),
  call: ({ subject_id: booking }) => areaAddress("calendar", { booking }),
  payment: ({ subject_id: payment }) => areaAddress("payments", { state: "all", payment }),
};
