import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = { mist: "text-mist", paper: "text-paper" };

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  label: string;
  icon: ReactNode;
  tone?: keyof typeof tones;
};

export const iconButtonFrame =
  "inline-grid size-11 flex-none cursor-pointer place-items-center rounded-control " +
  "transition-[color] duration-200 ease-camera hover:text-amber-bright focus-visible:-outline-offset-4 " +
  "off:cursor-not-allowed off:text-edge *:size-5 *:stroke-[1.5]";

export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = "mist", type = "button", className, ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(iconButtonFrame, tones[tone], className)}
    >
      {icon}
    </button>
  );
}
