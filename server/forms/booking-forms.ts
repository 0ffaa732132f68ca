import { Hono, type Context } from "hono";
import { z } from "zod";
import { bookingAnswers } from "../../content/booking.ts";
import { readStart } from "../../content/booking-slots.ts";
import { bookingViewWords } from "../../content/booking-words.ts";
import { writeBooking, writeNoBooking } from "../../content/booking-view.ts";
import { byOurMail, writeCallFile } from "../../content/call-file.ts";
import { renameZone } from "../../content/zone-names.ts";
import { mailedAddress } from "../../content/booking-address.ts";
import { describeAnyFaults } from "../../content/studio-validation.ts";
import { formAnswers } from "../../content/form-answers.ts";
import { requestAnswers } from "../../content/request-answers.ts";
import {
  bookedAnswer,
  bookingAnswer,
  type SlotsAnswer,
  type VisitorBooking,
} from "../../domain/booking/answers.ts";
import { isCallKind, type CallKind } from "../../domain/booking/booking.ts";
import {
  bookRequests,
  parseBookRequest,
  type AnyBookRequest,
} from "../../domain/booking/requests.ts";
import { thankYouPath, trapField } from "../../domain/enquiry/enquiry-form.ts";
import { toAppError } from "../../runtime/database/to-app-error.ts";
import { countRequest } from "../../runtime/rate-limit/count-request.ts";
import { networkOf } from "../../runtime/rate-limit/take-token.ts";
import { answerBookRequest } from "../../services/booking/answer-book-request.ts";
import { askOnceMore } from "../../services/booking/ask-once-more.ts";
import { listCounted } from "../../services/booking/book-limits.ts";
import { findBooking } from "../../services/booking/find-booking.ts";
import { BookingRefusal } from "../../services/booking/booking-refusal.ts";
import { describeRefusal } from "../../services/enquiry/describe-refusal.ts";
import { listFreeSlots } from "../../services/booking/list-free-slots.ts";
import { encodePage } from "../http/encode-page.ts";
import type { RefusedForm } from "./answer-with-page.ts";
import { explainFormFailure } from "./explain-form-failure.ts";
import { fillBookingPage, fillBookPage } from "./fill-book-page.ts";
import type { FormDependencies } from "./form-dependencies.ts";
import { readOwnForm, readTypedValues } from "./read-form.ts";

const days = 14;

type Refused = RefusedForm & { nearest?: readonly string[] };
type Outcome<Answer> = { answer: Answer } | { refused: Refused };
type Values = Readonly<Record<string, string>>;

type Wanted = {
  kind: CallKind;
  zone: string;
  from: string;
  chosen?: string | undefined;
  moving?: VisitorBooking;
};

/** Calls without JavaScript: the pages with what they are about, and their forms. Looking changes nothing, posting does. */
function createBookingTools(dependencies: FormDependencies) {
  const { database, siteUrl, onUnexpected, readPage = async () => undefined } = dependencies;

  /** One request as the function `book-call` takes it, from whoever is not signed in. */
  async function ask(context: Context, body: object): Promise<Outcome<unknown>> {
    const parsed = parseBookRequest(body);
    if ("faults" in parsed) {
      const fields = describeAnyFaults(parsed.faults);
      return { refused: { status: 400, error: requestAnswers.checkFields, fields } };
    }
    const network = networkOf(dependencies.clientAddress(context));
    const booker = { network, siteUrl, userId: null, companyId: null };
    const asked: AnyBookRequest = parsed.request;
    try {
      const wait = await database.asOwner((sql) => countRequest(sql, listCounted(asked, network)));
      if (wait > 0) {
        const error = requestAnswers.tooMany;
        return { refused: { status: 429, error, fields: {}, retryAfterSeconds: wait } };
      }
      const answered = await askOnceMore(() =>
        database.asOwner((sql) => answerBookRequest(sql, asked, booker)),
      );
      return { answer: answered };
    } catch (error) {
      return { refused: explain(error) };
    }
  }

  function explain(error: unknown): Refused {
    if (!(error instanceof BookingRefusal))
      return explainFormFailure(toAppError(error), onUnexpected);
    const { code, message, nearest } = error;
    const isField = code === "not-offered";
    const status = isField ? 400 : code === "missing" ? 404 : 409;
    return { status, error: message, fields: isField ? { start: message } : {}, nearest };
  }

  /** Undefined where they cannot be read: the page says so itself. */
  async function findSlots(wanted: Wanted): Promise<SlotsAnswer | undefined> {
    const { kind, zone, moving } = wanted;
    const from = isDay(wanted.from) ? wanted.from : undefined;
    const chosen = bookRequests.slots.shape.chosen.parse(wanted.chosen);
    try {
      return await database.asOwner(async (sql) => {
        const call = moving && (await findBooking(sql, moving.id));
        return listFreeSlots(sql, { kind, zone, from, days, chosen, moving: call });
      });
    } catch (error) {
      explainFormFailure(toAppError(error), onUnexpected);
      return undefined;
    }
  }

  return { ask, findSlots, readPage };
}

