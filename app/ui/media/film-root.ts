/**
 * For the element that holds one `FilmScreen` and its `FilmToggle`, wherever inside they stand.
 * The loader writes into `data-film` what the visitor wants, before the app runs and after.
 */
export const filmRoot = { "data-film": "", suppressHydrationWarning: true } as const;
