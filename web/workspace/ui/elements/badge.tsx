import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Status } from '#contract/rules/choices';
import { statuses } from '#words/choices';

type Tone = 'good' | 'warn' | 'neutral' | 'accent' | 'bad';

const tones: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  neutral: 'bg-neutral-soft text-ink-2',
  accent: 'bg-accent-soft text-accent-ink',
  bad: 'bg-bad-soft text-bad',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex h-5 w-fit items-center rounded-full px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

const statusTones: Readonly<Record<Status, Tone>> = {
  Published: 'good',
  Active: 'good',
  Draft: 'warn',
  Archived: 'neutral',
};

export function StatusBadge({ status, label = statuses[status] }: { status: Status; label?: string }) {
  return (
    <Badge tone={statusTones[status]}>
      <span aria-hidden className="me-1.5 size-1.5 rounded-full bg-current" />
      {label}
    </Badge>
  );
}
