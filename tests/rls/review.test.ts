import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCompany, type Company } from "../support/create-company.ts";
import { createPerson, type Person } from "../support/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import { commentSchema, type ReviewComment } from "../../domain/review/comment.ts";
import { drawingSchema } from "../../domain/review/drawing.ts";
import { mediaSchema } from "../../domain/review/media.ts";
import type { Transaction } from "../../runtime/database/types.ts";

let test: TestDatabase;
let staff: Person;
let company: Company;
let deliverable: string;
let version: string;

beforeAll(async () => {
  test = await createTestDatabase();
  staff = await createPerson(test.owner, { staff: true });
  company = await createCompany(test.owner, "Harbour & Sons");
});
afterAll(() => test.drop());
beforeEach(async () => {
  ({ deliverable, version } = await addFilm());
});

/** A film of 100 frames that was delivered and looked at. */
async function addFilm(): Promise<{ deliverable: string; version: string }> {
  const [made] = await test.owner`
    with project as (
      insert into projects (company_id, title) values (${company.id}, 'Launch') returning id
    )
    insert into pr_deliverables (project_id, title, status, url)
    select id, 'Film', 'delivered', 'https://film.example' from project
    returning id, (select id from project) as project_id`;
  const [first] = await test.owner`
    select id from deliverable_versions where deliverable_id = ${String(made?.["id"])}`;
  const film = { deliverable: String(made?.["id"]), version: String(first?.["id"]) };
  await test.owner`
    insert into deliverable_media
      (version_id, deliverable_id, state, kind, rate_num, rate_den, frame_count)
    values (${film.version}, ${film.deliverable}, 'ready', 'film', 24000, 1001, 100)`;
  return film;
}

function as<T>(person: Person, work: (sql: Transaction) => Promise<T>): Promise<T> {
  return test.database.asCaller(person.caller, work);
}

type Said = {
  id?: string;
  version?: string;
  body?: string;
  parent?: string;
  at_frame?: number;
  to_frame?: number;
  page?: number;
  region?: object;
  drawing?: object;
  is_internal?: boolean;
};

function say(person: Person, said: Said = {}): Promise<ReviewComment> {
  return as(person, (sql) => sayIn(sql, said));
}

async function sayIn(sql: Transaction, said: Said): Promise<ReviewComment> {
  const [row] = await sql`
    select to_jsonb(c) as comment from add_review_comment(
      ${said.id ?? randomUUID()}, ${said.version ?? version}, ${said.body ?? "Too dark"},
      ${said.parent ?? null}, ${said.at_frame ?? null}, ${said.to_frame ?? null},
      ${said.page ?? null}, ${said.region ? JSON.stringify(said.region) : null}::text::jsonb,
      ${said.drawing ? JSON.stringify(said.drawing) : null}::text::jsonb, ${said.is_internal ?? false}
    ) c`;
  return commentSchema.parse(row?.["comment"]);
}

async function resolve(person: Person, id: string, isResolved = true): Promise<ReviewComment> {
  const [row] = await as(
    person,
    (sql) => sql`select to_jsonb(c) as comment from resolve_review_comment(${id}, ${isResolved}) c`,
  );
  return commentSchema.parse(row?.["comment"]);
}

const edit = (person: Person, id: string, body: string) =>
  as(person, (sql) => sql`select from edit_review_comment(${id}, ${body})`);
const withdraw = (person: Person, id: string) =>
  as(person, (sql) => sql`select from withdraw_review_comment(${id})`);
const approve = () =>
  as(company.people.approver, (sql) => sql`select from review_deliverable(${version}, 'approve')`);

