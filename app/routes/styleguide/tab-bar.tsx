import Clapperboard from "lucide-react/icons/clapperboard";
import Megaphone from "lucide-react/icons/megaphone";
import MessageSquare from "lucide-react/icons/message-square";
import Projector from "lucide-react/icons/projector";
import UserRound from "lucide-react/icons/user-round";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/tabs.tsx";
import { Shot } from "./scene.tsx";

const tabs = [
  { value: "today", label: "Today", Icon: Projector },
  { value: "films", label: "Films", Icon: Clapperboard },
  { value: "press", label: "Press", Icon: Megaphone },
  { value: "talk", label: "Talk", Icon: MessageSquare },
  { value: "account", label: "Account", Icon: UserRound },
];

export function TabBar() {
  return (
    <Shot name="All of a page; on a phone a bar under the thumb">
      {/* What is fixed stays in here, as in a screen of its own. */}
      <div className="border border-line px-6 contain-layout thumb:pb-16">
        <Tabs defaultValue="today">
          <TabsList look="bar" aria-label="Tabs, bar">
            {tabs.map(({ value, label, Icon }) => (
              <TabsTrigger key={value} value={value} look="bar">
                <Icon
                  aria-hidden="true"
                  strokeWidth={1.25}
                  className="hidden size-5.5 in-aria-selected:text-amber thumb:block"
                />
                {label}
              </TabsTrigger>
            ))}
          </TabsList>
          {tabs.map(({ value, label }) => (
            <TabsContent key={value} value={value} look="page">
              <p className="text-lead">{label}, from edge to edge.</p>
            </TabsContent>
          ))}
        </Tabs>
      </div>
    </Shot>
  );
}
