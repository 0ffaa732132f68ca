import { createAnnouncer } from "../../components/ui/create-announcer.ts";

export const announce = createAnnouncer();
