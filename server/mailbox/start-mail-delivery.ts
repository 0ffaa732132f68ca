import { deliverDueMail } from "../../services/outbox/deliver-due-mail.ts";
import { outboxChannel } from "../../services/mail/enqueue-mail.ts";
import type { MailTransport } from "../../services/mail/mail-transport.ts";
import type { Database } from "../../runtime/database/types.ts";

const pollMilliseconds = 10_000;

/** Delivers as soon as a mail is written, and looks again now and then for those put off. */
export async function startMailDelivery(
  db: Database,
  transport: MailTransport,
  onFailure: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  function wake(): void {
    isWanted = true;
    if (isStopped || running) return;
    running = drain().finally(() => (running = undefined));
  }

  async function drain(): Promise<void> {
    isWanted = false;
    try {
      await deliverDueMail(db, transport);
    } catch (error) {
      onFailure(error);
    }
    if (isWanted && !isStopped) await drain();
  }

  const listening = await db.sql.listen(outboxChannel, wake, wake);
  const timer = setInterval(wake, pollMilliseconds);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all([listening.unlisten(), running]);
      transport.close();
    },
  };
}
