import * as z from "zod/mini";

/** A post as the function and the table give it; fields we do not show are left out. */
const postSchema = z.object({
  id: z.string(),
  title: z.string(),
  link: z.string(),
  author: z.nullish(z.string()),
  pub_date: z.nullish(z.string()),
  description: z.nullish(z.string()),
  thumbnail: z.nullish(z.string()),
  categories: z.nullish(z.array(z.string())),
});

export type Post = z.infer<typeof postSchema>;

export const postsSchema = z.array(postSchema);

/** Only what can be followed without harm, whoever wrote it into the table. */
export function readLink({ link }: Post): string {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(link) ? link : "/labs";
}
