import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { importRoutes, type ImportJob, type RememberedColumn } from '#contract/resources/import';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import type { Customer } from '#contract/resources/customer';
import * as archiveWords from '#words/import-archive';
import * as words from '#words/imports';
import { sendForm } from '../../../../documents/send-form.ts';
import { uploadOne, useUploads } from '../../../../files/uploads.ts';
import { messageOf } from '../../../../lib/api/api-error.ts';
import { runEach } from '../../../../lib/api/run-each.ts';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../../lib/organization/records.ts';
import { useClaims } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/elements/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { QueryError } from '../../../../ui/feedback/states.tsx';
import type { MovedForms } from '../archive/move-forms.ts';
import { noteArchive } from '../archive/note-archive.ts';
import { matchArchived } from '../archive/match-archived.ts';
import { pictureFetcher } from '../../../../files/fetch-picture.ts';
import type { Missing } from '../job/read-result.ts';
import { sendScript } from '../job/send-script.ts';
import { chosenCustomers, domainsIn, matchCustomers } from '../match-customers.ts';
import { isMade, noteImport, tableOf, unitsOf, type Noted } from '../note-import.ts';
import { findTwins, isReference, keyOf, planRows, type Choice, type PlannedRow } from '../plan.ts';
import type { ReadFiles } from '../reading/read-files.ts';
import type { Candidate } from '../reading/read-candidates.ts';
import { ArchiveStep } from './archive-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { CustomersStep } from './customers-step.tsx';
import { NoRoom } from './no-room.tsx';
import { ReviewStep } from './review-step.tsx';
import { UnreadPages } from './unread-pages.tsx';
import {
  cellsOf,
  firstChoices,
  readChosen,
  sizeLabelsOf,
  toRemember,
  withCell,
  type SheetChoice,
} from './sheet-choice.ts';

interface Props {
  read: ReadFiles;
  references: readonly Reference[];
  customers: readonly Customer[];
  /** How many references the plan has room for. */
  room: number;
  /** Columns were taken for these before. */
  columns: readonly RememberedColumn[];
  onStarted: (started: StartedImport) => void;
  onClose: () => void;
}

/** A job goes on without this tab. Only the tab knows the rest. */
export interface StartedImport extends Pick<Noted, 'discard'> {
  kind: ImportJob['kind'];
  file: string;
  /** Missing where nothing was left to write. */
  job?: ImportJob;
  /** Rows that were refused before anything was written. */
  notPossible: readonly Missing[];
  /** This tab has brought in these of an archive. */
  forms?: MovedForms;
}

/** Records of an archive need no columns. */
const steps = {
  table: ['columns', 'customers', 'review'],
  archive: ['archive', 'customers', 'review'],
} as const;
const bodiesOfArchive: { [step in Step]?: string } = {
  customers: archiveWords.customersBody,
  review: archiveWords.reviewBody,
};
type Step = 'columns' | 'archive' | 'customers' | 'review';

