import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/tabs.tsx";
import { Shot } from "./scene.tsx";

const looks = ["plain", "display"] as const;

export function TabLooks() {
  return looks.map((look) => (
    <Shot key={look} name={`Tabs, ${look}: shown, rest, hover, focus, disabled`}>
      <Tabs defaultValue="shown">
        <TabsList look="plain" aria-label={`Tabs, ${look}`}>
          <TabsTrigger look={look} value="shown">
            Shown
          </TabsTrigger>
          <TabsTrigger look={look} value="rest">
            Rest
          </TabsTrigger>
          <TabsTrigger look={look} value="hover" data-hover="">
            Hover
          </TabsTrigger>
          <TabsTrigger look={look} value="focus" data-focus="">
            Focus
          </TabsTrigger>
          <TabsTrigger look={look} value="disabled" disabled>
            Disabled
          </TabsTrigger>
        </TabsList>
        {["shown", "rest", "hover", "focus"].map((value) => (
          <TabsContent look="plain" key={value} value={value}>
            <p>The part below the tabs.</p>
          </TabsContent>
        ))}
      </Tabs>
    </Shot>
  ));
}
