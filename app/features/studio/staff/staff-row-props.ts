import type { StaffPerson } from "./read-staff.ts";

export type StaffRowProps = {
  person: StaffPerson;
  colleagues: readonly StaffPerson[];
  onChanged: () => Promise<void>;
};
