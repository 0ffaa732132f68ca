import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRestApp, type RestApp } from "./rest-app.ts";

let rest: RestApp;

const tables = `
  create schema archive;
  create table public.studios (id int primary key, name text not null);
  create table public.people (id int primary key, name text not null);
  create table public.films (
    id int primary key, title text not null, details jsonb,
    studio_id int references public.studios, sequel_of int references public.films
  );
  create table public.posters (film_id int primary key references public.films, file text);
  create table public.roles (
    film_id int references public.films, person_id int references public.people, part text,
    primary key (film_id, person_id)
  );
  create table public.reviews (
    id int primary key, film_id int not null references public.films, stars int,
    author_id int references public.people, editor_id int references public.people
  );
  create table public.friends (
    one_id int references public.people, other_id int references public.people,
    primary key (one_id, other_id)
  );
  create table archive.contracts (id int primary key, person_id int references public.people);
  create view public.contracts as select id as number, person_id as party from archive.contracts;
  create view public.listed_films as select id, title as name, studio_id as house from public.films;
  create view public.best_reviews as
    select l.* from (select id, film_id, stars from public.reviews) as l where stars > 3;
  create function public.shout(public.films) returns text language sql stable
    as $$ select upper($1.title) $$;
  create function public.sequels(public.films) returns setof public.films language sql stable
    as $$ select * from public.films where sequel_of = $1.id $$;
  create function public.star(public.films) returns setof public.people rows 1 language sql stable
    as $$ select p.* from public.people p join public.roles r on r.person_id = p.id
          where r.film_id = $1.id order by p.id limit 1 $$;
  create function public.films_after(start int) returns setof public.films language sql stable
    as $$ select * from public.films where id > start $$;

  insert into public.studios values (1, 'North'), (2, 'South'), (3, 'Empty');
  insert into public.people values (1, 'Ann'), (2, 'Bob'), (3, 'Cid');
  insert into public.films values
    (1, 'First', '{"year": 1990}', 1, null), (2, 'Second', '{"year": 1995}', 1, 1),
    (3, 'Third', null, 2, 1), (4, 'Orphan', '{"year": 1980}', null, null);
  insert into public.posters values (1, 'one.png'), (3, null);
  insert into public.roles values (1, 1, 'Queen'), (1, 2, 'King'), (2, 2, 'Ghost');
  insert into public.reviews values (1, 1, 5, 1, 2), (2, 1, 2, 2, null), (3, 2, 4, 1, 3);
  insert into public.friends values (1, 2), (1, 3);
  insert into archive.contracts values (10, 1), (11, null);
  grant select on all tables in schema public to anon;
  grant insert on public.films to anon;
  notify pgrst, 'reload schema';`;

beforeAll(async () => {
  rest = await startRestApp();
  await rest.owner.unsafe(tables);
});
afterAll(() => rest.stop());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await rest.app.request(`/rest/v1${path}`, { headers });
  const text = await answer.text();
  return {
    status: answer.status,
    body: text === "" ? null : JSON.parse(text),
    range: answer.headers.get("content-range"),
  };
}
const read = async (path: string) => (await ask(path)).body;

