const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether PostgreSQL takes it for the id of a row: anything else would be an error rather than no row. */
export function isId(text: string): boolean {
  return shape.test(text);
}

/** The id that no row has. */
export const nilId = "00000000-0000-0000-0000-000000000000";
