import { useMemo, useState } from 'react';
import type { Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/imports';
import { useActionContext } from '../../../../lib/organization/active-organization.tsx';
import { Button } from '../../../../ui/elements/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { bringIn, type Brought } from '../bring-in.ts';
import { chosenCustomers, matchCustomers } from '../match-customers.ts';
import { keyOf, planRows, type PlannedRow } from '../plan.ts';
import type { Worksheet } from '../reading/cell.ts';
import { ColumnsStep } from './columns-step.tsx';
import { CustomersStep } from './customers-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ResultStep } from './result-step.tsx';
import { firstChoices, readChosen, sizeLabelsOf, type SheetChoice } from './sheet-choice.ts';

interface Props {
  file: string;
  sheets: Worksheet[];
  references: readonly Reference[];
  customers: readonly Customer[];
  onClose: () => void;
}

const steps = ['columns', 'customers', 'review'] as const;
type Step = (typeof steps)[number];

export default function ImportSteps({ file, sheets, onClose, ...now }: Props) {
  const context = useActionContext();
  // What is here already must not change under the steps while references are made.
  const [{ references, customers }] = useState(now);
  const [step, setStep] = useState<Step>('columns');
  const [choices, setChoices] = useState<readonly SheetChoice[]>(() => firstChoices(sheets));
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  // Somebody has changed the checkbox of these rows.
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<{ settled: number; of: number }>();
  const [brought, setBrought] = useState<Brought>();
  const read = useMemo(() => readChosen(choices), [choices]);
  const matches = useMemo(
    () => matchCustomers(new Set(read.candidates.flatMap(({ texts }) => texts.customer ?? [])), customers),
    [read, customers],
  );
  const chosen = useMemo(() => chosenCustomers(matches, answers), [matches, answers]);
  const rows = useMemo(
    () => planRows(read.candidates, { references, customers: chosen }),
    [read, references, chosen],
  );
  const isWanted = (row: PlannedRow) =>
    toggled.has(keyOf(row)) ? row.state === 'twin' : row.state === 'new';
  const wanted = rows.filter(isWanted);
  const bring = async () => {
    setProgress({ settled: 0, of: wanted.length });
    const done = await bringIn(
      context,
      {
        importId: crypto.randomUUID(),
        file,
        rows: wanted,
        customers: chosen,
        sizeLabels: sizeLabelsOf(choices),
      },
      (settled) => setProgress({ settled, of: wanted.length }),
    );
    setBrought(done);
  };
  if (brought) return <ResultStep file={file} brought={brought} sheets={sheets} onAgain={onClose} />;
  if (progress)
    return (
      <div className="flex max-w-xl flex-col gap-3">
        <output className="font-medium">{words.progress(progress.settled, progress.of)}</output>
        <ProgressBar label={words.bringing} value={progress.settled} max={progress.of} className="w-full" />
        <p className="text-pretty text-ink-2">{words.stayHere}</p>
      </div>
    );
  const at = steps.indexOf(step);
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-[0.8125rem] text-ink-2">{words.stepOf(at + 1, steps.length, file)}</p>
        <h2 className="text-[1.0625rem] font-semibold">{words.steps[step].title}</h2>
        <p className="mt-0.5 max-w-2xl text-pretty text-ink-2">{words.steps[step].body}</p>
      </div>
      {step === 'columns' ? (
        <ColumnsStep choices={choices} leftOut={read.leftOut} onChange={setChoices} />
      ) : step === 'customers' ? (
        <CustomersStep
          matches={matches}
          answers={answers}
          onAnswer={(key, answer) => setAnswers(new Map([...answers, [key, answer]]))}
        />
      ) : (
        <ReviewStep
          rows={rows}
          isWanted={isWanted}
          onToggle={(row) => setToggled(withToggled(toggled, keyOf(row)))}
        />
      )}
      <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-canvas py-3 max-sm:*:flex-1">
        <Button onClick={at === 0 ? onClose : () => setStep(steps[at - 1]!)}>
          {at === 0 ? words.otherFile : words.back}
        </Button>
        {step === 'review' ? (
          <Button variant="primary" disabled={wanted.length === 0} onClick={() => void bring()}>
            {words.bring(wanted.length)}
          </Button>
        ) : (
          <Button
            variant="primary"
            disabled={step === 'columns' && !read.isReady}
            onClick={() => setStep(steps[at + 1]!)}
          >
            {words.next}
          </Button>
        )}
      </div>
    </div>
  );
}

function withToggled(set: ReadonlySet<string>, one: string): Set<string> {
  const changed = new Set(set);
  if (!changed.delete(one)) changed.add(one);
  return changed;
}