describe("relationships", () => {
  it("goes through a junction, and filters, orders and limits at its end", async () => {
    expect(await read("/films?select=title,people(name)&people.order=name&order=id")).toEqual([
      { title: "First", people: [{ name: "Ann" }, { name: "Bob" }] },
      { title: "Second", people: [{ name: "Bob" }] },
      { title: "Third", people: [] },
      { title: "Orphan", people: [] },
    ]);
    expect(
      await read(
        "/people?select=name,films!roles(title)&films.order=title.desc&films.limit=1&id=eq.2",
      ),
    ).toEqual([{ name: "Bob", films: [{ title: "Second" }] }]);
    const inner = await ask("/films?select=title,people!inner(name)&people.name=eq.Ann&limit=1", {
      prefer: "count=exact",
    });
    expect(inner).toMatchObject({
      status: 200,
      range: "0-0/1",
      body: [{ title: "First", people: [{ name: "Ann" }] }],
    });
  });

  it("goes from one to the next, to any depth up to ten", async () => {
    expect(
      await read(
        "/studios?select=name,films(title,roles(part,people(name,reviews!author_id(stars))))&id=eq.1" +
          "&films.order=id&films.roles.order=part&films.roles.people.reviews.order=stars&films.id=eq.1",
      ),
    ).toEqual([
      {
        name: "North",
        films: [
          {
            title: "First",
            roles: [
              { part: "King", people: { name: "Bob", reviews: [{ stars: 2 }] } },
              { part: "Queen", people: { name: "Ann", reviews: [{ stars: 4 }, { stars: 5 }] } },
            ],
          },
        ],
      },
    ]);
    const nested = (depth: number) =>
      `/films?select=${"sequel_of(".repeat(depth)}id${")".repeat(depth)}`;
    expect((await ask(nested(10))).status).toBe(200);
    expect(await ask(nested(11))).toMatchObject({
      status: 400,
      body: { code: "PGRST100", message: "Embedding may be 10 levels deep, not more" },
    });
    const wide = Array.from({ length: 51 }, (_, at) => `s${at}:studios(id)`).join(",");
    expect((await ask(`/films?select=${wide}`)).body.message).toBe(
      "A request may embed 50 resources, not more",
    );
  });

  it("gives one object where the key is unique, from either side", async () => {
    expect(await read("/films?select=id,posters(file)&order=id&id=lt.3")).toEqual([
      { id: 1, posters: { file: "one.png" } },
      { id: 2, posters: null },
    ]);
    expect(await read("/posters?select=file,films(title)&film_id=eq.1")).toEqual([
      { file: "one.png", films: { title: "First" } },
    ]);
  });

  it("sees through views, also into schemas that are not shown", async () => {
    expect(await read("/listed_films?select=name,studios(name)&id=eq.3")).toEqual([
      { name: "Third", studios: { name: "South" } },
    ]);
    expect(await read("/studios?select=name,listed_films(name)&id=eq.2")).toEqual([
      { name: "South", listed_films: [{ name: "Third" }] },
    ]);
    expect(await read("/listed_films?select=name,best_reviews(stars)&id=eq.1")).toEqual([
      { name: "First", best_reviews: [{ stars: 5 }] },
    ]);
    expect(await read("/contracts?select=number,people(name)&order=number")).toEqual([
      { number: 10, people: { name: "Ann" } },
      { number: 11, people: null },
    ]);
  });

  it("takes functions of a row as columns and as relationships", async () => {
    expect(
      await read("/films?select=shout,sequels(title,shout),star(name)&sequels.order=id&id=eq.1"),
    ).toEqual([
      {
        shout: "FIRST",
        sequels: [
          { title: "Second", shout: "SECOND" },
          { title: "Third", shout: "THIRD" },
        ],
        star: { name: "Ann" },
      },
    ]);
    expect(await read("/films?select=id&shout=like.*HIR*&order=shout")).toEqual([{ id: 3 }]);
    expect((await read("/films?select=id,sequels")).message).toBe(
      "The set of 'sequels' as a column is not supported",
    );
  });

  it("embeds in what a function returns", async () => {
    expect(
      await read("/rpc/films_after?start=2&select=shout,studios(name),people(name)&order=id"),
    ).toEqual([
      { shout: "THIRD", studios: { name: "South" }, people: [] },
      { shout: "ORPHAN", studios: null, people: [] },
    ]);
  });

  it("finds in a table itself those that point by its name, and the one pointed at by the column", async () => {
    expect(await read("/films?select=title,films(id)&films.order=id&id=eq.1")).toEqual([
      { title: "First", films: [{ id: 2 }, { id: 3 }] },
    ]);
    expect(await read("/films?select=title,after:sequel_of(title)&id=eq.2")).toEqual([
      { title: "Second", after: { title: "First" } },
    ]);
    expect(await read("/films?select=id,films!sequel_of(id)&id=eq.3")).toEqual([
      { id: 3, films: [] },
    ]);
    expect((await read("/people?select=id,people(id)")).message).toBe(
      "Embedding 'people' in itself through a junction is not supported",
    );
    expect(
      await read(
        "/people?select=friends!one_id(...people!other_id(name))&friends.order=other_id&id=eq.1",
      ),
    ).toEqual([{ friends: [{ name: "Bob" }, { name: "Cid" }] }]);
  });

  it("takes a key, a column or a name of either as a hint, and asks where one is needed", async () => {
    const expected = [{ stars: 5, by: { name: "Ann" } }];
    for (const by of [
      "people!reviews_author_id_fkey",
      "people!author_id",
      "people!author_id!left",
      "author_id",
      "reviews_author_id_fkey",
    ]) {
      expect(await read(`/reviews?select=stars,by:${by}(name)&id=eq.1`)).toEqual(expected);
    }
    expect(await ask("/reviews?select=people(name)")).toMatchObject({
      status: 300,
      body: {
        code: "PGRST201",
        details: [
          {
            cardinality: "many-to-one",
            embedding: "reviews with people",
            relationship: "reviews_author_id_fkey using reviews(author_id) and people(id)",
          },
          {
            cardinality: "many-to-one",
            embedding: "reviews with people",
            relationship: "reviews_editor_id_fkey using reviews(editor_id) and people(id)",
          },
        ],
        hint: "Try changing 'people' to one of the following: 'people!reviews_author_id_fkey', 'people!reviews_editor_id_fkey'. Find the desired relationship in the 'details' key.",
      },
    });
    expect(await read("/films?select=id,studio(name)")).toMatchObject({
      code: "PGRST200",
      hint: "Perhaps you meant 'studios' instead of 'studio'.",
    });
  });
});

