import type { Reference } from '#contract/resources/reference';
import type { ActionContext } from '../../../../lib/organization/active-organization.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { applyStatus, type StatusChange } from './apply-status.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { missingFor, changeable, statusChanges, type StatusChangeKind } from './status-changes.ts';
import { namesOf, reasonOf, type Problem, type Report, type Work } from './report.ts';
import type { Outcome as OutcomeOf } from '../../../../lib/api/run-each.ts';
import type { BeginWork } from './use-work.ts';

/** Whose references are changed, where progress is shown, and who gets the report. */
export interface WorkContext extends ActionContext {
  /** Starts showing the progress of work on many, which can be stopped there. */
  begin: BeginWork;
  onReport: (report: Report | undefined) => void;
  /** Opens a reference in the editor. */
  open: (id: string) => void;
}

type Outcome = OutcomeOf<StatusChange, Reference>;

/**
 * Changes the status of one reference or of many and offers to take it back. Of a single one a toast says what
 * became of it; of many a report stays that names those with which it did not work. Refused while other work on many
 * is under way; the report then leaves them all.
 */
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

/** It is offered twice, in the toast and in the report. `work` says whether it was begun at all. */
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
  // The report on other work is not for a single one to take away.
  if (many || report) context.onReport(report);
  if (outcome.done.length > 0) notify.success(texts.undone(outcome.done.length));
  return true;
}

/** Of a single one there is nothing to tell and nothing to stop. Undefined when other work is under way. */
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

/** Nothing when all of it worked. */
function reportOf(
  work: Work,
  problems: readonly Problem[],
  outcome: Outcome,
  undo?: () => void,
): Report | undefined {
  const left = outcome.left.map(({ reference }) => reference);
  return problems.length + left.length > 0 ? { work, problems, left, undo } : undefined;
}
