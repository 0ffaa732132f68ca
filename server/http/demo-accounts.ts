export type DemoAccount = {
  id: string;
  email: string;
  password: string;
  displayName: string;
  companyName?: string;
  role?: "staff";
};

/** Known to everyone who reads this: they exist only while the site is on loopback. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: "de000000-0000-4000-8000-000000000001",
    email: "client@kinolume.example",
    password: "cinematic-demo-2026",
    displayName: "Demo Client",
    companyName: "Northlight Coffee",
  },
  {
    id: "de000000-0000-4000-8000-000000000002",
    email: "second@kinolume.example",
    password: "cinematic-demo-2026",
    displayName: "Second Client",
    companyName: "Fernbank Clinics",
  },
  {
    id: "de000000-0000-4000-8000-000000000009",
    email: "studio@kinolume.example",
    password: "studio-demo-2026",
    displayName: "Studio",
    role: "staff",
  },
];
