import type { Block } from "../../../content/case-studies/blocks.ts";
import { Columns } from "./blocks/columns.tsx";
import { ComparisonCards } from "./blocks/comparison-cards.tsx";
import { StudyComparison } from "./blocks/study-comparison.tsx";
import { Films } from "./blocks/films.tsx";
import { Frame } from "./blocks/frame.tsx";
import { Gallery } from "./blocks/gallery.tsx";
import { Insight } from "./blocks/insight.tsx";
import { Numbers } from "./blocks/numbers.tsx";
import { OutsideLink } from "./blocks/outside-link.tsx";
import { Phases } from "./blocks/phases.tsx";
import { ReferenceLinks } from "./blocks/reference-links.tsx";
import { Results } from "./blocks/results.tsx";
import { Stats } from "./blocks/stats.tsx";
import { Story } from "./blocks/story.tsx";
import { Technical } from "./blocks/technical.tsx";
import { TermList } from "./blocks/term-list.tsx";

export function CaseStudyBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => (
    <OneBlock key={"id" in block ? block.id : `${block.block}-${nameOf(block)}`} block={block} />
  ));
}

function nameOf(block: Extract<Block, { block: "frame" | "stats" }>): string {
  return block.block === "frame" ? block.asset : block.label;
}

function OneBlock({ block }: { block: Block }) {
  switch (block.block) {
    case "story":
      return <Story {...block} />;
    case "films":
      return <Films {...block} />;
    case "gallery":
      return <Gallery {...block} />;
    case "frame":
      return <Frame {...block} />;
    case "stats":
      return <Stats {...block} />;
    case "numbers":
      return <Numbers {...block} />;
    case "results":
      return <Results {...block} />;
    case "insight":
      return <Insight {...block} />;
    case "columns":
      return <Columns {...block} />;
    case "list":
      return <TermList {...block} />;
    case "technical":
      return <Technical {...block} />;
    case "phases":
      return <Phases {...block} />;
    case "table":
      return <StudyComparison {...block} />;
    case "cards":
      return <ComparisonCards {...block} />;
    case "links":
      return <ReferenceLinks {...block} />;
    case "outside":
      return <OutsideLink {...block} />;
    default:
      return block satisfies never;
  }
}
