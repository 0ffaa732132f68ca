import { readStart, startField } from "../../../content/booking-slots.ts";
import { studioZone } from "../../../content/studio-times.ts";
import { isCallKind } from "../../../domain/booking/booking.ts";
import { readTyped } from "../../form/form-controls.ts";
import type { AskedSlots } from "./book-call.ts";
import type { KeptTime } from "./kept-time.ts";

type Wanted = Pick<AskedSlots, "kind" | "zone">;

/** What stands in the form at this moment: the browser keeps what is chosen there, not React. */
export function readChosen(form: HTMLFormElement, asked: AskedSlots | undefined): KeptTime {
  const typed = new FormData(form);
  const from = asked?.from;
  return { kind: readTyped(typed, "kind"), start: readStart(typed), ...(from && { from }) };
}

export function readOpenDay(form: HTMLFormElement): string {
  return readTyped(new FormData(form), "day");
}

/** Whether it is for the kind that is chosen that the server wrote times into the page. */
export function isKindWritten(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>("[name=kind]:checked")?.defaultChecked ?? true;
}

export function readWanted(form: HTMLFormElement): Wanted {
  const typed = new FormData(form);
  const kind = typed.get("kind");
  return {
    kind: isCallKind(kind) ? kind : "call",
    zone: readTyped(typed, "zone") || studioZone,
  };
}

export function isSameWanted({ kind, zone }: Wanted, asked: AskedSlots | undefined) {
  return asked?.kind === kind && asked.zone === zone;
}

/** Among the times that stand there; whether it is one of them. */
export function chooseTime(form: HTMLFormElement, start: string): boolean {
  const times = form.querySelectorAll<HTMLInputElement>("[data-slots] [name^=start-]");
  const time = Array.from(times).find(({ value }) => value === start);
  const days = form.querySelectorAll<HTMLInputElement>("[data-slots] [name=day]");
  const day = Array.from(days).find(({ value }) => time?.name === startField(value));
  if (!time || !day) return false;
  time.checked = true;
  day.checked = true;
  return true;
}

export function chooseKind(form: HTMLFormElement, kind: string | undefined) {
  if (!isCallKind(kind)) return;
  const radio = form.querySelector<HTMLInputElement>(`[name=kind][value=${kind}]`);
  if (radio) radio.checked = true;
}

/** React hears of no change in days and times, which it has not made. */
export function notifyOfChoice(within: ParentNode | null): void {
  const open = within?.querySelector("[name=day]:checked");
  open?.dispatchEvent(new Event("input", { bubbles: true }));
}
