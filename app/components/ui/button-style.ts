export type ButtonVariant = "primary" | "inverse" | "secondary" | "quiet" | "destructive";
export type ButtonSize = "default" | "large";
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };
