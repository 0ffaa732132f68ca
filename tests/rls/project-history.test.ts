import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectStatuses } from "../../domain/project/project.ts";
import { canMove } from "../../domain/project/transitions.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let client: Person;
let staff: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  client = await createPerson(test.owner);
  staff = await createPerson(test.owner, { staff: true });
});
afterAll(() => test.drop());

async function addProject(): Promise<string> {
  const [project] = await asStaff(
    (sql) => sql<{ id: string }[]>`
      insert into projects (user_id, title) values (${client.id}, 'Film') returning id`,
  );
  return project?.id ?? "";
}

function asStaff<T>(work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(staff.caller, work);
}

function readHistory(projectId: string) {
  return test.database.asCaller(
    client.caller,
    (sql) => sql`
      select kind, before, after from project_events where project_id = ${projectId} order by id`,
  );
}

describe("a project's history", () => {
  it("begins with the project", async () => {
    expect(await readHistory(await addProject())).toEqual([
      { kind: "created", before: null, after: "pending" },
    ]);
  });

  it("tells what the studio changed; of the brief, only that it did", async () => {
    const id = await addProject();
    await asStaff(
      (sql) => sql`
        update projects
        set status = 'in_progress', progress = 40, estimated_completion_date = '2026-12-24', budget = 5
        where id = ${id}`,
    );
    await asStaff(
      (sql) => sql`
        update projects set title = 'Longer film', priority = 'urgent', description = 'At night.'
        where id = ${id}`,
    );
    const [, ...changes] = await readHistory(id);
    expect(changes).toEqual([
      { kind: "status", before: "pending", after: "in_progress" },
      { kind: "progress", before: null, after: "40" },
      { kind: "date", before: null, after: "2026-12-24" },
      { kind: "budget", before: null, after: "5.00" },
      { kind: "title", before: "Film", after: "Longer film" },
      { kind: "priority", before: "medium", after: "urgent" },
      { kind: "brief", before: null, after: null },
    ]);
  });

  it("names a deliverable once, when it is delivered", async () => {
    const id = await addProject();
    await asStaff(async (sql) => {
      await sql`
        insert into pr_deliverables (project_id, title, status)
        values (${id}, 'Treatment', 'approved'), (${id}, 'First cut', 'planned')`;
      const first = sql`project_id = ${id} and title = 'First cut'`;
      await sql`update pr_deliverables set status = 'delivered' where ${first}`;
      await sql`update pr_deliverables set status = 'approved' where ${first}`;
    });
    const [, ...deliveries] = await readHistory(id);
    expect(deliveries).toEqual([
      { kind: "deliverable", before: null, after: "Treatment" },
      { kind: "deliverable", before: null, after: "First cut" },
    ]);
  });
});

describe("a project's states", () => {
  it("follow one another as the rules say, whoever changes them", async () => {
    for (const from of projectStatuses) {
      const allowed: string[] = [];
      for (const to of projectStatuses) {
        const [project] = await test.owner<{ id: string }[]>`
          insert into projects (user_id, title, status) values (${client.id}, 'Film', ${from})
          returning id`;
        const move = test.owner`update projects set status = ${to} where id = ${project?.id ?? ""}`;
        await move.then(
          () => allowed.push(to),
          (error: unknown) => expect(error).toMatchObject({ code: "PT409", hint: "transition" }),
        );
      }
      // Staying where one is is no step.
      expect(allowed).toEqual(projectStatuses.filter((to) => to === from || canMove(from, to)));
    }
  });
});

describe("a deliverable", () => {
  it("belongs to exactly one project or campaign", async () => {
    const id = await addProject();
    const homeless = asStaff((sql) => sql`insert into pr_deliverables (title) values ('Cut')`);
    await expect(homeless).rejects.toMatchObject({ code: "23514" });
    const torn = asStaff(
      (sql) => sql`
        with campaign as (
          insert into pr_campaigns (user_id, title) values (${client.id}, 'Launch') returning id
        )
        insert into pr_deliverables (project_id, campaign_id, title)
        select ${id}, id, 'Cut' from campaign`,
    );
    await expect(torn).rejects.toMatchObject({ code: "23514" });
  });
});
