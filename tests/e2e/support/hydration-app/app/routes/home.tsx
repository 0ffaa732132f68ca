import { Counter } from "../counter.tsx";
import { EnquiryForm } from "../enquiry-form.tsx";
import { PressTabs } from "../press-tabs.tsx";

const showDialog = { command: "show-modal", commandfor: "dialog" } as const;

export default function Home() {
  return (
    <main>
      <h1>Home</h1>
      <Counter />
      <EnquiryForm />
      <PressTabs />
      <button type="button" popoverTarget="popover">
        Open popover
      </button>
      <div id="popover" popover="auto">
        Popover text
      </div>
      <details>
        <summary>Open details</summary>
        Details text
      </details>
      <button type="button" {...showDialog}>
        Open dialog
      </button>
      <dialog id="dialog" aria-label="Dialog">
        <form method="dialog">
          <button>Close dialog</button>
        </form>
      </dialog>
      <div style={{ height: "200vh" }} />
      <p className="reveal-text">Far down</p>
    </main>
  );
}
