import {
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { bookForm, bookingAnswers } from "../../../content/booking.ts";
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
import { deriveId } from "./derive-id.ts";
import { loadCalls } from "./load-calls.ts";
import { chooseZone, findOwnZone } from "./own-zone.ts";
import { useHold } from "./use-hold.ts";
import { useSlots } from "./use-slots.ts";

/** The id is made of all the rest. */
const schema = z.omit(bookRequests.book, { id: true });

/** Who books, where that is known. */
export type KnownCaller = { name: string; email: string };

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
  const hold = useHold(formId, (nearest) => void showTaken(nearest));

  const form = useForm({
    id: `${formId}-form`,
    schema,
    read: (typed) => readAsked(typed, caller, page),
    draft: { id: formId, defaults: { zone: studioZone } },
    send: async (_, { typed, key, startedAt }) => {
      const asked = { ...readAsked(typed, caller, page), startedAt };
      const { requestCall, readNearest } = await loadCalls();
      const held = hold.id();
      const answer = await requestCall({
        ...asked,
        id: deriveId(key, `${asked.kind} ${asked.start}`),
        ...(held && { held }),
      });
      if (answer.is === "done") {
        onBooked(answer.data);
        return undefined;
      }
      const nearest = readNearest(answer);
      if (!nearest) return explain(answer);
      await showSlots({ nearest });
      return { message: describeTaken(nearest) };
    },
    onRefused: ({ fields = {} }, typed) => {
      if (readStart(typed) !== "") return;
      setStartError(bookingAnswers.choose);
      if (Object.keys(fields).length === 0) focusDays();
    },
  });

  const { element } = form;
  const focusDays = () => element?.querySelector<HTMLElement>("[name=day]:checked")?.focus();

  /** For the kind and zone that the form has now, with the chosen time still chosen where it is free. */
  function showSlots(further: { from?: string; nearest?: readonly string[] } = {}) {
    if (!element) return Promise.resolve();
    const typed = new FormData(element);
    const kind = typed.get("kind");
    const { from = slots.asked()?.from, nearest } = further;
    const held = hold.id();
    const asked = {
      kind: isCallKind(kind) ? kind : "call",
      zone: readTyped(typed, "zone") || studioZone,
      ...(from && { from }),
      ...(held && { held }),
    } as const;
    return slots.show(asked, { chosen: readStart(typed), ...(nearest && { nearest }) });
  }

  async function showTaken(nearest: readonly string[]) {
    await showSlots({ nearest });
    form.say({ failure: describeTaken(nearest) });
  }

  /** Whoever goes on to the words has decided: nobody is to take the time while they write. */
  function keepChosen(field: EventTarget) {
    if (!element || !isText(field)) return;
    const typed = new FormData(element);
    const start = readTyped(typed, startField(readTyped(typed, "day")));
    const kind = typed.get("kind");
    if (start === "" || !isCallKind(kind)) return;
    void hold.keep({ kind, start, zone: readTyped(typed, "zone") });
  }

  // What the server wrote stands for its own clock, or for what the address asks for.
  const begin = useEffectEvent((target: HTMLFormElement) => {
    const select = target.elements.namedItem("zone");
    if (!(select instanceof HTMLSelectElement)) return;
    const own = findOwnZone(studioZone);
    const isAsked = new URLSearchParams(location.search).has("zone");
    const isTheirs = isAsked || select.value !== studioZone || own === studioZone;
    if (!isTheirs) chooseZone(select, own);
    const hasSlots = target.querySelector("[data-slots] [name=day]") !== null;
    if (!hasSlots) slots.wait();
    if (!hasSlots || !isTheirs) void showSlots();
  });
  useEffect(() => {
    if (element) begin(element);
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
        keepChosen(target);
      },
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        setStartError(undefined);
        if (target.name === "kind" || target.name === "zone") void showSlots();
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const { submitter } = event.nativeEvent;
        if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "show")
          return form.props.onSubmit(event);
        event.preventDefault();
        void showSlots({ from: submitter.value });
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
