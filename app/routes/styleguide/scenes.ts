export const scenes = [
  { id: "colour", title: "Colour", note: "Sea-black, and one warm source of light in the frame." },
  {
    id: "type",
    title: "Type",
    note: "Width is the voice: 112% on a phone, 150% on a wide screen.",
  },
  {
    id: "shape",
    title: "Shape and motion",
    note: "Hairlines for boxes. Moves ease like a camera.",
  },
  { id: "buttons", title: "Buttons", note: "One lit button to a view. Its frame widens to scope." },
  { id: "fields", title: "Fields", note: "An error is a sign and a sentence, and moves nothing." },
  {
    id: "lines",
    title: "Lines to write on",
    note: "The fields of the public pages. They light up from the left.",
  },
  {
    id: "pictures",
    title: "Pictures and films",
    note: "The poster first; the film comes in over it.",
  },
  {
    id: "dialogs",
    title: "Dialogs and sheets",
    note: "Native, so they open before a script runs.",
  },
  { id: "tabs", title: "Tabs", note: "Arrow keys move, Home and End jump." },
  {
    id: "messages",
    title: "Messages",
    note: "Toasts pass by; alerts stay until things are right.",
  },
  { id: "signals", title: "Signals", note: "Tally lights, progress, and what is still unlit." },
  { id: "tables", title: "Tables", note: "Rows on hairlines, figures in columns." },
] as const;

export type SceneId = (typeof scenes)[number]["id"];