describe("what is answered", () => {
  it("refuses two of one name, as PostgreSQL would", async () => {
    expect(await ask("/reviews?select=people!author_id(id),people!editor_id(id)")).toMatchObject({
      status: 400,
      body: {
        code: "42712",
        message: 'table name "reviews_people_1" specified more than once',
      },
    });
    expect(
      await read("/reviews?select=author:people!author_id(id),editor:people!editor_id(id)&id=eq.3"),
    ).toEqual([{ author: { id: 1 }, editor: { id: 3 } }]);
  });

  it("adds nothing for an embed without columns, which still decides with !inner", async () => {
    expect(await read("/films?select=id,studios(),people(roles())&id=eq.4")).toEqual([{ id: 4 }]);
    expect(await read("/films?select=id,people!inner()&order=id")).toEqual([{ id: 1 }, { id: 2 }]);
    // Asked for nothing, it is still understood: a column that it has not is refused.
    expect(await read("/films?select=id,studios()&studios.name=eq.North&id=eq.3")).toEqual([
      { id: 3 },
    ]);
    expect((await read("/films?select=id,studios()&studios.x=eq.1")).code).toBe("42703");
  });

  it("embeds in what a write answers", async () => {
    const answer = await rest.app.request(
      "/rest/v1/films?select=shout,studios(name,films(id)),people(name),sequels()&studios.films.order=id",
      {
        method: "POST",
        headers: { "content-type": "application/json", prefer: "return=representation" },
        body: JSON.stringify({ id: 9, title: "Ninth", studio_id: 2 }),
      },
    );
    expect([answer.status, await answer.json()]).toEqual([
      201,
      [{ shout: "NINTH", studios: { name: "South", films: [{ id: 3 }] }, people: [] }],
    ]);
    await rest.owner`delete from public.films where id = 9`;
  });

  it("spreads the columns of one, and lists of those of many", async () => {
    expect(
      await read(
        "/roles?select=part,...films(title,...studios(studio:name))&person_id=eq.2&order=part",
      ),
    ).toEqual([
      { part: "Ghost", title: "Second", studio: "North" },
      { part: "King", title: "First", studio: "North" },
    ]);
    expect(
      await read(
        "/studios?select=name,...films(ids:id,titles:title,posters(file))&films.order=id.desc&order=id",
      ),
    ).toEqual([
      {
        name: "North",
        ids: [2, 1],
        titles: ["Second", "First"],
        posters: [null, { file: "one.png" }],
      },
      { name: "South", ids: [3], titles: ["Third"], posters: [{ file: null }] },
      { name: "Empty", ids: [], titles: [], posters: [] },
    ]);
    expect(await read("/studios?select=id,...films!inner(*)&films.id=eq.3")).toEqual([
      { id: [3], title: ["Third"], details: [null], studio_id: [2], sequel_of: [1] },
    ]);
    expect(await read("/films?select=id,...posters(*)&id=eq.2")).toEqual([
      { id: 2, film_id: null, file: null },
    ]);
  });

  it("counts the rows of an embed", async () => {
    expect(await read("/films?select=id,reviews(count)&order=id&id=lt.4")).toEqual([
      { id: 1, reviews: [{ count: 2 }] },
      { id: 2, reviews: [{ count: 1 }] },
      { id: 3, reviews: [{ count: 0 }] },
    ]);
    expect(await ask("/films?select=count&id=gt.1", { prefer: "count=exact" })).toMatchObject({
      body: [{ count: 3 }],
      range: "0-0/3",
    });
    expect((await read("/films?select=reviews(stars.sum())")).code).toBe("PGRST123");
  });

  it("has names of its own in the statement that no column can take from it", async () => {
    expect(
      await read(
        "/films?select=r:id,t:title,body:studio_id,y:studios(y:name,x1:id,body:name)&id=eq.1",
      ),
    ).toEqual([{ r: 1, t: "First", body: 1, y: { y: "North", x1: 1, body: "North" } }]);
    expect(await read("/studios?select=e1:name,...films(y:id,found:title)&id=eq.2")).toEqual([
      { e1: "South", y: [3], found: ["Third"] },
    ]);
  });
});

