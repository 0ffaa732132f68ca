import { bookForm, callKindWords, describeLength } from "../../../content/booking.ts";
import { callKinds, type CallKind } from "../../../domain/booking/booking.ts";
import { sheetRow, sheetTerm } from "./sheet-looks.ts";

const choice =
  "relative grid min-w-0 cursor-pointer content-start gap-2 border-t-2 border-line px-3.5 pt-5 pb-4 " +
  "transition-colors duration-500 ease-camera hover:border-edge has-checked:border-amber " +
  "bg-[linear-gradient(--alpha(var(--color-amber)/14%),transparent_85%)] bg-size-[100%_0] bg-no-repeat has-checked:bg-size-[100%_100%]";

const control =
  "peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control forced-colors:checked:outline-3 forced-colors:checked:-outline-offset-3 forced-colors:checked:outline-[Highlight]";

/** Two lengths of a talk, side by side. */
export function KindChoice({ initial = "call" }: { initial?: CallKind }) {
  return (
    <fieldset className={sheetRow}>
      <legend className={`${sheetTerm} float-left`}>{bookForm.kind}</legend>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {callKinds.map((kind) => {
          const { name, minutes, text } = callKindWords[kind];
          return (
            <label key={kind} className={choice}>
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={kind === initial}
                className={control}
              />
              <span className="flex flex-wrap items-baseline justify-between gap-x-4 peer-checked:text-amber-bright">
                <span className="font-display text-section/[1.2] font-stretch-112% tracking-[-0.01em] lg:font-stretch-125%">
                  {name}
                </span>
                <span className="text-mist tabular-nums">{describeLength(minutes)}</span>
              </span>
              <span className="max-w-[38ch] text-mist">{text}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