export default function ImportSteps({ read: input, room, columns, onStarted, onClose, ...now }: Props) {
  const { name: file, sheets, archive, missing = [], unread = [] } = input;
  const order: readonly Step[] = steps[archive ? 'archive' : 'table'];
  const context = useActionContext();
  const { sub } = useClaims();
  const { dismiss } = useUploads();
  // What is here already must not change under the steps while references are made.
  const [{ references, customers }] = useState(now);
  const [step, setStep] = useState<Step>(order[0]!);
  const [choices, setChoices] = useState<readonly SheetChoice[]>(() =>
    firstChoices(sheets, archive ? [] : columns),
  );
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  // Somebody has chosen for these rows.
  const [picked, setPicked] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [progress, setProgress] = useState<{ settled: number; of: number }>();
  const read = useMemo(() => readChosen(choices), [choices]);
  const matches = useMemo(
    () =>
      archive
        ? matchArchived(archive, customers)
        : matchCustomers(
            new Set(read.candidates.flatMap(({ texts }) => texts.customer ?? [])),
            customers,
            domainsIn(read.candidates),
          ),
    [archive, read, customers],
  );
  const here = useMemo(() => {
    const names = new Map(customers.map(({ id, name }) => [id, name]));
    return {
      references,
      names,
      customers: chosenCustomers(matches, answers),
      sizeLabels: sizeLabelsOf(choices),
    };
  }, [references, customers, matches, answers, choices]);
  const known = useMemo(() => {
    const found = [...findTwins(read.candidates, here).values()];
    return [...new Set(found.flatMap(({ of }) => (isReference(of) ? of.id : [])))];
  }, [read, here]);
  const facts = useFacts(step === 'review' ? known : []);
  const around = useMemo(() => facts.data && { ...here, facts: facts.data }, [here, facts.data]);
  const rows = useMemo(() => (around ? planRows(read.candidates, around) : []), [read, around]);
  const choiceOf = (row: PlannedRow): Choice => {
    const choice = picked.get(keyOf(row));
    // A corrected cell may leave a row without this choice.
    return choice && row.choices.includes(choice) ? choice : row.proposed;
  };
  const choose = (chosen: readonly PlannedRow[], choice: Choice) =>
    setPicked(new Map([...picked, ...chosen.map((row) => [keyOf(row), choice] as const)]));
  const units = unitsOf(rows.map((row) => ({ row, choice: choiceOf(row) })));
  const made = units.filter(isMade);
  const upload = async (picture: File) => {
    const { id, state } = await uploadOne({ ...context, sub }, picture);
    dismiss([id]);
    return state.phase === 'ready' ? state.asset : { refusal: 'reason' in state ? state.reason : '' };
  };
  const send = (form: File) => sendForm(context.call, form);
  const bring = async () => {
    setProgress({ settled: 0, of: units.length });
    const said = toRemember(choices);
    // It saves questions the next time, so a failure is not told.
    if (said.length > 0)
      void context.call(importRoutes.rememberColumns, { columns: said }).catch(() => undefined);
    const pictures = { fetch: pictureFetcher(context.call), upload };
    const wanted = {
      importId: crypto.randomUUID(),
      file,
      units,
      around: around!,
      pictures,
      sheets: choices,
    };
    const onProgress = (settled: number) => setProgress({ settled, of: units.length });
    try {
      const noted = archive
        ? await noteArchive(context, { ...wanted, archive, rows, sendForm: send }, onProgress)
        : await noteImport(context, wanted, onProgress);
      const kind = archive ? ('archive' as const) : ('file' as const);
      const leftOut = rows.filter((row) => choiceOf(row) === 'leave').length;
      const sending = { id: wanted.importId, kind, file, leftOut, steps: noted.script.steps };
      const job = sending.steps.length > 0 ? await sendScript(context.call, sending) : undefined;
      const { script: _, ...others } = noted;
      const notPossible = rows.flatMap((row) => (row.state === 'refused' ? refusedOf(row, choices) : []));
      onStarted({ kind, file, notPossible, ...others, ...(job && { job }) });
    } catch (error) {
      setProgress(undefined);
      notify.error(messageOf(error));
    }
  };
  const sheetOf = ({ worksheet }: Candidate) => choices.find(({ sheet }) => sheet.name === worksheet)!;
  if (progress)
    return (
      <div className="flex max-w-xl flex-col gap-3">
        <output className="font-medium">{words.progress(progress.settled, progress.of)}</output>
        <ProgressBar label={words.bringing} value={progress.settled} max={progress.of} className="w-full" />
        <p className="text-pretty text-ink-2">{words.stayHere}</p>
      </div>
    );
  const at = order.indexOf(step);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-[0.8125rem] text-ink-2">{words.stepOf(at + 1, order.length, file)}</p>
        <h2 className="text-[1.0625rem] font-semibold">{words.steps[step].title}</h2>
        <p className="mt-0.5 max-w-2xl text-pretty text-ink-2">
          {(archive && bodiesOfArchive[step]) ?? words.steps[step].body}
        </p>
      </div>
      {step === 'archive' ? (
        <ArchiveStep archive={archive!} missing={missing} />
      ) : step === 'columns' ? (
        <>
          <UnreadPages addresses={unread} />
          <ColumnsStep choices={choices} leftOut={read.leftOut} remembered={columns} onChange={setChoices} />
        </>
      ) : step === 'customers' ? (
        <CustomersStep
          matches={matches}
          answers={answers}
          onAnswer={(key, answer) => setAnswers(new Map([...answers, [key, answer]]))}
        />
      ) : facts.error ? (
        <QueryError title={words.failed} query={facts} />
      ) : facts.data ? (
        <>
          <NoRoom
            over={made.length - room}
            onLeaveOut={() =>
              choose(
                made.slice(room).flatMap((unit) => unit.rows),
                'leave',
              )
            }
          />
          <ReviewStep
            rows={rows}
            choiceOf={choiceOf}
            onChoose={(row, choice) => choose([row], choice)}
            cellsOf={({ candidate }) => cellsOf(sheetOf(candidate), candidate.row)}
            onCorrect={({ candidate }, column, text) => {
              const sheet = sheetOf(candidate);
              const corrected = withCell(sheet, candidate.row, column, text);
              setChoices(choices.map((one) => (one === sheet ? corrected : one)));
            }}
          />
        </>
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-canvas py-3 max-sm:*:flex-1">
        <Button onClick={at === 0 ? onClose : () => setStep(order[at - 1]!)}>
          {at === 0 ? words.otherFile : words.back}
        </Button>
        {step === 'review' ? (
          <Button
            variant="primary"
            disabled={(units.length === 0 && !archive) || made.length > room || facts.isPlaceholderData}
            onClick={() => void bring()}
          >
            {archive && units.length === 0
              ? archiveWords.bringMissing
              : words.bring(made.length, units.length - made.length)}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={step === 'columns' && !read.isReady}
            onClick={() => setStep(order[at + 1]!)}
          >
            {words.next}
          </Button>
        )}
      </div>
    </div>
  );
}

const refusedOf = (row: PlannedRow, choices: readonly SheetChoice[]): Missing => ({
  key: keyOf(row),
  name: row.candidate.texts.title ?? words.untitled,
  rows: tableOf(row.candidate, choices),
  reason: row.refusal!,
});

/** The facts of references that a row may change, read anew for each look. */
function useFacts(ids: readonly string[]) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.all(organizationId), 'facts of', ...ids],
    queryFn: async () => {
      const { done, failed } = await runEach(ids, (id) => call(referenceRoutes.getFacts, { id }));
      if (failed[0]) throw failed[0].error;
      return new Map(done.map(({ item, result }) => [item, result]));
    },
    // A corrected cell may name another reference, and the rows stay on the screen meanwhile.
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
  });
}
