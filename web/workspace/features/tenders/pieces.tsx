import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import type { Tender } from '#contract/resources/tender';
import type { LightColor } from '#contract/tender/light';
import type { FitClass } from '#contract/tender/fit';
import type { TenderStatus } from '#contract/tender/status';
import { language } from '#words/language';
import * as words from '#words/tenders';
import { daysLeft } from '../../tenders/days-left.ts';
import { Badge } from '../../ui/elements/badge.tsx';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;

const statusTones: Record<TenderStatus, Tone> = {
  preparing: 'warn',
  sent: 'accent',
  won: 'good',
  lost: 'neutral',
  cancelled: 'neutral',
  'no bid': 'neutral',
};

export const TenderStatusBadge = ({ status }: { status: TenderStatus }) => (
  <Badge tone={statusTones[status]}>{words.statuses[status]}</Badge>
);

const fitTones: Record<FitClass, Tone> = {
  fits: 'good',
  'may fit': 'warn',
  nearly: 'warn',
  'does not fit': 'neutral',
};

export const FitBadge = ({ fit }: { fit: FitClass }) => (
  <Badge tone={fitTones[fit]}>{words.classes[fit]}</Badge>
);

const lightTones: Record<LightColor, string> = {
  green: 'bg-good',
  amber: 'bg-warn',
  grey: 'bg-ink-3',
  red: 'bg-bad',
};

/** The words say the same as the color. */
export const LightWord = ({
  color,
  says = words.lights[color],
}: {
  color: LightColor;
  says?: string | undefined;
}) => (
  <span className="inline-flex items-center gap-1.5 text-[0.8125rem] text-ink-2">
    <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', lightTones[color])} />
    {says}
  </span>
);

const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
const dayAndTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

export const dayInWords = (at: string): string => day.format(new Date(at));

const urgentDays = 7;

/** Only a tender in preparation has days left. */
export function DeadlineText({
  tender: { deadline, status },
  className,
}: {
  tender: Pick<Tender, 'deadline' | 'status'>;
  className?: string;
}) {
  const [now] = useState(() => new Date());
  const days = daysLeft(deadline, now);
  return (
    <p className={clsx('text-[0.8125rem] text-ink-2', className)}>
      {status === 'preparing' ? (
        <span className={clsx('block font-medium', days <= urgentDays ? 'text-bad' : 'text-ink')}>
          {words.daysLeft(days)}
        </span>
      ) : null}
      <time dateTime={deadline}>{dayAndTime.format(new Date(deadline))}</time>
    </p>
  );
}
