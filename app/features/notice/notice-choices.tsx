import { useQuery } from "@tanstack/react-query";
import { noticeChoiceWords as words } from "../../../content/notice-choices.ts";
import type { NoticeTopic } from "../../../domain/notice/notice.ts";
import { Button } from "../../ui/button.tsx";
import { NoticeRow } from "../../ui/notice-row.tsx";
import { RowSkeletons } from "../../ui/row-skeletons.tsx";
import { AccountPart } from "../account/account-part.tsx";
import { readChoices } from "./choice-rows.ts";
import { ChoicesForm } from "./choices-form.tsx";

/** What comes by mail, and when: a chapter of one's own account. */
export function NoticeChoices({ topics }: { topics: readonly NoticeTopic[] }) {
  const {
    data: saved,
    status,
    refetch,
  } = useQuery({
    queryKey: ["notification_choices"],
    queryFn: readChoices,
  });
  return (
    <AccountPart heading={words.heading} text={words.text}>
      {status === "pending" && (
        <div aria-busy="true">
          <span className="sr-only">{words.loading}</span>
          <RowSkeletons count={topics.length} className="h-22" />
        </div>
      )}
      {status === "error" && !saved && (
        <NoticeRow>
          <p>{words.failed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </NoticeRow>
      )}
      {saved && <ChoicesForm topics={topics} saved={saved} />}
    </AccountPart>
  );
}
