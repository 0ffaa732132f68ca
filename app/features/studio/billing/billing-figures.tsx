import * as z from "zod/mini";
import { brand } from "../../../../content/brand.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { billingFigureWords as words, vatThreshold } from "../../../../content/studio-billing.ts";
import { cx } from "../../../ui/cx.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useLoaded } from "../parts/use-loaded.ts";

const turnoverRow = z.object({
  since: z.string(),
  pence: z.number(),
  open_pence: z.number(),
  overdue_pence: z.number(),
});

async function readTurnover() {
  return (await readRows(sharedBackend().rpc("read_turnover"), turnoverRow))[0] ?? null;
}

/** What is open, what is late, and how far it is to the sum from which VAT is charged. */
export function TurnoverFigures() {
  const { value } = useLoaded(["billing_documents", "turnover"], readTurnover, {
    tables: ["document_balances"],
  });
  const isRegistered = brand.vatNumber !== "";
  return (
    <dl
      aria-label={words.label}
      className="mb-5 grid grid-cols-2 gap-x-8 gap-y-4 border-y border-line py-4 tabular-nums @min-[44rem]:grid-cols-[auto_auto_minmax(0,1fr)] @min-[44rem]:gap-x-14"
    >
      <Figure label={words.open} pence={value?.open_pence} />
      <Figure
        label={words.overdue}
        pence={value?.overdue_pence}
        isLit={(value?.overdue_pence ?? 0) > 0}
      />
      <div className="col-span-full @min-[44rem]:col-span-1">
        <dt className="text-caption text-mist">{words.turnover}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Sum pence={value?.pence} />
          {value && (
            <span className="max-w-prose text-caption text-mist">
              {isRegistered ? words.registered : words.threshold(value.pence)}
            </span>
          )}
        </dd>
        {value && !isRegistered && <Gauge pence={value.pence} />}
      </div>
    </dl>
  );
}

type FigureProps = { label: string; pence: number | undefined; isLit?: boolean };

function Figure({ label, pence, isLit = false }: FigureProps) {
  return (
    <div>
      <dt className="text-caption text-mist">{label}</dt>
      <dd>
        <Sum pence={pence} isLit={isLit} />
      </dd>
    </div>
  );
}

function Sum({ pence, isLit = false }: Pick<FigureProps, "pence" | "isLit">) {
  return (
    <span className={cx("text-subhead/[1.3]", isLit ? "text-amber-bright" : "text-paper")}>
      {pence === undefined ? "…" : formatToThePenny(pence)}
    </span>
  );
}

/** A hairline as long as the threshold, filled as far as the year has come; the notch is where to ask. */
function Gauge({ pence }: { pence: number }) {
  const part = Math.min(1, pence / vatThreshold.pence);
  const ask = vatThreshold.askFromPence / vatThreshold.pence;
  return (
    <dd
      aria-hidden="true"
      className="relative mt-2 h-px max-w-120 bg-line forced-colors:bg-[GrayText]"
    >
      <span
        className={cx(
          "absolute inset-y-0 left-0 -my-px h-0.75",
          pence >= vatThreshold.askFromPence ? "bg-amber" : "bg-mist",
        )}
        style={{ width: `${part * 100}%` }}
      />
      <span className="absolute -top-1 h-2.25 w-px bg-edge" style={{ left: `${ask * 100}%` }} />
    </dd>
  );
}
