import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Reference } from '#contract/reference';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { FirstSteps } from './overview.ts';

interface Step {
  title: string;
  text: string;
  done: boolean;
  action: { label: string; to: string };
}

function stepsOf(steps: FirstSteps, drafts: readonly Reference[]): Step[] {
  const draft = drafts[0];
  return [
    {
      title: 'Add a customer',
      text: 'The company whose story you tell.',
      done: steps.customer,
      action: { label: 'Add customer', to: '/app/customers/new' },
    },
    {
      title: 'Create a reference',
      text: 'Write the card and watch it take shape beside the form.',
      done: steps.reference,
      action: { label: 'Create reference', to: '/app/references/new' },
    },
    {
      title: 'Publish it',
      text: 'It appears on your public page at once.',
      done: steps.published,
      action: draft
        ? { label: 'Open draft', to: `/app/references/${draft.id}` }
        : { label: 'Open references', to: '/app/references' },
    },
  ];
}

/** Three steps to the first published reference; each ticks itself off as its record comes to exist. */
export function FirstStepsCard({ steps, drafts }: { steps: FirstSteps; drafts: readonly Reference[] }) {
  const list = stepsOf(steps, drafts);
  const done = list.filter((step) => step.done).length;
  const next = list.findIndex((step) => !step.done);
  return (
    <Card className="overflow-hidden" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 pt-5 pb-4">
        <div>
          <h2 id="first-steps" className="text-[0.9375rem] font-semibold">
            Your first published reference
          </h2>
          <p className="text-ink-2">Three steps, a few minutes.</p>
        </div>
        <div className="flex items-center gap-3">
          <span className="text-[0.8125rem] text-ink-2">{done} of 3 done</span>
          <progress
            value={done}
            max={3}
            aria-label="Steps done"
            className="h-1.5 w-24 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent-mark [&::-webkit-progress-bar]:bg-neutral-soft [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent-mark"
          />
        </div>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {list.map((step, index) => (
          <li key={step.title} className="flex items-center gap-4 px-5 py-3.5 max-sm:flex-wrap">
            <span
              aria-hidden
              className={clsx(
                'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
                step.done
                  ? 'bg-good-soft text-good'
                  : index === next
                    ? 'bg-accent-soft text-accent-ink'
                    : 'bg-neutral-soft text-ink-2',
              )}
            >
              {step.done ? <Check className="size-3.5" /> : index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className={clsx('font-medium', step.done && 'text-ink-2')}>
                {step.title}
                {step.done ? <span className="sr-only"> (done)</span> : null}
              </p>
              {step.done ? null : <p className="text-[0.8125rem] text-ink-2">{step.text}</p>}
            </div>
            {index === next ? (
              <ButtonLink to={step.action.to} variant="primary" size="sm">
                {step.action.label}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
