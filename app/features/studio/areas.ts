import { type ComponentType, lazy } from "react";
import { type AreaName, studioAreas } from "../../../content/studio.ts";

export type StudioArea = {
  value: AreaName;
  label: string;
  /** Opens it after a g. */
  key: string;
  Area: ComponentType;
  /** How many things wait there for somebody; shown beside its name. Rejecting shows nothing. */
  readCount?: () => Promise<number>;
};

/**
 * The areas that are open, in the order of the navigation: one line each.
 * An area's code, and that of its count, is fetched when it is asked for.
 */
export const areas: readonly StudioArea[] = [
  openArea(
    "inbox",
    async () => (await import("./inbox/inbox-area.tsx")).InboxArea,
    async () => (await import("./inbox/count-new.ts")).countNew(),
  ),
  openArea("clients", async () => (await import("./client/clients-area.tsx")).ClientsArea),
  openArea(
    "projects",
    async () => (await import("./project/projects-area.tsx")).ProjectsArea,
    async () => (await import("./project/read-projects.ts")).countSentBack(),
  ),
  openArea("campaigns", async () => (await import("./campaign/campaigns-area.tsx")).CampaignsArea),
  openArea(
    "messages",
    async () => (await import("./message/messages-area.tsx")).MessagesArea,
    async () => (await import("./message/read-conversations.ts")).countUnreadConversations(),
  ),
  openArea("labs", async () => (await import("./labs/labs-area.tsx")).LabsArea),
  openArea(
    "payments",
    async () => (await import("./payment/payments-area.tsx")).PaymentsArea,
    async () => (await import("./payment/count-unsettled.ts")).countUnsettled(),
  ),
  openArea("assistant", async () => (await import("./assistant/assistant-area.tsx")).AssistantArea),
  openArea("audit", async () => (await import("./audit/audit-area.tsx")).AuditArea),
  openArea("security", async () => (await import("./security/security-area.tsx")).SecurityArea),
];

function openArea(
  value: AreaName,
  fetchArea: () => Promise<ComponentType>,
  readCount?: () => Promise<number>,
): StudioArea {
  return {
    value,
    ...studioAreas[value],
    Area: lazy(async () => ({ default: await fetchArea() })),
    ...(readCount && { readCount }),
  };
}
