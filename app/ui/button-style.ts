export type ButtonVariant = "primary" | "inverse" | "secondary" | "quiet" | "destructive";
/** Below the default: `medium` for a choice within a text, `small` in a row of tools, `slim` as low but as wide. */
type ButtonSize = "default" | "large" | "medium" | "small" | "slim";
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };
