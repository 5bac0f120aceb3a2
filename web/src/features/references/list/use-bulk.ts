import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Reference } from '#contract/reference';
import { notify } from '../../../ui/toast.tsx';
import { missingFor, movable, moves, type Move } from './moves.ts';
import { namesOf, reasonOf, type Problem, type Report, type Work } from './report.ts';
import { listTexts as texts } from './texts.ts';
import { useApplyStatus, type ApplyStatus, type StatusChange } from './use-apply-status.ts';

export interface Progress {
  work: Work;
  settled: number;
  total: number;
}

type Outcome = Awaited<ReturnType<ApplyStatus>>;

/** Changes the status of one reference or of many, offers to take it back, and reports what did not work. */
export function useBulk() {
  const { run, progress, stop } = useRun();
  const [report, setReport] = useState<Report>();
  const sayIncomplete = useSayIncomplete();

  const undo = useCallback(
    async ({ done }: Outcome) => {
      const back = done.map(({ item, result }) => ({ reference: result, to: item.reference.status }));
      const outcome = await run('undo', back);
      setReport(reportOf('undo', problemsOf(outcome), outcome));
      if (outcome.done.length > 0) notify.success(texts.undone(outcome.done.length));
    },
    [run],
  );
  const move = useCallback(
    async (references: readonly Reference[], kind: Move): Promise<Report | undefined> => {
      const { to } = moves[kind];
      const asked = movable(references, kind);
      const incomplete = asked.filter((reference) => missingFor(reference, to).length > 0);
      const ready = asked.filter((reference) => !incomplete.includes(reference));
      const outcome = await run(
        kind,
        ready.map((reference) => ({ reference, to })),
      );
      const takeBack = outcome.done.length > 0 ? () => void undo(outcome) : undefined;
      if (takeBack)
        notify.success(doneText(kind, outcome, asked.length), { label: texts.undo, onClick: takeBack });
      const failures = problemsOf(outcome);
      const result = reportOf(kind, [...incomplete.map(lackOf), ...failures], outcome, takeBack);
      if (asked.length > 1) setReport(result);
      else if (incomplete[0]) sayIncomplete(incomplete[0]);
      else if (failures[0]) notify.error(failures[0].reason);
      return result;
    },
    [run, undo, sayIncomplete],
  );
  return { progress, report, setReport, move, stop };
}

/** Applies changes with their progress told, and a way to stop them; of a single one there is none to tell. */
function useRun() {
  const apply = useApplyStatus();
  const [progress, setProgress] = useState<Progress>();
  const stopping = useRef<AbortController>(undefined);
  const run = useCallback(
    async (work: Work, changes: readonly StatusChange[]): Promise<Outcome> => {
      const total = changes.length;
      stopping.current = new AbortController();
      if (total > 1) setProgress({ work, settled: 0, total });
      const outcome = await apply(changes, {
        signal: stopping.current.signal,
        onProgress: (settled) => setProgress((now) => now && { ...now, settled }),
      });
      setProgress(undefined);
      return outcome;
    },
    [apply],
  );
  return { run, progress, stop: () => stopping.current?.abort() };
}

/** For a single reference a toast says what is missing, with the way there. */
function useSayIncomplete() {
  const navigate = useNavigate();
  return useCallback(
    (reference: Reference) =>
      notify.error(texts.needs(namesOf(missingFor(reference, 'Published'))), {
        label: texts.open,
        onClick: () => void navigate(`/app/references/${reference.id}`),
      }),
    [navigate],
  );
}

function doneText(kind: Move, { done }: Outcome, asked: number): string {
  return asked === 1 && done[0] ? texts.moved[kind](done[0].result.name) : texts.movedAll[kind](done.length);
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
