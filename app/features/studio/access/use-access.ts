import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { readAccess } from "./read-access.ts";
import { AccessContext, type StaffAccess } from "./staff-access.ts";

/**
 * What whoever is signed in may do, kept as it is in the database; nothing until it is known. Where it cannot be read
 * everything is shown, and refused by the database.
 */
export function useAccess(): StaffAccess | undefined {
  const whole = use(AccessContext);
  const { data, isError } = useQuery({
    queryKey: ["staff_members", "access"],
    queryFn: readAccess,
  });
  return data ?? (isError ? whole : undefined);
}
