import type { ComponentProps } from "react";
import { standingWords } from "../../../../content/billing.ts";
import type { Standing } from "../../../../domain/billing/find-standing.ts";
import { StatusBadge } from "../../../ui/badge.tsx";

const lights: Record<Standing, ComponentProps<typeof StatusBadge>["status"]> = {
  issued: "pending",
  disputed: "review",
  overdue: "cancelled",
  part_paid: "in_progress",
  open: "review",
  credited: "pending",
  written_off: "pending",
  paid: "completed",
};

export function StandingBadge({ standing }: { standing: Standing }) {
  return <StatusBadge status={lights[standing]}>{standingWords[standing]}</StatusBadge>;
}
