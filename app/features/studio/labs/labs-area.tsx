import { studioLabs } from "../../../../content/studio-labs.ts";
import { ListBody } from "../parts/list-body.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { FeedState } from "./feed-state.tsx";
import { readFeedState, readLabsSearch, readPosts } from "./labs-rows.ts";
import { PostsTable } from "./posts-table.tsx";
import { useAddressDetails } from "../use-address-details.ts";

const states = [
  { value: "shown", label: studioLabs.shown },
  { value: "hidden", label: studioLabs.hidden },
];

/** The posts of Labs: which of them are shown, and how the newsletter they come from is doing. */
export function LabsArea() {
  const { parameters } = useAddressDetails();
  const search = readLabsSearch(parameters);
  const posts = usePagedRows(["substack_posts", "list", search], () => readPosts(search));
  const feed = useLoaded(["substack_posts", "feed"], readFeedState);

  return (
    <>
      <FeedState feed={feed.value} onRefreshed={posts.reload} />
      <Toolbar
        search={studioLabs.search}
        filters={<ToolbarFilter name="state" label={studioLabs.filter} options={states} />}
      />
      <ListBody list={posts} empty={studioLabs.empty} filters={["state"]}>
        <PostsTable posts={posts.rows} isStale={posts.isStale} onChanged={posts.reload} />
      </ListBody>
    </>
  );
}
