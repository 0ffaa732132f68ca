import type { CSSProperties } from "react";

declare module "react" {
  // Read by home.css: where in a sequence of lights something stands, and how bright it is.
  interface CSSProperties {
    "--at"?: number;
    "--light"?: number;
  }
}

/** The place of one thing among many, from 0 for the first towards 1. */
export function lightAt(index: number, count: number): CSSProperties {
  return { "--at": Number((index / count).toFixed(3)) };
}