function isDay(given: string): boolean {
  return z.iso.date().safeParse(given).success;
}

const readKind = (given: string | undefined): CallKind => (isCallKind(given) ? given : "call");

/** GET `/book` and `/booking?token=`, filled in; whatever cannot be is left to the page as it was built. */
export function bookingPages(dependencies: FormDependencies): Hono {
  const { ask, findSlots, readPage } = createBookingTools(dependencies);
  const app = new Hono();

  app.get("/book", async (context, next) => {
    const { kind, zone = "", from = "", start } = context.req.query();
    const page = await readPage("/book");
    // A browser's own name for its zone may be an old one.
    const own = renameZone(zone);
    const slots =
      page && (await findSlots({ kind: readKind(kind), zone: own, from, chosen: start }));
    if (!page || !slots) return next();
    const filling = {
      kind: readKind(kind),
      slots,
      chosen: start,
      isAnswer: false,
    };
    const html = fillBookPage(page.html, filling);
    if (html === undefined) return next();
    const { body, headers } = await encodePage(html, context.req.header("accept-encoding"));
    // Whoever goes back to it in the history is shown what is free by then.
    return respond(body, page.csp, { ...headers, "cache-control": "no-store" });
  });

  app.get("/booking", async (context, next) => {
    const token = context.req.query("token");
    const page = token === undefined ? undefined : await readPage("/booking");
    if (!page) return next();
    const outcome = await ask(context, { action: "read", token });
    const markup =
      "answer" in outcome
        ? writeBooking({ booking: bookingOf(outcome.answer), token, now: Date.now() })
        : writeNoBooking(nameTrouble(outcome.refused.status));
    return respond(fillBookingPage(page.html, markup, false), page.csp);
  });
  return app;
}

