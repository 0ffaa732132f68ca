import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/tabs.tsx";
import { Shot } from "./scene.tsx";

const months = ["January", "February", "March", "April", "May", "June", "July", "August"];

export function TabFlow() {
  const [month, setMonth] = useState("January");
  return (
    <Shot name="Driven from state; more than there is room for scrolls">
      <Tabs value={month} onValueChange={setMonth} className="max-w-md">
        <TabsList aria-label="Months">
          {months.map((value) => (
            <TabsTrigger key={value} value={value}>
              {value}
            </TabsTrigger>
          ))}
        </TabsList>
        {months.map((value) => (
          <TabsContent key={value} value={value}>
            <p>What was made in {value}.</p>
          </TabsContent>
        ))}
      </Tabs>
      <Button variant="secondary" className="mt-6" onClick={() => setMonth("August")}>
        To August
      </Button>
    </Shot>
  );
}
