export { ErrorPage as default } from "../site/error-page.tsx";
