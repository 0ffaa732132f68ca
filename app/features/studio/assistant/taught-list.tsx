import { teachingWords } from "../../../../content/teaching.ts";
import { explainError } from "../../../data/explain-error.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { saveFile } from "../../file/save-file.ts";
import { nameOf, useStaff } from "../inbox/use-staff.ts";
import { DenseList } from "../parts/dense-list.tsx";
import { Detail } from "../parts/detail.tsx";
import { DetailBody } from "../parts/detail-body.tsx";
import { FactList } from "../parts/fact-list.tsx";
import { isAbout } from "../parts/is-about.ts";
import { ListBody } from "../parts/list-body.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { useAddressDetails } from "../use-address-details.ts";
import {
  changeTaught,
  readAllTaught,
  readTaught,
  readTaughtAnswer,
  readTeachingSearch,
  type TaughtRow,
} from "./taught-rows.ts";
import { TeachForm } from "./teach-form.tsx";
import { TeachingViews } from "./teaching-views.tsx";
import { writeTaughtFile } from "./write-taught-file.ts";
import { Gate } from "../access/gate.tsx";
import { useStaffMay } from "../access/staff-access.ts";

/** What the assistant was taught: dated, to be changed, switched off, and taken along. */
export function TaughtList() {
  const { parameters, open: openDetail } = useAddressDetails();
  const search = readTeachingSearch(parameters);
  const open = parameters.get("taught");
  const list = usePagedRows(["taught_answers", "list", search], () => readTaught(search));
  const exporting = useAction(async () => {
    try {
      const file = writeTaughtFile(await readAllTaught());
      saveFile(teachingWords.file, new Blob([file], { type: "text/plain" }));
    } catch (error) {
      toast({ title: explainError(error), variant: "destructive" });
    }
  });
  return (
    <SplitView
      closes={["taught"]}
      list={
        <>
          <TeachingViews open="taught" />
          <Toolbar
            actions={
              <>
                <Gate deed="assistant">
                  <Button
                    size="compact"
                    variant="secondary"
                    onClick={() => openDetail({ taught: "new" })}
                  >
                    {teachingWords.new}
                  </Button>
                </Gate>
                <Button
                  size="compact"
                  variant="secondary"
                  busy={exporting.isBusy}
                  onClick={exporting.run}
                >
                  {teachingWords.export}
                </Button>
              </>
            }
          />
          <ListBody list={list} empty={teachingWords.taughtEmpty} filters={[]}>
            <DenseList
              label={teachingWords.taughtList}
              rows={list.rows}
              keyOf={({ id }) => id}
              detailsOf={({ id }) => ({ taught: id })}
              openKey={open}
              isStale={list.isStale}
            >
              {(row) => <Row row={row} />}
            </DenseList>
          </ListBody>
        </>
      }
      detail={
        open === "new" ? (
          <Detail title={teachingWords.heading}>
            <TeachForm onDone={() => openDetail({ taught: "" })} />
          </Detail>
        ) : (
          open && <TaughtDetail key={open} id={open} />
        )
      }
    />
  );
}

function Row({ row }: { row: TaughtRow }) {
  return (
    <span className="grid gap-0.5">
      <span className="truncate">{row.questions[0]}</span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-mist tabular-nums">
        <StudioTime at={row.updated_at} />
        <span>{teachingWords.more(row.questions.length)}</span>
        {!row.is_active && <Badge variant="outline">{teachingWords.off}</Badge>}
      </span>
    </span>
  );
}

function TaughtDetail({ id }: { id: string }) {
  const read = useLoaded(["taught_answers", "one", id], () => readTaughtAnswer(id), {
    concerns: isAbout("id", id),
  });
  return (
    <DetailBody read={read} gone={teachingWords.gone}>
      {(taught) => <Taught taught={taught} reload={read.reload} />}
    </DetailBody>
  );
}

function Taught({ taught, reload }: { taught: TaughtRow; reload: () => Promise<void> }) {
  const staff = useStaff();
  const may = useStaffMay("assistant");
  const switching = useAction(async () => {
    try {
      await changeTaught(taught.id, { is_active: !taught.is_active });
      toast({ title: taught.is_active ? teachingWords.switchedOff : teachingWords.switchedOn });
    } catch (error) {
      toast({
        title: teachingWords.notSaved,
        description: explainError(error),
        variant: "destructive",
      });
    }
    await reload();
  });
  return (
    <Detail
      title={taught.questions[0] ?? ""}
      state={<p className="text-mist">{taught.is_active ? teachingWords.on : teachingWords.off}</p>}
    >
      <FactList
        facts={[
          { label: teachingWords.by, value: nameOf(staff, taught.author_id) },
          { label: teachingWords.written, value: <StudioTime at={taught.created_at} /> },
          { label: teachingWords.changed, value: <StudioTime at={taught.updated_at} /> },
        ]}
      />
      {may ? (
        <>
          <Button
            size="compact"
            variant="secondary"
            className="w-fit"
            busy={switching.isBusy}
            onClick={switching.run}
          >
            {taught.is_active ? teachingWords.switchOff : teachingWords.switchOn}
          </Button>
          <TeachForm key={taught.updated_at} taught={taught} onDone={() => void reload()} />
        </>
      ) : (
        <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{taught.answer}</p>
      )}
    </Detail>
  );
}
