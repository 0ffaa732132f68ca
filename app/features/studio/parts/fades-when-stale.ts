/** Rows that are about to be replaced, once that has taken a moment. */
export const fadesWhenStale =
  "aria-busy:opacity-55 aria-busy:transition-opacity aria-busy:delay-150 aria-busy:duration-200 aria-busy:ease-camera";
