import type { Reference } from '#contract/resources/reference';
import * as words from '#words/reference-actions';
import type { ActionContext } from '../../../../lib/organization/active-organization.tsx';
import type { Decision } from '../../../../permissions/publishing/publish-warning.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { applyStatus, type StatusChange } from './apply-status.ts';
import { missingFor, changeable, statusChanges, type StatusChangeKind } from './status-changes.ts';
import { namesOf, reasonOf, type Problem, type Report, type Work } from './report.ts';
import type { Outcome as OutcomeOf } from '../../../../lib/api/run-each.ts';
import type { BeginWork } from './use-work.ts';

export interface WorkContext extends ActionContext {
  begin: BeginWork;
  onReport: (report: Report | undefined) => void;
  open: (id: string) => void;
  /** Asks about parts that nobody allowed; undefined if the user cancels. */
  decide: (references: readonly Reference[]) => Promise<Decision | undefined>;
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
  const complete = requested.filter((reference) => !incomplete.includes(reference));
  const decision = kind === 'publish' && complete.length > 0 ? await context.decide(complete) : undecided;
  if (!decision) return { work: kind, problems: [], left: references };
  const held = complete.filter(({ id }) => decision.held.some(({ card }) => card.id === id));
  const ready = complete.filter((reference) => !held.includes(reference));
  const outcome = await run(
    context,
    kind,
    ready.map((reference) => ({ reference, to, decided: decision.changes.get(reference.id) })),
  );
  if (!outcome) return { work: kind, problems: [], left: references };
  const many = requested.length > 1;
  const undo = outcome.done.length > 0 ? onlyOnce(() => takeBack(context, outcome, many)) : undefined;
  if (undo) notify.success(doneText(kind, outcome, requested.length), { label: words.undo, onClick: undo });
  const failures = problemsOf(outcome);
  const report = reportOf(
    kind,
    [...incomplete.map(lackOf), ...held.map(heldBack), ...failures],
    outcome,
    undo,
  );
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
  const back = done.map(({ item: { reference }, result }) => ({
    reference: result,
    to: reference.status,
    // A reference that was public for a reason is public again for the same.
    decided: reference.override && { overrideReason: reference.override.reason },
  }));
  const outcome = await run(context, 'undo', back);
  if (!outcome) return false;
  const report = reportOf('undo', problemsOf(outcome), outcome);
  // An undo of a single reference must not remove the report of other work.
  if (many || report) context.onReport(report);
  if (outcome.done.length > 0) notify.success(words.undone(outcome.done.length));
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
    notify.error(words.underWay);
    return undefined;
  }
  try {
    return await applyStatus(context, changes, shown);
  } finally {
    shown.end();
  }
}

function notifyIncomplete({ open }: WorkContext, reference: Reference): void {
  notify.error(words.needs(namesOf(missingFor(reference, 'Published'))), {
    label: words.open,
    onClick: () => open(reference.id),
  });
}

function doneText(kind: StatusChangeKind, { done }: Outcome, requested: number): string {
  return requested === 1 && done[0]
    ? words.moved[kind](done[0].result.name)
    : words.movedAll[kind](done.length);
}

const lackOf = (reference: Reference): Problem => ({
  reference,
  reason: words.fillIn(namesOf(missingFor(reference, 'Published'))),
});

const undecided: Decision = { changes: new Map(), held: [] };

const heldBack = (reference: Reference): Problem => ({ reference, reason: words.notAllowed });

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
