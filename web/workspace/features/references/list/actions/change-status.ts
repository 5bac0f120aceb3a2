import type { Reference } from '#contract/resources/reference';
import type { ActionContext } from '../../../../lib/organization/active-organization.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { applyStatus, type StatusChange } from './apply-status.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { missingFor, changeable, statusChanges, type StatusChangeKind } from './status-changes.ts';
import { namesOf, reasonOf, type Problem, type Report, type Work } from './report.ts';
import type { Outcome as OutcomeOf } from '../../../../lib/api/run-each.ts';
import type { BeginWork } from './use-work.ts';

export interface WorkContext extends ActionContext {
  begin: BeginWork;
  onReport: (report: Report | undefined) => void;
  open: (id: string) => void;
}

type Outcome = OutcomeOf<StatusChange, Reference>;

/** A single reference reports in a toast; many leave a report of the failures. */
export async function changeStatusOf(
  context: WorkContext,
  references: readonly Reference[],
  kind: StatusChangeKind,
): Promise<Report | undefined> {
  const { to } = statusChanges[kind];
  const requested = changeable(references, kind);
  const incomplete = requested.filter((reference) => missingFor(reference, to).length > 0);
  const ready = requested.filter((reference) => !incomplete.includes(reference));
  const outcome = await run(
    context,
    kind,
    ready.map((reference) => ({ reference, to })),
  );
  if (!outcome) return { work: kind, problems: [], left: references };
  const many = requested.length > 1;
  const undo = outcome.done.length > 0 ? onlyOnce(() => takeBack(context, outcome, many)) : undefined;
  if (undo) notify.success(doneText(kind, outcome, requested.length), { label: texts.undo, onClick: undo });
  const failures = problemsOf(outcome);
  const report = reportOf(kind, [...incomplete.map(lackOf), ...failures], outcome, undo);
  if (many) context.onReport(report);
  else if (incomplete[0]) notifyIncomplete(context, incomplete[0]);
  else if (failures[0]) notify.error(failures[0].reason);
  return report;
}

/** Undo is offered in the toast and in the report, but may run only once. `work` resolves to whether it started. */
function onlyOnce(work: () => Promise<boolean>): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    void work().then((done) => {
      begun = done;
    });
  };
}

async function takeBack(context: WorkContext, { done }: Outcome, many: boolean): Promise<boolean> {
  const back = done.map(({ item, result }) => ({ reference: result, to: item.reference.status }));
  const outcome = await run(context, 'undo', back);
  if (!outcome) return false;
  const report = reportOf('undo', problemsOf(outcome), outcome);
  // An undo of a single reference must not remove the report of other work.
  if (many || report) context.onReport(report);
  if (outcome.done.length > 0) notify.success(texts.undone(outcome.done.length));
  return true;
}

async function run(
  context: WorkContext,
  work: Work,
  changes: readonly StatusChange[],
): Promise<Outcome | undefined> {
  const total = changes.length;
  if (total <= 1) return applyStatus(context, changes);
  const shown = context.begin(work, total);
  if (!shown) {
    notify.error(texts.underWay);
    return undefined;
  }
  try {
    return await applyStatus(context, changes, shown);
  } finally {
    shown.end();
  }
}

function notifyIncomplete({ open }: WorkContext, reference: Reference): void {
  notify.error(texts.needs(namesOf(missingFor(reference, 'Published'))), {
    label: texts.open,
    onClick: () => open(reference.id),
  });
}

function doneText(kind: StatusChangeKind, { done }: Outcome, requested: number): string {
  return requested === 1 && done[0]
    ? texts.moved[kind](done[0].result.name)
    : texts.movedAll[kind](done.length);
}

const lackOf = (reference: Reference): Problem => ({
  reference,
  reason: texts.fillIn(namesOf(missingFor(reference, 'Published'))),
});

const problemsOf = ({ failed }: Outcome): Problem[] =>
  failed.map(({ item, error }) => ({ reference: item.reference, reason: reasonOf(error) }));

function reportOf(
  work: Work,
  problems: readonly Problem[],
  outcome: Outcome,
  undo?: () => void,
): Report | undefined {
  const left = outcome.left.map(({ reference }) => reference);
  return problems.length + left.length > 0 ? { work, problems, left, undo } : undefined;
}
