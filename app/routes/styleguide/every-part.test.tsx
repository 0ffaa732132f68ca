import type { AllHTMLAttributes, ComponentProps, ReactNode } from "react";
import type * as JsxRuntime from "react/jsx-dev-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { ChoiceGroup } from "../../form/choice-group.tsx";
import { FailureNote } from "../../form/failure-note.tsx";
import { Field } from "../../form/field.tsx";
import { FormOutcome } from "../../form/form-outcome.tsx";
import * as lineLooks from "../../form/line-looks.ts";
import { LineSelect } from "../../form/line-select.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Badge, StatusBadge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Choice } from "../../ui/choice.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DialogClose, DialogTrigger } from "../../ui/dialog-trigger.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { FieldHint } from "../../ui/field-parts.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Input } from "../../ui/input.tsx";
import { FilmScreen } from "../../ui/media/film-screen.tsx";
import { FilmToggle } from "../../ui/media/film-toggle.tsx";
import { PictureFiles } from "../../ui/media/picture-files.tsx";
import { Picture } from "../../ui/media/picture.tsx";
import { Modal } from "../../ui/modal.tsx";
import { NewTabMark } from "../../ui/new-tab-mark.tsx";
import { NoticeRow } from "../../ui/notice-row.tsx";
import { PartFailure } from "../../ui/part-failure.tsx";
import { Progress } from "../../ui/progress.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { RowSkeletons } from "../../ui/row-skeletons.tsx";
import { Select } from "../../ui/select.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Table } from "../../ui/table.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../ui/tabs.tsx";
import { TallyLight } from "../../ui/tally-light.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { WideFrame } from "../../ui/wide-frame.tsx";
import Styleguide from "../styleguide.tsx";

type Created = { type: unknown; props: Readonly<Record<string, unknown>> };
const created = vi.hoisted((): Created[] => []);

vi.mock("react/jsx-dev-runtime", async (load) => {
  const runtime = await load<typeof JsxRuntime>();
  const jsxDEV: typeof runtime.jsxDEV = (type, props, ...rest) => {
    created.push({ type, props: { ...(props as object) } });
    return runtime.jsxDEV(type, props, ...rest);
  };
  return { ...runtime, jsxDEV };
});

type Native = AllHTMLAttributes<unknown> &
  ComponentProps<"a"> &
  ComponentProps<"button"> &
  ComponentProps<"dialog"> &
  ComponentProps<"table">;

/** What every element has, and what changes nothing that is seen. */
type Unseen = Exclude<keyof Native, "size"> | "asset" | "priority" | "reloadDocument";

/** The values a prop can have, where it has a few; of a flag, that it is set. */
type Values<Prop> = [Prop] extends [boolean]
  ? "true"
  : [Prop] extends [string]
    ? string extends Prop
      ? never
      : Prop
    : never;

type Choices<Props> = {
  [
    Key in Exclude<keyof Props, Unseen> as [Values<NonNullable<Props[Key]>>] extends [never]
      ? never
      : Key
  ]-?: Readonly<Record<Values<NonNullable<Props[Key]>>, true>>;
};

/** A prop or a value that is missing here is an error of types. */
function all<Props>(part: (props: Props) => ReactNode, choices: Choices<Props>) {
  const looks = Object.entries<Readonly<Record<string, true>>>(choices).flatMap(([prop, values]) =>
    Object.keys(values).map((value) => ({ prop, value })),
  );
  return { part, looks };
}

const set = { true: true } as const;
const densities = { default: true, dense: true } as const;
const buttonLook = {
  variant: {
    primary: true,
    inverse: true,
    secondary: true,
    veiled: true,
    quiet: true,
    destructive: true,
  },
  size: { default: true, large: true, medium: true, slim: true, small: true, compact: true },
} as const;

const parts = [
  all(Alert, {
    tone: { info: true, success: true, warning: true, danger: true },
    size: { default: true, large: true },
  }),
  all(Badge, { variant: { default: true, secondary: true, outline: true, destructive: true } }),
  all(Button, { ...buttonLook, busy: set }),
  all(ButtonLink, { ...buttonLook, newTab: set }),
  all(Checkbox, {}),
  all(ChoiceGroup, {}),
  all(Choice, { isMarked: set, isRuled: set }),
  all(ConfirmDialog, { isDestructive: set }),
  all(CopyButton, {}),
  all(Dialog, {}),
  all(DialogClose, { ...buttonLook, busy: set }),
  all(DialogTrigger, { ...buttonLook, busy: set }),
  all(FailureNote, {}),
  all(Field, {}),
  all(FieldError, {}),
  all(FieldHint, { isBelow: set }),
  all(FilmScreen, {}),
  all(FilmToggle, {}),
  all(FormOutcome, {}),
  all(IconButton, { tone: { mist: true, paper: true } }),
  all(Input, { density: densities, isHex: set }),
  all(LineSelect, { size: { default: true, large: true } }),
  all(Modal, { look: { window: true, screen: true } }),
  all(NewTabMark, {}),
  all(NoticeRow, {}),
  all(PartFailure, {}),
  all(Picture, { fit: { cover: true, whole: true }, isDecorative: set }),
  all(PictureFiles, { fit: { cover: true, whole: true } }),
  all(Progress, {}),
  all(RadioGroup, { isRuled: set, legendHidden: set }),
  all(RowSkeletons, {}),
  all(Select, {}),
  all(Sheet, {}),
  all(Skeleton, {}),
  all(SkeletonText, {}),
  all(Spinner, {}),
  all(StatusBadge, {
    status: { completed: true, in_progress: true, review: true, pending: true, cancelled: true },
  }),
  all(Table, { captionHidden: set }),
  all(Tabs, {}),
  all(TabsContent, { look: { plain: true, page: true } }),
  all(TabsList, { look: { plain: true, bar: true } }),
  all(TabsTrigger, { look: { plain: true, display: true, bar: true } }),
  all(TallyLight, { isLit: set }),
  all(Textarea, { density: { ...densities, medium: true, short: true } }),
  all(WideFrame, {}),
];

/** The root mounts it; the guide raises toasts, and the types hold their variants in toast-kinds.tsx. */
const mountedElsewhere = ["Toaster"];

renderToStaticMarkup(
  <MemoryRouter>
    <Styleguide />
  </MemoryRouter>,
);

it("knows every component of app/ui and app/form", () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ["../../{ui,form}/**/*.tsx", "!**/*.test.tsx"],
    { eager: true },
  );
  const found = Object.values(modules)
    .flatMap((module) => Object.keys(module).filter((name) => typeof module[name] === "function"))
    .filter((name) => /^[A-Z]/.test(name));
  const known = [...parts.map(({ part }) => part.name), ...mountedElsewhere];
  expect(found.toSorted()).toEqual(known.toSorted());
});

it.each(parts.map(({ part, looks }) => [part.name, part, looks] as const))(
  "shows %s in every look its props allow",
  (_, part, looks) => {
    const shown = created.filter(({ type }) => type === part);
    expect(shown).not.toEqual([]);
    const missing = looks.filter(
      ({ prop, value }) => !shown.some(({ props }) => String(props[prop]) === value),
    );
    expect(missing).toEqual([]);
  },
);

it("shows every look of a line", () => {
  const lines = Object.values(lineLooks).filter((look) => typeof look === "object");
  const fields = created.filter(({ type }) => type === Field);
  const shown = new Set(fields.map(({ props }) => props["line"]));
  expect(lines.filter((line) => !shown.has(line))).toEqual([]);
});
