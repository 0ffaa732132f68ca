import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { bookingViewWords as words } from "../../../content/booking-words.ts";
import { readStart } from "../../../content/booking-slots.ts";
import { writeBooking, writeNoBooking } from "../../../content/booking-view.ts";
import { byOurMail, writeCallFile } from "../../../content/call-file.ts";
import type { SlotsAnswer, VisitorBooking } from "../../../domain/booking/answers.ts";
import type { EntryNote } from "../../../domain/booking/write-invitation.ts";
import type { FunctionAnswer } from "../../data/call-function.ts";
import { readTyped } from "../../form/form-controls.ts";
import { saveText } from "../file/save-file.ts";
import {
  askSlots,
  type CallKey,
  requestCancellation,
  requestMove,
  readBooking,
  readNearest,
} from "./book-call.ts";
import { keepChosenPlace } from "./keep-chosen-place.ts";
import { useComingBack } from "./use-coming-back.ts";

type View = {
  booking: VisitorBooking;
  slots?: SlotsAnswer | undefined;
  nearest?: readonly string[] | undefined;
  chosen?: string | undefined;
  /** The day that is open. */
  day?: string | undefined;
  note?: string | undefined;
  failure?: string | undefined;
};

type Refused = Extract<FunctionAnswer<unknown>, { is: "refused" }>;

/** One call, by its link or its id: what is said of it, and what its forms do. */
export function useBooking(key: CallKey, isPart: boolean, frame: RefObject<HTMLElement | null>) {
  const [view, keepView] = useState<View & { now: number }>();
  const [unopened, setUnopened] = useState<keyof typeof words.unopened>();
  const [isBusy, setIsBusy] = useState(false);
  const readAt = useRef(0);
  const acts = useRef(0);
  const restore = useRef<() => void>(undefined);
  /** As it stands at this moment. */
  const setView = (next: View) => {
    readAt.current = Date.now();
    keepView({ ...next, now: readAt.current });
  };

  const receive = (
    answer: Awaited<ReturnType<typeof readBooking>>,
    further: Partial<View> = {},
  ) => {
    if (answer.is === "done") setView({ booking: answer.data.booking, ...further });
    else if (!view) setUnopened(nameReason(answer));
  };
  const open = useEffectEvent(() => readBooking(key).then((answer) => receive(answer)));

  useEffect(() => {
    void open();
  }, []);

  /** Another window, or the studio, may change it meanwhile. */
  async function refresh() {
    const answer = await readBooking(key);
    if (answer.is !== "done" || !view) return;
    const { sequence, state } = answer.data.booking;
    const isSame = sequence === view.booking.sequence && state === view.booking.state;
    if (isSame) await refreshTimes(view);
    else receive(answer, { note: words.changed });
  }
  useComingBack({ readAt: () => readAt.current, read: () => void refresh() });

  /** Those that are on show, while nobody is about to do something else with the call. */
  async function refreshTimes(shown: View) {
    const { slots } = shown;
    const form = findMoveForm(frame.current);
    if (!slots || !form || isBusy || readTyped(new FormData(form), "zone") !== slots.zone) return;
    const { kind, zone, from } = slots;
    const chosen = readStart(new FormData(form)) || shown.chosen;
    const asked = { kind, zone, ...(from && { from }), ...(chosen && { chosen }) };
    const begun = acts.current;
    const answer = await askSlots(asked, key);
    if (answer.is !== "done" || acts.current !== begun) return;
    if (JSON.stringify(answer.data) === JSON.stringify(slots)) return;
    const typed = new FormData(form);
    restore.current = keepChosenPlace(frame.current);
    setView({
      ...shown,
      slots: answer.data,
      nearest: undefined,
      chosen: readStart(typed) || chosen,
      day: readTyped(typed, "day"),
    });
  }

  async function show(shown: View, typed: FormData, from?: string, further: Partial<View> = {}) {
    const zone = readTyped(typed, "zone");
    const asked = { kind: shown.booking.kind, zone, ...(from && { from }) };
    const answer = await askSlots(asked, key);
    if (answer.is === "refused")
      return setView({ ...shown, note: undefined, failure: answer.message });
    const slots = answer.data;
    const chosen = readStart(typed);
    const { booking } = shown;
    setView({ booking, slots, chosen, ...further });
  }

  async function move(shown: View, typed: FormData) {
    const start = readStart(typed);
    if (start === "") return setView({ ...shown, note: undefined, failure: words.chooseTime });
    const answer = await requestMove(key, {
      start,
      sequence: shown.booking.sequence,
      // The one that the times were shown in.
      zone: shown.slots?.zone ?? readTyped(typed, "zone"),
    });
    if (answer.is === "done")
      return setView({ booking: answer.data.booking, note: words.move.done });
    const nearest = readNearest(answer);
    if (nearest) return show(shown, typed, undefined, { nearest, failure: words.taken });
    return settle(shown, answer);
  }

  async function cancel(shown: View, typed: FormData) {
    const { sequence } = shown.booking;
    const reason = readTyped(typed, "reason");
    const answer = await requestCancellation(key, { sequence, reason });
    if (answer.is === "done") setView({ booking: answer.data.booking, note: words.cancel.done });
    else await settle(shown, answer);
  }

  /** What was changed meanwhile is shown as it stands. */
  async function settle(shown: View, { status, message }: Refused) {
    if (status === 409 || status === 404)
      return receive(await readBooking(key), { note: words.changed });
    setView({ ...shown, note: undefined, failure: message });
  }

  async function submit(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (!view || isBusy) return;
    const typed = new FormData(form);
    const act = submitter instanceof HTMLButtonElement ? submitter : undefined;
    if (act?.value === "calendar")
      return saveText(
        words.fileName,
        writeCallFile(view.booking, changeOf(key), Date.now()),
        "text/calendar",
      );
    acts.current += 1;
    setIsBusy(true);
    try {
      if (act?.name === "show") await show(view, typed, act.value);
      else if (act?.value === "show") await show(view, typed);
      else if (form.dataset["booking"] === "cancel") await cancel(view, typed);
      else await move(view, typed);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    submit,
    /** Puts whoever was in the forms before they were written anew back there; false where that was their own doing. */
    restorePlace: () => {
      const goOn = restore.current;
      restore.current = undefined;
      goOn?.();
      return goOn !== undefined;
    },
    booking: view?.booking,
    markup: unopened ? writeNoBooking(unopened) : view && writeBooking({ ...view, isPart }),
  } as const;
}

function findMoveForm(within: ParentNode | null) {
  return within?.querySelector<HTMLFormElement>("details[open] form[data-booking=move]");
}

function nameReason({ status, isOffline }: Refused): keyof typeof words.unopened {
  if (isOffline) return "offline";
  // A link that was cut in two is malformed rather than unknown; whoever followed it does not care.
  if (status === 404 || status === 400) return "unknown";
  return status === 429 ? "limited" : "failed";
}

/** Whoever is signed in changes it in the client area. */
const changeOf = (key: CallKey): EntryNote =>
  "token" in key ? byOurMail : { label: words.calendarLink, url: `${location.origin}/dashboard` };
