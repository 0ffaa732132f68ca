import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { bookForm, bookingAnswers, describeGone } from "../../../content/booking.ts";
import { readStart, startField } from "../../../content/booking-slots.ts";
import { studioZone } from "../../../content/studio-times.ts";
import { describeWait } from "../../../content/waiting-time.ts";
import type { BookedAnswer } from "../../../domain/booking/answers.ts";
import { isCallKind } from "../../../domain/booking/booking.ts";
import { bookRequests } from "../../../domain/booking/requests.ts";
import { pageField, trapField } from "../../../domain/enquiry/enquiry-form.ts";
import type { FunctionAnswer } from "../../data/call-function.ts";
import { readTyped } from "../../form/form-controls.ts";
import type { FormRefusal } from "../../form/refusal.ts";
import { useForm } from "../../form/use-form.ts";
import { useTyped } from "../../form/use-typed.ts";
import { readDraft } from "../../form/draft-store.ts";
import { forgetTime, keepTime, type KeptTime, readKeptTime } from "./kept-time.ts";
import {
  chooseKind,
  chooseTime,
  isKindWritten,
  isSameWanted,
  readChosen,
  readOpenDay,
  readWanted,
  notifyOfChoice,
} from "./choices.ts";
import { deriveId } from "./derive-id.ts";
import { loadCalls } from "./load-calls.ts";
import { chooseZone, findOwnZone } from "./own-zone.ts";
import { isOld, useComingBack } from "./use-coming-back.ts";
import { useHold } from "./use-hold.ts";
import { useSlots } from "./use-slots.ts";

/** The id is made of all the rest. */
const schema = z.omit(bookRequests.book, { id: true });

/** Who books, where that is known. */
export type KnownCaller = { name: string; email: string };

type ShownTimes = KeptTime & {
  nearest?: readonly string[];
  takesFocus?: boolean;
  /** Nobody asked for them. */
  isQuiet?: boolean;
  /** To other days: what was chosen before is not what they look for. */
  isTurned?: boolean;
};

type Options = {
  /** Unique among all forms of the site: what was typed is kept under it. */
  formId: string;
  caller?: KnownCaller | undefined;
  onBooked: (booked: BookedAnswer) => void;
};

