import { Link } from "react-router";
import { areaAddress } from "../../../../content/studio-address.ts";
import { studioAssistant } from "../../../../content/studio-assistant.ts";
import { teachingWords } from "../../../../content/teaching.ts";
import { DenseTable } from "../parts/dense-table.tsx";
import { Detail, DetailHeading } from "../parts/detail.tsx";
import { FactList } from "../parts/fact-list.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import { Toolbar } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { readTeachingSearch, readUnmet, type UnmetQuestion } from "./taught-rows.ts";
import { TeachAnswer } from "./teach-answer.tsx";
import { TeachingViews } from "./teaching-views.tsx";

const columns: readonly TableColumn<UnmetQuestion>[] = [
  { head: teachingWords.question, cell: ({ question }) => question },
  { head: teachingWords.times, cell: ({ times }) => times },
  { head: teachingWords.last, cell: ({ last_at }) => <StudioTime at={last_at} />, shows: "wide" },
  { head: teachingWords.state, cell: nameState, shows: "wide" },
];

/** What visitors ask and did not get, the most frequent first. */
export function UnmetList() {
  const { parameters } = useAddressDetails();
  const search = readTeachingSearch(parameters);
  const open = parameters.get("words");
  const list = usePagedRows(["chat_messages", "unmet", search], () => readUnmet(search), {
    tables: ["taught_answers"],
  });
  const shown = list.rows.find(({ words }) => words === open);
  return (
    <SplitView
      closes={["words"]}
      list={
        <>
          <TeachingViews open="unmet" />
          <Toolbar search={studioAssistant.search} />
          <ListBody list={list} empty={teachingWords.unmetEmpty} filters={[]}>
            <DenseTable
              caption={teachingWords.unmetList}
              columns={columns}
              rows={list.rows}
              keyOf={({ words }) => words}
              detailsOf={({ words }) => ({ words })}
              openKey={open}
              isStale={list.isStale}
            />
          </ListBody>
        </>
      }
      detail={shown && <UnmetDetail key={shown.words} unmet={shown} />}
    />
  );
}

function nameState({ is_taught, was_wrong }: UnmetQuestion): string {
  if (is_taught) return teachingWords.isTaught;
  return was_wrong ? teachingWords.wasWrong : teachingWords.wasUnknown;
}

function UnmetDetail({ unmet }: { unmet: UnmetQuestion }) {
  return (
    <Detail title={unmet.question}>
      <FactList
        facts={[
          { label: teachingWords.times, value: unmet.times },
          { label: teachingWords.last, value: <StudioTime at={unmet.last_at} /> },
          { label: teachingWords.state, value: nameState(unmet) },
          {
            label: teachingWords.conversation,
            value: (
              <Link
                className="text-link"
                to={areaAddress("assistant", { conversation: unmet.conversation_id })}
              >
                {teachingWords.openConversation}
              </Link>
            ),
          },
        ]}
      />
      <section aria-labelledby="unmet-words">
        <DetailHeading id="unmet-words">{teachingWords.words}</DetailHeading>
        <ul className="grid gap-1.5">
          {unmet.questions.map((question) => (
            <li key={question} className="wrap-anywhere">
              {question}
            </li>
          ))}
        </ul>
      </section>
      <TeachAnswer questions={unmet.questions} />
    </Detail>
  );
}
