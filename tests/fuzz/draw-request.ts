import * as fc from "fast-check";
import { drawAuth } from "./draw-auth.ts";
import { drawForms } from "./draw-forms.ts";
import { drawFunctions } from "./draw-functions.ts";
import { drawChain, drawPages, drawPreflight } from "./draw-pages.ts";
import { drawRest } from "./draw-rest.ts";
import { drawStorage } from "./draw-storage.ts";
import { drawTalk } from "./draw-talk.ts";
import { anyFault, type Fault } from "./draw-fault.ts";
import { listKnownTexts } from "./known-texts.ts";
import type { CallerName, Drawn, DrawnRequest, Sketch } from "./sketch.ts";
import { spoilSketch } from "./spoil-sketch.ts";
import type { OwnedSurroundings, Surroundings } from "./surroundings.ts";
import { writeSketch } from "./write-sketch.ts";

const ordinaryCallers = fc.constantFrom<CallerName[]>(
  "ada",
  "ada",
  "ada",
  "ada",
  "ben",
  "ben",
  "visitor",
  "visitor",
  "no-key",
  "wrong-key",
  "half-staff",
);
const powerfulCallers = fc.constantFrom<CallerName[]>("staff", "staff", "staff", "service");

/** Of the three clients, and whoever asks. The third never does. */
const owners = ["own", "own", "ada", "ben", "other"];

/**
 * Whoever may write everywhere writes down only the third client's: a row that the studio has handed from one client to
 * another would be the other's by right.
 */
export function drawRequest(surroundings: Surroundings): fc.Arbitrary<Drawn> {
  const ordinary = drawRooms({ ...surroundings, owners, writtenOwners: owners });
  const powerful = drawRooms({ ...surroundings, owners, writtenOwners: ["other"] });
  const talk = drawTalk(ordinaryCallers, listKnownTexts(surroundings, owners));
  return fc.oneof(
    { weight: 80, arbitrary: draw(ordinaryCallers, ordinary) },
    { weight: 15, arbitrary: draw(powerfulCallers, powerful) },
    { weight: 5, arbitrary: talk },
  );
}

function drawRooms(surroundings: OwnedSurroundings): fc.Arbitrary<Sketch> {
  const known = listKnownTexts(surroundings, surroundings.writtenOwners);
  return fc.oneof(
    { weight: 30, arbitrary: drawRest(surroundings) },
    { weight: 24, arbitrary: drawAuth(known) },
    { weight: 18, arbitrary: drawFunctions(known) },
    { weight: 14, arbitrary: drawStorage(known, surroundings.buckets) },
    { weight: 6, arbitrary: drawForms(known) },
    { weight: 6, arbitrary: drawPages(surroundings.pages) },
    { weight: 2, arbitrary: drawChain() },
    { weight: 2, arbitrary: drawPreflight() },
  );
}

/** One fault is most telling: what is right about the rest carries it furthest. */
const faults: fc.Arbitrary<readonly Fault[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant([]) },
  { weight: 10, arbitrary: fc.tuple(anyFault) },
  { weight: 2, arbitrary: fc.array(anyFault, { minLength: 2, maxLength: 4 }) },
);

/** Mostly a network of the request's own, so that limits hide nothing; for some one that all share, or this machine. */
const network = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.nat(0xff_ff_ff).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`),
  },
  { weight: 1, arbitrary: fc.constantFrom("203.0.113.7", "") },
);

function draw(
  caller: fc.Arbitrary<CallerName>,
  sketch: fc.Arbitrary<Sketch>,
): fc.Arbitrary<DrawnRequest> {
  return fc.record({ caller, sketch, faults, network }).map((drawn) =>
    writeSketch({
      ...drawn,
      caller: drawn.sketch.caller ?? drawn.caller,
      sketch: drawn.faults.reduce(spoilSketch, drawn.sketch),
    }),
  );
}
