import type { ButtonLook, ButtonVariant } from "../../ui/button-style.ts";

export const buttonVariants: readonly ButtonVariant[] = [
  "primary",
  "secondary",
  "quiet",
  "destructive",
  "inverse",
  "veiled",
];

export const buttonWords: Record<ButtonVariant, string> = {
  primary: "Start your project",
  secondary: "View our work",
  quiet: "Read the story",
  destructive: "Delete account",
  inverse: "Tell us yours",
  veiled: "Sign out",
};

export const buttonSizes: readonly NonNullable<ButtonLook["size"]>[] = [
  "large",
  "default",
  "medium",
  "slim",
  "small",
  "compact",
];
