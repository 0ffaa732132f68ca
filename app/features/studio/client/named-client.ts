/** As much of a client as is needed to speak of it. */
export type NamedClient = { id: string; name: string };
