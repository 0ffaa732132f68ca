/**
 * Clients stay unnamed: each mark is drawn for a trade. `path` is a drawing on a field of 32 by 32.
 */
export type ClientMark = { name: string; url: string; path: string; stretch: number };

export const clientMarkList: readonly ClientMark[] = [
  {
    name: "Harbour",
    url: "https://harbour.example",
    path: "M4 27h24M9 27V5h3v22M12 7h14l-3 4H12M21 11v6h4v-6",
    stretch: 150,
  },
  {
    name: "River Trust",
    url: "https://river-trust.example",
    path: "M3 9c6-5 10 5 16 0s7-2 10 0M3 17c6-5 10 5 16 0s7-2 10 0M3 25c6-5 10 5 16 0s7-2 10 0",
    stretch: 90,
  },
  {
    name: "Night Lines",
    url: "https://night-lines.example",
    path: "M4 16h24M16 4v24M8 8l16 16M24 8 8 24M16 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8",
    stretch: 120,
  },
  {
    name: "Terrace Tea",
    url: "https://terrace-tea.example",
    path: "M3 27h26M6 22h20M9 17h14M12 12h8M16 12V5c4 0 5 3 5 3s-2 2-5 1",
    stretch: 100,
  },
  {
    name: "Coast Council",
    url: "https://coast-council.example",
    path: "M5 28V10l6-5 5 8 6-3 5 6v12M5 22c4-3 7 3 11 0s7 3 11 0",
    stretch: 75,
  },
  {
    name: "ProfitFlow",
    url: "https://profitflow.example",
    path: "M4 8c8 0 8 16 16 16h8M4 16c6 0 6 8 12 8M4 24h8M22 20l6 4-6 4",
    stretch: 140,
  },
  {
    name: "Open Kitchen",
    url: "https://open-kitchen.example",
    path: "M6 12h16v8a8 8 0 0 1-16 0zM22 14h3a3 3 0 0 1 0 6h-3M10 8V4M14 8V4M18 8V4",
    stretch: 110,
  },
  {
    name: "Lemon and Linen",
    url: "https://lemon-and-linen.example",
    path: "M5 16a11 9 0 0 0 22 0a11 9 0 0 0-22 0M16 7v18M7 12l18 8M25 12 7 20",
    stretch: 85,
  },
];
