import { type ComponentType, lazy } from "react";
import { type AreaName, studioAreas } from "../../../content/studio.ts";

type AreaCount = { table: string; read: () => Promise<number> };

export type StudioArea = {
  value: AreaName;
  label: string;
  /** Opens it after a g. */
  key: string;
  Area: ComponentType;
  /** Its code, before it is shown. */
  fetchArea: () => Promise<ComponentType>;
  /** How many things wait there for somebody, and in which table; shown beside its name. Rejecting shows nothing. */
  count?: AreaCount;
};

/**
 * The areas that are open, in the order of the navigation: one line each.
 * An area's code, and that of its count, is fetched when it is asked for.
 */
export const areas: readonly StudioArea[] = [
  openArea("inbox", async () => (await import("./inbox/inbox-area.tsx")).InboxArea, {
    table: "inbox_items",
    read: async () => (await import("./inbox/count-new.ts")).countNew(),
  }),
  openArea("calendar", async () => (await import("./calendar/calendar-area.tsx")).CalendarArea),
  openArea("clients", async () => (await import("./client/clients-area.tsx")).ClientsArea),
  openArea("proposals", async () => (await import("./proposal/proposals-area.tsx")).ProposalsArea),
  openArea("projects", async () => (await import("./project/projects-area.tsx")).ProjectsArea, {
    table: "pr_deliverables",
    read: async () => (await import("./project/count-sent-back.ts")).countSentBack(),
  }),
  openArea("campaigns", async () => (await import("./campaign/campaigns-area.tsx")).CampaignsArea),
  openArea("messages", async () => (await import("./message/messages-area.tsx")).MessagesArea, {
    table: "conversations",
    read: async () =>
      (await import("./message/count-unread-conversations.ts")).countUnreadConversations(),
  }),
  openArea("labs", async () => (await import("./labs/labs-area.tsx")).LabsArea),
  openArea("invoices", async () => (await import("./billing/invoices-area.tsx")).InvoicesArea),
  openArea("payments", async () => (await import("./payment/payments-area.tsx")).PaymentsArea, {
    table: "eth_payments",
    read: async () => (await import("./payment/count-unsettled.ts")).countUnsettled(),
  }),
  openArea("assistant", async () => (await import("./assistant/assistant-area.tsx")).AssistantArea),
  openArea("audit", async () => (await import("./audit/audit-area.tsx")).AuditArea),
  openArea("staff", async () => (await import("./staff/staff-area.tsx")).StaffArea),
  openArea("security", async () => (await import("./security/security-area.tsx")).SecurityArea),
];

function openArea(
  value: AreaName,
  fetchArea: () => Promise<ComponentType>,
  count?: AreaCount,
): StudioArea {
  return {
    value,
    ...studioAreas[value],
    fetchArea,
    Area: lazy(async () => ({ default: await fetchArea() })),
    ...(count && { count }),
  };
}
