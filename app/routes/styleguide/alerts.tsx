import { Alert } from "../../ui/alert.tsx";
import { stack } from "./layouts.ts";
import { Shot } from "./scene.tsx";

const sizes = ["default", "large"] as const;

export function Alerts() {
  return sizes.map((size) => (
    <Shot key={size} name={`Alerts, ${size}`}>
      <div className={stack}>
        <Alert size={size} tone="info" title="Prices exclude VAT">
          Packages are sold to businesses only.
        </Alert>
        <Alert size={size} tone="success" title="Thank you! We'll be in touch soon." />
        <Alert size={size} tone="warning" title="The quote runs out in two minutes" />
        <Alert size={size} tone="danger" title="Unable to load posts from Substack.">
          Please try again later.
        </Alert>
      </div>
    </Shot>
  ));
}
