import * as RadixTabs from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export const Tabs = RadixTabs.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return <RadixTabs.List {...rest} className={cx("ui-tabs-list", className)} />;
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return <RadixTabs.Trigger {...rest} className={cx("ui-tabs-trigger", className)} />;
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={cx("ui-tabs-content", className)} />;
}
