import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMember, removeMember, type Company } from "../support/create-company.ts";
import type { Person } from "../support/create-person.ts";
import { somePicture, startStorageApp, type StorageApp } from "./storage-app.ts";

const megabyte = 1024 * 1024;
let app: StorageApp;
beforeAll(async () => {
  app = await startStorageApp({ clientStorageBytes: 3 * megabyte });
});
afterAll(async () => {
  await app.stop();
  expect(app.unexpected).toEqual([]);
});

const files = (who: Person, bucket = "attachments") => app.as(who).from(bucket);
const newPath = (folder: string) => `${folder}/${randomUUID()}.png`;
const refused = { error: { message: expect.stringContaining("row-level security") } };

async function put(who: Person, folder: string, bytes = 500): Promise<string> {
  const path = newPath(folder);
  const { error } = await files(who).upload(path, somePicture(bytes));
  expect(error).toBeNull();
  return path;
}

async function reads(who: Person, path: string): Promise<boolean> {
  const [folder = ""] = path.split("/");
  const [downloaded, listed, signed] = await Promise.all([
    files(who).download(path),
    files(who).list(folder),
    files(who).createSignedUrl(path, 60),
  ]);
  const answers = [
    downloaded.error === null,
    (listed.data ?? []).some(({ name }) => path === `${folder}/${name}`),
    signed.error === null,
  ];
  expect(new Set(answers).size).toBe(1);
  return answers[0] ?? false;
}

const choose = ({ id }: Company, person: Person) =>
  app.client(person).rpc("choose_company", { company: id });

describe("the attachments of a company", () => {
  it("are added by members, read by all of its people, and by nobody else", async () => {
    const [first, second] = [await app.company(), await app.company()];
    const { viewer, member, approver, owner } = first.people;
    for (const who of [member, approver, owner]) {
      const path = await put(who, first.id);
      for (const reader of [viewer, member, app.people.staff]) {
        expect(await reads(reader, path)).toBe(true);
      }
      for (const stranger of [second.people.owner, app.people.ada]) {
        expect(await reads(stranger, path)).toBe(false);
        expect(await files(stranger).upload(newPath(first.id), somePicture())).toMatchObject(
          refused,
        );
        expect((await files(stranger).remove([path])).data).toEqual([]);
      }
      expect(await files(viewer).upload(newPath(first.id), somePicture())).toMatchObject(refused);
      expect(await files(viewer).createSignedUploadUrl(newPath(first.id))).toMatchObject(refused);
      expect((await files(viewer).update(path, somePicture(9))).error).not.toBeNull();
      expect((await files(viewer).move(path, newPath(first.id))).error).not.toBeNull();
      expect((await files(viewer).remove([path])).data).toEqual([]);
      expect((await files(owner).remove([path])).data).toHaveLength(1);
    }
  });

  it("are in no folder named after an account, whoever it is", async () => {
    const { people } = await app.company();
    for (const person of Object.values(people)) {
      expect(await files(person).upload(newPath(person.id), somePicture())).toMatchObject(refused);
    }
  });

  it("are out of reach with the next request for whoever is removed, or may only look", async () => {
    const { id, people } = await app.company();
    const path = await put(people.member, id);
    const upload = async (who: Person) => {
      const to = newPath(id);
      return { to, token: (await files(who).createSignedUploadUrl(to)).data?.token ?? "" };
    };
    const [byMember, byApprover] = [await upload(people.member), await upload(people.approver)];
    await removeMember(app.owner, { companyId: id, person: people.member });
    await app.owner`
      update memberships set role = 'viewer' where company_id = ${id} and user_id = ${people.approver.id}`;
    expect(await reads(people.member, path)).toBe(false);
    expect(await reads(people.approver, path)).toBe(true);
    for (const who of [people.member, people.approver]) {
      expect(await files(who).upload(newPath(id), somePicture())).toMatchObject(refused);
    }
    // An address that was signed before is judged as whoever asked for it, when it is used.
    for (const { to, token } of [byMember, byApprover]) {
      expect(
        (await files(people.owner).uploadToSignedUrl(to, token, somePicture())).error,
      ).toMatchObject(refused.error);
    }
  });

  it("are read where somebody of two looks, and written where they may", async () => {
    const [first, second] = [await app.company(), await app.company()];
    const person = first.people.member;
    const [here, there] = [await put(person, first.id), await put(second.people.owner, second.id)];
    await addMember(app.owner, { companyId: second.id, person, role: "viewer" });
    expect([await reads(person, here), await reads(person, there)]).toEqual([false, true]);
    expect(await files(person).upload(newPath(second.id), somePicture())).toMatchObject(refused);
    await put(person, first.id);
    await choose(first, person);
    expect([await reads(person, here), await reads(person, there)]).toEqual([true, false]);
    await put(person, first.id);
    expect((await files(person).move(here, newPath(second.id))).error).not.toBeNull();
  });

  it("go with a company into the one that it becomes part of", async () => {
    const [source, target] = [await app.company(), await app.company()];
    const path = await put(source.people.member, source.id);
    const { error } = await app
      .client(app.people.staff)
      .rpc("merge_companies", { source: source.id, target: target.id });
    expect(error).toBeNull();
    for (const reader of [target.people.viewer, source.people.viewer]) {
      expect(await reads(reader, path)).toBe(true);
    }
    expect(await reads((await app.company()).people.owner, path)).toBe(false);
    // What is new lies in the folder of the one that is left.
    expect(
      await files(source.people.member).upload(newPath(source.id), somePicture()),
    ).toMatchObject(refused);
    await put(source.people.member, target.id);
  });
});

describe("the room for files", () => {
  const full = { status: 413, code: "QuotaExceeded" };

  it("is the company's, whoever of it uses it up, and no other's", async () => {
    const [first, second] = [await app.company(), await app.company()];
    const { member, approver, owner } = first.people;
    for (const who of [member, approver, owner]) await put(who, first.id, megabyte);
    for (const who of [member, owner]) {
      expect(
        (await files(who).upload(newPath(first.id), somePicture(megabyte))).error,
      ).toMatchObject(full);
    }
    await put(second.people.member, second.id, megabyte);
    // A picture of oneself takes none of it.
    const picture = await files(member, "avatars").upload(
      newPath(member.id),
      somePicture(megabyte),
    );
    expect(picture.error).toBeNull();
  });

  it("of two that have become one is one", async () => {
    const [source, target] = [await app.company(), await app.company()];
    for (let n = 0; n < 2; n += 1) await put(source.people.member, source.id, megabyte);
    await put(target.people.member, target.id, megabyte);
    await app
      .client(app.people.staff)
      .rpc("merge_companies", { source: source.id, target: target.id });
    const { error } = await files(target.people.owner).upload(
      newPath(target.id),
      somePicture(megabyte),
    );
    expect(error).toMatchObject(full);
  });

  it("is not got past by moving a file in from elsewhere", async () => {
    const { id, people } = await app.company();
    const person = people.member;
    for (let n = 0; n < 3; n += 1) await put(person, id, megabyte);
    const picture = newPath(person.id);
    await files(person, "avatars").upload(picture, somePicture(megabyte));
    const moved = await files(person, "avatars").move(picture, newPath(id), {
      destinationBucket: "attachments",
    });
    expect(moved.error).toMatchObject(full);
    expect((await files(person, "avatars").download(picture)).error).toBeNull();
  });
});
