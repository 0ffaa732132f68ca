import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { AssistantReply } from "../../domain/assistant/protocol.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { startFunctions, type FunctionsServer } from "./functions-server.ts";

let server: FunctionsServer;
let staff: Person;
beforeAll(async () => {
  server = await startFunctions();
  staff = await createPerson(server.owner, { staff: true });
});
afterAll(() => server.stop());
afterEach(() => expect(server.unexpected).toEqual([]));

async function ask(message: string, conversationId?: string): Promise<AssistantReply> {
  const { data, error } = await server
    .client()
    .functions.invoke<AssistantReply>("chat-with-ai", { body: { message, conversationId } });
  if (error || !data) throw new Error("Not answered", { cause: error });
  return data;
}

const teach = (questions: string[], answer: string, page: string | null = null) =>
  server.database.asCaller(
    staff.caller,
    (sql) => sql<{ id: string }[]>`
      insert into taught_answers (questions, answer, page)
      values (${questions}, ${answer}, ${page}) returning id`,
  );

async function listUnmet(person: Person = staff) {
  return server.database.asCaller(
    person.caller,
    (sql) => sql`
      select question, questions, times::int, was_wrong, is_taught from list_unmet_questions()`,
  );
}

it("says from then on what the studio has taught, to the question and to those like it", async () => {
  const before = await ask("Do you have a parking garage?");
  expect(before.response).toContain("I don't know");
  const [taught] = await teach(["Do you have a parking garage?"], "One is around the corner.");
  for (const question of ["Do you have a parking garage?", "is there a parking garage"]) {
    const reply = await ask(question);
    expect(reply.response).toBe("One is around the corner.");
    expect(reply.sources).toEqual([{ title: "The studio", href: "" }]);
  }
  const id = taught?.id ?? "";
  const change = (column: string, value: string | boolean) =>
    server.database.asCaller(
      staff.caller,
      (sql) => sql`update taught_answers set ${sql({ [column]: value })} where id = ${id}`,
    );
  await change("page", "/contact");
  expect((await ask("Do you have a parking garage?")).sources).toEqual([
    { title: "Contact", href: "/contact" },
  ]);
  await change("is_active", false);
  expect((await ask("Do you have a parking garage?")).response).toContain("I don't know");
});

it("keeps a taught answer to paths of this site", async () => {
  for (const page of ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere"])
    await expect(teach(["Where?"], "There.", page)).rejects.toThrow(/page_check/);
});

it("lists what visitors ask and did not get, by frequency, with the words they used", async () => {
  await server.owner`delete from chat_conversations`;
  await ask("Do you rent out helicopters?");
  await ask("RENT out helicopters, do you");
  const { conversationId } = await ask("Do you own a submarine?");
  await ask("What does the subscription cost?", conversationId);
  await server.owner`
    update chat_messages set is_wrong = true
    where conversation_id = ${conversationId} and not is_user and text like '%15,000%'`;
  expect(await listUnmet()).toEqual([
    {
      question: "RENT out helicopters, do you",
      questions: expect.arrayContaining(["Do you rent out helicopters?"]),
      times: 2,
      was_wrong: false,
      is_taught: false,
    },
    expect.objectContaining({ question: "What does the subscription cost?", was_wrong: true }),
    expect.objectContaining({ question: "Do you own a submarine?", times: 1 }),
  ]);
  await teach(["Do you rent out a helicopter?"], "No.");
  expect((await listUnmet())[0]).toMatchObject({ is_taught: true });
  const client = await createPerson(server.owner);
  expect(await listUnmet(client)).toEqual([]);
});
