import { EmptyState } from "../parts/list-states.tsx";

export function AuditArea() {
  return <EmptyState title="" />;
}
