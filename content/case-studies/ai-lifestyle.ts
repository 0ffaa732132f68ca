import { defineCaseStudy } from "./case-study.ts";

export const aiLifestyle = defineCaseStudy({
  slug: "ai-lifestyle",
  category: "AI production",
  heading: "AI Lifestyle",
  description:
    "A lifestyle campaign made with AI for $10: 47 assets in 8 hours, and an honest table of what it would have cost the traditional way.",
  keywords: ["AI lifestyle", "AI product photography", "AI campaign cost", "case study"],
  standfirst:
    "Glass, cloth, citrus, steam and window light: 47 assets in 8 hours on a budget of $10. We set it beside a traditional shoot, line by line.",
  call: "Start Your AI Project",
});
