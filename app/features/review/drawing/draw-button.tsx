import PenLine from "lucide-react/icons/pen-line";
import { playerWords } from "../../../../content/review.ts";
import { Button } from "../../../ui/button.tsx";
import { useRoom } from "../room.ts";

/** Where nothing is played: begins to draw. Nothing for whoever only looks on, or is drawing already. */
export function DrawButton() {
  const { viewer, media, isApproved, tool, setTool } = useRoom();
  if (!viewer.mayComment || isApproved || tool !== null) return null;
  return (
    <Button variant="quiet" size="small" onClick={() => setTool("stroke")}>
      <PenLine aria-hidden="true" className="mr-2 inline size-4" strokeWidth={1.5} />
      {media?.kind === "document" ? playerWords.drawOnPage : playerWords.draw}
    </Button>
  );
}
