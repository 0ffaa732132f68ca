import * as z from "zod/mini";

/** Apart from the other answers, which bring all that a proposal holds: the client area opens with this one. */
export const ownLinkAnswer = z.object({ path: z.string() });
