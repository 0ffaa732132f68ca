import { describe, expect, it } from "vitest";
import { nearestPlaceOf, pointingAfter, pointingAtNothing } from "./place-of.ts";

const film = { kind: "film", frame: 40, page: 1 } as const;
const region = { x: 0.1, y: 0.1, w: 0.2, h: 0.2 };
const shape = { kind: "line", from: [0, 0], to: [1, 1], width: 0.01, colour: 0 } as const;
const line = { ...shape, from: [0, 0] as [number, number], to: [1, 1] as [number, number] };

describe("the place of a comment", () => {
  it("is the frame on show", () => {
    expect(nearestPlaceOf(pointingAtNothing, film)).toMatchObject({ at_frame: 40, to_frame: null });
  });

  it("is a range, whichever end was named first", () => {
    const range = { at_frame: 20, to_frame: 60 };
    expect(nearestPlaceOf({ ...pointingAtNothing, from: 60, to: 20 }, film)).toMatchObject(range);
    expect(nearestPlaceOf({ ...pointingAtNothing, from: 20, to: 60 }, film)).toMatchObject(range);
  });

  it("is a range up to the frame on show, where one end is open", () => {
    const begun = nearestPlaceOf({ ...pointingAtNothing, from: 10 }, film);
    expect(begun).toMatchObject({ at_frame: 10, to_frame: 40 });
    const point = nearestPlaceOf({ ...pointingAtNothing, from: 40 }, film);
    expect(point).toMatchObject({ at_frame: 40, to_frame: null });
  });

  it("stays with the frame that was drawn on", () => {
    const drawn = { ...pointingAtNothing, shapes: [line], region, drawnAt: 12 };
    expect(nearestPlaceOf(drawn, film)).toMatchObject({ at_frame: 12, region, drawing: { v: 1 } });
  });

  it("is nowhere in general, and in what has no places", () => {
    const general = { ...pointingAtNothing, isGeneral: true, from: 3, region };
    for (const place of [
      nearestPlaceOf(general, film),
      nearestPlaceOf(pointingAtNothing, { ...film, kind: null }),
    ])
      expect(new Set(Object.values(place))).toEqual(new Set([null]));
  });

  it("is the frame on show again, once what was meant in general is sent", () => {
    const general = { ...pointingAtNothing, isGeneral: true };
    expect(nearestPlaceOf(pointingAfter(general), film)).toMatchObject({ at_frame: 40 });
    // What was drawn did not go along, and has its frame still.
    const drawn = { ...general, shapes: [line], drawnAt: 12 };
    expect(nearestPlaceOf(pointingAfter(drawn), film)).toMatchObject({
      at_frame: 12,
      drawing: { v: 1 },
    });
    expect(pointingAfter({ ...drawn, isGeneral: false })).toEqual(pointingAtNothing);
  });

  it("is a page of a document, a part of a picture, a moment of a sound", () => {
    expect(nearestPlaceOf(pointingAtNothing, { ...film, kind: "document", page: 3 })).toMatchObject(
      {
        page: 3,
        at_frame: null,
      },
    );
    const drawn = { ...pointingAtNothing, shapes: [line], region, drawnAt: 2 };
    expect(nearestPlaceOf(drawn, { ...film, kind: "document", page: 3 })).toMatchObject({
      page: 2,
      region,
      drawing: { v: 1 },
    });
    const still = nearestPlaceOf({ ...pointingAtNothing, region }, { ...film, kind: "still" });
    expect(still).toMatchObject({ region, at_frame: null });
    const sound = nearestPlaceOf({ ...pointingAtNothing, region }, { ...film, kind: "audio" });
    expect(sound).toMatchObject({ region: null, at_frame: 40 });
  });
});
