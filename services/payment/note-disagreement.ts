import type { Chain } from "../chain/chain.ts";
import { findDisagreement } from "../chain/chain-disagreement.ts";
import { readPrice } from "../chain/read-price.ts";
import type { InTransaction } from "../context.ts";
import { endTrouble, noteTrouble } from "../trouble/note-troubles.ts";

const about = (subject: "payments" | "price") => ({ kind: "chain" as const, subject });

type Watched = {
  chain: Chain;
  transaction: InTransaction;
  report: (error: Error) => void;
};

/**
 * Follows payments by `run`, and tells admins when nodes contradict each other meanwhile. A node that cannot be reached says
 * nothing, neither that they agree.
 */
export async function watchDisagreement<T>(
  { chain, transaction, report }: Watched,
  run: (report: (error: Error) => void) => Promise<T>,
): Promise<T> {
  const said: string[] = [];
  const note = (error: unknown) => {
    const found = findDisagreement(error);
    if (found) said.push(found.message);
  };
  try {
    const answer = await run((error) => {
      note(error);
      report(error);
    });
    if (said.length === 0) await transaction((sql) => endTrouble(sql, about("payments")));
    await lookAtPriceAgain(chain, transaction);
    return answer;
  } catch (error) {
    note(error);
    throw error;
  } finally {
    const [first] = said;
    if (first !== undefined) {
      await transaction((sql) =>
        noteTrouble(sql, { ...about("payments"), facts: { said: first } }),
      );
    }
  }
}

/** A price that nodes disagree about is found by whoever wants to pay; nobody who pays says that they agree again. */
export async function notePriceFailure(transaction: InTransaction, error: unknown): Promise<void> {
  const found = findDisagreement(error);
  if (!found) return;
  await transaction((sql) =>
    noteTrouble(sql, { ...about("price"), facts: { said: found.message } }),
  );
}

async function lookAtPriceAgain(chain: Chain, transaction: InTransaction): Promise<void> {
  const open = await transaction(
    (sql) => sql`
      select from public.troubles where kind = 'chain' and subject = 'price' and ended_at is null`,
  );
  if (open.length === 0) return;
  const isAgreed = await readPrice(chain).then(
    () => true,
    () => false,
  );
  if (isAgreed) await transaction((sql) => endTrouble(sql, about("price")));
}
