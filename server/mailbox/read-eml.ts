import PostalMime from "postal-mime";

export type ReadMail = { id: string; to: string; subject: string; date: Date; text: string };

/** Reads a mail that `createFileTransport` wrote: its main headers and its plain text. */
export async function readEml(id: string, source: Uint8Array<ArrayBuffer>): Promise<ReadMail> {
  const { to, subject, date, text } = await PostalMime.parse(source);
  return {
    id,
    to: to?.map(({ address }) => address).join(", ") ?? "",
    subject: subject ?? "",
    date: new Date(date ?? 0),
    text: text ?? "",
  };
}
