import { portalCallWords as words } from "../../../../content/portal-call.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { BookingView } from "../../booking/booking-view.tsx";
import "../../../styles/pages/book.css";

type CallDialogProps = { id: string; callId: string; onClose: () => void };

/** One call, to be moved or cancelled. */
export function CallDialog({ id, callId, onClose }: CallDialogProps) {
  const refresh = useRefresh();
  return (
    <Dialog
      id={id}
      title={words.see}
      className="w-[min(72rem,100%-1.5rem)]"
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <BookingView
        key={callId}
        by={{ id: callId }}
        isPart
        waiting={<RowSkeletons count={3} className="h-16" />}
        onChanged={() => void refresh("bookings")}
      />
    </Dialog>
  );
}
