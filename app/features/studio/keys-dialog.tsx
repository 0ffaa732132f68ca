import { areaKeys, studioAreas, studioKeys } from "../../../content/studio.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { areas } from "./areas.ts";
import { useArea } from "./use-area.ts";

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function KeysDialog(props: KeysDialogProps) {
  const area = useArea();
  const entries = [...studioKeys.entries, ...((area && areaKeys[area.value]) ?? [])];
  return (
    <Dialog {...props} id="studio-keys" title={studioKeys.title}>
      <dl className="studio-keys">
        {entries.map(({ keys, does }) => (
          <Entry key={does} keys={keys} does={does} />
        ))}
        {areas.map(({ value, key }) => (
          <Entry
            key={value}
            keys={["g", key]}
            does={`${studioKeys.goTo} ${studioAreas[value].label}`}
          />
        ))}
      </dl>
    </Dialog>
  );
}

function Entry({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
