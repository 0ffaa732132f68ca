import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { row } from "./layouts.ts";
import { Shot } from "./scene.tsx";

type Message = Parameters<typeof toast>[0];

const messages: Record<NonNullable<Message["variant"]>, Message & { button: string }> = {
  success: {
    button: "Success",
    title: "Thank you!",
    description: "We'll be in touch soon to discuss your project.",
  },
  destructive: {
    button: "Destructive",
    title: "Missing Information",
    description: "Please fill in your name and email.",
    variant: "destructive",
  },
};

const raiseFour = () => {
  for (const place of ["First", "Second", "Third", "Fourth"]) toast({ title: `${place} of four` });
};

export function ToastKinds() {
  return (
    <Shot name="Toasts; three at once, the fourth waits">
      <div className={row}>
        {Object.values(messages).map(({ button, ...message }) => (
          <Button key={button} variant="secondary" onClick={() => void toast(message)}>
            {button}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => void toast({ title: "Copied to clipboard" })}>
          A title alone
        </Button>
        <Button variant="secondary" onClick={raiseFour}>
          Four at once
        </Button>
      </div>
    </Shot>
  );
}
