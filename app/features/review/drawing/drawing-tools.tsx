import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Circle from "lucide-react/icons/circle";
import PenLine from "lucide-react/icons/pen-line";
import Slash from "lucide-react/icons/slash";
import Square from "lucide-react/icons/square";
import SquareDashed from "lucide-react/icons/square-dashed";
import Trash2 from "lucide-react/icons/trash";
import Type from "lucide-react/icons/type";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { drawingWords as words } from "../../../../content/review.ts";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { type DrawingTool, drawingTools } from "./shape-from.ts";

const icons: Record<DrawingTool, ReactNode> = {
  region: <SquareDashed aria-hidden="true" />,
  stroke: <PenLine aria-hidden="true" />,
  line: <Slash aria-hidden="true" />,
  arrow: <ArrowUpRight aria-hidden="true" />,
  box: <Square aria-hidden="true" />,
  ellipse: <Circle aria-hidden="true" />,
  text: <Type aria-hidden="true" />,
};

/** As strokes are: the same numbers. */
const swatches = ["bg-amber", "bg-paper", "bg-danger", "bg-teal", "bg-info", "bg-screen"] as const;

type DrawingToolsProps = {
  /** What lies below is a page of a document. */
  isOnPage: boolean;
  tool: DrawingTool;
  onTool: (tool: DrawingTool) => void;
  colour: number;
  onColour: (colour: number) => void;
  onUndo: () => void;
  onClear: () => void;
  onDone: () => void;
};

/** What there is to draw with: a strip on the lower edge of the picture. */
export function DrawingTools(props: DrawingToolsProps) {
  const { isOnPage, tool, onTool, colour, onColour, onUndo, onClear, onDone } = props;
  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-1 md:px-6"
    >
      <div className="flex flex-wrap">
        {drawingTools.map((each) => (
          <span
            key={each}
            className={cx(
              "flex",
              tool === each && "bg-tide shadow-[inset_0_-2px_var(--color-amber)]",
            )}
          >
            <IconButton
              label={isOnPage && each === "region" ? words.regionOfPage : words[each]}
              icon={icons[each]}
              aria-pressed={tool === each}
              onClick={() => onTool(each)}
            />
          </span>
        ))}
      </div>
      <fieldset aria-label={words.colour} className="flex flex-wrap">
        {swatches.map((swatch, number) => (
          <button
            key={swatch}
            type="button"
            aria-label={words.colours[number]}
            aria-pressed={colour === number}
            className="group/swatch grid size-11 cursor-pointer place-items-center focus-visible:-outline-offset-4 md:w-8"
            onClick={() => onColour(number)}
          >
            <span
              className={cx(
                "size-5 rounded-round border border-edge group-aria-pressed/swatch:outline-2 group-aria-pressed/swatch:outline-offset-3 group-aria-pressed/swatch:outline-paper group-aria-pressed/swatch:outline-solid",
                swatch,
              )}
            />
          </button>
        ))}
      </fieldset>
      <div className="ml-auto flex items-center">
        <IconButton label={words.undo} icon={<Undo2 aria-hidden="true" />} onClick={onUndo} />
        <IconButton label={words.clear} icon={<Trash2 aria-hidden="true" />} onClick={onClear} />
        <button
          type="button"
          className="min-h-11 cursor-pointer px-3 font-display text-small font-stretch-118% hover:text-amber-bright"
          onClick={onDone}
        >
          {words.done}
        </button>
      </div>
    </div>
  );
}
