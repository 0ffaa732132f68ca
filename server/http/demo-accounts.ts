import type { CompanyRole } from "../../domain/company/role.ts";

export type DemoAccount = {
  id: string;
  email: string;
  password: string;
  displayName: string;
  /** Of a company of their own. */
  companyName?: string;
  /** In companies of others, from the one they look at first on. */
  memberOf?: readonly { companyId: string; role: CompanyRole }[];
  role?: "staff";
};

const northlight = "de000000-0000-4000-8000-000000000001";
const fernbank = "de000000-0000-4000-8000-000000000002";

/** Known to everyone who reads this: they exist only while the site is on loopback. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: northlight,
    email: "client@kinolume.example",
    password: "cinematic-demo-2026",
    displayName: "Demo Client",
    companyName: "Northlight Coffee",
  },
  {
    id: fernbank,
    email: "second@kinolume.example",
    password: "cinematic-demo-2026",
    displayName: "Second Client",
    companyName: "Fernbank Clinics",
  },
  {
    id: "de000000-0000-4000-8000-000000000003",
    email: "approver@kinolume.example",
    password: "cinematic-demo-2026",
    displayName: "Demo Approver",
    memberOf: [{ companyId: northlight, role: "approver" }],
  },
  {
    id: "de000000-0000-4000-8000-000000000004",
    email: "viewer@kinolume.example",
    password: "cinematic-demo-2026",
    displayName: "Demo Viewer",
    memberOf: [
      { companyId: northlight, role: "viewer" },
      { companyId: fernbank, role: "member" },
    ],
  },
  {
    id: "de000000-0000-4000-8000-000000000009",
    email: "studio@kinolume.example",
    password: "studio-demo-2026",
    displayName: "Studio",
    role: "staff",
  },
];
