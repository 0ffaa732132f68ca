import { z } from "zod";

/** A bigint of PostgreSQL, which comes as text; those of the books fit a number. */
export const penceColumn = z.string().transform(Number);