describe("what is asked of an embed", () => {
  it("filters, orders and limits it, by its name or by its alias", async () => {
    expect(
      await read(
        "/films?select=id,rated:reviews(stars)&rated.or=(stars.gt.4,and(stars.lt.3,author_id.not.is.null))" +
          "&rated.order=stars&id=eq.1",
      ),
    ).toEqual([{ id: 1, rated: [{ stars: 2 }, { stars: 5 }] }]);
    expect(
      await read(
        "/films?select=id,rated:reviews(stars)&reviews.order=stars&reviews.offset=1&id=eq.1",
      ),
    ).toEqual([{ id: 1, rated: [{ stars: 5 }] }]);
    expect(await read("/films?select=id&reviews.stars=eq.5")).toMatchObject({
      code: "PGRST108",
      message: "'reviews' is not an embedded resource in this request",
      hint: "Verify that 'reviews' is included in the 'select' query parameter.",
    });
  });

  it("orders by a column of the one that is embedded", async () => {
    const order = async (by: string, select = "studios(name)") =>
      (await read(`/films?select=id,${select}&order=${by},id`)).map(
        (row: { id: number }) => row.id,
      );
    expect(await order("studios(name).desc.nullslast")).toEqual([3, 1, 2, 4]);
    expect(await order("house(name).nullsfirst", "house:studios(name)")).toEqual([4, 1, 2, 3]);
    expect(await order("studios(id)", "studios()")).toEqual([1, 2, 3, 4]);
    expect(await order("studios(label).desc", "...studios(label:name)")).toEqual([4, 3, 1, 2]);
    expect(await order("films(details->year)", "films:sequel_of(details)")).toEqual([2, 3, 1, 4]);
    expect(await read("/films?select=id,reviews(id)&order=reviews(stars)")).toMatchObject({
      code: "PGRST118",
      message: "A related order on 'reviews' is not possible",
      details: "'films' and 'reviews' do not form a many-to-one or one-to-one relationship",
    });
    expect((await read("/films?select=id&order=studios(name)")).code).toBe("PGRST108");
    expect(await read("/films?select=id,studios(name)&order=studios(id)")).toMatchObject({
      code: "42703",
      message: "column films_studios_1.id does not exist",
    });
  });

  it("asks whether there is one, also in a tree and when counting", async () => {
    const ids = async (search: string) => {
      const answer = await ask(`/films?select=id,${search}&order=id&limit=2`, {
        prefer: "count=exact",
      });
      return [answer.body.map((row: { id: number }) => row.id), answer.range];
    };
    expect(await ids("studios(name)&studios=is.null")).toEqual([[4], "0-0/1"]);
    expect(await ids("reviews(id)&reviews=not.is.null")).toEqual([[1, 2], "0-1/2"]);
    expect(await ids("seen:reviews()&seen=is.null")).toEqual([[3, 4], "0-1/2"]);
    expect(await ids("...posters(file)&posters=not.is.null")).toEqual([[1, 3], "0-1/2"]);
    expect(await ids("...reviews(stars)&reviews=is.null")).toEqual([[3, 4], "0-1/2"]);
    expect(
      await ids("studios(),people()&people.id=eq.1&or=(studios.is.null,people.not.is.null)"),
    ).toEqual([[1, 4], "0-1/2"]);
    expect(await read("/films?select=id,studios(id)&studios=eq.1")).toMatchObject({
      code: "PGRST120",
      message: "Bad operator on the 'studios' embedded resource",
    });
  });

  it("is answered the same when there are so many that each is looked up by itself", async () => {
    const select =
      "id,a:studios(name),b:studios(...films(titles:title)),c:studios!inner(),...posters(file),d:people(name),e:star(name),f:reviews(count)";
    const answer = await ask(
      `/films?select=${select}&order=a(name),id.desc&d=not.is.null&d.order=name&b.films.order=id&limit=1`,
      { prefer: "count=exact" },
    );
    expect(answer).toMatchObject({
      range: "0-0/2",
      body: [
        {
          id: 2,
          a: { name: "North" },
          b: { titles: ["First", "Second"] },
          file: null,
          d: [{ name: "Bob" }],
          e: { name: "Bob" },
          f: [{ count: 1 }],
        },
      ],
    });
  });

  it("names unknown columns as the reference does", async () => {
    expect((await read("/films?select=nothing")).message).toBe(
      "column films.nothing does not exist",
    );
    expect((await read("/films?select=studios(nothing)")).message).toBe(
      "column studios_1.nothing does not exist",
    );
    expect((await read("/films?select=people(nothing)")).message).toBe(
      "column people.nothing does not exist",
    );
  });
});
