import { Tabs } from "radix-ui";

/** Acts on the press, not on the click. */
export function PressTabs() {
  return (
    <Tabs.Root defaultValue="first">
      <Tabs.List aria-label="Tabs">
        <Tabs.Trigger value="first">First tab</Tabs.Trigger>
        <Tabs.Trigger value="other">Other tab</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="first">First panel</Tabs.Content>
      <Tabs.Content value="other">Other panel</Tabs.Content>
    </Tabs.Root>
  );
}
