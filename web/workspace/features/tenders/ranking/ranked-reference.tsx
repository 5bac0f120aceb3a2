import { clsx } from 'clsx';
import { Check, ChevronDown, CircleAlert, CircleHelp, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { Condition } from '#contract/tender/condition';
import type { Ranked } from '#contract/tender/fit';
import type { Mark, MarkState } from '#contract/tender/mark-states';
import * as words from '#words/tenders';
import { ButtonLink } from '../../../ui/elements/button.tsx';
import { Link } from '../../../ui/elements/link.tsx';
import { conditionInWords, reasonsInWords, saysInWords } from '../in-words.ts';
import { FitBadge, LightWord } from '../pieces.tsx';
import { useTenders } from '../../../tenders/tender-lists.ts';
import { tendersWith } from './tenders-with.ts';
import type { Candidate } from './use-candidates.ts';

interface Props {
  candidate: Candidate;
  ranked: Ranked;
  conditions: readonly Condition[];
  isPicked: boolean;
  onToggle: (() => void) | undefined;
}

export function RankedReference({ candidate, ranked, conditions, isPicked, onToggle }: Props) {
  const { reference, customer } = candidate;
  const [open, setOpen] = useState(false);
  const id = useId();
  const met = ranked.marks.filter(({ state }) => state === 'met').length;
  return (
    <li className={clsx(isPicked && 'bg-accent-soft/40')}>
      <div className="flex items-center gap-3 px-3 py-2.5 sm:px-4">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-(--accent)"
          aria-label={words.chooseFor(reference.name)}
          checked={isPicked}
          disabled={!onToggle}
          onChange={onToggle}
        />
        <div className="min-w-0 flex-1">
          <Link to={`/app/references/${reference.id}`} className="font-medium wrap-anywhere hover:underline">
            {reference.name}
          </Link>
          <p className="truncate text-[0.8125rem] text-ink-2">
            {conditions.length > 0
              ? `${customer.name} · ${words.markCounts(met, conditions.length)}`
              : customer.name}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-4">
          <LightWord color={ranked.light.color} />
          {conditions.length > 0 ? <FitBadge fit={ranked.fit} /> : null}
        </div>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={words.why(reference.name)}
          onClick={() => setOpen(!open)}
          className="grid size-8 shrink-0 place-items-center rounded-lg text-ink-2 hover:bg-hover hover:text-ink"
        >
          <ChevronDown aria-hidden className={clsx('size-4 transition-transform', open && 'rotate-180')} />
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open ? <Why candidate={candidate} ranked={ranked} conditions={conditions} /> : null}
      </div>
    </li>
  );
}

function Why({
  candidate: { reference },
  ranked,
  conditions,
}: Pick<Props, 'candidate' | 'ranked' | 'conditions'>) {
  // Nothing is said of earlier tenders until their list is here.
  const earlier = tendersWith(useTenders().data ?? [], reference.id);
  return (
    <div className="border-t border-line bg-sunken px-4 py-3 text-[0.8125rem] sm:ps-11">
      <ul className="flex flex-col gap-1.5">
        {conditions.map((condition, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
          <li key={at} className="flex items-start gap-2">
            <MarkIcon state={ranked.marks[at]!.state} />
            <span className="min-w-0">
              <span className="block">{conditionInWords(condition)}</span>
              <Says condition={condition} mark={ranked.marks[at]!} />
            </span>
          </li>
        ))}
        {reasonsInWords(ranked.light).map((reason) => (
          <li key={reason} className="text-ink-2">
            {reason}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <span className="text-ink-3">
          {[
            words.score(Math.round(ranked.score)),
            earlier.count > 0 && words.inTenders(earlier.count, earlier.won),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <ButtonLink
          to={`/app/references/${reference.id}/facts`}
          size="sm"
          aria-label={words.fillInFor(reference.name)}
        >
          {words.fillIn}
        </ButtonLink>
      </div>
    </div>
  );
}

const Says = ({ condition, mark }: { condition: Condition; mark: Mark }) => (
  <span className="block text-ink-2">
    {words.marks[mark.state]}. {saysInWords(condition, mark)}
  </span>
);

const icons: Record<MarkState, { Icon: typeof Check; className: string }> = {
  met: { Icon: Check, className: 'text-good' },
  unknown: { Icon: CircleHelp, className: 'text-warn' },
  nearly: { Icon: CircleAlert, className: 'text-warn' },
  missed: { Icon: X, className: 'text-bad' },
};

function MarkIcon({ state }: { state: MarkState }) {
  const { Icon, className } = icons[state];
  return <Icon aria-hidden className={clsx('mt-0.5 size-3.5 shrink-0', className)} />;
}
