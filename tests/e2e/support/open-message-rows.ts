import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";

export type MessageRows = {
  findId(email: string): Promise<string>;
  makeStaff(email: string): Promise<void>;
  /** From the studio, the oldest first, a minute apart. */
  addHistory(email: string, count: number): Promise<void>;
  renameProject(email: string, from: string, to: string): Promise<void>;
  countFiles(email: string): Promise<number>;
  close(): Promise<void>;
};

export async function openMessageRows(dataDirectory: string): Promise<MessageRows> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  const findId = async (email: string) => {
    const [row] = await db.asOwner(
      (sql) => sql<{ id: string }[]>`select id from auth.users where email = ${email}`,
    );
    return row?.id ?? "";
  };
  return {
    findId,
    makeStaff: async (email) => {
      await db.asOwner(
        (sql) => sql`
          update auth.users set raw_app_meta_data = '{"role":"staff"}' where email = ${email}`,
      );
    },
    addHistory: async (email, count) => {
      const id = await findId(email);
      await db.asOwner(
        (sql) => sql`
          insert into messages (user_id, from_studio, body, created_at, read_at)
          select ${id}, true, 'Entry ' || n, now() - (${count} - n + 1) * interval '1 minute', now()
          from generate_series(1, ${count}::int) n`,
      );
    },
    renameProject: async (email, from, to) => {
      const id = await findId(email);
      await db.asOwner(
        (sql) => sql`
          update projects set title = ${to} where user_id = ${id} and title = ${from}`,
      );
    },
    countFiles: async (email) => {
      const id = await findId(email);
      const [row] = await db.asOwner(
        (sql) => sql<{ count: number }[]>`
          select count(*)::int as count from storage.objects
          where bucket_id = 'attachments' and name like ${`${id}/%`}`,
      );
      return row?.count ?? 0;
    },
    close: () => db.close(),
  };
}
