import { defineCaseStudy } from "./case-study.ts";

/** The address is the contract's; the client stays unnamed. */
export const forthPorts = defineCaseStudy({
  slug: "forth-ports",
  category: "Storytelling partnership",
  heading: "The Working Port",
  description:
    "A storytelling partnership of several years with a port operator: film and pictures of cranes, ships and the people who move them.",
  keywords: ["port operator", "corporate storytelling", "industrial film", "case study"],
  standfirst:
    "A port never closes, so neither did the story. Over several years with one operator, we filmed what most people see only from the motorway.",
  call: "Start Your Project",
});
