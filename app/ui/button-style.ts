export type ButtonVariant = "primary" | "inverse" | "secondary" | "quiet" | "destructive";
type ButtonSize = "default" | "large";
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };
