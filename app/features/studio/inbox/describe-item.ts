import { namePayment } from "../../../../content/pr-packages.ts";
import { stateWords } from "../../../../content/studio-payment.ts";
import { projectTypes } from "../../../../content/enquiry.ts";
import { enquiryProjects } from "../../../../domain/enquiry/enquiry-form.ts";
import type { ListedItem } from "./read-inbox.ts";

/** One line of what it is about. */
export function describeMatter(item: ListedItem): string {
  const { enquiries, eth_payments, proposals, question } = item;
  if (eth_payments) {
    return `${namePayment(eth_payments)}, ${stateWords[eth_payments.state]}`;
  }
  if (question !== null) return question;
  if (proposals) return proposals.title;
  const given = enquiries?.message ?? describeProject(enquiries?.project ?? null);
  const email = enquiries?.email ?? item.leads?.email ?? "";
  return given ?? (email === item.who ? "" : email);
}

export function describeProject(project: string | null): string | undefined {
  const known = enquiryProjects.find((each) => each === project);
  return known && projectTypes[known];
}

export function companyOf({ enquiries, leads, proposals }: ListedItem): string | null {
  return enquiries?.company ?? leads?.company ?? proposals?.client_name ?? null;
}
