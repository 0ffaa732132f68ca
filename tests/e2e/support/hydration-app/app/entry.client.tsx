import { hydrateApp } from "../../../../../app/startup/hydrate-app.tsx";

hydrateApp();
