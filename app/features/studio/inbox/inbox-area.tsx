import { lazy, Suspense, useRef, useState } from "react";
import { inboxWords, itemStatusWords, itemWords } from "../../../../content/inbox.ts";
import { canBecome, type ItemStatus } from "../../../../domain/inbox/item.ts";
import { cx } from "../../../ui/cx.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { toast } from "../../../ui/toast.ts";
import { useSession } from "../../../session/use-session.ts";
import { areaAddress, readOpenId } from "../../../../content/studio-address.ts";
import { DenseList } from "../parts/dense-list.tsx";
import { KeysetPager } from "../parts/keyset-pager.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { LoadingRows } from "../parts/list-states.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { AnswerFigures } from "./answer-figures.tsx";
import { changeItem, type ItemChange } from "./change-item.ts";
import { focusedItem, keepPlace } from "./focused-item.ts";
import { InboxLine } from "./inbox-line.tsx";
import { readInboxSearch, writePlace } from "./inbox-search.ts";
import { InboxToolbar } from "./inbox-toolbar.tsx";
import { type ListedItem, readInbox } from "./read-inbox.ts";
import { useLiveInbox } from "./use-live-inbox.ts";
import { nameOf, useStaff } from "./use-staff.ts";
import { type TriageKey, useTriageKeys } from "./use-triage-keys.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { explainError } from "../../../data/explain-error.ts";
import { useStaffMay } from "../access/staff-access.ts";

/** Most who open the studio look at the list first. */
const ItemDetail = lazy(async () => ({ default: (await import("./item-detail.tsx")).ItemDetail }));

const statusOfKey: Partial<Record<TriageKey, ItemStatus>> = { e: "answered", w: "won", l: "lost" };

type ItemState = Pick<ListedItem, "id" | "status" | "owner_id" | "due_at" | "answered_at">;

/** Everything that waits for a word from the studio. */
export function InboxArea() {
  const session = useSession();
  const myId = session.kind === "signed-in" ? session.session.user.id : "";
  const { parameters, open } = useAddressDetails();
  const search = readInboxSearch(parameters);
  const openId = readOpenId(parameters, "item");
  const staff = useStaff();
  const list = usePagedRows(["inbox_items", "list", search], () => readInbox(search, myId));
  const last = list.rows.at(-1);
  const [asked, setAsked] = useState<{ id: string; what: "reply" | "call" }>();
  // What is open may have left the list, as it does once it is answered.
  const shown = useRef<ItemState>(undefined);

  const may = useStaffMay("inbox");
  const { isLive, announcement, arrived } = useLiveInbox(list.rows);

  async function change(id: string, wanted: ItemChange) {
    const goOn = keepPlace();
    try {
      await changeItem(id, wanted);
      if ("status" in wanted) toast({ title: itemWords.moved(itemStatusWords[wanted.status]) });
    } catch (error) {
      toast({
        title: itemWords.notChanged,
        variant: "destructive",
        description: explainError(error),
      });
    }
    await list.reload();
    goOn();
  }

  useTriageKeys((key) => {
    const id = focusedItem() ?? openId;
    const item =
      list.rows.find((row) => row.id === id) ??
      (shown.current?.id === id ? shown.current : undefined);
    if (!id || !item || !may) return;
    if (key === "r" || key === "c") {
      setAsked({ id, what: key === "r" ? "reply" : "call" });
      if (id !== openId) open({ item: id });
    } else if (key === "a") {
      void change(id, { owner_id: item.owner_id === myId ? null : myId });
    } else {
      const status = key === "s" ? (item.status === "spam" ? "new" : "spam") : statusOfKey[key];
      if (status && canBecome(item, status)) void change(id, { status });
      else if (status === "answered" && item.status === "new")
        toast({ title: itemWords.needsAnswer });
    }
  });

  return (
    <div data-inbox>
      <output className="sr-only">{announcement}</output>
      <SplitView
        closes={["item"]}
        list={
          <>
            <InboxToolbar search={search} staff={staff} myId={myId} />
            {search.view === "all" && <AnswerFigures />}
            <ListBody
              list={list}
              empty={inboxWords.empty[search.view]}
              next={search.view === "new" && <ToEverything />}
              filters={["kind", "owner", "clock"]}
              pager={
                <KeysetPager
                  hasMore={list.hasMore}
                  lastKey={last && writePlace(last)}
                  words={inboxWords}
                />
              }
            >
              <DenseList
                label={inboxWords.list}
                rows={list.rows}
                keyOf={({ id }) => id}
                detailsOf={({ id }) => ({ item: id })}
                openKey={openId}
                isStale={list.isStale}
              >
                {(item) => (
                  // What has come in while somebody looks glows once, and keeps a mark.
                  <span
                    className={cx(
                      "-ml-3.5 block border-l-2 pl-3",
                      arrived.has(item.id)
                        ? "border-amber motion-safe:animate-arrive"
                        : "border-transparent",
                    )}
                    data-item={item.id}
                  >
                    <InboxLine item={item} owner={nameOf(staff, item.owner_id)} />
                  </span>
                )}
              </DenseList>
            </ListBody>
            {!isLive && list.state === "ready" && (
              <p className="text-caption wrap-anywhere text-mist">{inboxWords.notLive}</p>
            )}
          </>
        }
        detail={
          openId && (
            <Suspense fallback={<LoadingRows count={5} />}>
              <ItemDetail
                key={openId}
                id={openId}
                staff={staff}
                wanted={asked?.id === openId ? asked.what : undefined}
                onWantedShown={() => setAsked(undefined)}
                onRead={(item) => (shown.current = item)}
                onChange={(wanted) => change(openId, wanted)}
                onAnswered={list.reload}
              />
            </Suspense>
          )
        }
      />
    </div>
  );
}

function ToEverything() {
  return (
    <ButtonLink variant="secondary" to={areaAddress("inbox", { status: "all" })}>
      {inboxWords.toEverything}
    </ButtonLink>
  );
}
