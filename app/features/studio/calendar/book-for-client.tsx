import { lazy, Suspense, useState } from "react";
import { studioBookWords as words } from "../../../../content/studio-calendar.ts";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Gate } from "../access/gate.tsx";
import { LoadingRows } from "../parts/list-states.tsx";
import type { BookedFor } from "./book-for-client-form.tsx";

/** Fetched when somebody books. */
const BookForClientForm = lazy(async () => ({
  default: (await import("./book-for-client-form.tsx")).BookForClientForm,
}));

type BookForClientProps = Pick<ButtonProps, "size" | "variant"> & {
  who?: BookedFor;
  onBooked?: (id: string) => void;
};

const nobody: BookedFor = {};

/** The button, and behind it the time and whose it is. */
export function BookForClient({
  who = nobody,
  onBooked,
  size = "small",
  variant,
}: BookForClientProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Gate deed="calendar">
      <Button
        size={size}
        variant={variant ?? "secondary"}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </Button>
      <Dialog
        id="book-for-client"
        title={words.title}
        description={words.text}
        open={isOpen}
        onOpenChange={setIsOpen}
        // A click beside it is no decision about a form half filled in.
        closedby="closerequest"
      >
        {isOpen && (
          <Suspense fallback={<LoadingRows count={5} />}>
            <BookForClientForm
              who={who}
              onBooked={(id) => {
                setIsOpen(false);
                onBooked?.(id);
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </Gate>
  );
}
