import { type AreaName, areaKeys, studioAreas, studioKeys } from "../../../content/studio.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { areas } from "./areas.ts";
import { Key } from "./parts/key.tsx";

type KeysDialogProps = {
  /** The area that is open. */
  area: AreaName | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Which keys do what: everywhere, and in the area that is open. */
export function KeysDialog({ area, ...props }: KeysDialogProps) {
  const entries = [...studioKeys.entries, ...((area && areaKeys[area]) ?? [])];
  return (
    <Dialog {...props} id="studio-keys" title={studioKeys.title}>
      <dl className="grid gap-x-12 min-[40rem]:grid-cols-2">
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
    <div className="flex min-h-10 items-center gap-4 border-b border-line">
      <dt className="flex min-w-18 gap-1">
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
