import type { ComponentProps } from "react";
import { priorityWords, statusWords } from "../../../content/portal.ts";
import type { ProjectPriority, ProjectStatus } from "../../../domain/project/project.ts";
import { Badge, StatusBadge } from "../../ui/badge.tsx";

const variants: Record<ProjectPriority, ComponentProps<typeof Badge>["variant"] & string> = {
  urgent: "destructive",
  high: "destructive",
  medium: "secondary",
  low: "outline",
};

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <StatusBadge status={status}>{statusWords[status]}</StatusBadge>;
}

export function PriorityBadge({ priority }: { priority: ProjectPriority }) {
  return <Badge variant={variants[priority]}>{priorityWords[priority]}</Badge>;
}
