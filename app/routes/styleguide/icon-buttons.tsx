import Menu from "lucide-react/icons/menu";
import { CopyButton } from "../../ui/copy-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { row, stack } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const tones = ["mist", "paper"] as const;
const icon = <Menu aria-hidden="true" />;

export function IconButtons() {
  return (
    <>
      <Shot name="Icons in mist and paper: rest, hover, focus, disabled">
        <div className={stack}>
          {tones.map((tone) => (
            <div key={tone} className={row}>
              <IconButton tone={tone} icon={icon} label="Menu" />
              <IconButton tone={tone} icon={icon} label="Menu, hover" data-hover="" />
              <IconButton tone={tone} icon={icon} label="Menu, focus" data-focus="" />
              <IconButton tone={tone} icon={icon} label="Menu, disabled" disabled />
            </div>
          ))}
        </div>
      </Shot>
      <Shot name="Copy, which says in a toast what came of it">
        <div className="flex items-center gap-3">
          <code className="text-small">0x52908400098527886E0F</code>
          <CopyButton label="Copy the address" text="0x52908400098527886E0F" />
        </div>
      </Shot>
    </>
  );
}
