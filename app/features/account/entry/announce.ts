import { createAnnouncer } from "../../../ui/create-announcer.ts";

export const announce = createAnnouncer();
