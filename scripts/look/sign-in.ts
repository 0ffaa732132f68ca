import { demoAccounts } from "../../server/http/demo-accounts.ts";
import type { Person } from "./view.ts";

const emails: Record<Person, string> = {
  client: "client@kinolume.example",
  staff: "studio@kinolume.example",
};

/** What the browser of somebody signed in keeps. */
export async function signIn(url: string, person: Person): Promise<string> {
  const account = demoAccounts.find(({ email }) => email === emails[person]);
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  if (!answer.ok) throw new Error(`The ${person} cannot sign in: ${await answer.text()}`);
  return answer.text();
}
