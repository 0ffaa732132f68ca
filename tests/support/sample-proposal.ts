import type { ProposalContent } from "../../domain/proposal/content.ts";

/** Who is charged, as it is typed. */
export const sampleBilling = {
  legal_name: "Harbour & Sons Ltd",
  address: "2 Quay Street\nBristol",
  country: "GB",
  vat_number: null,
  company_number: null,
  email: null,
};

export const sampleContent = {
  title: "A film about the harbour",
  client_name: "Harbour & Sons",
  recipient_name: "Ada Harbour",
  aim: "People should know what a harbour does at night.",
  scope: ["One film of ninety seconds", "Three cuts for telephones"],
  deliverables: [
    { title: "The film", note: "In 4K", milestone: "delivery" },
    { title: "Stills", note: null, milestone: null },
  ],
  milestones: [
    { key: "deposit", title: "On signing", due_on: null, net_pence: 400_000, trigger: "signing" },
    { key: "board", title: "Storyboard", due_on: "2027-02-01", net_pence: 0, trigger: "studio" },
    {
      key: "delivery",
      title: "Delivery",
      due_on: "2027-03-01",
      net_pence: 600_001,
      trigger: "approval",
    },
  ],
  options: [
    { key: "drone", title: "Drone pictures", note: null, net_pence: 120_000, chosen: true },
    { key: "music", title: "Own music", note: "By a composer", net_pence: 90_000, chosen: false },
  ],
  exclusions: ["Actors"],
  case_studies: ["forth-ports"],
} satisfies Partial<ProposalContent>;
