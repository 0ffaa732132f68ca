import { titleOf } from "./page.ts";

export const serverError = {
  title: titleOf("Something went wrong"),
  code: "500",
  heading: "The projector has stopped.",
  text: "Something went wrong on our side. Nothing you sent is lost. Try again in a moment.",
  retry: "Try again",
  action: "Return to Home",
};
