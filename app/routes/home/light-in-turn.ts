import type { CSSProperties } from "react";

declare module "react" {
  // Read by scroll.css: where in a sequence of lights something stands, and how bright it is.
  interface CSSProperties {
    "--at"?: number;
    "--light"?: number;
  }
}

export type LitItem = { item: string; place: number; style: CSSProperties };

/** Things that light up one after another: each with its place among them, from 0 towards 1. */
export function lightInTurn(items: readonly string[]): LitItem[] {
  return items.map((item, place) => ({
    item,
    place,
    style: { "--at": Number((place / items.length).toFixed(3)) },
  }));
}
