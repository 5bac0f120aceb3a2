import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Reference } from '#contract/reference';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
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
      text: 'It appears on your public page at once, unless it is unlisted or private.',
      done: steps.published,
      action: draft
        ? { label: 'Open draft', to: `/app/references/${draft.id}` }
        : { label: 'Open references', to: '/app/references' },
    },
  ];
}

interface FirstStepsCardProps {
  steps: FirstSteps;
  drafts: readonly Reference[];
  /** Puts the card away once all is done. */
  onDismiss: () => void;
}

/** Three steps to the first published reference; each ticks itself off as its record comes to exist. */
export function FirstStepsCard({ steps, drafts, onDismiss }: FirstStepsCardProps) {
  const list = stepsOf(steps, drafts);
  const done = list.filter((step) => step.done).length;
  const next = list.findIndex((step) => !step.done);
  return (
    <Card className="overflow-hidden" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 pt-5 pb-4">
        <div>
          <h2 id="first-steps" className="text-[0.9375rem] font-semibold">
            {next < 0 ? 'You are all set' : 'Your first published reference'}
          </h2>
          <p className="text-ink-2">
            {next < 0
              ? 'Your first reference is published. Pass on the link to your page.'
              : 'Three steps, a few minutes.'}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <span className="text-[0.8125rem] text-ink-2">{done} of 3 done</span>
          <ProgressBar label="Steps done" value={done} max={3} className="w-24" />
          {next < 0 ? (
            <IconButton label="Dismiss first steps" onClick={onDismiss} className="-mr-2">
              <X aria-hidden />
            </IconButton>
          ) : null}
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

const keyOf = (organizationId: string) => `refdeck.first-steps.${organizationId}`;

/**
 * Whether the first steps are shown: until they are done, and then, to whoever was seen to be on the way in this
 * browser, until they are put away.
 */
export function useFirstSteps(organizationId: string, done: boolean | undefined) {
  const key = keyOf(organizationId);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (done === false) keep(key, true);
  }, [key, done]);
  const dismiss = () => {
    setDismissed(true);
    keep(key, false);
  };
  return { shown: done === false || (done === true && !dismissed && wasBegun(key)), dismiss };
}

function wasBegun(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string, begun: boolean): void {
  try {
    if (begun) localStorage.setItem(key, 'begun');
    else localStorage.removeItem(key);
  } catch {
    // The steps then end with the page.
  }
}
