import { defineCaseStudy } from "./case-study.ts";

export const droneImagery = defineCaseStudy({
  slug: "drone-imagery",
  category: "Aerial",
  heading: "Drone Imagery",
  description:
    "Coast, river, terraces and city from above: aerial film and stills made to be licensed, and what the height taught us about story.",
  keywords: ["drone imagery", "aerial film", "drone photography", "licensing", "case study"],
  standfirst:
    "From high enough, a place explains itself. Aerial film and stills of coast, river, hill and city, flown for what they say rather than how they look.",
  call: "Start Your Project",
});
