import { DialogClose, DialogTrigger } from "../../ui/dialog-trigger.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { Modal } from "../../ui/modal.tsx";
import { row } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const looks = ["window", "screen"] as const;
const words = { window: "A window before the page", screen: "All of the screen" };

export function Modals() {
  return (
    <Shot name="Bare, for what brings its own frame">
      <div className={row}>
        {looks.map((look) => (
          <DialogTrigger key={look} for={`sg-${look}`} variant="secondary">
            {words[look]}
          </DialogTrigger>
        ))}
      </div>
      {looks.map((look) => (
        <Modal key={look} id={`sg-${look}`} look={look} aria-label={words[look]}>
          <Picture
            asset="about-storyboards"
            sizes="100vw"
            fit="whole"
            imageClassName="mx-auto max-h-[calc(100dvh-9rem)]"
          />
          <div className="grid justify-center py-4">
            <DialogClose for={`sg-${look}`}>Close</DialogClose>
          </div>
        </Modal>
      ))}
    </Shot>
  );
}
