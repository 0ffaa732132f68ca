import * as z from "zod/mini";
import { staffRole } from "../../../../domain/staff/role.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { StaffAccess } from "./staff-access.ts";

const accessRow = z.object({
  roles: z.array(staffRole),
  second_factor_from: z.nullable(z.string()),
  lacks_second_factor: z.boolean(),
});

/** Nothing but looking where the role was taken away meanwhile. */
export async function readAccess(): Promise<StaffAccess> {
  const [row] = await readRows(sharedBackend().rpc("my_staff_access"), accessRow);
  return {
    roles: row?.roles ?? [],
    secondFactorFrom: row?.second_factor_from ?? null,
    lacksSecondFactor: row?.lacks_second_factor ?? false,
  };
}
