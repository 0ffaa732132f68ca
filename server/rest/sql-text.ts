export type Statement = {
  text: string;
  values: string[];
  /** Goes ahead in the same message, and tells how many rows PostgreSQL expects. */
  plan?: Statement;
};

/** Collects what a statement binds. Every value leaves as text and is cast in SQL, so that PostgreSQL judges it. */
export class Binder {
  readonly values: string[] = [];

  bind(value: string, type = "pg_catalog.text"): string {
    this.values.push(value);
    const placeholder = `$${this.values.length}::pg_catalog.text`;
    return type === "pg_catalog.text" ? placeholder : `${placeholder}::${type}`;
  }

  /** `in` binds one array, so that the statement's text is the same for any number of values. */
  bindArray(values: readonly string[], elementType: string): string {
    const literal = values.map((value) => `"${value.replace(/["\\]/g, "\\$&")}"`).join(",");
    return this.bind(`{${literal}}`, `${elementType}[]`);
  }
}

/** For names that the catalogue has confirmed, and for those that an answer is to have. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