describe("a comment", () => {
  it("has a number of its deliverable and the name of whoever wrote it, and is sent twice for one", async () => {
    const { member } = company.people;
    const first = await say(member, { at_frame: 12, to_frame: 24 });
    expect(first).toMatchObject({
      number: 1,
      by_studio: false,
      author_id: member.id,
      to_frame: 24,
    });
    expect(first.author_name).not.toBe("");
    const second = await say(staff, { id: randomUUID() });
    expect(second).toMatchObject({ number: 2, by_studio: true });
    expect(await say(member, { id: first.id, at_frame: 12, to_frame: 24 })).toEqual(first);
    expect((await say(staff)).number).toBe(3);
    const other = await addFilm();
    expect((await say(staff, { version: other.version })).number).toBe(1);
    await expect(say(staff, { id: first.id })).rejects.toMatchObject({ hint: "id" });
    await expect(say(member, { id: first.id, version: other.version })).rejects.toMatchObject({
      hint: "id",
    });
  });

  it("sent again in other words, or of another place, is refused, whatever became of it", async () => {
    const { member } = company.people;
    const drawing = { v: 1, shapes: [{ kind: "x" }] };
    const region = { x: 0.5, y: 0.5, w: 0.5, h: 0.25 };
    const said = { id: randomUUID(), at_frame: 12, region, drawing };
    const first = await say(member, said);
    expect(await say(member, { ...said, body: " Too dark " })).toEqual(first);
    const others: Said[] = [
      { body: "Other words" },
      { at_frame: 13 },
      { to_frame: 14 },
      { region: { ...region, w: 0.25 } },
      { drawing: { v: 1, shapes: [{ kind: "y" }] } },
    ];
    for (const other of others)
      await expect(say(member, { ...said, ...other }), JSON.stringify(other)).rejects.toMatchObject(
        {
          code: "PT409",
          hint: "id_used",
          message: "The same request came before with other words.",
        },
      );
    // A repeat that comes late finds the comment as it is by now.
    await edit(member, first.id, "Too bright");
    await edit(member, first.id, "Too loud");
    expect((await say(member, said)).body).toBe("Too loud");
    await expect(say(member, { ...said, body: "Too loud" })).rejects.toMatchObject({
      hint: "id_used",
    });
    await withdraw(member, first.id);
    expect((await say(member, said)).withdrawn_at).not.toBeNull();

    const answer = { id: randomUUID(), parent: (await say(staff, { is_internal: true })).id };
    const answered = await say(staff, answer);
    expect(await say(staff, answer)).toEqual(answered);
    await expect(say(staff, { id: answer.id })).rejects.toMatchObject({ hint: "id_used" });
  });

  it("points at what is there", async () => {
    const { owner } = company.people;
    const region = { x: 0.5, y: 0.5, w: 0.5, h: 0.25 };
    expect(await say(owner, { at_frame: 99, region })).toMatchObject({ at_frame: 99, region });
    const places: [Said, string][] = [
      [{ at_frame: 100 }, "place"],
      [{ at_frame: 90, to_frame: 100 }, "place"],
      [{ at_frame: 9, to_frame: 8 }, "place"],
      [{ to_frame: 8 }, "place"],
      [{ at_frame: -1 }, "place"],
      [{ page: 1 }, "place"],
      [{ region }, "place"],
      [{ at_frame: 1, region: { ...region, x: 0.6 } }, "region"],
      [{ at_frame: 1, region: { ...region, w: 0 } }, "region"],
      [{ at_frame: 1, region: { ...region, h: "1" } }, "region"],
      [{ at_frame: 1, region: { x: 0, y: 0, w: 1 } }, "region"],
      [{ at_frame: 1, drawing: { v: 1, shapes: [] } }, "drawing"],
      [{ at_frame: 1, drawing: { v: 2, shapes: [{ kind: "line" }] } }, "drawing"],
      [{ at_frame: 1, drawing: { v: 1, shapes: ["line"] } }, "drawing"],
      [{ body: "   " }, "body"],
      [{ body: "x".repeat(5001) }, "body"],
    ];
    for (const [said, hint] of places)
      await expect(say(owner, said), JSON.stringify(said).slice(0, 100)).rejects.toMatchObject({
        hint,
      });
    await test.owner`update deliverable_media set state = 'unplayable' where version_id = ${version}`;
    await expect(say(owner, { at_frame: 1 })).rejects.toMatchObject({ hint: "unplayable" });
    expect(await say(owner)).toMatchObject({ at_frame: null });
  });

  it("keeps its drawing beside it, within the limits", async () => {
    const { owner } = company.people;
    const drawing = { v: 1, shapes: [{ kind: "spiral", turns: 3 }] };
    const made = await say(owner, { at_frame: 4, body: "", drawing });
    expect(made).toMatchObject({ body: "", has_drawing: true });
    const kept = await as(owner, (sql) => sql`select drawing from review_drawings`);
    expect(kept).toEqual([{ drawing }]);
    const points = Array.from({ length: 2501 }, () => [0, 0]);
    const tooMany = {
      v: 1,
      shapes: [
        { kind: "stroke", points },
        { kind: "stroke", points },
      ],
    };
    const shapes = Array.from({ length: 201 }, () => ({ kind: "line" }));
    for (const broken of [
      tooMany,
      { v: 1, shapes },
      { v: 1, shapes: [{ kind: "x".repeat(66_000) }] },
    ])
      await expect(say(owner, { at_frame: 4, drawing: broken })).rejects.toMatchObject({
        hint: "drawing",
        message: "A drawing has up to 200 shapes, 5,000 points and 64 kB.",
      });
    const stroke = { kind: "stroke", points: [[0, 0]], width: 0.01, colour: 1 };
    for (const broken of [
      { v: 2, shapes: [stroke] },
      { v: 1 },
      { v: 1, shapes: [] },
      { v: 1, shapes: [{ ...stroke, colour: 99 }] },
      { v: 1, shapes: [{ ...stroke, points: null }] },
    ])
      await expect(say(owner, { at_frame: 4, drawing: broken })).rejects.toMatchObject({
        hint: "drawing",
        message: expect.stringContaining("This is no drawing that can be shown"),
      });
  });

  it("is answered once deep, without a place, and resolved with its answers", async () => {
    const { member, viewer } = company.people;
    const comment = await say(member, { at_frame: 4 });
    const answer = await say(staff, { parent: comment.id });
    expect(answer).toMatchObject({ parent_id: comment.id, at_frame: null });
    for (const said of [{ parent: answer.id }, { parent: comment.id, at_frame: 4 }])
      await expect(say(member, said)).rejects.toMatchObject({ hint: "parent" });
    await expect(resolve(member, answer.id)).rejects.toMatchObject({ hint: "parent" });
    await expect(resolve(viewer, comment.id)).rejects.toMatchObject({ hint: "role" });
    const resolved = await resolve(staff, comment.id);
    expect(resolved).toMatchObject({ resolved_by: staff.id });
    expect(await resolve(member, comment.id)).toEqual(resolved);
    expect(await resolve(member, comment.id, false)).toMatchObject({
      resolved_at: null,
      resolved_by: null,
    });
  });

  it("is changed and withdrawn by whoever wrote it, and by nobody else", async () => {
    const { member, owner } = company.people;
    const { id } = await say(member, { at_frame: 4, drawing: { v: 1, shapes: [{ kind: "x" }] } });
    await edit(member, id, "Too bright");
    for (const other of [owner, staff]) {
      await expect(edit(other, id, "No")).rejects.toMatchObject({ hint: "author" });
      await expect(withdraw(other, id)).rejects.toMatchObject({ hint: "author" });
    }
    const earlier = await as(
      owner,
      (sql) => sql`
      select body from review_comment_edits where comment_id = ${id}`,
    );
    expect(earlier).toEqual([{ body: "Too dark" }]);
    await withdraw(member, id);
    await withdraw(member, id);
    const left = await as(
      staff,
      (sql) => sql`
      select body, number, has_drawing, withdrawn_at is not null as is_withdrawn,
        (select count(*)::int from review_drawings where comment_id = ${id}) as drawings,
        (select count(*)::int from review_comment_edits where comment_id = ${id}) as edits
      from review_comments where id = ${id}`,
    );
    expect(left).toMatchObject([
      { body: "", number: 1, has_drawing: false, is_withdrawn: true, drawings: 0, edits: 0 },
    ]);
    const late = [
      () => edit(member, id, "No"),
      () => say(staff, { parent: id }),
      () => resolve(staff, id),
    ];
    for (const attempt of late)
      await expect(attempt()).rejects.toMatchObject({ hint: "withdrawn" });
  });

  it("of the studio among itself is nobody else's to see, to answer or to resolve", async () => {
    const { owner } = company.people;
    await expect(say(owner, { is_internal: true })).rejects.toMatchObject({ code: "42501" });
    const drawing = { v: 1, shapes: [{ kind: "x" }] };
    const { id } = await say(staff, { is_internal: true, at_frame: 1, drawing });
    expect(await say(staff, { parent: id })).toMatchObject({ is_internal: true });
    await edit(staff, id, "Among us");
    const refused = [
      () => say(owner, { parent: id }),
      () => resolve(owner, id),
      () => edit(owner, id, "No"),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toMatchObject({ code: "PT404" });
    for (const table of ["review_comments", "review_drawings", "review_comment_edits"]) {
      const count = (sql: Transaction) =>
        sql.unsafe(
          `select from ${table} where ${table === "review_comments" ? "" : "comment_"}id = $1`,
          [id],
        );
      expect(await as(owner, count), table).toHaveLength(0);
      expect(await as(staff, count), table).toHaveLength(1);
    }
  });
});

describe("after the approval", () => {
  it("comments are answered and resolved, and no new ones made or changed", async () => {
    const { member } = company.people;
    const before = await say(member);
    const answeredBefore = await say(member, { parent: before.id });
    await approve();
    const late = [
      () => say(member),
      () => say(staff, { is_internal: true }),
      () => edit(member, before.id, "No"),
      () => withdraw(member, before.id),
    ];
    for (const attempt of late) await expect(attempt()).rejects.toMatchObject({ hint: "approved" });
    // What was approved was approved with the answers that it had.
    for (const { id } of [before, answeredBefore])
      for (const attempt of [() => edit(member, id, "No"), () => withdraw(member, id)])
        await expect(attempt()).rejects.toMatchObject({
          hint: "approved",
          message: "This is approved: what was said before stands as it was.",
        });
    expect(await say(member, { id: before.id })).toEqual(before);
    const answer = await say(staff, { parent: before.id });
    await edit(staff, answer.id, "Thanks");
    await withdraw(staff, answer.id);
    expect((await resolve(staff, before.id)).resolved_at).not.toBeNull();
    await as(
      company.people.approver,
      (sql) => sql`select from review_deliverable(${version}, 'withdraw')`,
    );
    expect((await say(member)).number).toBe(4);
    await edit(member, answeredBefore.id, "Yes");
  });
});

describe("at once", () => {
  it("twenty comments have twenty numbers without a gap, in the order in which they can be read", async () => {
    const people = [staff, company.people.member, company.people.approver, company.people.owner];
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(people[index % people.length] ?? staff)),
    );
    expect(made.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    const seen = await test.owner`
      select number from review_comments where deliverable_id = ${deliverable} order by created_at`;
    expect(seen.map((row) => row["number"])).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it("the same comment from two tabs is one", async () => {
    const id = randomUUID();
    const made = await Promise.all(Array.from({ length: 5 }, () => say(staff, { id })));
    expect(new Set(made.map(({ number }) => number))).toEqual(new Set([1]));
    expect((await say(staff)).number).toBe(2);
  });

  it("one that fails leaves no gap", async () => {
    const undone = as(staff, async (sql) => {
      await sayIn(sql, {});
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect((await say(staff)).number).toBe(1);
  });

  it("no comment comes after an approval, fifty times", async () => {
    let after = 0;
    let before = 0;
    for (let round = 0; round < 50; round += 1) {
      ({ deliverable, version } = await addFilm());
      // Now this one starts first, now the other.
      const [first, second] = round % 2 ? [() => say(staff), approve] : [approve, () => say(staff)];
      const [one, other] = await Promise.allSettled([first(), second()]);
      const said = round % 2 ? one : other;
      if (said.status === "fulfilled") before += 1;
      else expect(said.reason).toMatchObject({ hint: "approved" });
      const [row] = await test.owner`
        select count(*)::int as late from review_comments c join deliverable_reviews r using (deliverable_id)
        where c.deliverable_id = ${deliverable} and c.created_at > r.created_at`;
      after += Number(row?.["late"]);
    }
    expect(after).toBe(0);
    expect(before).toBeGreaterThan(0);
  });

  it("a comment waits for an approval that has begun, and not for another comment of another deliverable", async () => {
    const elsewhere = await addFilm();
    let late: Promise<unknown> | undefined;
    await as(company.people.approver, async (sql) => {
      await sql`select from review_deliverable(${version}, 'approve')`;
      late = say(staff);
      late.catch(() => undefined);
      await say(staff, { version: elsewhere.version });
    });
    await expect(late).rejects.toMatchObject({ hint: "approved" });
  });
});

describe("words and drawings that show nothing", () => {
  it("are none", async () => {
    for (const body of ["\n\n", "\u200b", "\u00a0", "\u202e\u2066", "\t\u3000 \ufeff"])
      await expect(say(staff, { body }), JSON.stringify(body)).rejects.toMatchObject({
        hint: "body",
      });
    const { id, body } = await say(staff, { body: "\n Warm\u202eer\n" });
    expect(body).toBe("Warmer");
    await expect(edit(staff, id, "\u200b")).rejects.toMatchObject({ hint: "body" });
  });

  it("are refused as they are by the page, and those of kinds to come are not", async () => {
    const look = { width: 0.01, colour: 1 };
    const [from, to] = [
      [0, 0],
      [1, 1],
    ];
    const box = { x: 0.1, y: 0.1, w: 0.2, h: 0.2, ...look };
    const known = [
      { kind: "stroke", points: [from, to], ...look },
      { kind: "line", from, to, ...look },
      { kind: "arrow", from, to, ...look },
      { kind: "box", ...box },
      { kind: "ellipse", ...box },
      { kind: "text", x: 0.5, y: 0.5, text: "Here", size: 0.05, colour: 0 },
    ];
    const wrong = [
      { kind: "stroke", points: "abc", ...look },
      { kind: "stroke", points: [[0, 2]], ...look },
      { kind: "stroke", points: [[0, 0, 0]], ...look },
      { kind: "stroke", ...look },
      { kind: "line", from, ...look },
      { kind: "box", ...box, w: 1e308 },
      { kind: "box", ...box, colour: {} },
      { kind: "box", ...box, colour: 1.5 },
      { kind: "ellipse", ...box, width: 0 },
      { kind: "text", x: 0.5, y: 0.5, text: 7, size: 0.05, colour: 0 },
      { kind: "text", x: 0.5, y: 0.5, text: "Here", size: null, colour: 0 },
    ];
    for (const shape of [...known, { kind: "spiral", turns: "3" }])
      expect(await say(staff, { at_frame: 1, drawing: { v: 1, shapes: [shape] } })).toMatchObject({
        has_drawing: true,
      });
    for (const shape of wrong) {
      const drawing = { v: 1, shapes: [shape] };
      expect(drawingSchema.safeParse(drawing).success, JSON.stringify(shape)).toBe(false);
      await expect(
        say(staff, { at_frame: 1, drawing }),
        JSON.stringify(shape),
      ).rejects.toMatchObject({ hint: "drawing" });
    }
    for (const shape of known)
      expect(drawingSchema.safeParse({ v: 1, shapes: [shape] }).success).toBe(true);
  });
});

describe("what the studio says among itself", () => {
  it("leaves no gap in the numbers that clients see", async () => {
    expect((await say(staff)).number).toBe(1);
    const internal = await say(staff, { is_internal: true });
    expect(internal.number).toBe(1_000_001);
    expect((await say(staff, { parent: internal.id })).number).toBe(1_000_002);
    expect((await say(company.people.member)).number).toBe(2);
  });
});

describe("a decision", () => {
  const decide = (
    person: Person,
    decision: string,
    { comment = "", seen = null as number | null } = {},
  ) =>
    as(
      person,
      (sql) => sql`
        select to_jsonb(r) as made
        from review_deliverable(${version}, ${decision}, ${comment}, ${seen}) r`,
    );
  const readStatus = async () => {
    const [row] = await test.owner`select status from pr_deliverables where id = ${deliverable}`;
    return row?.["status"];
  };

  it("is asked for again where a colleague's came meanwhile", async () => {
    const { approver, owner } = company.people;
    await decide(owner, "changes", { comment: "Shorter.", seen: 0 });
    await expect(decide(approver, "approve", { seen: 0 })).rejects.toMatchObject({
      hint: "answered",
      message: expect.stringContaining("has asked for changes meanwhile"),
    });
    await decide(approver, "approve", { seen: 1 });
    expect(await readStatus()).toBe("approved");
    // Said twice, it is said once.
    await decide(approver, "approve", { seen: 1 });
    await expect(decide(owner, "withdraw", { seen: 1 })).rejects.toMatchObject({
      hint: "answered",
    });
  });

  it("that does not say what was seen is no way round a colleague's", async () => {
    const { approver, owner } = company.people;
    await decide(approver, "changes", { comment: "Shorter." });
    await decide(approver, "approve");
    await decide(approver, "withdraw");
    await expect(decide(owner, "approve")).rejects.toMatchObject({ hint: "answered" });
    await decide(owner, "changes", { comment: "Longer.", seen: 3 });
    await expect(decide(approver, "approve")).rejects.toMatchObject({ hint: "answered" });
    expect(await readStatus()).toBe("changes_requested");
    // Their own, and what came before it, they have seen.
    await decide(owner, "approve");
    expect(await readStatus()).toBe("approved");
  });

  it("that is taken back leaves what was asked for before it", async () => {
    const { approver, owner } = company.people;
    await decide(approver, "approve");
    await decide(approver, "withdraw");
    expect(await readStatus()).toBe("delivered");
    await decide(owner, "changes", { comment: "Shorter.", seen: 2 });
    await decide(approver, "approve", { seen: 3 });
    await decide(approver, "withdraw");
    expect(await readStatus()).toBe("changes_requested");
  });

  it("for changes takes words, or comments that are open", async () => {
    const { approver, member } = company.people;
    await say(staff, { is_internal: true });
    await expect(decide(approver, "changes")).rejects.toMatchObject({ hint: "comment" });
    const { id } = await say(member, { at_frame: 3 });
    await resolve(member, id);
    await expect(decide(approver, "changes")).rejects.toMatchObject({ hint: "comment" });
    await resolve(member, id, false);
    const [row] = await decide(approver, "changes");
    expect(row?.["made"]).toMatchObject({ comment: "1 comment is open." });
  });
});

describe("a deliverable", () => {
  it("is changed by those who may, in each of its columns", async () => {
    const watched = await test.owner`
      select a.attname as name from pg_attribute a
      where a.attrelid = 'public.pr_deliverables'::regclass and a.attnum > 0 and not a.attisdropped
        and not exists (
          select from pg_trigger t
          where t.tgrelid = a.attrelid and t.tgname = 'check_deed' and a.attnum = any(t.tgattr::int2[])
        )`;
    expect(watched).toEqual([{ name: "milestone_id" }]);
    const finance = await createPerson(test.owner, { staff: true, roles: ["finance"] });
    for (const changes of [{ usage_rights: "Online" }, { usage_ends_on: "2030-01-01" }])
      await expect(
        as(
          finance,
          (sql) => sql`update pr_deliverables set ${sql(changes)} where id = ${deliverable}`,
        ),
      ).rejects.toMatchObject({ code: "42501" });
  });
});

describe("what a file is", () => {
  it("is looked at once a version with a file is there", async () => {
    const [project] = await test.owner`
      select project_id from pr_deliverables where id = ${deliverable}`;
    const name = `${String(project?.["project_id"])}/cut.mp4`;
    await test.owner`
      insert into storage.objects (bucket_id, name, metadata)
      values ('deliverables', ${name}, '{"size": 5, "mimetype": "video/mp4"}')`;
    const [made] = await as(
      staff,
      (sql) => sql`select id from deliver_version(${deliverable}, ${name})`,
    );
    const id = String(made?.["id"]);
    const [row] = await as(
      company.people.viewer,
      (sql) => sql`
      select to_jsonb(m) as media from deliverable_media m where version_id = ${id}`,
    );
    expect(mediaSchema.parse(row?.["media"])).toMatchObject({ state: "waiting", start_frame: 0 });
    const jobs = await test.owner`
      select payload from private.jobs where kind = 'probe-media' and unique_key = ${id}`;
    expect(jobs).toEqual([{ payload: { id } }]);
  });
});
