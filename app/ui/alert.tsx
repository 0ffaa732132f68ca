import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: TriangleAlert };

type AlertProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: keyof typeof icons;
  title: ReactNode;
  /** `large` where it is all that is said. */
  size?: "default" | "large";
};

export function Alert(props: AlertProps) {
  const { tone = "info", title, size = "default", className, children, ...rest } = props;
  const Icon = icons[tone];
  return (
    <div
      role="alert"
      {...rest}
      className={cx("ui-alert", size === "large" && "text-lead/[1.55]", className)}
      data-tone={tone}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <div>
        <p className="ui-alert-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
