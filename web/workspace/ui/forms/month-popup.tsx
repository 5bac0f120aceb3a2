import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Popover } from 'react-aria-components/Popover';
import { currentYearMonth } from '#contract/reference/date';
import * as words from '#words/fields';
import { language } from '#words/language';
import { Button, IconButton } from '../elements/button.tsx';
import { monthAt, monthIndex, moved, yearOf } from './month-steps.ts';

interface MonthPopupProps {
  label: string;
  value: string | undefined;
  field: RefObject<HTMLElement | null>;
  /** Called with YYYY-MM, or an empty text to clear the month. */
  onPick: (month: string) => void;
  onClose: () => void;
}

const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });

export default function MonthPopup({ label, value, field, onPick, onClose }: MonthPopupProps) {
  const [today] = useState(() => currentYearMonth(new Date()));
  const [current, setCurrent] = useState(monthIndex(value ?? today));
  return (
    <Popover
      aria-label={label}
      triggerRef={field}
      isOpen
      onOpenChange={(open) => open || onClose()}
      placement="bottom end"
      offset={6}
      className="pop-in w-64 rounded-xl bg-overlay p-3 text-sm text-ink shadow-pop outline-none"
    >
      <YearStep current={current} onStep={setCurrent} />
      <Months current={current} value={value} today={today} onStep={setCurrent} onPick={onPick} />
      <div className="mt-2 flex justify-between border-t border-line pt-2">
        <Button size="sm" variant="ghost" disabled={!value} onClick={() => onPick('')}>
          {words.monthClear}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onPick(today)}>
          {words.monthThis}
        </Button>
      </div>
    </Popover>
  );
}

interface MonthsProps {
  current: number;
  value: string | undefined;
  today: string;
  onStep: (to: number) => void;
  onPick: (month: string) => void;
}

function Months({ current, value, today, onStep, onPick }: MonthsProps) {
  const months = useRef<HTMLFieldSetElement>(null);
  const focusCurrent = () => months.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useEffect(focusCurrent, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(current, event.key, event.currentTarget.matches(':dir(rtl)'));
    if (next === undefined) return;
    event.preventDefault();
    flushSync(() => onStep(next));
    focusCurrent();
  };
  const january = yearOf(current) * 12;
  return (
    <fieldset ref={months} aria-label={String(yearOf(current))} className="grid grid-cols-3 gap-1">
      {Array.from({ length: 12 }, (_, number) => {
        const month = monthAt(january + number);
        const date = new Date(`${month}-01T00:00:00Z`);
        return (
          <button
            key={number}
            type="button"
            tabIndex={january + number === current ? 0 : -1}
            aria-pressed={month === value}
            aria-current={month === today ? 'date' : undefined}
            onKeyDown={onKeyDown}
            onClick={() => onPick(month)}
            className={clsx(
              'h-10 rounded-lg font-medium',
              month === value ? 'bg-accent text-on-accent' : 'hover:bg-hover',
              month === today && month !== value && 'text-accent-ink underline underline-offset-4',
            )}
          >
            {short.format(date)}
            <span className="sr-only"> {yearOf(current)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

function YearStep({ current, onStep }: { current: number; onStep: (to: number) => void }) {
  const before = moved(current, 'PageUp');
  const after = moved(current, 'PageDown');
  return (
    <div className="mb-1 flex items-center justify-between">
      <IconButton
        label={words.monthPreviousYear}
        disabled={before === undefined}
        onClick={() => before !== undefined && onStep(before)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <output className="font-semibold tabular-nums">{yearOf(current)}</output>
      <IconButton
        label={words.monthNextYear}
        disabled={after === undefined}
        onClick={() => after !== undefined && onStep(after)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
