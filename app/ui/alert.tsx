import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: TriangleAlert };

type AlertProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: keyof typeof icons;
  title: ReactNode;
};

export function Alert({ tone = "info", title, className, children, ...rest }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div role="alert" {...rest} className={cx("ui-alert", className)} data-tone={tone}>
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <div>
        <p className="ui-alert-title">{title}</p>
        {children}
      </div>
    </div>
  );
}
