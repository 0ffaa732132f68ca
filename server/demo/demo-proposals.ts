import type { ProposalContent } from "../../domain/proposal/content.ts";
import type { ProposalState } from "../../domain/proposal/proposal-state.ts";

const northlight = "de000000-0000-4000-8000-000000000001";
const fernbank = "de000000-0000-4000-8000-000000000002";
const launchFilm = "de000000-0000-4000-8000-000000001001";

type Words = Omit<ProposalContent, "terms_version" | "vat_rate" | "valid_until" | "terms_days">;

export type DemoProposal = {
  /** The last digits of its ids. */
  number: number;
  state: Exclude<ProposalState, "withdrawn">;
  companyId: string | null;
  /** Of a change order. */
  projectId?: string;
  email: string;
  /** Days before today; the last day is counted from it, too. */
  writtenAgo: number;
  sentAgo?: number;
  openedAgo?: number;
  validFor: number;
  reason?: string;
  comments?: readonly { daysAgo: number; block: string; isFromStudio: boolean; body: string }[];
  words: Words;
};

const fromClient = { recipient_name: "Demo Client", client_name: "Northlight Coffee" };
const fromSecond = { recipient_name: "Second Client", client_name: "Fernbank Clinics" };

/** One in each state, with the one that the demo's client has to answer first. */
export const demoProposals: readonly DemoProposal[] = [
  {
    number: 1,
    state: "sent",
    companyId: northlight,
    email: "client@kinolume.example",
    writtenAgo: 6,
    sentAgo: 4,
    openedAgo: 3,
    validFor: 26,
    comments: [
      {
        daysAgo: 1,
        block: "milestones",
        isFromStudio: false,
        body: "Could the second instalment wait until the stand is booked, in January?",
      },
    ],
    words: {
      ...fromClient,
      title: "A film for the spring harvest",
      project_type: "cinematic-ads",
      aim: "Whoever drinks it in Bristol should know whose hands picked it, and come back for the second bag.",
      approach: "hybrid",
      approach_note:
        "Two days with the growers on film; everything that no camera reaches is made.",
      scope: [
        "Treatment and storyboard",
        "Two days of filming at the cooperative",
        "Edit, grade, sound and one round of changes",
      ],
      deliverables: [
        {
          title: "The film, ninety seconds",
          note: "In 4K, with and without text",
          milestone: "film",
        },
        { title: "Three cuts for phones", note: null, milestone: "film" },
      ],
      milestones: [
        { key: "start", title: "We begin", due_on: null, net_pence: 540_000, trigger: "signing" },
        { key: "board", title: "Storyboard", due_on: null, net_pence: 0, trigger: "studio" },
        { key: "film", title: "The film", due_on: null, net_pence: 810_000, trigger: "approval" },
      ],
      options: [
        {
          key: "stills",
          title: "Twelve stills for the shop",
          note: null,
          net_pence: 95_000,
          chosen: true,
        },
        {
          key: "music",
          title: "Music written for it",
          note: "By the composer of the autumn film",
          net_pence: 180_000,
          chosen: false,
        },
      ],
      exclusions: ["Travel of your own people", "Media spend"],
      case_studies: ["forth-ports", "port-storm"],
    },
  },
  {
    number: 2,
    state: "accepted",
    companyId: northlight,
    projectId: launchFilm,
    email: "client@kinolume.example",
    writtenAgo: 5,
    sentAgo: 3,
    openedAgo: 2,
    validFor: 14,
    words: {
      ...fromClient,
      title: "Two more cuts of the launch film",
      project_type: "cinematic-ads",
      aim: "The launch film for two places that it was not made for: the till, and the door.",
      approach: "full-ai",
      approach_note: null,
      scope: ["A silent loop for the tills", "A six-second cut for the doors"],
      deliverables: [],
      milestones: [
        { key: "agreed", title: "Agreed", due_on: null, net_pence: 0, trigger: "signing" },
        {
          key: "loop",
          title: "The loop is running",
          due_on: null,
          net_pence: 140_000,
          trigger: "studio",
        },
        {
          key: "cut",
          title: "Both are handed over",
          due_on: null,
          net_pence: 180_000,
          trigger: "studio",
        },
      ],
      options: [],
      exclusions: [],
      case_studies: [],
    },
  },
  {
    number: 3,
    state: "draft",
    companyId: fernbank,
    email: "second@kinolume.example",
    writtenAgo: 1,
    validFor: 30,
    words: {
      ...fromSecond,
      title: "Films for the new clinic in Leeds",
      project_type: "brand-video",
      aim: "People who are afraid of the place should have been in it once before they come.",
      approach: "human-only",
      approach_note: null,
      scope: ["A morning in the clinic, with nobody acting"],
      deliverables: [],
      milestones: [
        { key: "start", title: "On signing", due_on: null, net_pence: 310_000, trigger: "signing" },
        {
          key: "rest",
          title: "When everything is approved",
          due_on: null,
          net_pence: 310_000,
          trigger: "approval",
        },
      ],
      options: [],
      exclusions: [],
      case_studies: [],
    },
  },
  {
    number: 4,
    state: "expired",
    companyId: null,
    email: "ida@lighthouse.example",
    writtenAgo: 52,
    sentAgo: 48,
    openedAgo: 47,
    validFor: -18,
    words: {
      recipient_name: "Ida Lund",
      client_name: "Lighthouse Trust",
      title: "Forty years of the north light",
      project_type: "film-production",
      aim: "The lamp goes out in June. Whoever sailed by it should see it once more.",
      approach: "hybrid",
      approach_note: null,
      scope: ["Archive and two nights at sea", "A film of eight minutes"],
      deliverables: [],
      milestones: [
        { key: "start", title: "On signing", due_on: null, net_pence: 900_000, trigger: "signing" },
        { key: "rest", title: "Delivery", due_on: null, net_pence: 900_000, trigger: "approval" },
      ],
      options: [],
      exclusions: ["The boat"],
      case_studies: [],
    },
  },
  {
    number: 5,
    state: "declined",
    companyId: fernbank,
    email: "second@kinolume.example",
    writtenAgo: 80,
    sentAgo: 76,
    openedAgo: 75,
    validFor: -46,
    reason: "The board would rather wait for next year’s budget.",
    words: {
      ...fromSecond,
      title: "An advert for every ward",
      project_type: "cinematic-ads",
      aim: "Twelve wards, twelve people, thirty seconds each.",
      approach: "full-ai",
      approach_note: null,
      scope: ["Twelve adverts of thirty seconds"],
      deliverables: [],
      milestones: [
        {
          key: "start",
          title: "On signing",
          due_on: null,
          net_pence: 1_200_000,
          trigger: "signing",
        },
        { key: "rest", title: "Delivery", due_on: null, net_pence: 1_200_000, trigger: "approval" },
      ],
      options: [],
      exclusions: [],
      case_studies: [],
    },
  },
];
