import * as z from "zod/mini";
import { fault } from "../field/fault.ts";
import { visitRequests } from "./requests.ts";

/** A version's PDF, of somebody signed in. */
export const fileQuery = z.object({ id: z.uuid(fault("proposal-unknown")) });

/** The newest version's, of whoever has a link. */
export const fileRequest = z.object({ token: visitRequests.open.shape.token });
