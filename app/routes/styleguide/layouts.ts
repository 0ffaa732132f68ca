/** How the things of a scene stand beside each other. */
export const row = "flex flex-wrap items-center gap-x-9 gap-y-5";
export const stack = "grid gap-6";
export const pair =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start gap-x-10 gap-y-6";
export const form =
  "grid max-w-184 grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start gap-x-10 gap-y-4";
export const prose = "grid max-w-prose gap-4";
/** Lines of the call sheet end at a hairline. */
export const sheet = "border-b border-line";