/** POST `/forms/book` and `/forms/booking`. */
export function bookingForms(dependencies: FormDependencies): Hono {
  const { ask, findSlots, readPage } = createBookingTools(dependencies);
  const { siteUrl } = dependencies;
  const app = new Hono();

  app.post("/book", async (context) => {
    const form = await readOwnForm(context.req.raw, siteUrl);
    const values = readTypedValues(form);
    const start = readStart(form);
    if (values["show"] !== undefined)
      return showBook(values, { chosen: start, from: values["show"] });
    const outcome = await ask(context, describeCall(values, start));
    if ("refused" in outcome) return showBook(values, { chosen: start, refused: outcome.refused });
    const token = bookedAnswer.parse(outcome.answer).manageUrl?.split("#")[1];
    return redirect(token === undefined ? thankYouPath : mailedAddress(token));
  });
  app.get("/book", () => redirect("/book"));

  type Shown = { chosen: string; from?: string; refused?: Refused };

  async function showBook(values: Values, { chosen, from = "", refused }: Shown) {
    const kind = readKind(values["kind"]);
    const page = await readPage("/book");
    const slots = await findSlots({ kind, zone: values["zone"] ?? "", from, chosen });
    const said = refused && {
      values,
      fields: refused.fields,
      title: refused.status === 400 ? formAnswers.checkFields : bookingAnswers.failed,
      text: refused.nearest?.length ? bookingAnswers.taken : refused.error,
    };
    const html =
      page &&
      slots &&
      fillBookPage(page.html, {
        kind,
        slots,
        chosen,
        values,
        said,
        isAnswer: true,
        nearest: refused?.nearest,
      });
    return answer(html, page?.csp, refused);
  }

  app.post("/booking", async (context) => {
    const form = await readOwnForm(context.req.raw, siteUrl);
    const values = readTypedValues(form);
    const { token = "", action, show } = values;
    const start = readStart(form);
    const read = await ask(context, { action: "read", token });
    if ("refused" in read) return showTrouble(read.refused);
    const booking = bookingOf(read.answer);
    if (action === "calendar") return sendCalendar(booking);
    if (show !== undefined || action === "show") {
      return showBooking(booking, { values, from: show ?? "", chosen: start, isMoving: true });
    }
    const asked =
      action === "move"
        ? { action, token, start, sequence: Number(values["sequence"]), zone: values["zone"] }
        : { action, token, ...readSequence(values), reason: values["reason"] };
    const done = await ask(context, action === "move" || action === "cancel" ? asked : {});
    if ("answer" in done) {
      const note = action === "move" ? bookingViewWords.move.done : bookingViewWords.cancel.done;
      return showBooking(bookingOf(done.answer), { values, note });
    }
    // As it stands now: somebody else may have changed it.
    const again = await ask(context, { action: "read", token });
    const standing = "answer" in again ? bookingOf(again.answer) : booking;
    const { refused } = done;
    return showBooking(standing, { values, chosen: start, refused, isMoving: action === "move" });
  });
  app.get("/booking", () => redirect("/booking"));

  type ShownCall = {
    values: Values;
    from?: string;
    chosen?: string;
    note?: string;
    refused?: Refused;
    isMoving?: boolean;
  };

  async function showBooking(booking: VisitorBooking, shown: ShownCall): Promise<Response> {
    const { values, from = "", chosen, note, refused, isMoving = false } = shown;
    const zone = values["zone"] || booking.zone;
    const slots: SlotsAnswer | undefined = isMoving
      ? await findSlots({ kind: booking.kind, zone, from, moving: booking })
      : undefined;
    const page = await readPage("/booking");
    const nearest = refused?.nearest ?? [];
    const said =
      nearest.length > 0 ? bookingViewWords.taken : (refused?.fields["start"] ?? refused?.error);
    const markup = writeBooking({
      booking,
      token: values["token"],
      now: Date.now(),
      slots,
      nearest,
      chosen,
      note,
      failure: said,
    });
    return answer(page && fillBookingPage(page.html, markup, true), page?.csp, refused);
  }

  async function showTrouble(refused: Refused): Promise<Response> {
    const page = await readPage("/booking");
    const markup = writeNoBooking(nameTrouble(refused.status));
    return answer(page && fillBookingPage(page.html, markup, true), page?.csp, refused);
  }
  return app;
}

/** That of the call which the page showed. */
function readSequence({ sequence }: Values) {
  return sequence ? { sequence: Number(sequence) } : {};
}

/** The body of `book-call` that a filled-in form stands for. */
function describeCall(values: Values, start: string) {
  const { kind, zone, name, email, message, id, page } = values;
  return {
    action: "book",
    kind,
    zone,
    start,
    name,
    email,
    message,
    page,
    id: id || crypto.randomUUID(),
    [trapField]: values[trapField],
  };
}

function bookingOf(given: unknown): VisitorBooking {
  return bookingAnswer.parse(given).booking;
}

function nameTrouble(status: number) {
  if (status === 429) return "limited";
  return status < 500 ? "unknown" : "failed";
}

function sendCalendar(booking: VisitorBooking): Response {
  const file = writeCallFile(booking, byOurMail, Date.now());
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${bookingViewWords.fileName}"`,
      "cache-control": "no-store",
    },
  });
}

/** The page, or where there is none, what it would have said. */
function answer(html: string | undefined, csp: string | undefined, refused?: Refused): Response {
  const wait = refused?.retryAfterSeconds;
  const headers = wait === undefined ? {} : { "retry-after": String(wait) };
  const status = refused?.status ?? 200;
  if (html !== undefined && csp !== undefined) return respond(html, csp, headers, status);
  const words = refused ? describeRefusal(refused) : requestAnswers.failed;
  return new Response(words, {
    status: refused ? status : 503,
    headers: {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    },
  });
}

function respond(
  html: string | Uint8Array<ArrayBuffer>,
  csp: string,
  more: Record<string, string> = {},
  status = 200,
): Response {
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": csp,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      ...more,
    },
  });
}

function redirect(location: string): Response {
  const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
}
