import { EmptyState } from "../parts/list-states.tsx";

export function ClientsArea() {
  return <EmptyState title="" />;
}
