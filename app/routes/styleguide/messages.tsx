import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { row, stack } from "./layouts.ts";
import { Scene, Shot } from "./scene.tsx";

export function Messages() {
  return (
    <Scene id="messages">
      <Shot name="Toasts">
        <div className={row}>
          <Button
            variant="secondary"
            onClick={() => {
              toast({
                title: "Thank you!",
                description: "We'll be in touch soon to discuss your project.",
              });
            }}
          >
            Success
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              toast({
                title: "Missing Information",
                description: "Please fill in your name and email.",
                variant: "destructive",
              });
            }}
          >
            Destructive
          </Button>
        </div>
      </Shot>
      <Shot name="Alerts">
        <div className={stack}>
          <Alert title="Prices exclude VAT">Packages are sold to businesses only.</Alert>
          <Alert tone="success" title="Thank you! We'll be in touch soon." />
          <Alert tone="warning" title="The quote runs out in two minutes" />
          <Alert tone="danger" title="Unable to load posts from Substack.">
            Please try again later.
          </Alert>
        </div>
      </Shot>
    </Scene>
  );
}
