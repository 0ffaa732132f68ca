import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/tabs.tsx";
import { Scene, Shot } from "./scene.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TabFlow } from "./tab-flow.tsx";
import { TabLooks } from "./tab-looks.tsx";

const tabs = [
  { value: "overview", label: "Overview", text: "What happened since you were last here." },
  { value: "projects", label: "Projects", text: "Every picture in the making." },
  { value: "pr-campaigns", label: "PR campaigns", text: "What was said, and who can prove it." },
  { value: "messages", label: "Messages", text: "A line to the studio." },
];

export function TabSets() {
  return (
    <Scene id="tabs">
      <Shot name="A set that keeps its own place">
        <Tabs defaultValue="overview">
          <TabsList aria-label="Example">
            {tabs.map(({ value, label }) => (
              <TabsTrigger key={value} value={value}>
                {label}
              </TabsTrigger>
            ))}
            <TabsTrigger value="profile" disabled>
              Profile
            </TabsTrigger>
          </TabsList>
          {tabs.map(({ value, text }) => (
            <TabsContent key={value} value={value}>
              <p className="text-lead">{text}</p>
            </TabsContent>
          ))}
        </Tabs>
      </Shot>
      <TabLooks />
      <TabBar />
      <TabFlow />
    </Scene>
  );
}
