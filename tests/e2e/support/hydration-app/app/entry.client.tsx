import { hydrateApp } from "../../../../../app/hydration/hydrate-app.tsx";

hydrateApp();
