/** As much of a client as is needed to speak of it. */
export type NamedClient = { id: string; name: string };
/** And whether it is about to close: then nothing is brought to it. */
export type MergeableClient = NamedClient & { isClosing: boolean };