/** A time, and whoever takes it. Without scripts the same form posts to the site's server. */
export function useBookForm({ formId, caller, onBooked }: Options) {
  const slots = useSlots();
  const page = useLocation().pathname.replace(/(?<=.)\/$/, "");
  const [startError, setStartError] = useState<string>();
  const hold = useHold(formId);

  const form = useForm({
    id: `${formId}-form`,
    schema,
    read: (typed) => readAsked(typed, caller, page),
    draft: { id: formId, defaults: { zone: studioZone } },
    send: async (_, { typed, key, startedAt }) => {
      const asked = { ...readAsked(typed, caller, page), startedAt };
      const { requestCall, readNearest } = await loadCalls();
      const answer = await requestCall({
        ...asked,
        id: deriveId(key, `${asked.kind} ${asked.start}`),
        held: hold.id(),
      });
      if (answer.is === "done") {
        forgetTime(formId);
        onBooked(answer.data);
        return undefined;
      }
      const nearest = readNearest(answer);
      if (nearest) {
        await showSlots({ nearest, takesFocus: true });
        return { message: describeTaken(nearest) };
      }
      // It was offered, and begins too soon by now.
      const isLate = answer.fields["start"] !== undefined;
      const gone = isLate ? await showSlots({ takesFocus: true }) : undefined;
      return gone ? { message: describeGone(gone) } : explain(answer);
    },
    onRefused: (_, typed) => {
      if (readStart(typed) !== "") return;
      setStartError(bookingAnswers.choose);
      // The first in the form of all that is missing.
      focusDays();
    },
  });

  const { element } = form;
  const focusDays = () => element?.querySelector<HTMLElement>("[name=day]:checked")?.focus();

  /** For the kind and zone that the form has now, with the chosen time still chosen where it is free. */
  async function showSlots(further: ShownTimes = {}) {
    if (!element) return undefined;
    const {
      from = slots.asked()?.from,
      nearest,
      takesFocus,
      start = readKeptTime(formId).start ?? "",
      isQuiet,
      isTurned,
    } = further;
    const findStart = () => readStart(new FormData(element)) || start;
    const chosen = findStart();
    const asked = {
      ...readWanted(element),
      ...(from && { from }),
      ...(chosen && !isTurned && { chosen }),
      held: hold.id(),
    };
    const gone = await slots.show(asked, {
      chosen: () => ({ start: findStart(), day: readOpenDay(element) }),
      ...(nearest && { nearest }),
      ...(takesFocus && { takesFocus }),
      ...(isQuiet && { place: element }),
    });
    if (gone && !takesFocus && !nearest) setStartError(describeGone(gone));
    return gone;
  }

  useComingBack({
    readAt: slots.readAt,
    read: () => {
      // Nothing was read yet, or what is sent now is answered with what is free.
      if (slots.asked() && !form.isBusy) void showSlots({ isQuiet: true });
    },
  });

  /** Whoever goes on to the words has decided: nobody is to take the time while they write. */
  async function keepChosen(field: EventTarget) {
    if (!element || !isText(field)) return;
    const typed = new FormData(element);
    const start = readTyped(typed, startField(readTyped(typed, "day")));
    const kind = typed.get("kind");
    if (start === "" || !isCallKind(kind)) return;
    const nearest = await hold.keep({ kind, start, zone: readTyped(typed, "zone") });
    if (!nearest) return;
    await showSlots({ nearest });
    form.say({ failure: describeTaken(nearest) });
  }

  // What the server wrote stands for the clock that the loader asked it for, or for what the address asks for.
  const begin = useEffectEvent(async (target: HTMLFormElement) => {
    const select = target.elements.namedItem("zone");
    if (!(select instanceof HTMLSelectElement)) return;
    const parameters = new URLSearchParams(location.search);
    const hasSlots = target.querySelector("[data-slots] [name=day]") !== null;
    if (hasSlots) await window.showOwnClock?.();
    const written = Array.from(select.options).find((option) => option.defaultSelected)?.value;
    // What was chosen before a reload; their own may be none that the list has.
    const keptZone = readDraft(formId).values["zone"];
    const zone = parameters.has("zone") ? written : keptZone || findOwnZone(studioZone);
    if (zone && select.value !== zone) chooseZone(select, zone);
    const offered = parameters.get("start");
    const kept = offered ? { start: offered } : readKeptTime(formId);
    if (!parameters.has("kind")) chooseKind(target, kept.kind);
    if (!hasSlots) slots.wait();
    const isWritten = hasSlots && written === zone && isKindWritten(target);
    if (isWritten && (!kept.start || chooseTime(target, kept.start))) {
      const from = parameters.get("from");
      slots.take({ ...readWanted(target), ...(from && { from }) }, performance.timeOrigin);
      notifyOfChoice(target);
      if (isOld(performance.timeOrigin)) await showSlots({ isQuiet: true });
    } else await showSlots(kept);
  });
  useEffect(() => {
    if (element) void begin(element);
  }, [element]);

  const zone = useTyped(form, "zone") || studioZone;
  const start = useTyped(form, startField(useTyped(form, "day")));

  return {
    ...form,
    slots,
    startError,
    chosen: start === "" ? undefined : { start, zone, until: hold.untilOf(start) },
    fieldOf: (name: "name" | "email" | "message") =>
      ({
        id: `${formId}-${name}`,
        form,
        name,
        label: bookForm[name],
        required: name !== "message",
      }) as const,
    props: {
      ...form.props,
      action: "/forms/book",
      "data-booking": "book",
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
        prepareBooking();
        void keepChosen(target);
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        // What is carried over from before the app ran may be what the times are for already.
        const isOther = element && !isSameWanted(readWanted(element), slots.asked());
        if (isOther && (target.name === "kind" || target.name === "zone")) void showSlots();
      },
      // React hears of no change in days and times, which it has not made.
      onInput: (event: FormEvent<HTMLFormElement>) => {
        form.props.onInput(event);
        // Not what the strip of days says of itself once it is written anew.
        const { target } = event;
        if (!event.nativeEvent.isTrusted || !isRadio(target) || !element) return;
        setStartError(undefined);
        const kept = readKeptTime(formId);
        // Another kind leaves the time: the times for it are still to come.
        if (target.name === "kind") keepTime(formId, { ...kept, kind: target.value });
        else keepTime(formId, readChosen(element, slots.asked()));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const { submitter } = event.nativeEvent;
        if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "show")
          return form.props.onSubmit(event);
        event.preventDefault();
        void showSlots({ from: submitter.value, isTurned: true });
      },
    },
  } as const;
}

export type BookingForm = ReturnType<typeof useBookForm>;

function readAsked(typed: FormData, caller: KnownCaller | undefined, page: string) {
  const trap = readTyped(typed, trapField);
  return {
    action: "book",
    kind: readTyped(typed, "kind"),
    start: readStart(typed),
    zone: readTyped(typed, "zone"),
    name: caller?.name ?? readTyped(typed, "name"),
    email: caller?.email ?? readTyped(typed, "email"),
    message: readTyped(typed, "message"),
    [pageField]: page,
    ...(trap && { [trapField]: trap }),
  };
}

const isRadio = (field: EventTarget): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "radio";

const isText = (field: EventTarget) =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== "radio");

function describeTaken(nearest: readonly string[]): string {
  return nearest.length > 0 ? bookingAnswers.taken : bookingAnswers.takenNone;
}

function explain(answer: Extract<FunctionAnswer<unknown>, { is: "refused" }>): FormRefusal {
  const { status, fields, isOffline, retryAfterSeconds, message } = answer;
  if (isOffline) return { code: "offline", message: bookingAnswers.offline };
  if (status === 429)
    return { code: "limited", message: bookingAnswers.limited(describeWait(retryAfterSeconds)) };
  if (Object.keys(fields).length > 0) return { fields };
  const isSaid = status >= 400 && status < 500;
  return { code: "failed", message: isSaid ? message : bookingAnswers.failed };
}

function prepareBooking() {
  // A failure shows when it matters: when a time is booked.
  loadCalls().catch(() => undefined);
}
